import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { readStoredExamples, writeStoredExamples } from "../../src/ml/example-files.ts";
import type { Example } from "../../src/ml/examples.ts";
import { propertyRuns } from "../property-runs.ts";

const folder = mkdtempSync(join(tmpdir(), "pdo-examples-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const fileOf = (name: string) => ({ path: join(folder, name), salesChannel: "channel_a" as const });

const text = fc.string({ unit: "grapheme", maxLength: 30 }).map((written) => written.toWellFormed());
const example: fc.Arbitrary<Example> = fc
  .record({
    id: fc.option(fc.constantFrom("1", "ä-2"), { nil: undefined }),
    name: text,
    description: text,
    brand: fc.option(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 9 }), { nil: undefined }),
    categoryIdentifier: fc.constantFrom("a", "b", "ü-1"),
    attributes: fc.dictionary(fc.constantFrom("color", "size"), fc.option(fc.array(text, { minLength: 1 }))),
  })
  .map(({ id, brand, ...rest }) => ({
    ...rest,
    ...(id !== undefined && { id }),
    ...(brand !== undefined && { brand }),
  }));

describe("the file of examples", () => {
  it("gives back what was written, whatever its characters", () => {
    fc.assert(
      fc.property(fc.array(example, { maxLength: 12 }), (examples) => {
        writeStoredExamples(fileOf("any.examples"), examples);
        expect(readStoredExamples(fileOf("any.examples"))).toEqual(examples);
      }),
      { numRuns: propertyRuns(40) },
    );
  });

  it("is none where nothing was added", () => {
    expect(readStoredExamples(fileOf("absent.examples"))).toEqual([]);
  });

  it.each([
    ["another file", "a,b\n1,2\n", "PDO_EXAMPLES_FOREIGN_FILE"],
    ["another version", '{"format":"pdo-examples","formatVersion":99}\n', "PDO_EXAMPLES_VERSION_UNKNOWN"],
  ])("refuses %s and says what brings it back", (_, content, code) => {
    const file = fileOf("refused.examples");
    writeFileSync(file.path, content);
    expect(() => readStoredExamples(file)).toThrow(
      expect.objectContaining({
        code,
        nextStep: expect.stringContaining("pdo examples clear --channel channel_a"),
      }),
    );
  });

  it("refuses one in which a byte was changed, and one of another channel", () => {
    const file = fileOf("flipped.examples");
    writeStoredExamples(file, [{ name: "Kettle", description: "", categoryIdentifier: "a", attributes: {} }]);
    const other = { ...file, salesChannel: "channel_b" as const };
    expect(() => readStoredExamples(other)).toThrow(
      expect.objectContaining({ code: "PDO_EXAMPLES_DAMAGED" }),
    );
    const bytes = readFileSync(file.path);
    bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) ^ 1;
    writeFileSync(file.path, bytes);
    expect(() => readStoredExamples(file)).toThrow(expect.objectContaining({ code: "PDO_EXAMPLES_DAMAGED" }));
  });

  it("says where it cannot be written", () => {
    mkdirSync(join(folder, "taken.examples"));
    expect(() => writeStoredExamples(fileOf("taken.examples"), [])).toThrow(
      expect.objectContaining({ code: "PDO_EXAMPLES_UNWRITABLE" }),
    );
  });
});
