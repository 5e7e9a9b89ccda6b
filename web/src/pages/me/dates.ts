// Days as the server tells them, written as people write them.
import { isWrittenBy, spoken, t } from "../../words/l10n.ts";

type Form = "short" | "long" | "month";
const FORMS: Readonly<Record<Form, Intl.DateTimeFormatOptions>> = {
  short: { day: "numeric", month: "short" },
  long: { day: "numeric", month: "long" },
  month: { month: "long", year: "numeric" },
};

/** The page's language as it is written where the reader lives. */
const locale = (): string => navigator.languages.find((own) => own.split("-")[0] === spoken()) ?? spoken();

/** Which ending a place has, as in `2nd`: a category of the language's plural rules. */
export const ordinal = (place: number): string => new Intl.PluralRules(spoken(), { type: "ordinal" }).select(place);

/** By the catalogue. */
function written(day: string, form: Form, withYear: boolean): string {
  const [year = 0, month = 1, number = 1] = day.split("-").map(Number);
  const date = t(`me-day-${form}`, { day: number, month, year: String(year) });
  return withYear && form !== "month" ? t("me-day-year", { date, year: String(year) }) : date;
}

/** Of another year than the present one the year is told as well. */
export function dayText(day: string, form: Form, thisYear = new Date().getFullYear()): string {
  const isPast = !day.startsWith(String(thisYear));
  if (!isWrittenBy(Intl.DateTimeFormat)) return written(day, form, isPast);
  const year = isPast ? { year: "numeric" as const } : {};
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(locale(), { ...FORMS[form], ...year, timeZone: "UTC" }).format(date);
}
