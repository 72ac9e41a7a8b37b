import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { namedKind, namedList } from "../../../../src/tasks/description/rules/named-list.ts";

describe("a name with what is listed about it", () => {
  test.each<readonly [Language, string, readonly string[], string]>([
    [
      "en",
      "Halden kettle",
      ["Colour: Silver", "Capacity: 1.7 litres"],
      "Halden kettle: capacity 1.7 litres, colour silver.",
    ],
    [
      "de",
      "Halden Kette",
      ["Nickelfrei", "Kommt in einer Geschenkschachtel", "Material: Silber"],
      "Halden Kette: nickelfrei, kommt in einer Geschenkschachtel, Material Silber.",
    ],
    [
      "de",
      "Halden Lampe",
      ["Höhe 40 cm", "Inkl. Netzteil 5 W", "Farbe: Schwarz"],
      "Halden Lampe: Höhe 40 cm, inkl. Netzteil 5 W, Farbe Schwarz.",
    ],
    [
      "de",
      "Halden Leiter",
      ["Leicht", "Liebevoll bedruckt", "Atmungsaktiv", "Tragkraft 150 kg", "Farbe: Silber"],
      "Halden Leiter: leicht, liebevoll bedruckt, atmungsaktiv, Tragkraft 150 kg, Farbe Silber.",
    ],
    // What has a comma of its own stands between full stops.
    [
      "en",
      "Halden camera",
      ["Sumptuous image quality, even in low light", "Display: LCD"],
      "Halden camera: Sumptuous image quality, even in low light. Display LCD.",
    ],
    // A name with a colon of its own has no second one.
    [
      "fr",
      "Mousse : Framboise",
      ["Contenu : 140 g", "Goût : fruité"],
      "Mousse : Framboise, contenu 140 g, goût fruité.",
    ],
    [
      "en",
      "Atlas: The Chair",
      ["Height: 90 cm", "Colour: Oak"],
      "Atlas: The Chair, height 90 cm, colour oak.",
    ],
    // A text that the feed cut inside a word of the name.
    [
      "de",
      "Halden Schloss gleichschließend",
      ["Massiver Körper, Bügelhöhe 6 cm, gleichschließ"],
      "Halden Schloss gleichschließend: massiver Körper, Bügelhöhe 6 cm.",
    ],
    [
      "en",
      "Halden jug microwaveable",
      ["Glass with a lid, holds 2 litres, microwavea"],
      "Halden jug microwaveable: glass with a lid, holds 2 litres.",
    ],
    [
      "fr",
      "Bol Halden transparent",
      ["Verre épais, contient 2 litres, transpare"],
      "Bol Halden transparent : verre épais, contient 2 litres.",
    ],
    [
      "it",
      "Tazza Halden infrangibile",
      ["Vetro spesso, contiene 2 litri, infrangib"],
      "Tazza Halden infrangibile: vetro spesso, contiene 2 litri.",
    ],
    [
      "en",
      "Halden coat waterproofed",
      ["Warm lining, long sleeves, waterproof"],
      "Halden coat waterproofed: warm lining, long sleeves, waterproof.",
    ],
    ["it", "Smalto Halden", ["Adatto per: Porte di Legno"], "Smalto Halden: adatto per porte di legno."],
    ["it", "Pila Halden", ["Adatto per: Vespa Primavera"], "Pila Halden: adatto per Vespa Primavera."],
    [
      "en",
      "Halden shelf",
      ["Dimensions (W x D x H): 60 x 30 x 90 cm"],
      "Halden shelf: dimensions 60 x 30 x 90 cm (W x D x H).",
    ],
    ["en", "Halden lamp", ["Weight: 900 g", "Lamp base: E27"], "Halden lamp: lamp base E27."],
    [
      "en",
      "Halden mug",
      ["Dishwasher safe", "Keeps the coffee hot"],
      "Halden mug: dishwasher safe, keeps the coffee hot.",
    ],
    ["en", "Halden rug", ["Pieces: 1 piece", "Material: Wool"], "Halden rug: material wool."],
    [
      "en",
      "Halden tent",
      ["Pack size: 1", "Waterproof – sealed seams"],
      "Halden tent: waterproof, sealed seams.",
    ],
    [
      "de",
      "Halden Kanne",
      ["Farbe: Silber", "Fassungsvermögen: 1,7 l"],
      "Halden Kanne: Fassungsvermögen 1,7 l, Farbe Silber.",
    ],
    ["de", "Halden Lampe", ["Gewicht: 900 g", "Fassung: E27"], "Halden Lampe: Fassung E27."],
    [
      "de",
      "Halden Bahn",
      ["Kompatibel mit allen Holzschienen", "Farbe: Bunt"],
      "Halden Bahn: kompatibel mit allen Holzschienen, Farbe Bunt.",
    ],
    [
      "de",
      "Halden Box",
      ["Kraftvoller Klang", "Exzellente Wiedergabe von CDs"],
      "Halden Box: kraftvoller Klang, exzellente Wiedergabe von CDs.",
    ],
    [
      "de",
      "Halden Hub",
      ["Plug & Play – keine Treiber nötig", "Inhalt: 1 Stück"],
      "Halden Hub: Plug & Play, keine Treiber nötig.",
    ],
    [
      "fr",
      "Bouilloire Halden",
      ["Couleur : Noir", "Capacité : 1,7 l"],
      "Bouilloire Halden : capacité 1,7 l, couleur noir.",
    ],
    ["fr", "Lampe Halden", ["Poids : 900 g", "Culot : E27"], "Lampe Halden : culot E27."],
    [
      "fr",
      "Confiture Halden",
      ["Préparée avec 50 g de fruits", "Sucres totaux : 60 g pour 100 g"],
      "Confiture Halden : préparée avec 50 g de fruits, sucres totaux 60 g pour 100 g.",
    ],
    ["fr", "Tapis Halden", ["Contenu : 1 pièce", "Matière : Laine"], "Tapis Halden : matière laine."],
    [
      "fr",
      "Tente Halden",
      ["Étanche – coutures soudées", "Couleur : Vert"],
      "Tente Halden : étanche, coutures soudées, couleur vert.",
    ],
    [
      "it",
      "Bollitore Halden",
      ["Colore: Nero", "Capacità: 1,7 l"],
      "Bollitore Halden: capacità 1,7 l, colore nero.",
    ],
    ["it", "Lampada Halden", ["Peso: 900 g", "Attacco: E27"], "Lampada Halden: attacco E27."],
    [
      "it",
      "Siero Halden",
      ["Riduce le rughe", "Materiale: Vetro"],
      "Siero Halden: riduce le rughe, materiale vetro.",
    ],
    ["it", "Tappeto Halden", ["Contenuto: 1 pezzo", "Materiale: Lana"], "Tappeto Halden: materiale lana."],
    [
      "it",
      "Luce Halden",
      ["Colore: Multicolore", "Forma: Rotondo"],
      "Luce Halden: forma rotondo, multicolore.",
    ],
  ])("has what decides first, and one joint, in %s: %s %j", (language, name, points, wanted) => {
    expect(namedList(name, points, language).text).toBe(wanted);
  });

  test.each<readonly [Language, string, readonly string[], string]>([
    [
      "en",
      "Halden jacket",
      ["Gore-Tex membrane", "Bluetooth module"],
      "Halden jacket: Gore-Tex membrane, Bluetooth module.",
    ],
    [
      "de",
      "Halden Jacke",
      ["Kapuze mit Kordel", "Große Taschen"],
      "Halden Jacke: Kapuze mit Kordel, große Taschen.",
    ],
    [
      "de",
      "Halden Stuhl",
      ["Sitz gepolstert", "Receiver im Fuß"],
      "Halden Stuhl: Sitz gepolstert, Receiver im Fuß.",
    ],
    [
      "fr",
      "Montre Halden",
      ["Verre Saphir Zenith", "Bracelet acier"],
      "Montre Halden : Verre Saphir Zenith, bracelet acier.",
    ],
    [
      "it",
      "Orologio Halden",
      ["Vetro Zaffiro Zenith", "Cinturino in acciaio"],
      "Orologio Halden: Vetro Zaffiro Zenith, cinturino in acciaio.",
    ],
  ])("keeps the capitals of names and German nouns, in %s: %s %j", (language, name, points, wanted) => {
    expect(namedList(name, points, language).text).toBe(wanted);
  });

  test.each<readonly [Language, string, readonly string[]]>([
    ["en", "Halden kettle", ["Pieces: 1 piece"]],
    ["de", "Halden Kanne", ["Farbe: Rot"]],
    ["fr", "Bouilloire Halden", ["Poids : 900 g"]],
    ["it", "Bollitore Halden", ["Peso: 900 g"]],
  ])("is none of one trifle, in %s: %s %j", (language, name, points) => {
    expect(namedList(name, points, language).text).toBe("");
  });
});

