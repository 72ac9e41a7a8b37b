import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { compileContent } from "../../src/catalog/compile.ts";
import { readCompiledCatalog, writeCompiledCatalog } from "../../src/catalog/compiled-catalog.ts";
import type { CompiledPayload } from "../../src/catalog/compiled-payload.ts";
import { createCategoryIndex } from "../../src/catalog/search/category-search.ts";
import { textsOf } from "../../src/lib/columns.ts";
import { fixtureContent, inTemporaryFolder, problemOf } from "./fixtures/fixture-catalogs.ts";

const payload = compileContent(fixtureContent());

/** What reading says of a compiled file whose bytes, one letter each, were changed. */
function refusal(damage: (bytes: string) => string) {
  return inTemporaryFolder((folder) => {
    const path = join(folder, "x.catalog");
    writeCompiledCatalog(path, payload);
    writeFileSync(path, damage(readFileSync(path, "latin1")), "latin1");
    return problemOf(() => readCompiledCatalog({ path, nextStep: "Import it again." }));
  });
}

/** Writes another table of contents into a compiled file, and the checksum that belongs to it. */
function rewriteContents(path: string, change: (contents: string) => string): void {
  const [, contents = "", ...sections] = readFileSync(path, "latin1").split("\n");
  const body = [alignedLine(change(contents.trimEnd())), ...sections].join("\n");
  const header = { format: "pdo-catalog", formatVersion: 2, checksum: sha256(body) };
  writeFileSync(path, `${alignedLine(JSON.stringify(header))}\n${body}`, "latin1");
}

/** Filled up so that with its line break it takes a multiple of 8 bytes. */
function alignedLine(text: string): string {
  return text.padEnd(Math.ceil((text.length + 1) / 8) * 8 - 1);
}

function sha256(bytes: string): string {
  return createHash("sha256").update(bytes, "latin1").digest("hex");
}

/** Everything that the payload's catalog tells, and what a search in it finds. */
function toldBy(compiled: CompiledPayload) {
  const catalog = createCatalog(compiled, "imported");
  const search = (text: string) =>
    createCategoryIndex(catalog).search([{ text, weight: 1 }], { limit: 5, isTolerant: true });
  return {
    categories: catalog.categories,
    attributes: catalog.categories.map(({ identifier }) => catalog.attributes(identifier)),
    roots: catalog.children(),
    leaves: catalog.categories.filter(({ identifier }) => catalog.isLeaf(identifier)),
    found: ["winter jackets", "wintrjacke", "lampe de chevet", "Softshelljacke"].map(search),
  };
}

describe("a compiled catalog", () => {
  it("is read as it was written", () => {
    inTemporaryFolder((folder) => {
      const path = join(folder, "deep", "x.catalog");
      writeCompiledCatalog(path, payload);
      expect(toldBy(readCompiledCatalog({ path, nextStep: "" }))).toEqual(toldBy(payload));
      expect(readdirSync(join(folder, "deep"))).toEqual(["x.catalog"]);
    });
  });

  it("gets its index anew where another version of the index wrote it, laid out in its own way", () => {
    inTemporaryFolder((folder) => {
      const path = join(folder, "x.catalog");
      writeCompiledCatalog(path, payload);
      const ofAnotherVersion = (contents: string) =>
        contents
          .replace('"indexVersion":', '"indexVersion":-')
          .replace('"postings.impacts","Float32Array"', '"postings.impacts","Uint32Array"')
          .replace('"phrases.steps"', '"phrases.ways"');
      rewriteContents(path, ofAnotherVersion);
      const read = readCompiledCatalog({ path, nextStep: "" });
      expect(read.index).not.toBe(payload.index);
      expect(read.index).toBe(read.index);
      expect(toldBy(read)).toEqual(toldBy(payload));
    });
  });

  it.each([
    ["lacks a section", '"categories.parents"', '"categories.uncles"'],
    ["lacks a section of its index", '"phrases.steps"', '"phrases.ways"'],
    [
      "holds another kind of number",
      '"values.lists.starts","Uint32Array"',
      '"values.lists.starts","Int32Array"',
    ],
  ])("is refused when it %s, rather than read as if it were empty", (_, known, other) => {
    inTemporaryFolder((folder) => {
      const path = join(folder, "x.catalog");
      writeCompiledCatalog(path, payload);
      rewriteContents(path, (contents) => contents.replace(known, other));
      const problem = problemOf(() => readCompiledCatalog({ path, nextStep: "Import it again." }));
      expect(problem).toMatchObject({ code: "PDO_CATALOG_DAMAGED", nextStep: "Import it again." });
    });
  });

  it("is refused when its format is another", () => {
    expect(refusal((text) => text.replace("pdo-catalog", "else")).code).toBe("PDO_CATALOG_NOT_A_CATALOG");
    expect(refusal(() => "").code).toBe("PDO_CATALOG_NOT_A_CATALOG");
    expect(refusal(() => "id,name\n1,x\n").code).toBe("PDO_CATALOG_NOT_A_CATALOG");
  });

  it("is refused when its version is another, and says which", () => {
    const problem = refusal((text) => text.replace('"formatVersion":2', '"formatVersion":99'));
    expect(problem).toMatchObject({
      code: "PDO_CATALOG_VERSION_UNKNOWN",
      seen: "Its format version is 99; this pdo reads 2.",
      nextStep: "Import it again.",
    });
  });

  it("is refused when it is one of the first version, which was an array", () => {
    const problem = refusal(() => '[{"format":"pdo-catalog","formatVersion":1,"checksum":"x"},\n{}]\n');
    expect(problem.code).toBe("PDO_CATALOG_VERSION_UNKNOWN");
  });

  it("is refused when any letter changed or its end is missing", () => {
    expect(refusal((text) => text.replace("Winter jackets", "Winter jockets")).code).toBe(
      "PDO_CATALOG_DAMAGED",
    );
    expect(refusal((text) => text.slice(0, -20)).code).toBe("PDO_CATALOG_DAMAGED");
  });

  it("holds each distinct list, attribute and value only once", () => {
    expect(textsOf(payload.values.identifiers)).toEqual(["red", "navy", "s", "m", "42"]);
    const { definitions, lists } = payload.attributes;
    expect(textsOf(definitions.identifiers)).toEqual(["brand", "color", "length", "size"]);
    expect(lists.starts).toHaveLength(5);
  });

  it("keeps any names and terms whatever their characters", () => {
    const word = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => !text.includes("|"));
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.array(word, { minLength: 1 })), { minLength: 1 }), (rows) => {
        const records = rows.map(([name, terms], number) => ({
          identifier: `c${number}`,
          names: { de: name },
          terms: { de: terms },
        }));
        const categories = records.map((record) => ({ record, attributes: [] }));
        const compiled = compileContent({ salesChannel: "channel_b", categories });
        const read = inTemporaryFolder((folder) => {
          const path = join(folder, "x.catalog");
          writeCompiledCatalog(path, compiled);
          return readCompiledCatalog({ path, nextStep: "" });
        });
        expect(createCatalog(read, "imported").categories).toEqual(records);
      }),
    );
  });
});
