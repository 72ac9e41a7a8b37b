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
    ["en", "Halden lamp", ["Weight: 900 g", "Lamp base: E27"], "Halden lamp: lamp base E27, weight 900 g."],
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
    ["de", "Halden Lampe", ["Gewicht: 900 g", "Fassung: E27"], "Halden Lampe: Fassung E27, Gewicht 900 g."],
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
    ["fr", "Lampe Halden", ["Poids : 900 g", "Culot : E27"], "Lampe Halden : culot E27, poids 900 g."],
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
    ["it", "Lampada Halden", ["Peso: 900 g", "Attacco: E27"], "Lampada Halden: attacco E27, peso 900 g."],
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

describe("a name with the shop's own kind of thing", () => {
  test.each<readonly [Language, string, string | undefined, string, string]>([
    ["en", "Masala - Biryani", "Halden", "Blended Spices", "Masala, Biryani by Halden: blended spices."],
    ["en", "Halden Nylon Rope", "Halden", "Cleaning Tools", "Halden Nylon Rope: cleaning tools."],
    ["en", "Papad Box", "Halden", "Containers & Jars", "Papad Box by Halden: containers & jars."],
    ["en", "Singhara Atta", "Halden", "Indian Flours", "Singhara Atta by Halden: Indian flours."],
    ["en", "Tagara Plus", undefined, "Health Care", "Tagara Plus: health care."],
    ["de", "Serena Forte", "Halden", "Schlaftabletten", "Serena Forte von Halden: Schlaftabletten."],
    ["de", "Halden Alba", "Halden", "Gesichtspflege", "Halden Alba: Gesichtspflege."],
    ["de", "Brillo - Zitrone", "Halden", "Spülmittel", "Brillo, Zitrone von Halden: Spülmittel."],
    ["de", "Nordwind", undefined, "Zelte", "Nordwind: Zelte."],
    ["de", "Alma Set", "Halden", "Ohrringe", "Alma Set von Halden: Ohrringe."],
    [
      "fr",
      "Serena Forte",
      "Halden",
      "Compléments alimentaires",
      "Serena Forte de Halden : compléments alimentaires.",
    ],
    ["fr", "Halden Alba", "Halden", "Crèmes de jour", "Halden Alba : crèmes de jour."],
    ["fr", "Brillo - Citron", "Halden", "Savons", "Brillo, Citron de Halden : savons."],
    ["fr", "Grand Nord", undefined, "Tentes", "Grand Nord : tentes."],
    ["fr", "Le Vent du soir", "Halden", "Livres jeunesse", "Le Vent du soir : livres jeunesse."],
    [
      "it",
      "Serena Notte",
      "Halden",
      "Integratori Naturali per Dormire",
      "Serena Notte di Halden: integratori naturali per dormire.",
    ],
    ["it", "Halden Alba", "Halden", "Creme Viso", "Halden Alba: creme viso."],
    ["it", "Brillo - Limone", "Halden", "Detersivi", "Brillo, Limone di Halden: detersivi."],
    ["it", "Grande Nord", undefined, "Tende", "Grande Nord: tende."],
    ["it", "Il vento della sera", "Halden", "Libri per ragazzi", "Il vento della sera: libri per ragazzi."],
  ])("in %s: %s", (language, name, brand, kind, wanted) => {
    expect(namedKind(name, { brand, kind, language })).toBe(wanted);
  });

  test.each<readonly [Language, string, string]>([
    ["en", "Green tea", "Teas"],
    ["en", "Halden 12", "notebooks,variant-showcase"],
    ["en", "Halden 12", 'Combos"]'],
    ["de", "Grüner Tee", "Tee"],
    ["fr", "Lampe de table", "LAMPE - LUMINAIRE"],
    ["it", "Lampada da tavolo", "Casa > Luce"],
  ])("is none where the kind says nothing or is no words: %s %s, %s", (language, name, kind) => {
    expect(namedKind(name, { brand: "Halden", kind, language })).toBe("");
  });
});
