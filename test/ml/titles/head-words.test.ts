import { expect, it } from "vitest";
import { findNamingWords, fitHeads, type HeadWords, headKey } from "../../../src/ml/titles/head-words.ts";
import { createHeadWords, type HeadSource } from "../../../src/ml/titles/head-words-training.ts";
import { readName } from "../../../src/ml/titles/name-phrases.ts";
import { numbersOf } from "../../../src/ml/titles/phrase-table.ts";
import type { Language } from "../../../src/nlp/language.ts";
import { stem } from "../../../src/nlp/stemmer.ts";
import { tokenize } from "../../../src/nlp/tokenizer.ts";

const [vacuums, parts, cameras, straps, phones] = [0, 1, 2, 3, 4] as const;

const nouns: readonly (readonly [number, Language, string])[] = [
  [vacuums, "en", "vacuum cleaner"],
  [parts, "en", "brush head"],
  [parts, "en", "vacuum hose"],
  [cameras, "en", "camera"],
  [straps, "en", "strap"],
  [phones, "en", "Kindle"],
  [vacuums, "de", "Staubsauger"],
  [parts, "de", "Bürste"],
  [cameras, "de", "Kamera"],
  [cameras, "de", "Spiegelreflexkamera"],
  [straps, "de", "Gurt"],
  [straps, "de", "Gurt Kamera"],
  [vacuums, "fr", "aspirateur"],
  [parts, "fr", "brosse aspirateur"],
  [straps, "fr", "courroie"],
  [cameras, "fr", "appareil photo"],
  [vacuums, "it", "aspirapolvere"],
  [parts, "it", "spazzola aspirapolvere"],
  [straps, "it", "tracolla"],
  [cameras, "it", "fotocamera"],
];
const sources: readonly HeadSource[] = nouns.map(([category, language, text]) => {
  return { category, language, text, isNoun: true };
});
const words: HeadWords = createHeadWords(sources, Uint8Array.of(0, 1, 0, 1, 0));
const context = { qualified: new Set<number>(), isBrand: (word: string) => word === "dyson" };

function headsOf(name: string, language: Language): readonly string[] {
  const { named } = readName(name, tokenize(name), language);
  const texts = tokenize(named.text).map(({ text }) => text);
  const countsOf = (word: string, each: Language) => numbersOf(words.table, headKey(word, each));
  return findNamingWords(named, { ...context, countsOf }).heads.map(({ place }) => texts[place] ?? "");
}

it.each([
  ["Vacuum Cleaner Brush Head fits Dyson", "en", ["Head"]],
  ["Camera strap leather", "en", ["strap"]],
  ["Strap for camera", "en", ["Strap"]],
  ["Kindle strap", "en", ["strap"]],
  ["Kindle Scribe", "en", ["Kindle"]],
  ["Dyson vacuum hose 2 m", "en", ["hose"]],
  ["Kameragurt Leder", "de", ["Kameragurt"]],
  ["Tragegurt Spiegelreflexkamera", "de", ["Spiegelreflexkamera", "Tragegurt"]],
  ["Bürste für Staubsauger", "de", ["Bürste"]],
  ["Staubsauger Bürste", "de", ["Bürste", "Staubsauger"]],
  ["Gurt schwarz Kamera", "de", ["Gurt"]],
  ["Brosse aspirateur universelle", "fr", ["Brosse"]],
  ["Courroie appareil photo", "fr", ["Courroie"]],
  ["Aspirateur avec brosse", "fr", ["Aspirateur"]],
  ["Nouvelle courroie cuir", "fr", ["courroie"]],
  ["Appareil photo compact", "fr", ["Appareil"]],
  ["Spazzola aspirapolvere", "it", ["Spazzola"]],
  ["Tracolla fotocamera", "it", ["Tracolla"]],
  ["Fotocamera con tracolla", "it", ["Fotocamera"]],
  ["Aspirapolvere rosso", "it", ["Aspirapolvere"]],
  ["Dyson aspirapolvere", "it", ["aspirapolvere"]],
] as const)("of %j, in %s, names %j", (name, language, expected) => {
  expect(headsOf(name, language)).toEqual(expected);
});

function fitOf(name: string, language: Language) {
  return fitHeads(words, readName(name, tokenize(name), language).named, context);
}

it("knows an accessory by its head, and the thing itself by its own", () => {
  const strap = fitOf("Camera strap", "en");
  expect(strap.accessory).toBe(1);
  expect(strap.share(straps)).toBeGreaterThan(strap.share(cameras));
  expect(fitOf("Camera", "en").accessory).toBe(0);
});

it("asks that a category knows all words of a phrase, and that the phrase has no others", () => {
  expect(fitOf("Gurt Kamera", "de").isWhole(straps)).toBe(true);
  expect(fitOf("Gurt Kamera", "de").isWhole(cameras)).toBe(false);
  expect(fitOf("Gurt Kamera Xyzzy", "de").isWhole(straps)).toBe(false);
});

it("names nothing where no word is known, and reads the beginning of a name alone", () => {
  expect(headsOf("xyzzy 42", "en")).toEqual([]);
  expect(headsOf(`${"xyzzy ".repeat(100)}strap`, "en")).toEqual([]);
});

it("drops words that stand in titles far more often than they head nouns", () => {
  const titles = Array.from({ length: 40 }, (_, at): HeadSource => {
    return { category: vacuums, language: "en", text: `Long strap number ${at}`, isNoun: false };
  });
  const learned = createHeadWords([...sources, ...titles], words.roles);
  expect(numbersOf(learned.table, headKey(stem("strap", "en"), "en"))).toEqual([]);
  expect(numbersOf(learned.table, headKey(stem("camera", "en"), "en"))).not.toEqual([]);
});
