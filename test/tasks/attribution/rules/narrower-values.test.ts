import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { valuesOf } from "./values-of.ts";

type Fact = readonly [label: string, text: string];

function read(
  [language, leaf, attribute]: readonly [Language, string, string],
  name: string,
  description = "",
  facts: readonly Fact[] = [],
) {
  return valuesOf({ language, leaf, attribute, name, description, facts })
    .map(({ value, text }) => value?.identifier ?? text)
    .sort();
}

const coats = "a-fashion-women-jackets-coats";
const yarns = "a-hobby-craft-yarn-yarn";
const pans = "a-kitchen-cooking-pans-saucepans";
const panels = "a-garden-diy-hardware-building-panels";
const catFood = "a-pets-food-cat-dry";
const creams = "a-beauty-face-creams-day";
const cds = "a-media-entertainment-music-classical";

describe("a colour and a shade of it", () => {
  it.each([
    ["de", "Jacke blau", "Eine Jacke in Dunkelblau.", ["navy"]],
    ["de", "Jacke blau", "Eine Jacke in Marineblau.", ["navy"]],
    ["de", "Jacke blau, dunkelblau", "", ["blue", "navy"]],
    ["de", "Jacke rot", "Rot und Schwarz gemustert.", ["black", "red"]],
    ["de", "Jacke blau und dunkelblau", "", ["blue", "navy"]],
    ["en", "Jacket blue", "A jacket in navy blue.", ["navy"]],
    ["en", "Jacket blue", "A dark blue jacket.", ["navy"]],
    ["en", "Jacket blue / navy blue", "", ["blue", "navy"]],
    ["en", "Jacket red", "Red and black pattern.", ["black", "red"]],
    ["en", "Jacket blue and navy blue", "", ["blue", "navy"]],
    ["fr", "Veste bleue", "Une veste bleu marine.", ["navy"]],
    ["fr", "Veste longue bleu", "Veste longue bleu marine.", ["navy"]],
    ["fr", "Veste bleu / bleu marine", "", ["blue", "navy"]],
    ["fr", "Veste rouge", "Motif rouge et noir.", ["black", "red"]],
    ["fr", "Veste bleu et bleu marine", "", ["blue", "navy"]],
    ["it", "Giacca blu", "Una giacca blu navy.", ["navy"]],
    ["it", "Giacca lunga blu", "Giacca in blu scuro.", ["navy"]],
    ["it", "Giacca blu / blu navy", "", ["blue", "navy"]],
    ["it", "Giacca rossa", "Motivo rosso e nero.", ["black", "red"]],
    ["it", "Giacca blu e blu navy", "", ["blue", "navy"]],
  ] as const)("in %s: %s. %s", (language, name, description, colours) => {
    expect(read([language, coats, "color"], name, description)).toEqual(colours);
  });
});

describe("yarn and cloth that is wholly of one fibre", () => {
  it.each([
    ["de", yarns, "Strickwolle Flausch", "100 % Polyacryl, 50 g.", ["acrylic"]],
    ["de", yarns, "Wolle Flausch", "100% Baumwolle. Die Wolle ist weich.", ["cotton"]],
    ["de", yarns, "Strickgarn", "80 % Wolle, 20 % Polyester", ["polyester", "wool"]],
    ["de", coats, "Wollmantel", "Futter: 100 % Polyester. Schurwolle.", ["wool"]],
    ["de", coats, "Mantel", "Oberstoff 100 % Wolle, Futter 100 % Polyester", ["wool"]],
    ["en", yarns, "Fluffy wool ball", "100% acrylic, 50 g.", ["acrylic"]],
    ["en", yarns, "Fluffy wool", "100% cotton. The wool is soft.", ["cotton"]],
    ["en", yarns, "Knitting yarn", "80% wool, 20% polyester", ["polyester", "wool"]],
    ["en", coats, "Wool coat", "Lining: 100% polyester. Virgin wool.", ["wool"]],
    ["en", coats, "Coat", "Shell 100% wool, lining 100% polyester", ["wool"]],
    ["fr", yarns, "Pelote de laine douce", "100 % acrylique, 50 g.", ["acrylic"]],
    ["fr", yarns, "Laine douce", "100% coton. La laine est douce.", ["cotton"]],
    ["fr", yarns, "Fil à tricoter", "80 % laine, 20 % polyester", ["polyester", "wool"]],
    ["fr", coats, "Manteau en laine", "Doublure : 100 % polyester. Laine vierge.", ["wool"]],
    ["it", yarns, "Gomitolo di lana morbida", "100% acrilico, 50 g.", ["acrylic"]],
    ["it", yarns, "Lana morbida", "100% cotone. La lana è morbida.", ["cotton"]],
    ["it", yarns, "Filato", "80% lana, 20% poliestere", ["polyester", "wool"]],
    ["it", coats, "Cappotto in lana", "Fodera: 100% poliestere. Lana vergine.", ["wool"]],
  ] as const)("in %s of %s: %s. %s", (language, leaf, name, description, materials) => {
    expect(read([language, leaf, "material"], name, description)).toEqual(materials);
  });
});

