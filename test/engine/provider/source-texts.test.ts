import { describe, expect, it } from "vitest";
import { saysSomething, shownDescription, shownName } from "../../../src/engine/provider/source-texts.ts";

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
    expect(saysSomething("4711 – !")).toBe(false);
    expect(saysSomething("é")).toBe(true);
  });
});
