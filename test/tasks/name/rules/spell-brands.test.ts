import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../../src/api/vocabulary.ts";
import { answerTo, nativeName } from "./native-name.ts";

const cases: Readonly<Record<Language, readonly (readonly [name: string, native: string])[]>> = {
  en: [
    ["NESTLE Cereal", "Nestlé Cereal"],
    ["Adidas Running Shoes", "adidas Running Shoes"],
    ["SONY Headphones WH-1000XM4", "Sony Headphones WH-1000XM4"],
    ["Eco Friendly Laundry Liquid", "Eco Friendly Laundry Liquid"],
    ["Kerastase Shampoo", "Kérastase Shampoo"],
  ],
  de: [
    ["BOSCH Akkuschrauber PSR 1800", "Bosch Akkuschrauber PSR 1800"],
    ["NIVEA Creme", "Nivea Creme"],
    ["TEFAL PFANNE 28 CM INDUKTION", "Tefal Pfanne 28 cm Induktion"],
    ["Philips Toaster", "Philips Toaster"],
    ["AEG Staubsauger", "AEG Staubsauger"],
    ["braun Rasierer", "Braun Rasierer"],
  ],
  fr: [
    ["MOULINEX Robot", "Moulinex Robot"],
    ["Coque rigide pour NOKIA LUMIA 625", "Coque rigide pour Nokia Lumia 625"],
    ["KERASTASE Shampooing", "Kérastase Shampooing"],
    ["Batterie pour SONY VAIO", "Batterie pour Sony VAIO"],
  ],
  it: [
    ["NESTLÉ Orzo Solubile", "Nestlé Orzo solubile"],
    ["Cavo USB-C INTENSO 7991005", "Cavo USB-C Intenso 7991005"],
    ["Monitor AOC 24B35HM2", "Monitor AOC 24B35HM2"],
    ["OLIO EVO 5LT LATTA", "Olio extravergine di oliva 5 l latta"],
    ["FRESA HM D.10", "Fresa HM D.10"],
    ["BAGNOSCHIUMA BOLLE DI SAPONE", "Bagnoschiuma bolle di sapone"],
    ["Lampada LED", "Lampada LED"],
  ],
};

describe.each(languages)("a maker's name in %s", (language) => {
  it.each(cases[language])("is written as a native would: %s", (name, native) => {
    expect(nativeName(name, language)).toBe(native);
  });

  it.each(cases[language])("is left alone once it is: %s", (_, native) => {
    expect(nativeName(native, language)).toBe(native);
  });
});

it("is spelt so in front of the name too", () => {
  expect(nativeName("Akkuschrauber PSR 1800", "de", { brand: "BOSCH" })).toBe("Bosch Akkuschrauber PSR 1800");
  expect(nativeName("Bague en or", "fr", { brand: "Cléor" })).toBe("Cléor Bague en or");
});

it.each([
  ["en", "Car Seat GRP 1/2/3 9-36kg Grey"],
  ["en", "CAR SEAT GROUP 2/3 GREY", "Car Seat Group 2/3 Grey"],
  ["en", "CAR SEAT ISOFIX GRP 1/2/3 GREY", "Car Seat ISOFIX GRP 1/2/3 Grey"],
  ["de", "Kindersitz ISOFIX Gruppe 1/2/3 grau"],
  ["de", "KINDERSITZ ISOFIX GRUPPE 0+/1 GRAU", "Kindersitz ISOFIX Gruppe 0+/1 Grau"],
  ["fr", "SIÈGE AUTO ISOFIX GROUPE 1/2/3 GRIS", "Siège auto ISOFIX groupe 1/2/3 gris"],
  ["it", "SEGGIOLINO AUTO ISOFIX GRUPPO 1/2/3 GRIGIO", "Seggiolino auto ISOFIX gruppo 1/2/3 grigio"],
] as const)("is no row of numbers in %s: %s", (language, name, native: string = name) => {
  expect(nativeName(name, language)).toBe(native);
});

it("is not chosen from a list of makers", () => {
  expect(nativeName("Cantuccini 300 g", "it", { brand: "Italiamo, Lidl" })).toBe("Cantuccini 300 g");
});

it("stays as it is where a person refused", () => {
  expect(nativeName("NESTLE Cereal", "en", { keep: ["brand"] })).toBe("NESTLE Cereal");
  expect(answerTo("Cereal", "en", { brand: "Nestlé", keep: ["brand"] }).best_name).toBe("Cereal");
});

it("is put in front whole where the name begins with a common word of it", () => {
  expect(nativeName("ACQUA DI COLONIA UOMO", "it", { brand: "Acqua di Parma" })).toBe(
    "Acqua di Parma Acqua di colonia uomo",
  );
  expect(nativeName("Eau micellaire 400 ml", "fr", { brand: "Eau Thermale Avène" })).toBe(
    "Eau Thermale Avène Eau micellaire 400 ml",
  );
  expect(nativeName("Kids Scooter pink", "en", { brand: "Zippo Kids" })).toBe("Zippo Kids Scooter Pink");
  expect(nativeName("Boss Shirt", "en", { brand: "Hugo Boss" })).toBe("Hugo Boss Shirt");
});

