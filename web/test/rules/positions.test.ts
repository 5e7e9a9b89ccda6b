// The browser's legality is the engine's: both run the same records.
import assert from "node:assert/strict";
import test from "node:test";
import { parsePosition, positionText } from "../../src/rules/notation.ts";
import { files, records, run } from "./positions.ts";

for (const file of files()) {
  for (const record of records(file)) {
    test(`${file}: ${record.id}`, () => {
      assert.equal(positionText(parsePosition(record.position)), record.position);
      const done = run(record);
      assert.ok([...done.values()].reduce((a, b) => a + b, 0) > 0);
    });
  }
}

test("every file of positions has records", () => {
  assert.ok(files().length >= 2);
  for (const file of files()) assert.ok(records(file).length > 0, file);
});
