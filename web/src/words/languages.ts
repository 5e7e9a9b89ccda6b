// The languages that the page speaks, each by the name that its readers give it; a folder of locales/ each.
export const LANGUAGES = {
  en: "English",
  ms: "Bahasa Melayu",
  hy: "Հայերեն",
  gu: "ગુજરાતી",
  ja: "日本語",
  km: "ខ្មែរ",
} as const;
export type Language = keyof typeof LANGUAGES;

export const known = (tag: string): Language => (tag in LANGUAGES ? (tag as Language) : "en");
