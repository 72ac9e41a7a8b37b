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

const pans = "a-kitchen-cooking-pans-saucepans";
const cups = "a-kitchen-dining-mugs-cups";
const pens = "a-office-writing-pens-fountain";
const necklaces = "a-jewellery-pieces-necklaces-chains";

it.each([
  ["en", "Stockpot stainless steel 24cm with glass lid", ["stainless steel"]],
  ["de", "Kochtopf Edelstahl 24 cm mit Glasdeckel", ["Edelstahl"]],
  ["fr", "Casserole inox 24 cm avec couvercle en verre", ["inox"]],
  ["it", "Pentola acciaio inox 24 cm con coperchio in vetro", ["acciaio inox"]],
] as const)(
  "the lid that a name says besides has its own material, in %s: %s",
  (language, name, expected) => {
    expect(writtenOf(pans, "material", language, [name, ""])).toEqual(expected);
  },
);

it.each([
  ["en", "Coffee cups with saucer, porcelain"],
  ["de", "Kaffeetassen mit Untertasse Porzellan"],
  ["fr", "Tasses à café avec soucoupe porcelaine"],
  ["it", "Set 6 tazzine caffè con piattino porcellana"],
] as const)("cups with saucers are no saucers, in %s: %s", (language, name) => {
  const found = valuesOf({ language, leaf: cups, attribute: "cup_type", name });
  expect(found.map(({ value }) => value?.identifier)).not.toContain("saucer");
});

it.each([
  ["en", "Fountain pen black lacquer medium nib"],
  ["de", "Füllfederhalter schwarz lackiert"],
  ["fr", "Stylo plume laqué noir"],
  ["it", "Penna stilografica lacca nera"],
] as const)("the lacquer of a pen is not its ink, in %s: %s", (language, name) => {
  expect(writtenOf(pens, "ink_color", language, [name, ""])).toEqual([]);
});

it.each(["Verstärker Silbergold", "Kette Bronzeschwarz"])("a shade of a colour is no metal: %s", (name) => {
  expect(writtenOf(necklaces, "metal", "de", [name, ""])).toEqual([]);
});

it.each([
  ["it", "Orologio uomo cinturino acciaio quadrante blu", ["acciaio"]],
  ["it", "Orologio uomo quadrante blu cinturino in pelle", ["cinturino in pelle"]],
  ["fr", "Montre homme cadran bleu bracelet acier", ["bracelet acier"]],
] as const)("a name says of what the strap of a watch is, in %s: %s", (language, name, expected) => {
  expect(writtenOf("a-jewellery-watches-men", "strap_material", language, [name, ""])).toEqual(expected);
});
