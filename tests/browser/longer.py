"""A language that nobody speaks: English, two fifths longer, for what a translation may need."""

from __future__ import annotations

from playwright.sync_api import Page, Route

LONG = "long"

LENGTHEN = """
const lengthen = (text) => text.replace(/\\p{L}{3,}/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)));
const longer = (pattern) => typeof pattern === "string" ? lengthen(pattern) : pattern.map((part) => {
  if (typeof part === "string") return lengthen(part);
  if (part.type !== "select") return part;
  return { ...part, variants: part.variants.map((it) => ({ ...it, value: longer(it.value) })) };
});
const NAMES = /^(language-|word-)/;
for (const message of all) {
  if (message.value && !NAMES.test(message.id)) message.value = longer(message.value);
  for (const name in message.attributes) message.attributes[name] = longer(message.attributes[name]);
}
"""


def _serve(route: Route) -> None:
    answer = route.fetch()
    body, _, _ = answer.text().rpartition("export{")
    name = body.split("=", 1)[0].split()[-1]
    route.fulfill(response=answer, body=f"{body}{{ const all = {name};{LENGTHEN} }} export {{ {name} as default }};")


def lengthen(page: Page) -> None:
    """From now on this page's English is longer."""
    page.route("**/static/en-*.js", _serve)