describe("a list reads as one", () => {
  test.each<readonly [Language, string, readonly string[], string]>([
    [
      "en",
      "Halden bottle",
      ["Slow flow teat", "Poster included"],
      "Halden bottle: slow flow teat, poster included.",
    ],
    ["en", "Halden oil", ["Meets VW 504.00", "Carry pouch"], "Halden oil: meets VW 504.00, carry pouch."],
    [
      "en",
      "Halden collar",
      ["Repels ticks", "Contains margosa oil"],
      "Halden collar: repels ticks, contains margosa oil.",
    ],
    [
      "en",
      "Halden mascara",
      ["Features: Vegan", "Material: Glass"],
      "Halden mascara: vegan, material glass.",
    ],
    ["de", "Halden Farbe", ["Deckt 100 % Grau", "Kante HRAK"], "Halden Farbe: deckt 100 % Grau, Kante HRAK."],
    [
      "de",
      "Halden Creme",
      ["Besonderheiten: Vegan", "Material: Glas"],
      "Halden Creme: vegan, Material Glas.",
    ],
    [
      "fr",
      "Café Halden",
      ["Torréfié à Lyon", "Intensité 6/10"],
      "Café Halden : torréfié à Lyon, intensité 6/10.",
    ],
    [
      "it",
      "Caffè Halden",
      ["Tostato a Napoli", "Intensità 6/10"],
      "Caffè Halden: tostato a Napoli, intensità 6/10.",
    ],
  ])("without capitals within it, in %s: %s", (language, name, points, wanted) => {
    expect(namedList(name, points, language).text).toBe(wanted);
  });

  test.each<readonly [Language, string, string, string]>([
    ["en", "Halden bag", "Compatible: Universal", "Lid: Steel"],
    ["en", "Halden wax", "Country of origin: GBR", "Lid: Steel"],
    ["de", "Halden Tasche", "Herkunftsland: DEU", "Deckel: Stahl"],
    ["fr", "Sac Halden", "Compatible : Universel", "Couvercle : Acier"],
    ["it", "Zaino Halden", "Compatibile: Universal", "Coperchio: Acciaio"],
    ["it", "Penne Halden", "NORD ALBA: la penna più venduta al mondo", "Coperchio: Acciaio"],
    ["fr", "Stylos Halden", "NORD ALBA : le stylo le plus vendu au monde", "Couvercle : Acier"],
    ["en", "Halden pens", "NORD ALBA: the pen that everybody has", "Lid: Steel"],
    ["de", "Halden Stifte", "NORD ALBA: der Stift der ganzen Welt", "Deckel: Stahl"],
  ])(
    "without values that say nothing and sentences behind a colon, in %s: %s, %s",
    (language, name, none, one) => {
      expect(namedList(name, [none, one], language).text).toBe(namedList(name, [one], language).text);
    },
  );

  test.each<readonly [Language, string, string, string]>([
    ["en", "Halden wax", "Country of origin: Italy", "Italy"],
    ["de", "Halden Band 3", "Autor: Maria Lind", "Maria Lind"],
    ["fr", "Halden tome 3", "Auteur : Mirande", "Mirande"],
    ["it", "Halden volume 3", "Autore: Verdone", "Verdone"],
  ])("but with names as they are, in %s: %s, %s", (language, name, point, wanted) => {
    expect(namedList(name, [point, "Lid: Steel"], language).text).toContain(wanted);
  });
});

