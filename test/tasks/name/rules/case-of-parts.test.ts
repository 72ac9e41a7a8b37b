import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

interface Row {
  readonly brand?: string;
  readonly description?: string;
}

type Case = readonly [language: Language, name: string, native: string, row?: Row];

const casesOf = (cases: readonly Case[]) =>
  cases.map(([language, name, native, row]) => ({ language, name, native, row }));

it.each(
  casesOf([
    [
      "en",
      "Harrowgate cat food kitten chicken 4kg",
      "Harrowgate Cat Food Kitten Chicken 4kg",
      { brand: "Harrowgate" },
    ],
    [
      "en",
      "Slim leg jeans washed black 32R",
      "Norrland Slim Leg Jeans Washed Black 32R",
      { brand: "Norrland" },
    ],
    [
      "en",
      "Pine 3 over 2 chest of drawers",
      "Holmwick Pine 3 over 2 Chest of Drawers",
      { brand: "Holmwick" },
    ],
    [
      "en",
      "Wireless over-ear headphones grey/orange",
      "Norrland Wireless Over-Ear Headphones Grey/Orange",
      { brand: "Norrland" },
    ],
    [
      "en",
      "Ready-to-eat rice with built-in spoon and add-on lid",
      "Norrland Ready-to-eat Rice with Built-in Spoon and Add-on Lid",
      { brand: "Norrland" },
    ],
    ["en", "Printed Cotton Queen sized Double Sheet", "Printed Cotton Queen Sized Double Sheet"],
    ["en", "Ibuprofen 200mg caplets pack", "Medway Ibuprofen 200mg Caplets Pack", { brand: "Medway" }],
    [
      "en",
      "Floor Cleaner + toilet cleaner",
      "Brightwell Floor Cleaner + Toilet Cleaner",
      { brand: "Brightwell" },
    ],
  ]),
)(
  "an English name that is half in capitals has all of them: $language $name",
  ({ language, name, native, row }) => {
    expect(nativeName(name, language, row)).toBe(native);
  },
);

it.each(
  casesOf([
    ["en", "Yoga mat with strap", "Yoga mat with strap"],
    [
      "en",
      "Norrland T-shirt with 2 pockets, 30 cm x 40 cm",
      "Norrland T-shirt with 2 Pockets, 30 cm x 40 cm",
      { brand: "Norrland" },
    ],
    ["en", "Norrland x adidas Runner", "Norrland x adidas Runner", { brand: "Norrland" }],
    ["en", "Kabel für Lampen Zorblix", "Kabel für Lampen Zorblix"],
    ["de", "Norrland Jacke blau mit Kapuze", "Norrland Jacke blau mit Kapuze", { brand: "Norrland" }],
    ["fr", "Norrland Veste bleue avec capuche", "Norrland Veste bleue avec capuche", { brand: "Norrland" }],
    ["it", "Norrland Giacca blu con cappuccio", "Norrland Giacca blu con cappuccio", { brand: "Norrland" }],
  ]),
)(
  "another name, a unit, and a maker in small letters stay: $language $name",
  ({ language, name, native, row }) => {
    expect(nativeName(name, language, row)).toBe(native);
  },
);

it.each(
  casesOf([
    ["en", "Solid Oak Sideboard - COUNTRY RANGE", "Solid Oak Sideboard - Country Range"],
    ["en", "A4 Paper White 5 x 500 Sheets (BOX)", "A4 Paper White 5 x 500 Sheets (Box)"],
    ["de", "Kopierpapier A4 weiß PREMIUM WHITE", "Kopierpapier A4 weiß Premium White"],
    ["de", "Bettwäsche Mako-Satin BLACK EDITION", "Bettwäsche Mako-Satin Black Edition"],
    ["en", "Mountain Bike Helmet (BLACK)", "Mountain Bike Helmet (Black)"],
  ]),
)("words in capitals at the end of a name are calm: $language $name", ({ language, name, native }) => {
  expect(nativeName(name, language)).toBe(native);
});

it.each(
  casesOf([
    ["en", "Car Charger for Laptops (USB)", "Car Charger for Laptops (USB)"],
    ["en", "Running Shoes - ZORBLIX", "Running Shoes - ZORBLIX"],
    ["de", "Akkuschrauber kompakt ZORBLIX", "Akkuschrauber kompakt ZORBLIX"],
  ]),
)("but acronyms and names that nobody knows: $language $name", ({ language, name, native }) => {
  expect(nativeName(name, language)).toBe(native);
});

it.each(
  casesOf([
    [
      "fr",
      "Autocollant pour sony xperia z (Motif : fleurs)",
      "Autocollant pour Sony Xperia Z (Motif : fleurs)",
    ],
    ["fr", "Coque pour samsung galaxy a52 noire", "Coque pour Samsung Galaxy A52 noire"],
    ["it", "Custodia per nokia lumia 720", "Custodia per Nokia Lumia 720"],
    ["it", "Pellicola per samsung tab pro 8.4 (Opaca)", "Pellicola per Samsung Tab Pro 8.4 (Opaca)"],
    ["de", "Schutzhülle für sony xperia z", "Schutzhülle für Sony Xperia Z"],
    ["de", "Hülle für samsung galaxy s5 (Blumen)", "Hülle für Samsung Galaxy S5 (Blumen)"],
    ["fr", "Housse pour apple ipad mini 4", "Housse pour Apple iPad Mini 4"],
  ]),
)("a device in small letters is written as its maker does: $language $name", ({ language, name, native }) => {
  expect(nativeName(name, language)).toBe(native);
});