describe("a cast metal", () => {
  it.each([
    ["de", "Topf aus Edelstahlguss", ["stainless-steel"]],
    ["de", "Topf aus Guss-Aluminium", ["aluminium"]],
    ["de", "Topf aus Alu-Guss", ["aluminium"]],
    ["de", "Topf aus Aluminiumguss", ["aluminium"]],
    ["de", "Topf aus Gusseisen", ["cast-iron"]],
    ["en", "Cast stainless steel pan", ["stainless-steel"]],
    ["en", "Cast aluminium pan", ["aluminium"]],
    ["en", "Cast iron pan", ["cast-iron"]],
    ["fr", "Casserole en fonte d'inox", ["stainless-steel"]],
    ["fr", "Casserole en fonte inox", ["stainless-steel"]],
    ["fr", "Casserole en fonte d'aluminium", ["aluminium"]],
    ["fr", "Casserole en fonte aluminium", ["aluminium"]],
    ["fr", "Casserole en fonte", ["cast-iron"]],
    ["it", "Pentola in ghisa d'alluminio", ["aluminium"]],
    ["it", "Pentola in ghisa di alluminio", ["aluminium"]],
    ["it", "Pentola in fusione di alluminio", ["aluminium"]],
    ["it", "Pentola in ghisa inox", ["stainless-steel"]],
    ["it", "Pentola in ghisa", ["cast-iron"]],
  ] as const)("in %s: %s", (language, name, materials) => {
    expect(read([language, pans, "material"], name)).toEqual(materials);
  });
});

describe("what a product is fixed to", () => {
  it.each([
    ["de", "Zur Montage auf Holz und Metall.", []],
    ["de", "Für die Verlegung auf Holz.", []],
    ["de", "Zum Aufkleben auf Glas.", []],
    ["de", "Platte aus Holz.", ["wood"]],
    ["de", "Für den Garten, aus Metall.", ["metal"]],
    ["en", "For use on wood & metal partitions.", []],
    ["en", "For fixing to wood.", []],
    ["en", "For sticking onto glass.", []],
    ["en", "A panel made of wood.", ["wood"]],
    ["en", "For the garden, in metal.", ["metal"]],
    ["fr", "Pour pose sur ossature bois et métal.", []],
    ["fr", "Pour une fixation sur bois.", []],
    ["fr", "Pour collage sur verre.", []],
    ["fr", "Panneau en bois.", ["wood"]],
    ["fr", "Pour le jardin, en métal.", ["metal"]],
    ["it", "Per il montaggio su legno e metallo.", []],
    ["it", "Per la posa su strutture in legno.", []],
    ["it", "Per fissaggio su vetro.", []],
    ["it", "Pannello in legno.", ["wood"]],
    ["it", "Per il giardino, in metallo.", ["metal"]],
  ] as const)("in %s: %s", (language, description, materials) => {
    expect(read([language, panels, "material"], "Panel", description)).toEqual(materials);
  });
});

describe("a column of sizes that says how much there is", () => {
  it.each([
    ["de", catFood, "net_weight", "Trockenfutter 4kg+1kg gratis", "Größe", "5 kg", ["5 kg"]],
    ["de", catFood, "net_weight", "Trockenfutter", "Größe", "4 x 1,5 kg", ["4 x 1,5 kg"]],
    ["de", creams, "volume", "Tagescreme", "Größe", "50 ml", ["50 ml"]],
    ["de", coats, "size", "Mantel", "Größe", "M", ["m"]],
    ["en", catFood, "net_weight", "Cat food 4kg+1kg free", "Size", "5 kg", ["5 kg"]],
    ["en", catFood, "net_weight", "Cat food", "Size", "4 x 1.5 kg", ["4 x 1.5 kg"]],
    ["en", creams, "volume", "Day cream", "Size", "50 ml", ["50 ml"]],
    ["en", coats, "size", "Coat", "Size", "M", ["m"]],
    ["fr", catFood, "net_weight", "Croquettes 4kg+1kg gratuit", "Taille", "5 kg", ["5 kg"]],
    ["fr", catFood, "net_weight", "Croquettes", "Taille", "4 x 1,5 kg", ["4 x 1,5 kg"]],
    ["fr", creams, "volume", "Crème de jour", "Taille", "50 ml", ["50 ml"]],
    ["fr", coats, "size", "Manteau", "Taille", "M", ["m"]],
    ["it", catFood, "net_weight", "Crocchette 4kg+1kg gratis", "Taglia", "5 kg", ["5 kg"]],
    ["it", catFood, "net_weight", "Crocchette", "Formato", "4 x 1,5 kg", ["4 x 1,5 kg"]],
    ["it", creams, "volume", "Crema giorno", "Taglia", "50 ml", ["50 ml"]],
    ["it", coats, "size", "Cappotto", "Taglia", "M", ["m"]],
  ] as const)("in %s of %s states %s: %s, %s: %s", (language, leaf, wanted, name, label, text, values) => {
    expect(read([language, leaf, wanted], name, "", [[label, text]])).toEqual(values);
  });
});

describe("what a disc lies in", () => {
  it.each([
    ["de", "Format: CD; Format: Jewelcase", ["cd"]],
    ["de", "Format: Digipak", []],
    ["en", "Format: CD; Format: Jewel case", ["cd"]],
    ["en", "Format: Steelbook", []],
    ["fr", "Support : CD. Format : Boîtier cristal", ["cd"]],
    ["fr", "Format : Digipack", []],
    ["it", "Supporto: CD. Formato: Custodia in plastica", ["cd"]],
    ["it", "Formato: Digipak", []],
    ["de", "Format: Vinyl", ["vinyl"]],
    ["fr", "Format : DVD", ["dvd"]],
  ] as const)("in %s: %s", (language, description, formats) => {
    expect(read([language, cds, "media_format"], "Concerto", description.replaceAll("; ", "\n"))).toEqual(
      formats,
    );
  });
});
