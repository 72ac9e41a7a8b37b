import { describe, expect, it } from "vitest";
import { cleanWhole } from "../../src/lint/whole-text.ts";
import type { Language } from "../../src/nlp/language.ts";

describe("a sentence that a whole text has before", () => {
  it.each<readonly [language: Language, text: string, wanted: string]>([
    [
      "de",
      "ACME 5 Das Radio hat einen Wecker und zwei Lautsprecher. Das Radio hat einen Wecker und zwei Lautsprecher. Es wiegt 2 kg.",
      "ACME 5 Das Radio hat einen Wecker und zwei Lautsprecher. Es wiegt 2 kg.",
    ],
    [
      "en",
      "The radio has an alarm and two speakers. It weighs 2 kg.\nThe radio has an alarm and two speakers.",
      "The radio has an alarm and two speakers. It weighs 2 kg.",
    ],
    [
      "fr",
      "La radio a un réveil et deux haut-parleurs. Poids : 2 kg. La radio a un réveil et deux haut-parleurs.",
      "La radio a un réveil et deux haut-parleurs. Poids : 2 kg.",
    ],
    [
      "it",
      "La radio ha una sveglia e due altoparlanti. La radio ha una sveglia e due altoparlanti. Pesa 2 kg.",
      "La radio ha una sveglia e due altoparlanti. Pesa 2 kg.",
    ],
    ["en", "Not for food. Wash by hand. Not for food.", "Not for food. Wash by hand. Not for food."],
  ])("stands once in %s", (language, text, wanted) => {
    expect(cleanWhole(text, language).text).toBe(wanted);
  });
});