it.each(
  casesOf([
    [
      "fr",
      "contes de la provence - le goff anne - broché",
      "Contes de la Provence - Le Goff Anne - broché",
      { description: "Un recueil des contes de Provence par Anne Le Goff, avec des cartes." },
    ],
    [
      "it",
      "guida della sila - rossi marta - brossura",
      "Guida della Sila - Rossi Marta - brossura",
      { description: "Una guida ai sentieri della Sila scritta da Marta Rossi per chi cammina." },
    ],
    [
      "fr",
      "les oiseaux du vercors",
      "Les oiseaux du Vercors",
      { description: "Tous les oiseaux que l'on rencontre dans le Vercors au printemps." },
    ],
    [
      "it",
      "storia di un paese del carso",
      "Storia di un paese del Carso",
      { description: "La storia di un piccolo paese del Carso nel dopoguerra." },
    ],
    [
      "fr",
      "table de jardin bois",
      "Table de jardin bois",
      { description: "Une belle Table en bois pour le jardin. La table se plie." },
    ],
  ]),
)(
  "places and persons have the capitals of the row's text: $language $name",
  ({ language, name, native, row }) => {
    expect(nativeName(name, language, row)).toBe(native);
  },
);

it.each(
  casesOf([
    ["de", "TRAKLINEX-V15M OHRHÖRER SILBER", "TRAKLINEX-V15M Ohrhörer Silber"],
    ["en", "TRAKLINEX-V15M EARPHONES SILVER", "TRAKLINEX-V15M Earphones Silver"],
    ["fr", "TRAKLINEX-V15M ÉCOUTEURS ARGENT", "TRAKLINEX-V15M écouteurs argent"],
    ["it", "TRAKLINEX-V15M AURICOLARI ARGENTO", "TRAKLINEX-V15M auricolari argento"],
    ["de", "SCHRAUBE-M8X VERZINKT EDELSTAHL", "Schraube-M8X verzinkt Edelstahl"],
  ]),
)("a code whose first part is no word keeps its capitals: $language $name", ({ language, name, native }) => {
  expect(nativeName(name, language)).toBe(native);
});

it.each(
  casesOf([
    ["en", "larder fridge auto defrost class a white", "Larder Fridge Auto Defrost Class A White"],
    ["en", "fridge freezer silver eek a", "Fridge Freezer Silver EEK A"],
    ["en", "ZRX FOOTBALL SIZE 5", "ZRX Football Size 5"],
    [
      "en",
      "GOA FOOTBALL SIZE 5 COUNTY",
      "GOA Football Size 5 County",
      { description: "A football for every GOA club and school, stitched by hand." },
    ],
    ["de", "kühlschrank weiß eek a", "Kühlschrank weiß EEK A"],
    ["it", "OLIO DI OLIVA DALLA PUGLIA", "Olio di oliva dalla Puglia"],
    ["fr", "GALETTES PUR BEURRE DE BRETAGNE", "Galettes pur beurre de Bretagne"],
    ["it", "CAMICIA UOMO SLIM FIT OXFORD", "Camicia uomo slim fit oxford"],
    ["fr", "CARRELAGE GRES CERAME RECTIFIE", "Carrelage grès cérame rectifié"],
    ["fr", "SECATEUR DE FORCE TELESCOPIQUE", "Sécateur de force télescopique"],
  ]),
)(
  "acronyms, classes and places keep their capitals, and nouns have none: $language $name",
  ({ language, name, native, row }) => {
    expect(nativeName(name, language, row)).toBe(native);
  },
);

describe("models of a name in small letters", () => {
  it.each([
    ["en", "lg oled 55oled803 television", "55OLED803"],
    ["en", "philips studio 43hfl2869t led tv", "43HFL2869T"],
    ["en", "samsung ue55ks7000/ue55ks7000 television", "UE55KS7000 Television"],
    ["de", "samsung ue55ks7000/ue55ks7000 fernseher", "Samsung UE55KS7000 Fernseher"],
    ["en", "dell laptop core i7 i7 4770 8 gb", "Core i7 4770"],
    ["fr", "ordinateur portable core i5 4770 8 go", "i5 4770"],
    ["it", "notebook asus core i3 4130 nero", "i3 4130"],
    ["it", "Scheda grafica Gigabyte nvidia geforce rtx 4060 8 GB", "NVIDIA GeForce RTX 4060"],
    ["en", "bahco hardpoint saw 7tpi", "7 TPI"],
  ] as const)("%s: %s", (language, name, part) => {
    expect(nativeName(name, language)).toContain(part);
  });

  it.each([
    ["en", "walkers crisps 25gx6 multipack", "25"],
    ["de", "schraube m8x40 verzinkt", "40"],
  ] as const)("but no measures: %s: %s", (language, name, part) => {
    expect(nativeName(name, language)).toContain(part);
  });
});

describe("a long German word in capitals in a usual name", () => {
  it.each([
    ["Esstisch Eiche massiv 180x90 *AUSSTELLUNGSSTÜCK*", "Esstisch Eiche massiv 180x90 Ausstellungsstück"],
    ["Akkuschrauber PROFESSIONAL 18 V blau", "Akkuschrauber Professional 18 V blau"],
    ["Sofa grau SHOWROOM Modell", "Sofa grau SHOWROOM Modell"],
  ])("%s", (name, native) => {
    expect(nativeName(name, "de")).toBe(native);
  });
});
