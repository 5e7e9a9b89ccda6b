// Table codes: eight Crockford characters, forgiving of case, spaces and look-alikes (B57).

const ALIKE: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1", U: "V" };

/** With its percent signs resolved, as far as they can be. */
function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (coded) => {
    try {
      return decodeURIComponent(coded);
    } catch {
      return coded; // no UTF-8
    }
  });
}

/** The code in what somebody typed or pasted (a whole link too), or "" when there is none. */
export function readCode(text: string): string {
  const plain = decoded(text).normalize("NFKC");
  const link = /\/t\/([^/?#]+)/.exec(plain)?.[1] ?? plain;
  const code = [...link.toUpperCase()].filter((c) => /[\p{L}\p{N}]/u.test(c)).map((c) => ALIKE[c] ?? c);
  return code.length === 8 && code.every((c) => /[0-9A-Z]/.test(c)) ? code.join("") : "";
}

/** In two halves, as it is read aloud. */
export const showCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`.trim();

/** Everything before `t/CODE`: the page may live under any prefix (B56). */
export const rootOf = (path: string): string => path.replace(/(?:t\/[^/]*\/?)?$/, "");
