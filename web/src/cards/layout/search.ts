// Which way a window gets: own cards as large as one wishes first, then the others', then the tray's form, then more.
import type { Ask } from "./shapes.ts";
import { ALIKE, EAGER, type Frame, NEED, OWN_LEAST, RUN, YIELD } from "./sizes.ts";
import { type Plan, plan, type Way, waysOf, widest } from "./ways.ts";

export interface Choice {
  readonly way: Way;
  readonly plan: Plan;
}
export interface Tried {
  readonly way: Way;
  /** Widest own cards. */
  readonly most: number;
}

const FORMS = ["flat", "tight", "stacked"];
/** What is seen of the others, the most first. The order is the same for every window: it never turns round. */
const KINDS = ["whole", "row", "tall", "tight", "line", "small", "chip"];
const PLACES = ["above", "line", "sides"];
const rank = ({ kind, place, form, few }: Way): number =>
  (few ? 100 : 0) + (KINDS.indexOf(kind) * PLACES.length + PLACES.indexOf(place)) * FORMS.length + FORMS.indexOf(form);
/** Wishes after the own cards' width: negative when `a` serves them better. */
export const byWish = (a: Way, b: Way): number => rank(a) - rank(b);

/** Own cards as far as they count towards the wish, where the seats are not yet as one would like them. */
export const near = ({ way, most }: Tried, want: number): number => Math.min(most, want * Math.min(1, way.ready));

/** The first in the order of wishes whose own cards are as wide as one wishes. A lower one does not outgrow it: the
 * nearer a higher one comes to the wish, the less it takes beyond the wish. So nothing jumps where the way changes. */
function reaching(tried: readonly Tried[], want: number): Tried | null {
  let cap = Number.POSITIVE_INFINITY;
  for (const one of [...tried].sort((a, b) => byWish(a.way, b.way))) {
    const now = near(one, want);
    if (now >= want) {
      const fresh = want * (1 + EAGER * (one.way.ready - 1));
      return { way: one.way, most: Math.max(want, Math.min(one.most, cap, fresh)) };
    }
    if (one.most) cap = Math.min(cap, want + YIELD * (want - now));
  }
  return null;
}

/** What fits by a hair takes no more than what fits more easily would give. */
function eased(tried: readonly Tried[]): Tried[] {
  return tried.map(({ way, most }) => {
    const easier = tried
      .filter((other) => other.way.fit > way.fit + 0.001 && !other.way.few)
      .map((other) => other.most);
    const best = Math.max(0, ...easier);
    return { way, most: best ? Math.min(most, best * (1 + EAGER * (way.fit - 1))) : most };
  });
}

/** Where none reaches the wish: the widest own cards; of those that are as good as alike, those where the longest run
 * need not fold; and then the order of wishes. */
function nearest(tried: readonly Tried[], want: number, folds: (t: Tried) => boolean): Tried | null {
  const usual = Math.max(0, ...tried.filter(({ way }) => !way.last).map((t) => near(t, want)));
  const cap = NEED * want + Math.max(0, YIELD * (NEED * want - usual));
  const capped = tried.map(({ way, most }) => {
    const bound = way.few ? OWN_LEAST : way.last ? cap : most;
    return { way, most: Math.min(most, bound) };
  });
  const open = eased(capped.filter(({ way, most }) => way.fit >= 1 && most > 0));
  const best = Math.max(0, ...open.map(({ most }) => most));
  const alike = open.filter(({ most }) => most >= Math.max(best * ALIKE, Math.min(best, OWN_LEAST)));
  const whole = alike.filter((t) => !t.way.few && !folds(t));
  return (whole.length ? whole : alike).sort((a, b) => byWish(a.way, b.way) || b.most - a.most)[0] ?? null;
}

/** Every way that was tried and how wide its own cards get: for choosing, and for those who check the choice. */
export const tryAll = (ask: Ask, f: Frame): Tried[] =>
  waysOf(ask, f).map((way) => ({ way, most: widest(way, ask, f) }));

/** Who likes them smaller has them smaller, as long as a finger hits them. */
const asLiked = (most: number, { size = 1 }: Ask): number =>
  size < 1 ? Math.max(Math.min(most, OWN_LEAST), most * size) : most;

export function choose(ask: Ask, f: Frame): Choice | null {
  const tried = tryAll(ask, f);
  const usual = tried.filter(({ way }) => !way.last);
  const folds = ({ way, most }: Tried): boolean => plan(way, most, ask, f, RUN - 1) === null;
  const found = reaching(usual, f.want) ?? nearest(tried, f.want, folds);
  if (!found) return null;
  const planned = plan(found.way, Math.floor(asLiked(found.most, ask)), ask, f);
  return planned && { way: found.way, plan: planned };
}
