import { describe, expect, it } from "vitest";
import { ownWords } from "../../../src/glossary/own-words.ts";
import { createFactCheck } from "../../../src/quality/facts/invented-facts.ts";
import { textLanguages } from "../../../src/text/language.ts";

/** What the glossary sets for a material that has no word of its own in Italian: pelle is skin as well. */
const unvouched = new Set(["leather", "Leder", "cuir"]);

describe("the glossary's translations", () => {
  it("invent no fact: what a word states in one language, it states in all", () => {
    const faults: string[] = [];
    for (const { entry } of ownWords()) {
      for (const from of textLanguages) {
        for (const to of textLanguages) {
          const sources = entry.forms[from] ?? [];
          if (from === to || sources.length === 0) continue;
          const check = createFactCheck(sources, { language: to });
          for (const answer of entry.forms[to] ?? []) {
            const invented = unvouched.has(answer) ? [] : check(answer);
            for (const { kind, key } of invented) faults.push(`${sources[0]} -> ${answer}: ${kind} ${key}`);
          }
        }
      }
    }
    expect(faults).toEqual([]);
  }, 120_000);
});
