import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { salesChannels } from "../../src/api/vocabulary.ts";
import { compileBuiltin } from "../../src/catalog/builtin-catalog.ts";
import { type CatalogFiles, createCatalogStore } from "../../src/catalog/store.ts";
import { type Language, textLanguages } from "../../src/nlp/language.ts";
import { readWords } from "../../src/nlp/stemmer.ts";
import { createGlossary, type Glossary, type GlossaryOptions } from "../../src/translation/glossary.ts";
import { openPackedGlossary, packGlossary } from "../../src/translation/packed-glossary.ts";
import { listPhrases } from "../../src/translation/phrase-index.ts";
import { readUserGlossary } from "../../src/translation/user-glossary.ts";
import { fixtureSourceFolder, inTemporaryFolder } from "../catalog/fixtures/fixture-catalogs.ts";

interface Packed {
  readonly store: CatalogFiles;
  readonly folder: string;
}

/** Runs with a store of two small channels and a folder with their packed indexes. */
function whenPacked(run: (packed: Packed) => void): void {
  inTemporaryFolder((folder) => {
    compileBuiltin(fixtureSourceFolder, folder);
    const store = createCatalogStore({ builtinFolder: folder });
    packGlossary(store, folder);
    run({ store, folder });
  });
}

const catalogsOf = (store: CatalogFiles) => salesChannels.map((channel) => store.catalog(channel));

function bothWays({ store, folder }: Packed, options?: GlossaryOptions): readonly [Glossary, Glossary] {
  const packed = openPackedGlossary(store, folder);
  expect(packed).toBeDefined();
  return [
    createGlossary(catalogsOf(store), options),
    createGlossary(catalogsOf(store), options, () => packed),
  ];
}

/** Every phrase of the channels, and every seventh built-in one. */
function phrasesOf(store: CatalogFiles, language: Language): string[] {
  const texts = [...listPhrases(catalogsOf(store), language)].map(({ text }) => text);
  const ofCatalogs = texts.length - [...listPhrases([], language)].length;
  return texts.filter((_, place) => place % 7 === 0 || place >= texts.length - ofCatalogs);
}

function expectAlike([read, packed]: readonly [Glossary, Glossary], store: CatalogFiles): void {
  for (const written of textLanguages) {
    const texts = phrasesOf(store, written);
    const words = new Set(texts.flatMap((text) => readWords(text).folded));
    for (const language of textLanguages) {
      const rolesOf = ({ roleOf }: Glossary) => [...words].map((word) => [word, roleOf(word, language)]);
      expect(rolesOf(packed)).toEqual(rolesOf(read));
    }
    const matchesOf = ({ find }: Glossary) => texts.map((text) => find(readWords(text), written));
    expect(matchesOf(packed)).toEqual(matchesOf(read));
  }
}

describe("a packed glossary", () => {
  it("has the same words and phrases as one computed from the catalogs", () => {
    whenPacked((packed) => expectAlike(bothWays(packed), packed.store));
  });

  it("still gives precedence to the user's words", () => {
    const lines = ["en,de", "bag,Beutel/Beutel:m", "flurb,Flurb:m", "red,Ziegelrot"];
    const cells = lines.map((line, place) => ({ line: place + 1, cells: line.split(",") }));
    const userRows = readUserGlossary(cells, "terms.csv").rows;
    whenPacked((packed) => {
      const both = bothWays(packed, { userRows });
      expectAlike(both, packed.store);
      expect(both[1].roleOf("flurb", "en")).toBe("type");
    });
  });

  it("is not used for other catalogs than those it was built from", () => {
    whenPacked(({ store, folder }) => {
      const other = { ...store, fingerprint: () => "another" };
      expect(openPackedGlossary(other, folder)).toBeUndefined();
      const { fingerprint: _, ...withoutFingerprints } = store;
      expect(openPackedGlossary(withoutFingerprints, folder)).toBeUndefined();
    });
  });

  it("is not used if an import is still in memory although its file was removed", () => {
    whenPacked(({ store, folder }) => {
      const imported: CatalogFiles = {
        ...store,
        catalog: (channel) => ({ ...store.catalog(channel), source: "imported" }),
      };
      expect(openPackedGlossary(imported, folder)).toBeUndefined();
    });
  });

  it("is not used if its file is missing, damaged or of another format", () => {
    whenPacked(({ store, folder }) => {
      expect(openPackedGlossary(store, join(folder, "nowhere"))).toBeUndefined();
      const path = join(folder, "words.glossary");
      const bytes = readFileSync(path);
      bytes[bytes.length - 9] = (bytes[bytes.length - 9] ?? 0) ^ 1;
      writeFileSync(path, bytes);
      expect(openPackedGlossary(store, folder)).toBeUndefined();
      writeFileSync(path, "no sections\n");
      expect(openPackedGlossary(store, folder)).toBeUndefined();
    });
  });
});
