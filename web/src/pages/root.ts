// Below which path of the host everything lies.
import { rootOf } from "../net/code.ts";

export const root = document.querySelector("base") ? new URL(document.baseURI).pathname : rootOf(location.pathname);