describe("a name with the type of the product that a column states", () => {
  test.each<readonly [Language, string, string | undefined, string, string]>([
    ["en", "Masala - Biryani", "Halden", "Storage Jar", "Masala, Biryani by Halden: storage jar."],
    ["en", "Halden Nylon", "Halden", "Kettle for Camping", "Halden Nylon: kettle for camping."],
    ["de", "Serena Forte", "Halden", "Kopfkissen", "Serena Forte von Halden: Kopfkissen."],
    ["de", "Nordwind", undefined, "Kuppelzelt", "Nordwind: Kuppelzelt."],
    ["fr", "Brillo - Citron", "Halden", "Savon solide", "Brillo, Citron de Halden : savon solide."],
    ["fr", "Grand Nord", undefined, "Tente de camping", "Grand Nord : tente de camping."],
    [
      "it",
      "Serena Notte",
      "Halden",
      "Integratore Naturale per Dormire",
      "Serena Notte di Halden: integratore naturale per dormire.",
    ],
    ["it", "Grande Nord", undefined, "Tenda da campeggio", "Grande Nord: tenda da campeggio."],
  ])("in %s: %s", (language, name, brand, kind, wanted) => {
    expect(namedKind(name, { brand, kind, language })).toBe(wanted);
  });

  test.each<readonly [Language, string, string]>([
    ["en", "Halden Rope", "Cleaning Tools"],
    ["en", "Papad Box", "Container & Jar"],
    ["en", "Halden Loofah", "Bath and Hand Wash"],
    ["en", "Tagara Plus", "Health Care"],
    ["en", "Tagara Plus", "Wireless"],
    ["de", "Halden Nord", "Zelte"],
    ["de", "Halden Nord", "Zelt und Matte"],
    ["de", "Halden Alba", "Gesichtspflege"],
    ["fr", "Halden Alba", "Crèmes de jour"],
    ["fr", "Halden basmati", "Riz et pâtes"],
    ["fr", "Halden basmati", "Savon/gel"],
    ["it", "Serena Notte", "Integratori Naturali per Dormire"],
    ["it", "Halden Alba", "Crema e siero"],
    ["it", "Grande Nord", "Tende"],
    ["en", "Green tea", "Teas"],
    ["en", "Halden 12", "notebooks,variant-showcase"],
    ["en", "Halden 12", 'Combos"]'],
    ["de", "Grüner Tee", "Tee"],
    ["fr", "Lampe de table", "LAMPE - LUMINAIRE"],
    ["it", "Lampada da tavolo", "Casa > Luce"],
  ])("is none of several things, of a shelf, or where it says nothing: %s %s, %s", (language, name, kind) => {
    expect(namedKind(name, { brand: "Halden", kind, language })).toBe("");
  });
});

