import { describe, expect, it } from "vitest";
import { readSigns, textSigns } from "../../../../src/engine/builtin/description/text-signs.ts";

const has = (text: string, sign: number) => (readSigns(text) & sign) !== 0;

describe("the signs of a text", () => {
  it.each([
    ["a digit", "5 lamps", textSigns.digit],
    ["a call", "Look!", textSigns.call],
    ["a call", "Really?", textSigns.call],
    ["an exclamation", "Look!", textSigns.exclamation],
    ["a currency", "5 €", textSigns.money],
    ["a currency", "₹ 5", textSigns.money],
    ["an address", "me@shop", textSigns.address],
    ["an address", "see shop.com", textSigns.address],
  ])("has %s: %s", (_, text, sign) => expect(has(text, sign)).toBe(true));

  it.each([
    ["no address", "A lamp. It shines.", textSigns.address],
    ["no address", ".5 and … .x", textSigns.address],
    ["no exclamation", "Really?", textSigns.exclamation],
    ["nothing", "Plain words, “quoted” – and more…", ~0],
  ])("has %s: %s", (_, text, sign) => expect(has(text, sign)).toBe(false));
});
