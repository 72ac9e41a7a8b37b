import { describe, expect, it } from "vitest";
import { mayBeForms } from "../../../../../src/engine/builtin/attribution/lexicon/word-forms.ts";
import type { Language } from "../../../../../src/text/language.ts";
import { foldText } from "../../../../../src/text/normal-form.ts";

const written = (text: string) => ({ text, folded: foldText(text) });
const areForms = (language: Language, term: string, word: string) =>
  mayBeForms(written(term), written(word), language);

describe("words of one stem", () => {
  it.each([
    ["it", "nero", "nere"],
    ["it", "scarpa", "scarpe"],
    ["it", "verde", "verdi"],
    ["fr", "doré", "dorées"],
    ["fr", "argenté", "ARGENTE"],
    ["fr", "doré", "dore\u0301"],
    ["fr", "noir", "noires"],
    ["de", "rot", "rotes"],
  ] as const)("are forms of each other in %s: %s, %s", (language, term, word) => {
    expect(areForms(language, term, word)).toBe(true);
  });

  it.each([
    ["it", "pino", "pin"],
    ["it", "pera", "peri"],
    ["it", "menta", "mente"],
    ["it", "unita", "unità"],
    ["fr", "argent", "argenté"],
    ["fr", "argenté", "argent"],
  ] as const)("are others in %s: %s, %s", (language, term, word) => {
    expect(areForms(language, term, word)).toBe(false);
  });
});
