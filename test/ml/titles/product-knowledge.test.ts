import { mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { trainLinear } from "../../../src/ml/classifier/linear-training.ts";
import { createBrandLexicon } from "../../../src/ml/titles/brand-lexicon.ts";
import { createHeadWords } from "../../../src/ml/titles/head-words-training.ts";
import { knowledgePath, loadKnowledge, saveKnowledge } from "../../../src/ml/titles/knowledge-file.ts";
import { readName } from "../../../src/ml/titles/name-phrases.ts";
import { createNounLexicon } from "../../../src/ml/titles/noun-lexicon.ts";
import { ProductKnowledge } from "../../../src/ml/titles/product-knowledge.ts";
import { trainTitleModel } from "../../../src/ml/titles/title-training.ts";
import { tokenize } from "../../../src/nlp/tokenizer.ts";

const titles = {
  kettles: ["Electric kettle 1.7 l", "Glass kettle with blue light", "Gooseneck kettle matt black"],
  toasters: ["Two-slice toaster", "Long slot toaster white", "Toaster with bun warmer"],
  scarves: ["Silk scarf with dots", "Wool scarf grey", "Long knitted scarf"],
};
const paths = {
  kettles: ["Kitchen", "Kettles"],
  toasters: ["Kitchen", "Toasters"],
  scarves: ["Fashion", "Scarves"],
};
const folder = mkdtempSync(join(tmpdir(), "pdo-knowledge-"));
let knowledge: ProductKnowledge;

beforeAll(async () => {
  const model = await trainTitleModel(
    Object.entries(titles).flatMap(([categoryIdentifier, texts]) =>
      texts.map((text) => ({ categoryIdentifier, text })),
    ),
    Object.entries(paths).map(([identifier, path]) => ({ identifier, path })),
    trainLinear,
  );
  const nouns = createNounLexicon([
    { category: 0, language: "en", text: "water boiler" },
    { category: 2, language: "en", text: "warmer" },
  ]);
  const brands = createBrandLexicon([{ spellings: ["Dualit"], categories: [[2]], isCommon: false }]);
  const roles = Uint8Array.of(0, 0, 1);
  const heads = createHeadWords(
    [
      { category: 0, language: "en", text: "kettle", isNoun: true },
      { category: 2, language: "en", text: "bun warmer", isNoun: true },
    ],
    roles,
  );
  knowledge = new ProductKnowledge({ titles: model, nouns, brands, heads });
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(from: ProductKnowledge, name: string) {
  const { named } = readName(name, tokenize(name), "en");
  from.read({ fields: { name, description: "" }, named, unpurposed: name });
  return from.titles.best(3).map((number) => from.titles.parts.identifiers.at(number));
}

it("knows a product by words of titles, and its branch by its neighbours'", () => {
  expect(read(knowledge, "Stainless steel kettle")[0]).toBe("kettles");
  const [kettles, scarves, toasters] = [0, 1, 2].map((number) => knowledge.titles.branchFit(number));
  expect(kettles).toBe(toasters);
  expect(scarves).toBe(knowledge.titles.ownFit(1));
});

it("finds candidates by titles and by clear nouns, and weighs brands", () => {
  read(knowledge, "Dualit water boiler");
  expect(knowledge.headFit(0)).toBeGreaterThan(1);
  expect(knowledge.brandFit(2)).toBe(1);
  expect(knowledge.candidates(1).has(0)).toBe(true);
});

it("knows which word names the thing, and that an accessory is not what it is for", () => {
  read(knowledge, "Water boiler warmer");
  expect(knowledge.wordFit(2)).toBeGreaterThan(knowledge.wordFit(0));
  expect(knowledge.accessoryFit(2)).toBe(1);
  expect(knowledge.accessoryFit(0)).toBeLessThan(0);
  expect(knowledge.isWhole(2)).toBe(false);
  read(knowledge, "Kettle");
  expect(knowledge.isWhole(0)).toBe(true);
  expect(knowledge.accessoryFit(2)).toBe(0);
});

it("has no candidates for words that no title has", () => {
  read(knowledge, "xyzzy plugh");
  expect(knowledge.titles.knowsWords).toBe(false);
  expect(knowledge.candidates(3).size).toBe(0);
});

it("answers the same from its file, and refuses a damaged one", () => {
  saveKnowledge(knowledge, folder);
  const loaded = loadKnowledge(folder);
  expect(read(loaded, "Long slot toaster")).toEqual(read(knowledge, "Long slot toaster"));
  expect(loaded.titles.ownFit(2)).toBe(knowledge.titles.ownFit(2));
  expect(loaded.wordFit(2)).toBe(knowledge.wordFit(2));
  truncateSync(knowledgePath(folder), 100);
  expect(() => loadKnowledge(folder)).toThrow("install pdo again");
});