describe("the maker of the row's own column", () => {
  it.each([
    ["en", "kitchen craft co kettle 2 cup", "Kitchen Craft Co", /^Kitchen Craft Co Kettle/],
    ["en", "CAP VERT GARDEN HOSE 25M", "Cap Vert", /^Cap Vert Garden Hose/],
    ["en", "MERRIT TOWER PLUM JAM", "Merrit Tower", /^Merrit Tower Plum Jam$/],
    ["en", "Asics Running Shoes Gel", "ASICS", /^ASICS Running Shoes/],
    ["en", "Garden shed north lodge 3 x 2 m", "NORTH LODGE", /North Lodge/],
    ["de", "KITCHEN CRAFT PFANNE 28 CM", "Kitchen Craft", /^Kitchen Craft Pfanne/],
    ["de", "Gartenschlauch 25 m", "Cap Vert", /^Cap Vert Gartenschlauch/],
    ["de", "LAUFSCHUH DAMEN", "ASICS", /^ASICS Laufschuh/],
    ["de", "Laufschuh Damen", "Asics", /^Asics Laufschuh/],
    ["de", "SPAX SCHRAUBEN 4X40", "Spax", /^Spax Schrauben/],
    ["fr", "TUYAU 25M VERT", "Cap Vert", /^Cap Vert Tuyau/],
    ["fr", "CHAUSSURES FEMME ROUGE", "ASICS", /^ASICS Chaussures femme/],
    ["fr", "Cabane en bois ours brun", "Ours Brun", /bois ours brun$/],
    ["fr", "Abri de jardin north lodge 3 x 2 m", "NORTH LODGE", /North Lodge/],
    ["fr", "Vélo enfant 16 pouces", "Btwin", /^Btwin Vélo/],
    ["it", "SCARPE DONNA ROSSE", "ASICS", /^ASICS Scarpe donna/],
    ["it", "Tubo da giardino 25 m", "Cap Vert", /^Cap Vert Tubo/],
    ["it", "CAFFE' MACINATO FORTE 250G", "Forte", /macinato forte/],
    ["it", "KITCHEN CRAFT PADELLA 28 CM", "Kitchen Craft", /^Kitchen Craft padella/i],
    ["it", "Casetta in legno north lodge 3 x 2 m", "NORTH LODGE", /North Lodge/],
  ] as const)("counts more than the list, in %s: %j of %s", (language, name, brand, native) => {
    expect(nativeName(name, language, { brand })).toMatch(native);
  });

  it.each([
    ["en", "MRRT TWR PLUM JAM 340G", "Merrit Tower", /^Merrit Tower Plum Jam 340g$/],
    ["en", "BRMBL Honey 340g", "Bramble", /^Bramble Honey/],
    ["en", "Merrit T. Plum Jam 340g", "Merrit Tower", /^Merrit Tower Plum Jam/],
    ["de", "WGT. STEINBERG RIESLING 0,75L", "Weingut Steinberg", /^Weingut Steinberg Riesling/],
    ["de", "Riesling Weing. Steinberg 0,75l", "Weingut Steinberg", /^Riesling Weingut Steinberg/],
    ["fr", "ROUGE CH. LA COMBE 2019 75CL", "Château La Combe", /^Rouge Château La Combe 2019 75 cl$/],
    ["fr", "Dom. Grandval blanc 2021", "Domaine Grandval", /^Domaine Grandval blanc/],
    ["it", "VINO ROSSO CANT. MONTERVO 75CL", "Cantina Montervo", /Cantina Montervo 75 cl$/],
    ["it", "Ten. Montervo bianco 75 cl", "Tenuta Montervo", /^Tenuta Montervo bianco/],
  ] as const)("is written out where it is cut short, in %s: %j of %s", (language, name, brand, native) => {
    expect(nativeName(name, language, { brand })).toMatch(native);
  });

  it.each([
    ["en", "Sugar Free Jam XTRA 340g", "Merrit Tower", /Merrit Tower Sugar Free Jam/],
    ["de", "BeCool Hülle schwarz", "BE COOL", /^BeCool Hülle/],
    ["de", "Kissen Rot 40 cm", "Rotfels", /Kissen Rot 40 cm$/],
    ["fr", "Only Robe bleue", "ONLY", /^Only Robe/],
    ["en", "ASUS Router RT-N12 white", "Asus", /^ASUS Router/],
    ["en", "Bed Head Conditioner", "BED HEAD", /^Bed Head Conditioner/],
    ["de", "DeLonghi Wasserkocher", "De'Longhi", /^De'Longhi Wasserkocher/],
    ["fr", "Ch. de fer en bois 12 pièces", "Château Fernay", /Ch\. de fer/],
    ["it", "Coca-Cola Zero 330 ml", "Coca Cola", /^Coca-Cola Zero/],
  ] as const)("is not put where something else stands, in %s: %j of %s", (language, name, brand, native) => {
    expect(nativeName(name, language, { brand })).toMatch(native);
  });
});

describe("a maker that the list writes so keeps its initials", () => {
  it.each([
    ["en", "Mam Soother Night 6m+", "MAM", "MAM Soother Night 6m+"],
    ["de", "Mam Schnuller Night", "MAM", "MAM Schnuller Night"],
    ["fr", "Acer Moniteur 24 pouces", "ACER", "Acer Moniteur 24 pouces"],
  ] as const)("%s: %s of %s", (language, name, brand, native) => {
    expect(nativeName(name, language, { brand })).toBe(native);
  });
});

describe("a maker that writes itself in capitals", () => {
  it.each([
    ["en", "KONG Classic Dog Toy Red", "KONG Classic Dog Toy Red"],
    ["de", "KONG Classic Hundespielzeug rot", "KONG Classic Hundespielzeug rot"],
    ["fr", "KONG Classic jouet pour chien", "KONG Classic jouet pour chien"],
    ["it", "KONG Classic gioco per cani", "KONG Classic gioco per cani"],
  ] as const)("keeps them (%s): %s", (language, name, native) => {
    expect(nativeName(name, language, { brand: "KONG" })).toBe(native);
  });
});
