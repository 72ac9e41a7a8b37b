import { describe, expect, it } from "vitest";
import { readName } from "../../../../src/engine/builtin/categorization/name-parts.ts";

describe("a product's name", () => {
  it("has its head last in English and German, first in French and Italian", () => {
    expect(readName("Acme Wireless Headphones", "en").heads).toBe("Wireless Headphones");
    expect(readName("Acme kabelloser Kopfhörer", "de").heads).toBe("kabelloser Kopfhörer");
    expect(readName("Sac à main en cuir", "fr").heads).toBe("Sac");
    expect(readName("Sedia pieghevole da giardino", "it").heads).toBe("Sedia pieghevole");
  });

  it("is told apart from what it is for, and from what comes with it", () => {
    const parts = readName("Silicone case for iPhone 13, with strap", "en");
    expect(parts).toEqual({
      heads: "Silicone case",
      core: "Silicone case",
      asides: "with strap",
      purposes: "for iPhone 13",
    });
  });
});
