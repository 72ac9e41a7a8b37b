import { describe, expect, it } from "vitest";
import { findHead, readWords } from "../../../src/ml/classifier/product-features.ts";

describe("the words of a field", () => {
  it("are folded runs of letters and digits", () => {
    expect(readWords("Crème-Brûlée, 2x100g (WH-1000XM4)").map(({ text }) => text)).toEqual([
      ...["creme", "brulee", "2x100g", "wh", "1000xm4"],
    ]);
    expect(readWords(" !? ")).toEqual([]);
  });

  it("have equal hashes where they are equal when folded", () => {
    const [first, second, third] = readWords("Käse KASE Käs");
    expect(first?.hash).toBe(second?.hash);
    expect(first?.hash).not.toBe(third?.hash);
  });
});

describe("the head of a name", () => {
  it.each([
    ["Soft baked biscuits, oats & honey", "biscuits"],
    ["Black tea with lemon", "tea"],
    ["Schutztasche für Kamera", "schutztasche"],
    ["Huile d'olive vierge", "huile"],
    ["Pasta di semola", "pasta"],
    ["Steel lunch box - Tiffany", "box"],
    ["Sauce", "sauce"],
  ])("of %s is %s", (name, head) => {
    expect(findHead(name)?.text).toBe(head);
  });

  it("is missing where there is no word", () => {
    expect(findHead("")).toBeUndefined();
    expect(findHead(", ,")).toBeUndefined();
  });
});
