import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isShouting, recase } from "../../src/nlp/casing.ts";
import { splitCompound } from "../../src/nlp/compound-splitter.ts";
import { hasMarkup, plainText } from "../../src/nlp/html.ts";
import { findLabelledTexts } from "../../src/nlp/labelled-lines.ts";
import { textLanguages } from "../../src/nlp/language.ts";
import { detectLanguage } from "../../src/nlp/language-identification.ts";
import { findMeasures, writeMeasures } from "../../src/nlp/measures.ts";
import { foldText, normalizeWhitespace } from "../../src/nlp/normalizer.ts";
import { splitSentences } from "../../src/nlp/sentence-splitter.ts";
import { stem } from "../../src/nlp/stemmer.ts";
import { tokenize } from "../../src/nlp/tokenizer.ts";
import { canonicalUnit } from "../../src/nlp/units.ts";

const functions: Readonly<Record<string, (text: string) => unknown>> = {
  normalizeWhitespace,
  foldText,
  tokenize,
  isShouting,
  recase: (text) => textLanguages.map((language) => recase(text, language)),
  stem: (text) => textLanguages.map((language) => stem(text, language)),
  splitCompound: (text) => splitCompound(text, () => false),
  findMeasures,
  writeMeasures,
  canonicalUnit,
  detectLanguage,
  plainText,
  hasMarkup,
  splitSentences: (text) => textLanguages.map((language) => splitSentences(text, language)),
  findLabelledTexts,
};

const mebibyte = 1024 * 1024;
const units = [
  "a",
  "A",
  "1",
  "<",
  " ",
  '"',
  "'",
  "1,",
  "1 ",
  "a ",
  "1x",
  "A:",
  "<b ",
  "</b>",
  "<a b='",
  "&",
  "&amp;",
  "-",
  ".",
  "\n",
  "a-",
  "x 1",
  '"key"=>"',
  "A.A",
  "é",
  ", A",
  '1"',
  "\t",
];
/** All runs are so long that quadratic work exceeds the time limit of a test; these are the longest. */
const plainUnits = ["a", "1", "<", " ", '"', "'"];

describe.each(Object.entries(functions))("%s", (_name, run) => {
  it.each(units)("handles a long run of %j", (unit) => {
    const length = plainUnits.includes(unit) ? mebibyte : mebibyte / 4;
    expect(() => run(unit.repeat(Math.ceil(length / unit.length)))).not.toThrow();
  });
});

const naughtyStrings = join(process.env.PDO_SHARED ?? "../shared", "data/torture/blns/blns.json");

describe.skipIf(!existsSync(naughtyStrings))(
  "with the big list of naughty strings (skipped where PDO_SHARED is absent)",
  () => {
    it.each(Object.entries(functions))("%s throws on none", (_name, run) => {
      const texts = JSON.parse(readFileSync(naughtyStrings, "utf8")) as string[];
      for (const text of texts) expect(() => run(text)).not.toThrow();
    });
  },
);
