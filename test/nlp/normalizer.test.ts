import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText, normalizeWhitespace, runAtEnd, tidyStops } from "../../src/nlp/normalizer.ts";

describe("normalizeWhitespace", () => {
  it("replaces every run of whitespace by one space and trims the ends", () => {
    expect(normalizeWhitespace(" a\u00a0\u202f b\r\n\tc\u0000d ")).toBe("a b c d");
  });

  it("removes zero-width characters", () => {
    expect(normalizeWhitespace("Schuh\u00adregal \u200bXL\ufeff")).toBe("Schuhregal XL");
  });

  it("does not change words of Latin letters separated by single spaces", () => {
    expect(normalizeWhitespace("Crème brûlée à l’œuf Łódź")).toBe("Crème brûlée à l’œuf Łódź");
  });

  it("composes letters and their accents", () => {
    expect(normalizeWhitespace("Cafe\u0301")).toBe("Café");
  });

  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = normalizeWhitespace(text);
        expect(normalizeWhitespace(once)).toBe(once);
      }),
    );
  });
});

describe("foldText", () => {
  it.each([
    ["Größe", "grosse"],
    ["STRASSE", "strasse"],
    ["Œuf à la crème", "oeuf a la creme"],
    ["Ærø", "aero"],
    ["L’Été", "l'ete"],
    ["m²", "m2"],
  ])("folds %s to %s", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it("folds a Latin letter independently of its neighbours", () => {
    const latin = fc.integer({ min: 0x20, max: 0x17f }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.array(latin), (letters) => {
        expect(foldText(letters.join(""))).toBe(letters.map(foldText).join(""));
        expect(foldText(`${letters.join("")}ж`)).toBe(`${letters.map(foldText).join("")}ж`);
      }),
    );
  });

  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const once = foldText(text);
        expect(foldText(once)).toBe(once);
      }),
    );
  });
});

describe("the run at the end of a text", () => {
  it.each([
    ["a, b, ", /[\s,]/y, 4],
    ["a", /[\s,]/y, 1],
    [" ,", /[\s,]/y, 0],
    ["5-", /(?<!\d)-/y, 2],
    ["a-", /(?<!\d)-/y, 1],
  ])("begins in %j for %s at %i", (text, character, start) => {
    expect(runAtEnd(text, character)).toBe(start);
  });

  it("ends where it is told to", () => {
    expect(runAtEnd("a..b", /\./y, 3)).toBe(1);
  });
});

describe("tidyStops", () => {
  it.each([
    ["512 MB , USB", "512 MB, USB"],
    ["La bellezza. ' Il siero è chiaro.", "La bellezza. Il siero è chiaro."],
    ["The makers' Own label", "The makers' Own label"],
    ["in due lingue..", "in due lingue."],
    ["100 V . Colore", "100 V. Colore"],
    ["Netz ,5 mm", "Netz ,5 mm"],
    ["3.5 mm, USB", "3.5 mm, USB"],
  ])("%s", (written, wanted) => expect(tidyStops(written)).toBe(wanted));
});
