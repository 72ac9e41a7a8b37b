import { describe, expect, it } from "vitest";
import { areCodesIntact } from "../../src/translation/translation-quality.ts";

describe("codes", () => {
  it("are intact if every word with a digit is in the translation", () => {
    expect(areCodesIntact("Câble XR-20 noir", "Black XR-20 cable", [])).toBe(true);
  });

  it("are not intact if one was split", () => {
    expect(areCodesIntact("Router RB-2ND&R11E", "RB-2ND router & R11E", [])).toBe(false);
  });

  it("include the character after their digit", () => {
    expect(areCodesIntact("Écran 10' noir", "10 black screen'", [])).toBe(false);
  });

  it("exclude what is localized on purpose", () => {
    const measure = { kind: "measure", start: 9, end: 12, found: "1.5", text: "1,5" } as const;
    expect(areCodesIntact("USB cable 1.5 m", "USB-Kabel 1,5 m", [{ ...measure, start: 10, end: 15 }])).toBe(
      true,
    );
  });
});
