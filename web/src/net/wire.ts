// Frames as they lie on the wire: arrays whose trailing defaults may be missing. Types and shapes are generated from the
// server's own (docs/protocol.md).
import { SHAPES, type ToClient } from "../gen/protocol.ts";

export {
  type SeatInfo,
  type Sheet,
  type StateMessage as State,
  type TableOptions,
  type TeamLine,
  VERSION,
  type Watcher,
} from "../gen/protocol.ts";
export type FromServer = ToClient;
export type Item = string | number | boolean | readonly Item[] | null;

type Shape = readonly (readonly [string, unknown?])[];
const shapes: Readonly<Record<string, Shape>> = SHAPES;

/** Fields that hold parts with a shape of their own, or lists of them. */
const PARTS: Readonly<Record<string, string>> = {
  seats: "SeatInfo",
  options: "TableOptions",
  sheet: "Sheet",
  lines: "TeamLine",
  watchers: "Watcher",
};
const LISTS = new Set(["seats", "lines", "watchers"]);

function part(name: string, value: unknown): unknown {
  const shape = shapes[PARTS[name] ?? ""];
  if (!shape || !Array.isArray(value)) return value;
  return LISTS.has(name) ? value.map((item) => read(shape, item as unknown[])) : read(shape, value);
}

function read(shape: Shape, items: readonly unknown[]): Record<string, unknown> {
  const fields = shape.map(([name, missing], i) => [name, part(name, items[i] === undefined ? missing : items[i])]);
  return Object.fromEntries(fields);
}

/** A message of a newer server that this page does not know is left out. */
export function decode(frame: string): FromServer | null {
  const raw: unknown = JSON.parse(frame);
  const shape = Array.isArray(raw) ? shapes[String(raw[0])] : undefined;
  return shape ? ({ ...read(shape, (raw as unknown[]).slice(1)), tag: (raw as unknown[])[0] } as FromServer) : null;
}

export const encode = (...items: Item[]): string => JSON.stringify(items);
