import { describe, expect, it } from "vitest";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import type { Language } from "../../../../src/nlp/language.ts";
import { readStatedFacts } from "../../../../src/tasks/description/compose/stated-facts.ts";
import { glossaryOf } from "../../../../src/translation/glossary.ts";

const glossary = glossaryOf(createCatalogStore(), undefined);

function linesOf(language: Language, label: string, text: string): string[] {
  return readStatedFacts([{ label, text }], { language, glossary }).map(({ line }) => line);
}

describe("a line of a column", () => {
  it.each<readonly [Language, string, string, string]>([
    ["fr", "age min", "6 mois", "Âge : Dès 6 mois"],
    ["en", "Origin", "Thailand", "Country of origin: Thailand"],
    ["en", "Origin", "Puglia, Italy", "Country of origin: Puglia, Italy"],
    ["de", "Herkunft", "Spanien", "Herkunftsland: Spanien"],
    ["fr", "Origine", "Maroc", "Pays d'origine : Maroc"],
    ["fr", "Origine", "UE / hors UE", "Pays d'origine : UE / hors UE"],
    ["it", "Origine", "Sicilia, Italia", "Paese di origine: Sicilia, Italia"],
    ["de", "Mindestalter", "6 Monate", "Altersempfehlung: Ab 6 Monaten"],
    ["it", "Età minima", "3 anni", "Età: Da 3 anni"],
    ["en", "Minimum age", "3 years", "Age: From 3 years"],
    ["en", "Age", "3 years", "Age: 3 years"],
    ["fr", "Taille", "10/12 ans", "Taille : 10/12 ans"],
    ["fr", "Taille", "L (58-61 cm)", "Taille : L (58-61 cm)"],
    ["fr", "Taille", "S/M (54-57 cm)", "Taille : S/M (54-57 cm)"],
    ["fr", "Taille", "40 x 60 cm", "Dimensions : 40 x 60 cm"],
    ["it", "Taglia", "XL (60-62 cm)", "Taglia: XL (60-62 cm)"],
    ["it", "Taglia", "40 x 60 cm", "Misura: 40 x 60 cm"],
    ["de", "Größe", "M (55-58 cm)", "Größe: M (55-58 cm)"],
    ["en", "Size", "M (55-58 cm)", "Size: M (55-58 cm)"],
    ["en", "Sizes", "7-11", "Sizes: 7-11"],
    ["en", "Standard", "EN 14404 (with pads)", "Standard: EN 14404 (with pads)"],
    ["de", "Nettogewicht", "750 ml", "Inhalt: 750 ml"],
    ["en", "Net weight", "1 l", "Contents: 1 l"],
    ["fr", "Poids net", "250 ml", "Contenu : 250 ml"],
    ["it", "Peso netto", "750 ml", "Contenuto: 750 ml"],
    ["de", "Nettogewicht", "2,5 kg", "Nettogewicht: 2,5 kg"],
    ["en", "Capacity", "38 kg (42 l)", "Capacity: 38 kg (42 l)"],
    ["de", "Fassungsvermögen", "38 kg (42 l)", "Fassungsvermögen: 38 kg (42 l)"],
    ["fr", "Capacité", "38 kg (42 l)", "Capacité : 38 kg (42 l)"],
    ["it", "Capacità", "38 kg (42 l)", "Capacità: 38 kg (42 l)"],
    ["it", "Capacità", "500 g", "Peso netto: 500 g"],
    ["fr", "Poids", "48000 g", "Poids : 48 kg"],
    ["de", "Gewicht", "12500 g", "Gewicht: 12,5 kg"],
    ["it", "Peso", "7200 g", "Peso: 7,2 kg"],
    ["en", "Weight", "9300 g", "Weight: 9.3 kg"],
    ["fr", "Poids", "900 g", "Poids : 900 g"],
    ["de", "Obermaterial", "Edelstahl", "Material: Edelstahl"],
    ["de", "Obermaterial", "Leder", "Obermaterial: Leder"],
    ["en", "Upper material", "Steel", "Material: Steel"],
    ["it", "Tomaia", "Alluminio", "Materiale: Alluminio"],
    ["en", "Dimensions (WxDxH)", "55x43x30 cm", "Dimensions (W x D x H): 55 x 43 x 30 cm"],
    ["de", "Maße (B x T x H)", "55 x 43 x 30 cm", "Maße (B x T x H): 55 x 43 x 30 cm"],
    ["fr", "Dimensions (L x l x H)", "550x430x300 mm", "Dimensions (L x l x H) : 550 x 430 x 300 mm"],
    ["it", "Dimensioni (LxPxH)", "550x430x300 mm", "Dimensioni (L x P x H): 550 x 430 x 300 mm"],
    ["de", "Dimensions (WxDxH)", "55x43x30 cm", "Maße: 55x43x30 cm"],
    ["it", "Dimensioni (LxPxH)", "550x430 mm", "Dimensioni: 550x430 mm"],
    ["en", "Color", "Red", "Color: Red"],
    ["en", "Colour", "Red", "Colour: Red"],
    ["en", "color", "Red", "Colour: Red"],
    ["en", "Colours", "Yellow/Blue, Orange/Blue", "Colour: Yellow/blue, orange/blue"],
    ["en", "Colours", "Yellow, Blue", "Colour: Yellow, blue"],
    ["de", "Farbe", "Gelb/Blau, Orange/Blau", "Farbe: Gelb/Blau, Orange/Blau"],
    ["fr", "Couleur", "Jaune/Bleu, Orange/Bleu", "Couleur : Jaune/bleu, orange/bleu"],
    ["it", "Colore", "Giallo/Blu, Rosso/Blu", "Colore: Giallo/blu, rosso/blu"],
    ["fr", "coloris", "Assortis", "Coloris : Assortis"],
    ["fr", "Couleur", "Noir", "Couleur : Noir"],
    ["fr", "Goût", "Saumon", "Goût : Saumon"],
    ["fr", "Saveur", "Saumon", "Saveur : Saumon"],
    ["de", "Geschmack", "Lachs", "Geschmack: Lachs"],
    ["it", "Gusto", "Salmone", "Gusto: Salmone"],
    ["en", "Flavour", "Salmon", "Flavour: Salmon"],
    ["fr", "Taille", "T3 (95 cm)", "Taille : T3 (95 cm)"],
    ["it", "Taglia", "T3 (95 cm)", "Taglia: T3 (95 cm)"],
    ["de", "Größe", "T3 (95 cm)", "Größe: T3 (95 cm)"],
    ["en", "Size", "T3 (95 cm)", "Size: T3 (95 cm)"],
    ["en", "Steel", "AUS-10", "Steel: AUS-10"],
    ["de", "Härte HRC", "58", "Härte (HRC): 58"],
    ["fr", "Dureté (HRC)", "58/60", "Dureté (HRC) : 58/60"],
    ["it", "Impugnatura", "Legno di olivo", "Impugnatura: Legno di olivo"],
    ["fr", "Manche", "Palissandre", "Manche : Palissandre"],
    ["fr", "Lave-vaisselle", "non", "Lave-vaisselle : Non"],
    ["it", "Lavabile in lavastoviglie", "sì", "Lavabile in lavastoviglie: Sì"],
    ["de", "Spülmaschinenfest", "ja", "Spülmaschinengeeignet: Ja"],
    ["en", "Temp range", "-20 to 180 °C", "Temperature range: -20 to 180 °C"],
    ["de", "self_timer", "10 s", "Selbstauslöser: 10 s"],
    ["fr", "processor_threads", "12", "Threads du processeur : 12"],
    ["it", "Processor cache", "8 MB", "Cache del processore: 8 MB"],
    ["de", "processor_model", "i3-1115G4", "Prozessor: i3-1115G4"],
    ["en", "Pack qty", "25", "Pack quantity: 25"],
    ["en", "Capacity", "200 µl", "Capacity: 200 µl"],
  ])("in %s, %s: %s", (language, label, text, line) => {
    expect(linesOf(language, label, text)).toEqual([line]);
  });

  it.each<readonly [Language, string, string]>([
    ["en", "Color", "Never Give Up"],
    ["de", "Farbe", "wie abgebildet"],
    ["fr", "Couleur", "voir photo"],
    ["it", "Colore", "come da foto"],
    ["en", "Cat No", "RX-0815"],
    ["de", "Bestellnummer", "RX-0815"],
  ])(
    "is none where the value is no colour, or a number of the shop (%s, %s: %s)",
    (...[language, label, text]) => {
      expect(linesOf(language, label, text)).toEqual([]);
    },
  );
});

it.each([
  ["en", "origins", "Smoked paprika"],
  ["de", "origins", "Kurkuma"],
  ["fr", "origins", "Poivre noir"],
  ["it", "origins", "Peperoncino"],
] as const)("what names no country is no country of origin, in %s: %s: %s", (language, label, text) => {
  expect(linesOf(language, label, text).join()).not.toMatch(/country|land|pays|paese/iu);
});

describe("a size in a column for the size of a pack", () => {
  it.each<readonly [Language, string, string, string]>([
    ["en", "pack size", "M", "Size: M"],
    ["en", "pack size", "2XL", "Size: 2XL"],
    ["de", "Stückzahl", "L/XL", "Größe: L/XL"],
    ["fr", "Nombre de pièces", "S", "Taille : S"],
    ["it", "Pezzi", "XS", "Taglia: XS"],
    ["en", "pack size", "6", "Pieces: 6"],
  ])("is no number of pieces, in %s: %s: %s", (language, label, text, line) => {
    expect(linesOf(language, label, text)).toEqual([line]);
  });
});
