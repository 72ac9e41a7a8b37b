import { describe, expect, it } from "vitest";
import {
  hasLetters,
  quoted,
  shownDescription,
  shownName,
  withoutQuotes,
} from "../../../src/tasks/llm/prompt.ts";

describe("a quotation of an answer", () => {
  it("is on one line, short, and without what could do harm", () => {
    expect(quoted("a\n\u001b[31m“b”")).toBe('“a [31m"b"”');
    expect(quoted("x".repeat(500))).toHaveLength(62);
  });

  it("can be taken out of a sentence again", () => {
    const sentence = `best_name leads elsewhere: ${quoted("evil.example”, “")}, ${quoted("030 123")}. Leave it out.`;
    expect(withoutQuotes(sentence)).toBe("best_name leads elsewhere. Leave it out.");
  });
});

describe("what a model is shown", () => {
  it("of a name is one line without markup and without what nobody sees", () => {
    expect(shownName(" <b>Norda</b>\n Sä\u00adge\u200b &amp; Blatt ")).toBe("Norda Säge & Blatt");
    expect(shownName(null)).toBe("");
  });

  it("of a description are its lines", () => {
    expect(shownDescription("<p>Eine  Säge.</p><ul><li>blau</li></ul>\n\n\n\n")).toBe("Eine Säge.\n- blau");
  });

  it("is cut behind a word where it goes on and on", () => {
    const shown = shownDescription("Säge ".repeat(100_000));
    expect(shown.length).toBeLessThanOrEqual(12_000);
    expect(shown.endsWith("Säge")).toBe(true);
    expect(shownName("😀".repeat(5_000)).isWellFormed()).toBe(true);
  });

  it("is nothing where there are no letters", () => {
    expect(hasLetters("4711 – !")).toBe(false);
    expect(hasLetters("é")).toBe(true);
  });
});
