import { describe, expect, it } from "vitest";
import { tradeOf } from "../../src/nlp/trades.ts";

describe("the trade of a row", () => {
  it.each([
    ["en", "Slate 500 x 250", "Roof tiles and roof slates", "a-garden-diy-hardware-building-tiles"],
    ["en", "Bridle Leather Full Size", "Tack", "a-sports-outdoor-riding-tack"],
    ["de", "Bahn 1,5 x 50 m", "Unterspannbahnen", "a-garden-diy-hardware-building-panels"],
    ["de", "Leine 12 mm blau", "Festmacher", "a-sports-outdoor-water-kayaks"],
    ["fr", "Écran souple HPV", "Sous-toiture", "a-garden-diy-hardware-building-panels"],
    ["fr", "Bout 10 mm", "ACCASTILLAGE > CORDAGES", "a-sports-outdoor-water-kayaks"],
    ["it", "Armadio 2 ante", "Archivio", "a-home-furniture-dining-cabinets"],
    ["it", "Cima 14 mm", "CORDAME", "a-sports-outdoor-water-kayaks"],
    ["en", "CSK 5.0 x 70 zinc", "Fixings > Woodscrews", "a-garden-diy-hardware-fixings-screws"],
    ["en", "Half round 112 mm", "Guttering", "a-garden-diy-hardware-building-tiles"],
    ["de", "Senkkopf 5 x 70", "Holzschrauben", "a-garden-diy-hardware-fixings-screws"],
    ["de", "Bogen 72 Grad", "Dachentwässerung", "a-garden-diy-hardware-building-tiles"],
    ["fr", "TF 4 x 40 PZ2", "Visserie", "a-garden-diy-hardware-fixings-screws"],
    ["fr", "Naissance 80", "Gouttière zinc", "a-garden-diy-hardware-building-tiles"],
    ["it", "TPS 4 x 40", "Viteria", "a-garden-diy-hardware-fixings-screws"],
    ["it", "Bocchetta 80", "Grondaie", "a-garden-diy-hardware-building-tiles"],
  ])("in %s is said by a word of %j among %j", (_, name, category, leaf) => {
    const trade = tradeOf([name, category]);
    expect(trade?.holds(leaf)).toBe(true);
    expect(trade?.holds("a-beauty-makeup-nails-polish")).toBe(false);
    expect(trade?.holds("own-catalog-leaf")).toBe(true);
  });

  it("is said by what a column is called, and by two words as they are written", () => {
    expect(tradeOf(["Ardoise 32x22", "Pureau (mm)", "110"])?.said).toBe("Pureau");
    expect(tradeOf(["Bride plate", "DN 50"])?.said).toBe("DN 50");
  });

  it.each([
    ["de", "Imkerhandschuhe Leder"],
    ["en", "Hive tool with hook"],
    ["fr", "Couteau à désoperculer"],
    ["it", "Arnia da 6 favi"],
    ["de", "Messgewand grün"],
    ["en", "Altar cloth cotton 2 m"],
    ["fr", "Nappe d'autel brodée"],
    ["it", "Croce d'altare"],
    ["de", "Petrischalen 60 mm"],
    ["en", "Centrifuge tubes 50 ml"],
    ["fr", "Lames de microscope"],
    ["it", "Puntali pipette blu"],
    ["de", "Wurzelkanalfeilen ISO 25"],
    ["en", "Saliva ejectors blue"],
    ["fr", "Fraises pour endodontie"],
    ["it", "Aspirasaliva blu"],
    ["de", "Haubenspülmaschine"],
    ["en", "Hood dishwasher three phase"],
    ["fr", "Lave-vaisselle à capot"],
    ["it", "Lavastoviglie a capotta"],
  ])("has no leaf of other kinds, in %s: %s", (_, name) => {
    const trade = tradeOf([name]);
    expect(trade).toBeDefined();
    for (const leaf of [
      "a-food-fresh-fish-fish",
      "a-appliances-large-dishwashers",
      "a-fashion-accessories-hats-hats",
    ])
      expect(trade?.holds(leaf)).toBe(false);
  });

  it.each([
    "Ardoise à craie A4",
    "Mélangeur à main",
    "Calici da vino set 6",
    "Bienenwachskerze 20 cm",
    "Col ruché femme",
    "Dishwasher 60 cm",
    "Écran 27 pouces HDMI",
    "Tennis racket 27 inch",
    "Kleiderschrank 2-türig",
    "Armadio 2 ante camera",
    "Gouttière dentaire de nuit",
    "Zinc 25 mg tablets",
    "Handball Größe 2",
  ])("is not said by what any shop sells: %s", (name) => {
    expect(tradeOf([name, "Home"])).toBeUndefined();
  });

  it("is not said by prose, which may mention any", () => {
    expect(tradeOf([`${"A sealant for many uses. ".repeat(8)} Suits roofing and mooring.`])).toBeUndefined();
  });

  it.each([
    ["The Iron Garden", "Author", "J. Reed"],
    ["Der Spiegel im Fluss", "Autor", "H. Berg"],
    ["Der Spiegel im Fluss", "Verlag", "Nord"],
    ["La montre cassée", "Auteur", "P. Roux"],
    ["La montre cassée", "Éditeur", "Aube"],
    ["Il cavallo rosso", "Autore", "L. Riva"],
    ["Il cavallo rosso", "Casa editrice", "Ponte"],
  ])("is that of books where a column is called so: %s, %s", (name, label, text) => {
    const trade = tradeOf([name], [{ label, text }]);
    expect(trade?.said).toBe(label);
    expect(trade?.holds("a-media-books-fiction-literary")).toBe(true);
    expect(trade?.holds("a-garden-outdoor-furniture-sets")).toBe(false);
  });

  it.each([
    ["Author road bike 28", []],
    ["Portafoglio d'autore", [{ label: "Stile", text: "Autore" }]],
    ["Iron Garden gate", [{ label: "Author", text: "" }]],
  ])("is not that of books by a name, a value or an empty cell: %s", (name, columns) => {
    expect(tradeOf([name], columns)).toBeUndefined();
  });
});
