import { describe, expect, it } from "vitest";
import { readName } from "../../../../src/ml/titles/name-phrases.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { type Token, tokenize } from "../../../../src/nlp/tokenizer.ts";
import {
  findHead,
  isCodeName,
  searchableWords,
} from "../../../../src/tasks/categorization/rules/query-words.ts";

const written = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(" ");

function read(name: string, language: Language) {
  const { core, asides, purposes } = readName(name, tokenize(name), language);
  return {
    head: written(findHead(core, language)),
    core: written(core),
    asides: written(asides),
    purposes: written(purposes),
  };
}

describe("a product's name", () => {
  it("has its head last in English and German, first in French and Italian", () => {
    expect(read("Acme Wireless Headphones", "en").head).toBe("Headphones");
    expect(read("Acme kabelloser Kopfhörer", "de").head).toBe("Kopfhörer");
    expect(read("Sac à main en cuir", "fr").head).toBe("Sac");
    expect(read("Sedia pieghevole da giardino", "it").head).toBe("Sedia");
  });

  it("is told apart from what it is for, and from what comes with it", () => {
    const parts = read("Silicone case for iPhone 13, with strap", "en");
    expect(parts).toEqual({
      head: "case",
      core: "Silicone case",
      asides: "with strap",
      purposes: "for iPhone 13",
    });
  });
});

const tell = (text: string, language?: Language) =>
  searchableWords(text, tokenize(text), language).map(({ folded }) => folded);

it.each([
  ["Fruit N Nut 2 pieces", "en", ["fruit", "nut", "pieces"]],
  ["Huile d'olive", "fr", ["huile", "olive"]],
  ["Heimkino 5.1", "de", ["heimkino", "5.1"]],
  ["Case for the phone", "en", ["case", "phone"]],
] as const)("of %j tell, in %s, %j", (text, language, expected) => {
  expect(tell(text, language)).toEqual(expected);
});

it("leaves out function words of every language where the language is not known", () => {
  expect(tell("Lampe avec Stecker und Kabel")).toEqual(["lampe", "stecker", "kabel"]);
});

it.each([
  ["The magic ring", "magic ring"],
  ["The Best of Foghat", "Best of Foghat"],
  ["The vert menthe", "The vert menthe"],
  ["THE NOIR EARL GREY", "THE NOIR EARL GREY"],
])("in a French feed the article of an English title is no tea: %s", (name, searched) => {
  expect(written(searchableWords(name, tokenize(name), "fr"))).toBe(searched);
});

describe("a name of codes and colours alone", () => {
  it.each(["TX-NR 717 S SILBER", "X3 black", "MM 8077", "KD 55 noir"])("says no kind: %s", (name) => {
    expect(isCodeName(tokenize(name))).toBe(true);
  });

  it.each([
    "Vin rouge",
    "Thé vert",
    "Grüner Tee",
    "Tè nero",
    "Red hat",
    "Sac noir",
    "MUG",
    "VIN ROUGE",
    "GIN",
  ])("has short words that do: %s", (name) => {
    expect(isCodeName(tokenize(name))).toBe(false);
  });
});
