import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createNumberLists, createTextColumn, listAt, textsOf } from "../../src/lib/columns.ts";
import { SectionReader, SectionWriter } from "../../src/lib/section-file.ts";

function writtenAndRead(write: (writer: SectionWriter) => void): SectionReader {
  const writer = new SectionWriter();
  write(writer);
  return new SectionReader(writer.table, new Uint8Array(writer.bytes()));
}

describe("sections", () => {
  it("round-trip every number type", () => {
    const reader = writtenAndRead((writer) => {
      writer.array("small", Uint8Array.of(1, 255, 3));
      writer.array("signed", Int32Array.of(-1, 2 ** 31 - 1));
      writer.array("large", Uint32Array.of(2 ** 32 - 1));
      writer.array("broken", Float32Array.of(0.5, -1e10));
      writer.array("none", Uint32Array.of());
    });
    expect([...reader.uint8("small")]).toEqual([1, 255, 3]);
    expect([...reader.int32("signed")]).toEqual([-1, 2 ** 31 - 1]);
    expect([...reader.uint32("large")]).toEqual([2 ** 32 - 1]);
    expect([...reader.float32("broken")]).toEqual([0.5, -1e10]);
    expect([...reader.uint32("none")]).toEqual([]);
  });

  it("round-trip any texts and lists", () => {
    const text = fc.string({ unit: "grapheme" });
    const lists = fc.array(fc.array(fc.nat(2 ** 31)));
    fc.assert(
      fc.property(fc.array(text), lists, (texts, numbers) => {
        const reader = writtenAndRead((writer) => {
          writer.texts("texts", createTextColumn(texts));
          writer.lists("lists", createNumberLists(numbers));
        });
        expect(textsOf(reader.texts("texts"))).toEqual(texts);
        expect(numbers.map((_, number) => listAt(reader.lists("lists"), number))).toEqual(numbers);
      }),
    );
  });

  it("report which exist, and throw if one is missing or has another number type", () => {
    const reader = writtenAndRead((writer) => writer.array("small", Uint8Array.of(1)));
    expect([reader.has("small"), reader.has("large")]).toEqual([true, false]);
    expect(() => reader.float32("small")).toThrow("The section small holds a Uint8Array.");
    expect(() => reader.float32("large")).toThrow("There is no section large.");
  });
});
