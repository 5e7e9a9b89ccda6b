// A browser that translates the page puts each text into a <font> of its own, in place of the text node that lit has
// made. lit goes on to set that neighbour's `data`, as of any text, and the page would stand still (P21).

/** Lets such an element take a new text as a text node does. Once a page, before anything is drawn. */
export function outliveTranslation(): void {
  Object.defineProperty(HTMLFontElement.prototype, "data", {
    configurable: true,
    get(this: HTMLElement): string {
      return this.textContent ?? "";
    },
    set(this: HTMLElement, text: string) {
      this.textContent = text;
    },
  });
}
