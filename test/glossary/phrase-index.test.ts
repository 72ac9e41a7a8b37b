import { describe, expect, it } from "vitest";
import type { GlossaryEntry } from "../../src/glossary/glossary-entry.ts";
import { indexPhrases } from "../../src/glossary/phrase-index.ts";

const entry: GlossaryEntry = { role: "type", forms: {} };
const phrase = (text: string) => ({ text, entry, form: 0 });

describe("an index of phrases", () => {
  it("has together, in their order, what begins with one word in any of its forms", () => {
    const phrases = ["Table lamp", "Tables", "Lamp", "table cloth"].map(phrase);
    const index = indexPhrases(phrases, "en");
    expect(index.get("table")?.map(({ text }) => text)).toEqual(["Table lamp", "Tables", "table cloth"]);
    expect(index.get("lamp")?.map(({ text }) => text)).toEqual(["Lamp"]);
  });

  it("leaves out what holds no word", () => {
    expect(indexPhrases([phrase("–"), phrase("")], "de").size).toBe(0);
  });
});
