import { describe, expect, it } from "vitest";
import { PdoError } from "../../src/lib/errors.ts";
import type { Language } from "../../src/nlp/language.ts";
import { createGlossary } from "../../src/translation/glossary.ts";
import { translate } from "../../src/translation/translate.ts";
import { type GlossaryLine, readUserGlossary } from "../../src/translation/user-glossary.ts";
import { smallCatalogs } from "./small-catalogs.ts";

const linesOf = (text: string): GlossaryLine[] =>
  text.split("\n").map((row, place) => ({ line: place + 1, cells: row.split(",") }));
const read = (text: string) => readUserGlossary(linesOf(text), "terms.csv");

function translator(file: string) {
  const { rows, protectedNames } = read(file);
  const glossary = createGlossary(smallCatalogs, { userRows: rows, protectedNames });
  return (text: string, source: Language, target: Language) =>
    translate(text, { source, target }, glossary).text;
}

describe("a glossary of the user", () => {
  it("takes precedence over the built-in words", () => {
    expect(translator("en,de\nbag,Beutel/Beutel:m")("black bag", "en", "de")).toBe("schwarzer Beutel");
  });

  it("may have its columns in any order and lack some languages", () => {
    const inLanguage = translator("fr,en\nsac polochon,duffel/duffels");
    expect(inLanguage("Sac polochon rouge", "fr", "en")).toBe("Red duffel");
    expect(inLanguage("duffel", "en", "it")).toBe("duffel");
  });

  it("takes the grammar of a built-in word", () => {
    expect(translator("en,fr\ntrug,panier")("white trug", "en", "fr")).toBe("panier blanc");
  });

  it("protects a word that is the same in all columns", () => {
    const inLanguage = translator("en,de,fr,it\nGreen Bag,Green Bag,Green Bag,Green Bag");
    expect(inLanguage("Green Bag chair", "en", "de")).toBe("Green Bag Stuhl");
  });

  it("skips empty lines", () => {
    expect(read("en,de\n\nbag,Beutel\n,\n").rows).toHaveLength(1);
  });
});

describe("a file that is no glossary is refused", () => {
  it.each([
    ["without any line", "", "It is empty."],
    ["with a foreign column", "en,nl\nbag,tas", 'Line 1, the header, has the column "nl".'],
    ["with one language", "en\nbag", "Line 1, the header, names one language alone."],
    ["with a language twice", "en,en\nbag,sack", "Line 1 names a language twice."],
    ["with a word alone", "en,de\nbag,Beutel\nbox,", 'Line 3 has a word in one language alone: "box".'],
    ["with too many cells", "en,de\nbag,Beutel,sac", "Line 2 has 3 cells, the header 2."],
  ])("%s", (_, file, seen) => {
    expect(() => read(file)).toThrow(PdoError);
    try {
      read(file);
    } catch (error) {
      expect(error).toMatchObject({ seen, code: "PDO_GLOSSARY_FAULTY" });
    }
  });
});
