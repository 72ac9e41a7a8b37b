import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { compileContent } from "../../src/catalog/compile-content.ts";
import { readCompiledCatalog, writeCompiledCatalog } from "../../src/catalog/compiled-catalog.ts";
import { fixtureContent, inTemporaryFolder, problemOf } from "./fixtures/fixture-catalogs.ts";

const payload = compileContent(fixtureContent());

function refusal(damage: (text: string) => string) {
  return inTemporaryFolder((folder) => {
    const path = join(folder, "x.catalog");
    writeCompiledCatalog(path, payload);
    writeFileSync(path, damage(readFileSync(path, "utf8")));
    return problemOf(() => readCompiledCatalog({ path, nextStep: "Import it again." }));
  });
}

describe("a compiled catalog", () => {
  it("is read as it was written", () => {
    inTemporaryFolder((folder) => {
      const path = join(folder, "deep", "x.catalog");
      writeCompiledCatalog(path, payload);
      const read = readCompiledCatalog({ path, nextStep: "" });
      expect({ ...read }).toEqual(payload);
      expect(readdirSync(join(folder, "deep"))).toEqual(["x.catalog"]);
      expect(JSON.parse(readFileSync(path, "utf8"))).toHaveLength(4);
    });
  });

  it("is refused when its format is another", () => {
    expect(refusal((text) => text.replace("pdo-catalog", "else")).code).toBe("PDO_CATALOG_NOT_A_CATALOG");
    expect(refusal(() => "").code).toBe("PDO_CATALOG_NOT_A_CATALOG");
    expect(refusal(() => "id,name\n1,x\n").code).toBe("PDO_CATALOG_NOT_A_CATALOG");
  });

  it("is refused when its version is another, and says which", () => {
    const problem = refusal((text) => text.replace('"formatVersion":1', '"formatVersion":99'));
    expect(problem).toMatchObject({
      code: "PDO_CATALOG_VERSION_UNKNOWN",
      seen: "Its format version is 99; this pdo reads 1.",
      nextStep: "Import it again.",
    });
  });

  it("is refused when any letter changed or its end is missing", () => {
    expect(refusal((text) => text.replace("Winter jackets", "Winter jockets")).code).toBe(
      "PDO_CATALOG_DAMAGED",
    );
    expect(refusal((text) => text.slice(0, -20)).code).toBe("PDO_CATALOG_DAMAGED");
  });

  it("holds each distinct list, attribute and value only once", () => {
    expect(payload.values.identifiers).toEqual(["red", "navy", "s", "m", "42"]);
    expect(payload.attributes.definitions.identifiers).toEqual(["brand", "color", "length", "size"]);
    expect(payload.attributes.lists).toHaveLength(4);
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
        expect(createCatalog(JSON.parse(JSON.stringify(compiled)), "imported").categories).toEqual(records);
      }),
    );
  });
});
