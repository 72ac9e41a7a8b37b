import { expect, it } from "vitest";
import { frenchForms, italianForms } from "../../../src/translation/generation/adjectives.ts";

it.each([
  ["vert", "verte", "verts", "vertes"],
  ["rouge", "rouge", "rouges", "rouges"],
  ["silencieux", "silencieuse", "silencieux", "silencieuses"],
  ["décoratif", "décorative", "décoratifs", "décoratives"],
  ["naturel", "naturelle", "naturels", "naturelles"],
  ["gris", "grise", "gris", "grises"],
  ["original", "originale", "originaux", "originales"],
  ["blanc", "blanche", "blancs", "blanches"],
  ["franc", "franche", "francs", "franches"],
  ["brun", "brune", "bruns", "brunes"],
  ["sec", "sèche", "secs", "sèches"],
  ["long", "longue", "longs", "longues"],
  ["doux", "douce", "doux", "douces"],
  ["gros", "grosse", "gros", "grosses"],
  ["frais", "fraîche", "frais", "fraîches"],
  ["italien", "italienne", "italiens", "italiennes"],
])("French %s is %s, %s, %s", (base, ...others) => {
  expect(frenchForms(base)).toEqual([base, ...others]);
});

it.each([
  ["rosso", "rossa", "rossi", "rosse"],
  ["verde", "verde", "verdi", "verdi"],
  ["bianco", "bianca", "bianchi", "bianche"],
  ["elettrico", "elettrica", "elettrici", "elettriche"],
  ["largo", "larga", "larghi", "larghe"],
  ["grigio", "grigia", "grigi", "grigie"],
  ["liscio", "liscia", "lisci", "lisce"],
  ["blu", "blu", "blu", "blu"],
])("Italian %s is %s, %s, %s", (base, ...others) => {
  expect(italianForms(base)).toEqual([base, ...others]);
});
