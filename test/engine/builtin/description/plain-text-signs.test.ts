import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainSigns, readPlainSigns } from "../../../../src/engine/builtin/description/plain-text-signs.ts";
import { normalizeWhitespace } from "../../../../src/text/normal-form.ts";

const has = (text: string, sign: number) => (readPlainSigns(text) & sign) !== 0;
const piece = fc.constantFrom(..."aelm WKAÄéſſĀ159.,:!?)(*~=_#…–’€™\n\t\u00A0\u00AD\u200B\u0301中😀", "…");
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

/** What a text has wherever a sign is told by its characters alone. */
const patterns: readonly (readonly [string, number, RegExp])[] = [
  ["stops", plainSigns.stops, / [,.]|\.\.|…/u],
  ["glue", plainSigns.glue, /[a-z\u00DF-\u017F)][A-Z]/],
  ["call", plainSigns.call, /[!?][^\s!?]/],
  ["note", plainSigns.note, /[a-z]\d/],
  ["decoration", plainSigns.decoration, /[*~=_#]/],
  ["colon", plainSigns.colon, /:/],
  ["unit's stop", plainSigns.unitStop, /[WVAKglm\d]\./],
  ["capital's stop", plainSigns.capitalStop, /\p{Lu}\./u],
  ["capital", plainSigns.capital, /[A-Z]/],
  ["accent", plainSigns.accented, /[é\u0100-\u017F]/i],
];

describe("the signs of a plain text", () => {
  it("without that of spacing its lines are their own normal form", () => {
    fc.assert(
      fc.property(text, (written) => {
        if (has(written, plainSigns.spacing)) return;
        for (const line of written.split("\n")) expect(normalizeWhitespace(line)).toBe(line);
      }),
    );
  });

  it.each(patterns)("is never missing where it is needed: %s", (_, sign, pattern) => {
    fc.assert(
      fc.property(text, (written) => {
        if (pattern.test(written)) expect(has(written, sign)).toBe(true);
      }),
    );
  });

  it("are few in a tidy text", () => {
    expect(readPlainSigns("Une lampe de 30 cm, en laiton\net une autre – “belle”")).toBe(plainSigns.capital);
  });
});
