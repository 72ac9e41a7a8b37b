import { describe, expect, it } from "vitest";
import { createBuiltinEngine } from "../../../../src/tasks/rules-engine.ts";
import { createBuiltinStore } from "../../../bench/builtin-store.ts";

const engine = createBuiltinEngine({ catalogs: createBuiltinStore() });

async function stated(leaf: string, language: "en" | "de" | "fr" | "it", name: string, wanted: string) {
  const levels = { include_recommended: true, include_optional: true };
  const query = { sales_channel: "channel_a", category_identifier: leaf, ...levels } as const;
  const body = { product_name: name, product_description: "" };
  const answer = await engine.extractAttributes({ query, body }, { evidence: { language, facts: [] } });
  return [answer.required_attributes, answer.recommended_attributes, answer.optional_attributes]
    .flat()
    .filter(({ attribute }) => attribute.identifier === wanted)
    .flatMap(({ values }) => values.map(({ value, text, written }) => value?.identifier ?? written ?? text));
}

const schoolShoes = "a-fashion-shoes-kids-smart";
const trainers = "a-fashion-shoes-kids-trainers";
const lamps = "a-home-lighting-ceiling-flush";
const bolts = "a-garden-diy-hardware-fixings-screws";
const covers = "a-home-textiles-bedlinen-duvet-covers";
const dishwashers = "a-appliances-large-dishwashers";
const cardigans = "a-fashion-women-knitwear-cardigans";
const ladders = "a-garden-diy-tools-hand-ladders";

describe("attributes are read from the name with its short forms written out", () => {
  it.each([
    [schoolShoes, "en", "Girls t-bar school shoe blk lthr sz 12", "color", ["black"]],
    [trainers, "en", "Boys trainers wht", "color", ["white"]],
    [lamps, "en", "LED clg lt 24w rnd 4000k 330mm wht ip44", "color", ["white"]],
    [bolts, "en", "HEX BOLT M10X80 A2 S/S DIN 931", "material", ["stainless-steel"]],
    [covers, "en", "DUVET CVR SET DBL 100% CTN 200TC", "material", ["cotton"]],
    [dishwashers, "en", "neff gk2502cn built-in dishwasher", "brand", ["Neff"]],
    [dishwashers, "en", "neff gk2502cn built-in dishwasher", "model", ["GK2502CN"]],
    [cardigans, "de", "Da.-Strickjacke V-Ausschn. m. Taschen", "neckline", ["v-neck"]],
    [cardigans, "de", "Strickjacke Damen schw. XL", "color", ["black"]],
    [ladders, "it", "SCALA ALLUM. 5 GRAD. EN131", "material", ["aluminium"]],
  ] as const)("of %s, %s: %s", async (leaf, language, name, attribute, wanted) => {
    expect(await stated(leaf, language, name, attribute)).toEqual(wanted);
  });

  it.each([
    [dishwashers, "en", "DEBUT CARBON DC BASIC PINK HG", "brand"],
    [lamps, "de", "SWARO STUDIO 2.0 MATT BLACK", "brand"],
  ] as const)("but no maker out of capitals: %s, %s: %s", async (leaf, language, name, attribute) => {
    expect(await stated(leaf, language, name, attribute)).toEqual([]);
  });
});