describe("a statement behind a comma begins small", () => {
  test.each<readonly [Language, string, readonly string[], string]>([
    [
      "en",
      "Ray candle",
      ["For dark rooms", "Burns for 40 hours"],
      "Ray candle: for dark rooms, burns for 40 hours.",
    ],
    [
      "de",
      "Ray Seife",
      ["Über 50 Stücke aus einem Block", "Handgemacht in Kiel"],
      "Ray Seife: über 50 Stücke aus einem Block, handgemacht in Kiel.",
    ],
    ["fr", "Ray savon", ["Pour peaux sèches", "Dure 3 mois"], "Ray savon : pour peaux sèches, dure 3 mois."],
    [
      "it",
      "Ray sapone",
      ["Per pelli secche", "Dura come 3 flaconi", "Plastic free"],
      "Ray sapone: per pelli secche, dura come 3 flaconi, plastic free.",
    ],
    [
      "de",
      "Ray Seife",
      ["Handcreme als Zugabe", "Kieler Manufaktur"],
      "Ray Seife: Handcreme als Zugabe, Kieler Manufaktur.",
    ],
  ])("%s %s: %j", (language, name, points, text) => {
    expect(namedList(name, points, language).text).toBe(text);
  });
});

describe("capitals inside a list", () => {
  const textOf = (language: Language, points: readonly string[]) =>
    namedList("Halden 5", points, language).text;

  test.each<[Language, readonly string[], string]>([
    [
      "fr",
      ["Dos aéré et souple", "Paume enduite de latex", "Matière : Polyester"],
      "Halden 5 : Paume enduite de latex, dos aéré et souple, matière polyester.",
    ],
    [
      "it",
      ["Regolabile in altezza", "Lancia vario power", "Materiale: Acciaio"],
      "Halden 5: Lancia vario power, regolabile in altezza, materiale acciaio.",
    ],
    [
      "it",
      ["Regolabile in altezza", "Lancia vario power", "Tubo A.P. 6 m"],
      "Halden 5: Regolabile in altezza. Lancia vario power. Tubo A.P. 6 m.",
    ],
  ])("stand in front or behind full stops in %s: %j", (language, points, text) => {
    expect(textOf(language, points)).toBe(text);
  });

  test.each<[Language, readonly string[], string]>([
    ["it", ["Per pelli sensibili", "Vegan friendly"], "Halden 5: per pelli sensibili, vegan friendly."],
    [
      "it",
      ["Materiale: Vetro Temperato", "Per esterni"],
      "Halden 5: materiale vetro temperato, per esterni.",
    ],
    [
      "fr",
      ["Matière : Acier Inoxydable", "Pour le jardin"],
      "Halden 5 : matière acier inoxydable, pour le jardin.",
    ],
    ["en", ["Sleeves: Sleeveless", "For summer"], "Halden 5: sleeveless, for summer."],
    ["de", ["Für den Garten", "Edelstahl gebürstet"], "Halden 5: für den Garten, Edelstahl gebürstet."],
  ])("are none of common words in %s: %j", (language, points, text) => {
    expect(textOf(language, points)).toBe(text);
  });
});

