import { expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { valuesOf } from "./values-of.ts";

type Fact = readonly [label: string, text: string];
type Texts = readonly [name: string, description: string, ...facts: readonly Fact[]];

/** What is written of an attribute. */
function writtenOf(
  leaf: string,
  attribute: string,
  language: Language,
  [name, description, ...facts]: Texts,
) {
  return valuesOf({ language, leaf, attribute, name, description, facts }).map(
    ({ text, written }) => written ?? text,
  );
}

const tanks = "a-pets-accessories-aquarium-tanks";
const vitamins = "a-health-wellness-vitamins-multi";
const waxes = "a-beauty-hair-styling-gels";
const binders = "a-office-equipment-filing-binders";
const joggers = "a-fashion-women-trousers-joggers";
const biscuits = "a-food-sweet-biscuits";
const discs = "a-automotive-parts-spares-brake-discs";
const beds = "a-pets-accessories-beds-beds";
const players = "a-media-entertainment-films-series";

it.each([
  ["en", ["Aquarium", "Holds 54 l, filter 300 l/h."], ["54 l"]],
  ["de", ["Aquarium", "Inhalt 54 l, Pumpe 300 l/h."], ["54 l"]],
  ["fr", ["Aquarium", "Cuve de 54 l, pompe 300 l/h."], ["54 l"]],
  ["it", ["Acquario", "Vasca da 54 l, pompa 300 l/h."], ["54 l"]],
] as const)("takes a flow for no content, in %s: %j", (language, texts, values) => {
  expect(writtenOf(tanks, "volume", language, texts)).toEqual(values);
});

it.each([
  ["en", ["Multivitamin with royal jelly", "60 tablets"], "gel"],
  ["de", ["Multivitamin mit Gelée Royale", "60 Tabletten"], "gel"],
  ["fr", ["Multivitamines gelée royale", "60 comprimés"], "gelée"],
  ["it", ["Multivitaminico gelatina reale", "60 compresse"], "gelatina"],
] as const)("takes royal jelly for no gel, in %s: %j", (language, texts, form) => {
  expect(writtenOf(vitamins, "product_form", language, texts)).not.toContain(form);
});

it.each([
  ["en", ["Matte wax", "Work a little through dry hair."], []],
  ["de", ["Mattes Wachs", "Ins trockene Haar einarbeiten."], []],
  ["fr", ["Cire mate", "Travailler sur cheveux secs."], []],
  ["it", ["Cera opaca", "Lavorare su capelli secchi."], []],
  ["en", ["Wax for dry hair", "Strong hold."], ["dry hair"]],
  ["fr", ["Cire pour cheveux secs", "Fixation forte."], ["cheveux secs"]],
] as const)("takes how it is used for no type of hair, in %s: %j", (language, texts, values) => {
  expect(writtenOf(waxes, "hair_type", language, texts)).toEqual(values);
});

it.each([
  ["fr", ["Classeur à levier A4", "", ["complément", "BLEU COINS METAL"]]],
  ["it", ["Raccoglitore A4", "", ["complemento", "BLU ANGOLI METALLO"]]],
] as const)("takes the material of corners for none of the whole, in %s: %j", (language, texts) => {
  expect(writtenOf(binders, "material", language, texts)).toEqual([]);
});

it.each([
  ["en", ["Joggers with studs", "Golden studs on the pockets."], []],
  ["de", ["Jogginghose mit Nieten", "Nieten gold an den Taschen."], []],
  ["fr", ["Pantalon à clous", "Des clous dorés sur les poches."], []],
  ["it", ["Pantalone con borchie", "Le borchie dorate sulle tasche."], []],
  ["fr", ["Pantalon à clous noir", "Coupe droite."], ["noir"]],
] as const)("takes the colour of studs for none of the whole, in %s: %j", (language, texts, values) => {
  expect(writtenOf(joggers, "color", language, texts)).toEqual(values);
});

it.each([
  ["en", "Ingredients", "_wheat_ flour, sugar, _milk_ powder", "wheat flour, sugar, milk powder"],
  ["de", "Zutaten", "_Weizenmehl_, Zucker, _Butter_", "Weizenmehl, Zucker, Butter"],
  ["fr", "Ingrédients", "farine de _blé_, sucre, _œuf_", "farine de blé, sucre, œuf"],
  ["it", "Ingredienti", "farina di _grano_, zucchero, _uova_", "farina di grano, zucchero, uova"],
  ["en", "Ingredients", "flour, E_300_b, sugar", "flour, E_300_b, sugar"],
] as const)(
  "writes ingredients without marks of allergens, in %s: %s %s",
  (language, label, text, written) => {
    expect(writtenOf(biscuits, "ingredients", language, ["Butter", "", [label, text]])).toEqual([written]);
  },
);

it.each([
  ["de", ["Bremsscheibe VA", "", ["PASSEND_FUER", "VW GOLF V/VI, SKODA OCTAVIA II"]]],
  ["en", ["Brake disc front", "", ["Vehicle fitment", "VW GOLF V/VI, SKODA OCTAVIA II"]]],
  ["de", ["Bremsscheibe HA", "", ["Passt für", "VW GOLF V/VI, SKODA OCTAVIA II"]]],
] as const)("takes a column of vehicles whole, in %s: %j", (language, texts) => {
  expect(writtenOf(discs, "compatible_with", language, texts)).toEqual(["VW GOLF V/VI, SKODA OCTAVIA II"]);
});

it.each([
  ["en", ["Dog bed", "", ["Size", "90 x 50 cm"]]],
  ["de", ["Hundebett", "", ["Größe", "90 x 50 cm"]]],
  ["fr", ["Coussin chien", "", ["Taille", "90 x 50 cm"]]],
  ["it", ["Cuccia per cani", "", ["Taglia", "90 x 50 cm"]]],
] as const)("takes a side for no size, in %s: %j", (language, texts) => {
  expect(writtenOf(beds, "size", language, texts)).toEqual(["90 x 50 cm"]);
});

it("takes the modules of a circuit for no format of media", () => {
  const text = "Verstärkerschaltung mit HDAM-SA2-Modulen.";
  expect(writtenOf(players, "media_format", "de", ["SA 14", text])).toEqual([]);
});
