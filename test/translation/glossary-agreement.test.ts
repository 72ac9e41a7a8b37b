import { describe, expect, it } from "vitest";
import { createFactCheck } from "../../src/facts/verifier.ts";
import { textLanguages } from "../../src/nlp/language.ts";
import { ownWords } from "../../src/translation/built-in-words.ts";

/** The translation of a material whose Italian word has another meaning: pelle is also skin. */
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
