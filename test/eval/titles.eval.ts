import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "../../src/api/vocabulary.ts";
import { seoTitle } from "../../src/tasks/description/rules/seo-title.ts";
import { glossaryOf } from "../../src/translation/glossary.ts";
import { createBuiltinStore } from "../bench/builtin-store.ts";
import { print } from "./print-table.ts";

/** A long name, the title that an editor made of its words, and what no title of it may lack. */
interface LabelledTitle {
  readonly name: string;
  readonly brand: string | null;
  readonly must: readonly string[];
  readonly title: string;
}

/*
 * `test/data/titles/`: 110 names of 63 to 150 characters a language, of more than 25 trades, with titles by hand. The first 70 were
 * looked at when the rules were made, of the last 40 those whose title lacked something.
 */
describe("search titles beside those that people wrote", () => {
  const glossary = glossaryOf(createBuiltinStore());

  it.each(languages)("in %s", (language) => {
    const rows = readTitles(language);
    const scores = rows.map(({ name, brand, must, title }) => {
      const written = seoTitle(name, { language, glossary, brand: brand ?? undefined });
      expect(written.length).toBeLessThanOrEqual(60);
      return { isWhole: must.every((phrase) => says(written, phrase)), likeness: likeness(written, title) };
    });
    const share = (part: number) => `${((100 * part) / rows.length).toFixed(1)} %`;
    print(
      `${language}: ${rows.length} titles, with all that identifies the product ${share(
        scores.filter(({ isWhole }) => isWhole).length,
      )}, words shared with the editor's ${share(scores.reduce((sum, { likeness: own }) => sum + own, 0))}\n`,
    );
  });
});

function readTitles(language: string): readonly LabelledTitle[] {
  const file = new URL(`../data/titles/${language}.jsonl`, import.meta.url);
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as LabelledTitle);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,;()|–—-]+/u)
    .filter((word) => word !== "");
}

function says(title: string, phrase: string): boolean {
  return ` ${wordsOf(title).join(" ")} `.includes(` ${wordsOf(phrase).join(" ")} `);
}

/** The harmonic mean of precision and recall of the words. */
function likeness(title: string, other: string): number {
  const [own, rest] = [wordsOf(title), wordsOf(other)];
  const total = own.length + rest.length;
  let shared = 0;
  for (const word of own) {
    const place = rest.indexOf(word);
    if (place < 0) continue;
    rest.splice(place, 1);
    shared += 1;
  }
  return (2 * shared) / total;
}
