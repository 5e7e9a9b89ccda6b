// The style of all pages but the table.
import { root } from "./root.ts";

let style: Promise<unknown> | null = null;

/** The shell has it already where the table is not what comes first. */
export function pagesStyle(): Promise<unknown> {
  const name = document.body.dataset.pages ?? "";
  if (!name || document.getElementById("pages-style")) return Promise.resolve();
  style ??= new Promise((loaded, failed) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `${root}static/${name}` });
    link.onload = loaded;
    link.onerror = (error) => {
      link.remove();
      style = null;
      failed(error);
    };
    document.head.append(link);
  });
  return style;
}