describe("a list behind a name", () => {
  test.each<readonly [Language, string, readonly string[], string]>([
    // Letters of what the name has in full, and what another value says.
    [
      "it",
      "Profumo Halden Rosa eau de parfum",
      ["Tipo di Fragranza: EDP", "Durata: otto ore", "Note: muschio bianco"],
      "Profumo Halden Rosa eau de parfum: durata otto ore, note muschio bianco.",
    ],
    [
      "fr",
      "Parfum Halden Rose eau de toilette",
      ["Type de parfum: EDT", "Tenue: huit heures", "Notes: musc blanc"],
      "Parfum Halden Rose eau de toilette : tenue huit heures, notes musc blanc.",
    ],
    [
      "en",
      "Halden gel pack",
      ["Purpose: dry eyes", "Area of use: eyes", "Closure: velcro strap"],
      "Halden gel pack: purpose dry eyes, closure velcro strap.",
    ],
    // One letter, a verb and an adjective that looks like a noun have no capital behind a comma.
    [
      "en",
      "Halden leaf tea",
      ["Blended in Kent", "A proper bright brew", "One spoon per cup"],
      "Halden leaf tea: blended in Kent, a proper bright brew, one spoon per cup.",
    ],
    [
      "en",
      "Halden filters",
      ["Pack of 90 papers", "Fits Halden Classic, Clear and Go (not XL)"],
      "Halden filters: pack of 90 papers, fits Halden Classic, Clear and Go (not XL).",
    ],
    [
      "de",
      "Halden Tamper 58 mm",
      ["Griff aus Buche", "Plane Stahlbasis"],
      "Halden Tamper 58 mm: Griff aus Buche, plane Stahlbasis.",
    ],
    [
      "de",
      "Halden Abdeckung",
      ["Plane mit Ösen", "Seil inklusive"],
      "Halden Abdeckung: Plane mit Ösen, Seil inklusive.",
    ],
  ])("in %s says nothing twice, and has small letters: %s", (language, name, points, text) => {
    expect(namedList(name, points, language).text).toBe(text);
  });
});

describe("German statements behind a name", () => {
  test.each<readonly [readonly string[], string]>([
    [
      ["Schnell, bevor der Fuchs kommt", "Gemeinsam sammeln die Kinder Äpfel und Birnen"],
      "Halden Garten: Schnell, bevor der Fuchs kommt. Gemeinsam sammeln die Kinder Äpfel und Birnen.",
    ],
    [
      ["Breites Klangbild", "Dank Akku auch im Freien"],
      "Halden Garten: breites Klangbild, dank Akku auch im Freien.",
    ],
    [
      ["Breites Klangbild", "Trotz Akku sehr leicht"],
      "Halden Garten: breites Klangbild, trotz Akku sehr leicht.",
    ],
    [
      ["Raumfüllender 360°-Klang", "Inklusive Ladegerät"],
      "Halden Garten: raumfüllender 360°-Klang, inklusive Ladegerät.",
    ],
  ])("have no capital behind a comma: %j", (points, wanted) => {
    expect(namedList("Halden Garten", points, "de").text).toBe(wanted);
  });

  test.each(["DE-ÖKO-006", "IT-BIO-014", "FR-BIO-01"])("%s is none of them", (code) => {
    expect(namedList("Halden Garten", [code], "de").text).toBe("");
  });
});
