import { describe, expect, it } from "vitest";
import {
  applyLevels,
  createGlob,
  type LevelRule,
} from "../../../src/catalog/importers/requirement-levels.ts";
import type { AttributeRecord } from "../../../src/catalog/model.ts";

const attribute = (identifier: string, name: string): AttributeRecord => ({
  ...{
    identifier,
    requirementLevel: "recommended",
    kind: "open",
    names: { en: name },
    terms: {},
    values: [],
  },
});
const asked = [attribute("color", "Main color"), attribute("size", "Size")];
const category = (identifier: string, name: string, parentIdentifier?: string) => ({
  record: { identifier, ...(parentIdentifier && { parentIdentifier }), names: { en: name }, terms: {} },
  attributes: asked,
});
const content = {
  salesChannel: "channel_a",
  categories: [
    category("c1", "Clothing & More"),
    category("c2", "Shirts (men)", "c1"),
    category("c3", "Shoes", "c1"),
  ],
} as const;

function levels(rules: readonly LevelRule[]) {
  return applyLevels(content, rules).content.categories.map(({ attributes }) =>
    attributes.map(({ requirementLevel }) => requirementLevel.slice(0, 3)).join(" "),
  );
}

const rule = (pattern: string, name: string, level: LevelRule["level"], line = 2): LevelRule => ({
  ...{ category: pattern, attribute: name, level, origin: { file: "l.csv", line } },
});

describe("applyLevels", () => {
  it.each<[string, string, string[]]>([
    ["c2", "color", ["rec rec", "req rec", "rec rec"]],
    ["c?", "size", ["rec req", "rec req", "rec req"]],
    ["clothing & more > *", "*color", ["rec rec", "req rec", "req rec"]],
    ["Clothing & More > Shirts (men)", "main color", ["rec rec", "req rec", "rec rec"]],
    ["*", "*", ["req req", "req req", "req req"]],
    ["*shoes", "s??e", ["rec rec", "rec rec", "rec req"]],
    ["c", "color", ["rec rec", "rec rec", "rec rec"]],
    ["c.", "color", ["rec rec", "rec rec", "rec rec"]],
  ])("meets categories by %s and attributes by %s", (pattern, name, expected) => {
    expect(levels([rule(pattern, name, "required")])).toEqual(expected);
  });

  it.each([
    ["a*b*c", "axxbxxbc", true],
    ["a*b*c", "axxcxxb", false],
    ["*ab*ab", "xabxab", true],
    ["*ab*ab", "xab", false],
    ["**b?*", "abcd", true],
    ["a+(b)*[c]|d", "A+(B) [c]|D", true],
  ])("finds that %s meets %s or not", (pattern, text, expected) => {
    expect(createGlob(pattern)(text)).toBe(expected);
  });

  it("is done at once with a pattern of many stars that meets nothing", () => {
    const meets = createGlob(`${"*e".repeat(40)}*q`);
    expect(meets("e".repeat(1_000))).toBe(false);
  });

  it("lets the last row that meets decide", () => {
    const rules = [rule("*", "*", "required"), rule("c2", "*", "optional"), rule("*", "size", "recommended")];
    expect(levels(rules)).toEqual(["req rec", "opt rec", "req rec"]);
  });

  it("keeps lists shared, and the very list where nothing changes", () => {
    const { categories } = applyLevels(content, [rule("c1*", "size", "required")]).content;
    expect(categories[1]?.attributes).toBe(asked);
    const all = applyLevels(content, [rule("*", "size", "required")]).content.categories;
    expect(all[0]?.attributes).toBe(all[2]?.attributes);
    expect(all[0]?.attributes[0]).toBe(asked[0]);
  });

  it("warns of a row that meets nothing, but not of one that a later row overrules", () => {
    const rules = [
      rule("c1", "*", "required"),
      rule("nope", "*", "required", 3),
      rule("*", "*", "optional", 4),
    ];
    expect(applyLevels(content, rules).warnings).toEqual([
      "l.csv, line 3: no category that fits nope asks for an attribute that fits *.",
    ]);
  });
});
