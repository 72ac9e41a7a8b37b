import { describe, expect, test } from "vitest";
import { dependsOnPrevious, standAlone } from "../../../../src/tasks/description/rules/sentence-openings.ts";

describe("a connective before a German verb", () => {
  test.each([
    ["Außerdem bietet das Gerät Platz für zwei Kannen.", "Das Gerät bietet Platz für zwei Kannen."],
    ["Natürlich kann die Kamera auch Filme aufnehmen.", "Die Kamera kann auch Filme aufnehmen."],
  ])("goes where the subject is known: %s", (text, written) => expect(standAlone(text, "de")).toBe(written));

  test.each([
    "Außerdem lässt das Soft Close-System jede Schublade leise schließen.",
    "Zudem hat das Easy Click-Band einen breiten Verschluss.",
  ])("stays where the subject has several words: %s", (text) => expect(standAlone(text, "de")).toBe(text));
});

describe("a connective before a comma", () => {
  test.each([
    ["en", "What's more, the Easy Click strap has a wide clasp.", "The Easy Click strap has a wide clasp."],
    [
      "fr",
      "De même, le bracelet Easy Click a un fermoir large.",
      "Le bracelet Easy Click a un fermoir large.",
    ],
    ["it", "Oltretutto, il cinturino Easy Click è largo.", "Il cinturino Easy Click è largo."],
  ] as const)("goes, and the words keep their order in %s", (language, text, written) =>
    expect(standAlone(text, language)).toBe(written),
  );
});

describe("one more advantage", () => {
  test.each([
    ["en", "Another advantage is the lid of oak."],
    ["de", "Ein weiterer Vorteil entsteht durch den Deckel."],
    ["de", "Möglich macht das ein neuer Standard."],
    ["fr", "Un autre avantage est le couvercle en chêne."],
    ["it", "Un altro vantaggio è il coperchio in rovere."],
  ] as const)("refers to one before it, in %s: %s", (language, text) =>
    expect(dependsOnPrevious(text, language)).toBe(true),
  );
});
