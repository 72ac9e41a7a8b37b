import { describe, expect, it } from "vitest";
import { createTermFinder } from "../../../src/tasks/llm/glossary-terms.ts";
import { readUserGlossary } from "../../../src/translation/user-glossary.ts";

const lines = [
  ["de", "fr", "it"],
  ["Turnbeutel", "sac de gym", "sacca da ginnastica"],
  ["Norda Pro", "Norda Pro", "Norda Pro"],
].map((cells, place) => ({ line: place + 1, cells }));
const { rows: userRows, protectedNames } = readUserGlossary(lines, "words.csv");
const findTerms = createTermFinder({ userRows, protectedNames });

describe("the user's words in a text", () => {
  it("are given as they stand there, with how they are written in the other language", () => {
    expect(findTerms?.("Roter Turnbeutel von norda pro", "fr")).toEqual({
      terms: { Turnbeutel: "sac de gym" },
      names: ["Norda Pro"],
    });
    expect(findTerms?.("Le Sac de Gym rouge", "it")).toEqual({
      terms: { "Sac de Gym": "sacca da ginnastica" },
      names: [],
    });
  });

  it("are none where they stand in the wanted language already, or lack a word in it", () => {
    expect(findTerms?.("Roter turnbeutel", "de")).toEqual({ terms: {}, names: [] });
    expect(findTerms?.("Roter Turnbeutel", "en")).toEqual({ terms: {}, names: [] });
  });

  it("are not looked for without a glossary", () => {
    expect(createTermFinder(undefined)).toBeUndefined();
    expect(createTermFinder({ userRows: [], protectedNames: [] })).toBeUndefined();
  });
});
