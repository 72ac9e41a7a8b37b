import { describe, expect, it } from "vitest";
import type { Language } from "../../../src/nlp/language.ts";
import { createStatementJudge } from "../../../src/tasks/llm/judge-statements.ts";

const check = (source: string, text: string, language: Language = "en") =>
  createStatementJudge({ sources: [source], sourceLanguage: language, language })(text, "text");

describe("a sentence", () => {
  it.each([
    ["en", "Two 18 V batteries", "The batteries fit all 18 V tools."],
    ["de", "Patrone für Envy 6230", "Sie ist für Envy 6230 und alle weiteren Drucker bestimmt."],
    ["fr", "Valise cabine en ABS", "Elle est acceptée par toutes les compagnies."],
    ["it", "Frullatore a immersione, 800 W", "Trita anche il ghiaccio."],
    ["en", "Silicone strap for the watch", "This strap is made for the Galaxy."],
  ] as const)("that the record says nothing of is told: %s: %s: %s", (language, source, text) => {
    expect(check(source, text, language)).toHaveLength(1);
  });

  it.each([
    ["en", "Apply every morning. Day cream", "Apply the day cream every morning."],
    [
      "it",
      "Olio motore. Specifiche ACEA C3",
      "L'olio è adatto ai motori e risponde alle specifiche ACEA C3.",
    ],
    ["fr", "Tous feux dont induction", "Elle convient à tous les feux, induction comprise."],
    ["en", "Insulated bottle with loop", "Easy to use at home every day."],
    ["en", "Track pants for babies", "Ready, set, crawl!"],
  ] as const)(
    "in the record's words, or that states nothing, is not: %s: %s: %s",
    (language, source, text) => {
      expect(check(source, text, language)).toEqual([]);
    },
  );
});
