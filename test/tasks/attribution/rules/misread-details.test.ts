import { expect, it } from "vitest";
import { valuesOf } from "./values-of.ts";

const cases = "a-electronics-phones-cases";
const belts = "a-fashion-accessories-belts-belts";
const descalers = "a-cleaning-products-surfaces-descalers";
const bikeParts = "a-sports-outdoor-cycling-parts";

it.each([
  ["en", "Cover for Samsung Galaxy Grand Prime", "Samsung Galaxy Grand Prime"],
  ["en", "Cover for Samsung Galaxy Express Sunny Beach Days", "Samsung Galaxy Express"],
  ["fr", "Coque Samsung Galaxy Express Vive La Vie", "Samsung Galaxy Express"],
  ["fr", "Coque Samsung Galaxy Core Prime Fleurs Roses", "Samsung Galaxy Core Prime"],
  ["de", "Hülle für Samsung Galaxy Ace Plus Motiv Alte Brücke", "Samsung Galaxy Ace Plus"],
  ["it", "Cover per Samsung Galaxy Ace Plus Motivo Ponte Vecchio", "Samsung Galaxy Ace Plus"],
] as const)("ends a device without a number behind its model, in %s: %s", (language, name, device) => {
  const found = valuesOf({ language, leaf: cases, attribute: "compatible_with", name });
  expect(found.map(({ text }) => text)).toEqual([device]);
});

it.each([
  ["Cintura intrecciata in cuoio, fibbia in ottone.", []],
  ["Cintura di cuoio conciato al vegetale.", []],
  ["Cintura in camoscio, colore cuoio.", ["cuoio"]],
  ["Cintura in pelle color cuoio.", ["color cuoio"]],
] as const)("takes the leather that a belt is made of for no colour: %s", (description, texts) => {
  const asked = { language: "it", leaf: belts, attribute: "color", name: "Cintura uomo 3 cm" } as const;
  expect(valuesOf({ ...asked, description }).map(({ text }) => text)).toEqual(texts);
});

it.each([
  ["Entkalkt Siebträger- und Kapselmaschinen aller Marken.", []],
  ["Für Kaffeevollautomaten. Als Kapsel dosiert.", ["Kapsel"]],
] as const)("takes a device's compound for no form of the product: %s", (description, texts) => {
  const asked = { language: "de", leaf: descalers, attribute: "product_form", name: "Entkalker" } as const;
  expect(valuesOf({ ...asked, description }).map(({ text }) => text)).toEqual(texts);
});

it.each([
  ["en", "Mudguard set", "For 700c wheels with tyres up to 38 mm.", []],
  ["de", "Schutzblech-Set", "Laufräder mit Reifen bis 42 mm.", []],
  ["fr", "Jeu de garde-boue", "Roues avec pneu jusqu'à 42 mm.", []],
  ["it", "Set parafanghi", "Ruote con copertone fino a 42 mm.", []],
  ["en", "Folding tyre 700 x 28c", "Road use.", ["tyre"]],
] as const)(
  "takes what goes with a product for no type of it, in %s: %s",
  (language, name, description, types) => {
    const found = valuesOf({ language, leaf: bikeParts, attribute: "sports_item_type", name, description });
    expect(found.map(({ text }) => text)).toEqual(types);
  },
);
