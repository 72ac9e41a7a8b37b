import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import type { NamePart } from "../../../../src/lint/rule.ts";
import { composeName } from "../../../../src/tasks/name/rules/compose-name.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";
import { createBuiltinStore } from "../../../bench/builtin-store.ts";

const glossary = glossaryOf(createBuiltinStore());
const variantParts: readonly NamePart[] = ["brand", "color", "material", "audience", "pack"];
const without = (name: string, language: Language) =>
  composeName(name, language, glossary, { maxLength: 101, forbids: variantParts }).name;
const within = (name: string, language: Language, maxLength: number) =>
  composeName(name, language, glossary, { maxLength, forbids: [] }).name;

describe("what a channel forbids goes with the phrase that depends on it", () => {
  it.each([
    ["en", "Sofa, 3 seater, velvet, emerald green, oak legs", "Sofa, 3 seater"],
    ["en", "Toothbrush Soft, Plastic Free", "Toothbrush Soft, Plastic Free"],
    ["en", "Desk, white, steel frame", "Desk"],
    ["en", "Lamp, brass base, 40 cm", "Lamp, 40 cm"],
    ["en", "TV Wall Bracket VESA 600x400", "TV Wall Bracket VESA 600x400"],
    ["de", "TV-Wandhalterung VESA 600x400 bis 45 kg", "TV-Wandhalterung VESA 600x400 bis 45 kg"],
    ["de", "Bürostuhl mit Armlehnen, schwarz", "Bürostuhl mit Armlehnen"],
    ["de", "Leuchten für Garten Terrasse Rasen Hof Gehweg", "Leuchten für Garten Terrasse Rasen Hof Gehweg"],
  ] as const)("%s: %s", (language, name, expected) => expect(without(name, language)).toBe(expected));
});

describe("a name that is too long keeps the product and loses a whole phrase", () => {
  it.each([
    [
      "en",
      "Solar Garden Lights, Warm White, Stainless Steel, Waterproof Pathway Lights for Garden Lawn Patio Yard Walkway",
      "Solar Garden Lights, Warm White, Stainless Steel, Waterproof Pathway Lights",
    ],
    [
      "de",
      "Solarleuchten Garten 8er Set Warmweiß Edelstahl Wegeleuchten für Garten Terrasse Rasen Hof Gehweg Einfahrt",
      "Solarleuchten Garten 8er Set Warmweiß Edelstahl Wegeleuchten",
    ],
  ] as const)("%s: %s", (language, name, expected) => expect(within(name, language, 80)).toBe(expected));
});
