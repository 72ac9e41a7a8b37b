import fc from "fast-check";
import { expect, it } from "vitest";
import { createTextColumn, openTextColumn, toTextBytes } from "../../src/storage/text-column.ts";

const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme-ascii", maxLength: 4 }));

it("knows a text of its own as it gives it, whether it lies in texts or in bytes", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), text, (texts, other) => {
      const column = createTextColumn(texts);
      for (const kind of [column, openTextColumn(toTextBytes(column))]) {
        for (const [number, own] of texts.entries()) {
          expect(kind.isAt(number, own)).toBe(true);
          expect(kind.isAt(number, other)).toBe(own === other);
          expect(kind.isAt(number, own.slice(0, -1))).toBe(own === "");
          expect(kind.isAt(number, `${own}a`)).toBe(false);
        }
      }
    }),
  );
});
