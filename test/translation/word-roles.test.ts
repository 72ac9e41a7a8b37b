import { describe, expect, it } from "vitest";
import type { GlossaryRole } from "../../src/translation/glossary-role.ts";
import { collectRoles, layOutRoles, roleAt } from "../../src/translation/word-roles.ts";

const phrase = (text: string, role: GlossaryRole) => ({ text, entry: { role, forms: {} }, form: 0 });

describe("the roles of single words", () => {
  it("are those of the first phrase that is the word alone", () => {
    const phrases = [
      phrase("Table lamp", "type"),
      phrase("Rosé", "color"),
      phrase("rose", "type"),
      phrase("lamp", "type"),
    ];
    expect([...collectRoles(phrases, "en")]).toEqual([
      ["rose", "color"],
      ["lamp", "type"],
    ]);
  });

  it("leave out what would be found everywhere, but for sizes and joining words", () => {
    const phrases = [phrase("XL", "value"), phrase("42", "type"), phrase("with", "value")];
    expect(collectRoles(phrases, "en").size).toBe(0);
    const others = [phrase("XL", "size"), phrase("42", "size"), phrase("with", "connective")];
    expect(collectRoles(others, "en").size).toBe(3);
  });

  it("come back out of arrays, each language for itself", () => {
    const english = new Map<string, GlossaryRole>([
      ["lamp", "type"],
      ["with", "connective"],
    ]);
    const german = new Map<string, GlossaryRole>([["lamp", "value"]]);
    const laid = layOutRoles(
      (language) => ({ en: english, de: german, fr: new Map(), it: new Map() })[language],
    );
    expect(roleAt(laid, "lamp", "en")).toBe("type");
    expect(roleAt(laid, "lamp", "de")).toBe("value");
    expect(roleAt(laid, "lamp", "it")).toBeUndefined();
    expect(roleAt(laid, "with", "en")).toBe("connective");
    expect(roleAt(laid, "with", "de")).toBeUndefined();
    expect(roleAt(laid, "lantern", "en")).toBeUndefined();
  });
});
