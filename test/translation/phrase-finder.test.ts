import { describe, expect, it } from "vitest";
import { readWords } from "../../src/nlp/stemmer.ts";
import type { GlossaryEntry } from "../../src/translation/glossary-entry.ts";
import { createPhraseFinder, findPhrases } from "../../src/translation/phrase-finder.ts";
import { indexPhrases } from "../../src/translation/phrase-index.ts";
import { createProtectedPhrases, protectedBeginnings } from "../../src/translation/protected-names.ts";

const entry: GlossaryEntry = { role: "type", forms: {} };
const listed = ["table lamp", "table lamp shade", "lamp", "shade", "tripod", "table of oak"];
const index = indexPhrases(
  listed.map((text) => ({ text, entry, form: 0 })),
  "en",
);
const find = createPhraseFinder(
  (stem) => index.get(stem) ?? [],
  "en",
  protectedBeginnings(["Lamp of Ages", "Tripod"]),
);
const names = createProtectedPhrases(["Lamp of Ages", "Tripod"]);
const phrases = (text: string) => {
  const { folded } = readWords(text);
  return findPhrases(folded, { find, protectedPhrases: names }).map(({ first, end }) =>
    folded.slice(first, end).join(" "),
  );
};

describe("the phrases of a text", () => {
  it("are the longest at each word, without overlaps", () => {
    expect(phrases("A table lamp, a table lamp shade and a shade")).toEqual([
      "table lamp",
      "table lamp shade",
      "shade",
    ]);
  });

  it("are found in other forms of their words", () => {
    expect(phrases("Lamps. Table lamps")).toEqual(["lamps", "table lamps"]);
  });

  it("are a single word if the next one does not continue the phrase", () => {
    expect(phrases("lamp table")).toEqual(["lamp"]);
    expect(phrases("table of oak lamp")).toEqual(["table of oak", "lamp"]);
  });

  it("are not found within a protected name", () => {
    expect(phrases("Lamp of Ages lamp")).toEqual(["lamp"]);
    expect(phrases("tripod shade")).toEqual(["shade"]);
  });

  it("are the same if those of the last words are known, including one that extends into them", () => {
    const finders = { find, protectedPhrases: names };
    const known = (start: string, ending: string) => {
      const [first, last] = [readWords(start).folded, readWords(ending).folded];
      const matches = findPhrases(last, finders);
      return findPhrases([...first, ...last], finders, { first: first.length, matches });
    };
    for (const start of ["a table", "lamps, a tripod", "table of", "table", "tables", ""])
      for (const ending of ["lamp shade", "oak lamp", "of ages lamp", "lamps shade", ""])
        expect(known(start, ending)).toEqual(findPhrases(readWords(`${start} ${ending}`).folded, finders));
  });

  it("are none in a text without words", () => expect(phrases(" - ")).toEqual([]));
});
