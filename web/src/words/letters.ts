// Letters as a reader counts them, and as the server does (table/names.py): a picture, or a letter with all its marks, is one.

const segmenter =
  typeof Intl.Segmenter === "function" ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : null;

const letters = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), (s) => s.segment) : Array.from(text);

export const cutTo = (text: string, most: number): string => letters(text).slice(0, most).join("");

/** Keeps a field within so many letters, as `maxlength` would if it could count; never while a letter is being composed. */
export function limitTo(most: number) {
  return (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const short = cutTo(field.value, most);
    if (!(event as InputEvent).isComposing && short !== field.value) field.value = short;
  };
}
