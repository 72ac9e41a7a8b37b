import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { foldText } from "../../../../src/nlp/normalizer.ts";
import { cleanName } from "../../../../src/tasks/name/rules/clean-name.ts";
import { createGlossary } from "../../../../src/translation/glossary.ts";
import { smallCatalogs } from "../../../translation/small-catalogs.ts";

const file = join(process.env.PDO_SHARED ?? "../shared", "data/feeds/bigbuy-it/products_dev.json.gz");
const glossary = createGlossary(smallCatalogs);

describe.skipIf(!existsSync(file))("a real Italian feed (skipped without the shared data)", () => {
  it("keeps every longer word of every name", () => {
    const products: unknown = JSON.parse(gunzipSync(readFileSync(file)).toString("utf8"));
    const names = Array.isArray(products) ? products.map((product: { name: string }) => product.name) : [];
    expect(names.length).toBeGreaterThan(100);
    for (const name of names) {
      const cleaned = foldText(cleanName(name, { language: "it", glossary }).name);
      for (const word of foldText(name).match(/\p{L}{5,}/gu) ?? []) expect(cleaned, name).toContain(word);
    }
  });
});
