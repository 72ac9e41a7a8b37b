import { describe, expect, it } from "vitest";
import { readName } from "../../../../src/engine/builtin/categorization/name-parts.ts";
import type { Language } from "../../../../src/text/language.ts";
import { type Token, tokenize } from "../../../../src/text/tokens.ts";

const written = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(" ");

function read(name: string, language: Language) {
  const { head, core, asides, purposes } = readName(name, tokenize(name), language);
  return {
    head: written(head),
    core: written(core),
    asides: written(asides),
    purposes: written(purposes),
  };
}

describe("a product's name", () => {
  it("has its head last in English and German, first in French and Italian", () => {
    expect(read("Acme Wireless Headphones", "en").head).toBe("Headphones");
    expect(read("Acme kabelloser Kopfhörer", "de").head).toBe("Kopfhörer");
    expect(read("Sac à main en cuir", "fr").head).toBe("Sac");
    expect(read("Sedia pieghevole da giardino", "it").head).toBe("Sedia");
  });

  it("is told apart from what it is for, and from what comes with it", () => {
    const parts = read("Silicone case for iPhone 13, with strap", "en");
    expect(parts).toEqual({
      head: "case",
      core: "Silicone case",
      asides: "with strap",
      purposes: "for iPhone 13",
    });
  });
});
