// Copying text where the clipboard interface exists, and on plain http where it does not (B53).

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "offscreen";
  field.readOnly = true;
  // Beside an open dialog nothing can be selected.
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  (open ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** True only if the text has been copied. */
export async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copyBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
}
