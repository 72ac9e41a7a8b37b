import { describe, expect, it } from "vitest";
import { readName } from "../../../../src/engine/builtin/categorization/name-parts.ts";

describe("a product's name", () => {
  it("has its head last in English and German, first in French and Italian", () => {
    expect(readName("Acme Wireless Headphones", "en").head).toBe("Headphones");
    expect(readName("Acme kabelloser Kopfhörer", "de").head).toBe("Kopfhörer");
    expect(readName("Sac à main en cuir", "fr").head).toBe("Sac");
    expect(readName("Sedia pieghevole da giardino", "it").head).toBe("Sedia");
  });

  it("is told apart from what it is for, and from what comes with it", () => {
    const parts = readName("Silicone case for iPhone 13, with strap", "en");
    expect(parts).toEqual({
      head: "case",
      core: "Silicone case",
      asides: "with strap",
      purposes: "for iPhone 13",
    });
  });
});
