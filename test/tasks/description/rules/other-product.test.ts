import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/nlp/language.ts";
import { otherProductIn } from "../../../../src/tasks/description/rules/other-product.ts";

type Case = readonly [language: Language, name: string, text: string];

const found = ([language, name, text]: Case, brand?: string) =>
  otherProductIn(text, { name, brand, values: [], language });

describe("a text about another product", () => {
  it.each<Case>([
    ["de", "Lenovo ThinkCentre M720", "Mit dem kompakten DELL OptiPlex 7090 arbeiten Sie leise und schnell."],
    ["en", "Lenovo ThinkCentre M720", "The quiet DELL OptiPlex 7090 fits under every desk."],
    ["fr", "Canon EOS 250D", "Le Nikon CoolPix P950 offre un zoom de 83x."],
    ["it", "Canon EOS 250D", "La Nikon CoolPix P950 offre uno zoom di 83x."],
    ["de", "HP Z240", "Kraft für große Modelle.\nDie ThinkStation P520 nimmt vier Laufwerke auf."],
    ["de", "SR 4011 Silber", "Der AVX-X3100H 7.1-Kanal-Receiver bietet viel Leistung im Heimkino."],
    [
      "de",
      "Sony SWR10",
      "Drehen Sie an der Gear S3.\nMit der Gear S3 laufen Sie. Die Gear S3 ist wasserdicht.",
    ],
    ["de", "HP ProBook 450 G3", "Klappen Sie das VIVOBOOK auf. Im leichten VIVOBOOK klingt jeder Ton klar."],
    ["en", "Acer Swift 3", "Open the VivoBook and start. The sound of the VivoBook fills the room."],
    ["fr", "Acer Swift 3", "Ouvrez le VivoBook et créez. L'écran du VivoBook est mat."],
    ["it", "Acer Swift 3", "Apri il VivoBook e crea. Lo schermo del VivoBook è opaco."],
  ])("names another model (%s, %s)", (...row) => {
    expect(found(row)).toBeTruthy();
  });

  it.each<Case>([
    ["de", "Samsung Galaxy A7 schwarz", "Die Kamera des Galaxy S9 nimmt auch nachts scharf auf."],
    ["en", "Samsung Galaxy S9", "The camera of the Galaxy S9 Plus takes sharp pictures at night."],
    ["fr", "Apple iPhone SE 64 Go", "L'écran de l'iPhone 12 est protégé par du verre trempé."],
    ["it", "Huawei Mate 20", "Il display del Mate 10 misura 5,9 pollici."],
    ["de", "Samsung Galaxy Tab E 9.6", "Das Samsung Galaxy Tab S2 ist nur 5,6 mm dünn."],
  ])("names another model of the line (%s, %s)", (...row) => {
    expect(found(row)).toBeTruthy();
  });

  it.each<Case>([
    ["de", "Regenjacke Sturmfest blau", "Diese Pfanne aus Gusseisen speichert die Hitze lange."],
    ["en", "Men's rain jacket blue", "This saw cuts wood and metal. It has a soft grip."],
    ["fr", "Veste de pluie bleue", "Cette poêle en fonte garde longtemps la chaleur."],
    ["it", "Giacca antipioggia blu", "Questa padella in ghisa trattiene a lungo il calore."],
    ["de", "Sneaker Damen weiß", "Dieser Akkuschrauber liegt gut in der Hand."],
  ])("is about a thing of another kind (%s, %s)", (...row) => {
    expect(found(row)).toBeTruthy();
  });

  it.each<Case>([
    ["de", "HP ProBook 450 G3", "Das ProBook ist flach. Leichter als das VivoBook, leiser als das VivoBook."],
    [
      "en",
      "Dell dock WD19",
      "Works with the MacBook and charges the MacBook. Compatible with the MacBook Air.",
    ],
    ["de", "DJM 450-K", "Der DJM-450 ist ein Mixer mit zwei Kanälen."],
    ["de", "Hülle für Samsung Galaxy A7", "Das Samsung Galaxy S9 ist gut geschützt."],
    ["en", "Samsung Galaxy S9", "The Galaxy S9 charges without a cable. The Galaxy S9 Plus is larger."],
    ["fr", "Enceinte Bose SoundLink", "Compatible avec Apple iPhone 12 et Samsung Galaxy S20."],
    ["it", "Sony WH-1000XM4", "Le cuffie riducono i rumori. Comandi con Google Assistant."],
    ["en", "Bosch drill 18 V", "This drill has a keyless chuck and two gears."],
    ["de", "Asus ZenPad Z580CA", "Das ZenPad S 8.0 ist ein leichtes Tablet."],
    ["de", "Deckenleuchte Nova", "Diese Lampe leuchtet den ganzen Raum aus."],
    ["fr", "Toner noir 2500 pages", "Remplace HP LaserJet 05A. Le toner est prêt à l'emploi."],
    [
      "it",
      "Notebook Acer Aspire 5",
      "Il processore Intel Core i5-1235U e la grafica NVIDIA GeForce MX450 sono veloci.",
    ],
  ])("is left where it is the product's own, or names what works with it (%s, %s)", (...row) => {
    expect(found(row)).toBeUndefined();
  });

  it.each<Case>([
    [
      "de",
      "Bosch Scheibenwischer A297S",
      "Set für vorn. Passend für: BMW X3 (G01), Ford Kuga II. Länge 600 mm.",
    ],
    ["de", "Kingston Speicher 8 GB", "Geeignet für: Lenovo ThinkPad T480, Dell Latitude 7490."],
    [
      "de",
      "Spax Schraube T-Star 4x40",
      "Die Schraube mit T-Star TX20 hält in Holz. Klasse C3 nach EN 14592.",
    ],
    ["de", "Sopro Fliesenkleber 450", "Flexkleber. Klasse C2TE S1 nach EN 12004. Sack mit 25 kg."],
    ["de", "Osram Leuchtmittel Parathom 7W", "Leuchtmittel Parathom E27 mit warmweißem Licht."],
    ["en", "Bosch wiper blades A297S", "Set of two. Fits: BMW X3 (G01), Ford Kuga II. Length 600 mm."],
    ["en", "Kingston memory 8 GB", "Suits Lenovo ThinkPad T480 and Dell Latitude 7490."],
    ["en", "Spax screw Torx 4x40", "Wood screw with torx TX20 drive. Zinc plated."],
    ["en", "Mapei tile adhesive H40", "Flexible adhesive. Class C2TE S1 to EN 12004. Bag of 25 kg."],
    ["en", "Osram bulb Parathom 7W", "LED bulb, Parathom E27 base, warm white."],
    ["fr", "Bosch essuie-glace A297S", "Lot de deux. Convient à : BMW X3 (G01), Ford Kuga II."],
    ["fr", "Kingston mémoire 8 Go", "Compatible : Lenovo ThinkPad T480, Dell Latitude 7490."],
    ["fr", "Vis Torx 4x40", "vis à bois tête fraisée empreinte torx TX20 filetage partiel"],
    ["fr", "Weber colle carrelage 25 kg", "Colle flexible. Classe C2TE S1 selon EN 12004."],
    ["fr", "Osram ampoule Parathom 7W", "Ampoule LED, culot Parathom E27, blanc chaud."],
    ["it", "Bosch tergicristalli A297S", "Set di due. Adatto a: BMW X3 (G01), Ford Kuga II."],
    ["it", "Kingston memoria 8 GB", "Compatibile con: Lenovo ThinkPad T480, Dell Latitude 7490."],
    ["it", "Vite Torx 4x40", "Vite per legno con impronta torx TX20, zincata."],
    ["it", "Mapei colla H40", "Adesivo flessibile. Classe C2TE S1 secondo EN 12004. Sacco da 25 kg."],
    ["it", "Osram lampadina Parathom 7W", "Lampadina LED, attacco Parathom E27, luce calda."],
  ])("is none for what the product fits, and for its class and sizes (%s, %s)", (...row) => {
    expect(found(row, row[1].split(" ")[0])).toBeUndefined();
  });

  it.each<Case>([
    ["de", "Ford Fiesta Modellauto", "Das Modell.\nDer BMW X3 ist sehr genau gearbeitet."],
    ["en", "Volvo XC60 toy car", "The BMW X3 is very detailed."],
    ["fr", "Renault Clio voiture miniature", "La BMW X3 est très détaillée."],
    ["it", "Fiat Panda modellino", "La BMW X3 è molto dettagliata."],
    ["en", "Samsung Galaxy S9", "The camera of the Galaxy S8 takes sharp pictures."],
  ])("is still found in the text of another vehicle, and of another model (%s, %s)", (...row) => {
    expect(found(row)).toBeTruthy();
  });
});

describe("another model behind the words of the name", () => {
  it.each<Case>([
    ["de", "HP Slate Book 410 G2", "Das robuste HP Slate Book 12 EE ist für Schulen gemacht."],
    ["en", "HP Slate Book 410 G2", "The sturdy HP Slate Book 12 EE is made for schools."],
    ["fr", "HP Slate Book 410 G2", "Le solide HP Slate Book 12 EE est fait pour les écoles."],
    ["it", "HP Slate Book 410 G2", "Il robusto HP Slate Book 12 EE è fatto per le scuole."],
  ])("is another product (%s, %s)", (...row) => expect(found(row)).toBe("HP Slate Book 12 EE"));

  it.each<Case>([
    ["de", "HP Slate Book 410 G2", "Das robuste HP Slate Book 410 ist für Schulen gemacht."],
    ["en", "HP Slate Book 410 G2", "The HP Slate Book 12 inch screen is bright."],
  ])("is none where it is the same, or a size (%s, %s)", (...row) => expect(found(row)).toBeUndefined());
});
