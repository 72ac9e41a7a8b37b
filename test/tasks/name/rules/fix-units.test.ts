import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../../src/api/vocabulary.ts";
import { answerTo, nativeName } from "./native-name.ts";

const cases: Readonly<Record<Language, readonly (readonly [name: string, native: string])[]>> = {
  en: [
    ["Rice 5 Kg", "Rice 5 kg"],
    ["MCB 32A TYPE C 10KA", "MCB 32A TYPE C 10kA"],
    ["Ford 2 KA", "Ford 2 KA"],
    ["Hex Bolt M10 X 50", "Hex Bolt M10 x 50"],
    ["Tap Connector 15mm X 3/4", "Tap Connector 15mm x 3/4"],
    ["Elbow Comp X Comp", "Elbow Comp x Comp"],
    ["Series X Console", "Series X Console"],
    ["DEEP CYCLE BATTERY AGM", "Deep Cycle Battery AGM"],
    ["LED PANEL 36W UGR<19", "LED Panel 36W UGR<19"],
    ["GARDEN HOSE REEL 30M WALL MOUNTED", "Garden Hose Reel 30m Wall Mounted"],
    ["TEFAL Frying Pan 28CM", "Tefal Frying Pan 28cm"],
    ["Water Bottle 750ml", "Water Bottle 750ml"],
    ["Washing machine 1400G", "Washing machine 1400G"],
    ["RUBBLE SACK BLUE 200G", "Rubble Sack Blue 200G"],
    ["PEANUT BUTTER 280G", "Peanut Butter 280g"],
    ["Diecast loco class 08 DB", "Diecast loco class 08 DB"],
    ["Air horn 110DB", "Air horn 110dB"],
    ["city bike 6v", "City Bike 6v"],
    ["Road bike 21V", "Road bike 21V"],
    ["Charger 5V", "Charger 5V"],
    ["TUMBLER 20OZ STEEL", "Tumbler 20oz Steel"],
    ["Travel Mug 16 OZ Blue", "Travel Mug 16 oz Blue"],
    ["Cordless Kettle 1,7L 2200W", "Cordless Kettle 1.7L 2200W"],
    ["Steel Cable 0,75 m", "Steel Cable 0.75 m"],
    ["Copper Wire 2,5mm² 100m", "Copper Wire 2.5mm² 100m"],
    ["Generator 1,500 W", "Generator 1,500 W"],
    ["Drill Bits 10,12 mm", "Drill Bits 10,12 mm"],
  ],
  de: [
    ["Regenjacke Herren 3L schwarz", "Regenjacke Herren 3L schwarz"],
    ["Rucksack 3L schwarz", "Rucksack 3 L schwarz"],
    ["Trinkflasche 750ml", "Trinkflasche 750 ml"],
    ["LS-SCHALTER B16 1POL 10KA", "LS-Schalter B16 1-polig 10 kA"],
    ["FI-SCHALTER 4POL TYP A", "FI-Schalter 4-polig Typ A"],
    ["LED-PANEL 36W UGR<19", "LED-Panel 36 W UGR<19"],
    ["Personenwagen Bym 421 DB Spur N", "Personenwagen Bym 421 DB Spur N"],
    ["Alarmsirene 105DB", "Alarmsirene 105 dB"],
    ["Wasserkocher 1.7L 3kW", "Wasserkocher 1,7 L 3 kW"],
    ["Fahrrad 28 Zoll 21V", "Fahrrad 28 Zoll 21V"],
    ["Mountainbike 24v", "Mountainbike 24v"],
    ["Rennrad 18V blau", "Rennrad 18V blau"],
    ["WASCHMASCHINE A+++ 1400G", "Waschmaschine A+++ 1400G"],
    ["Hundebett grau 100x70cm", "Hundebett grau 100 x 70 cm"],
    ["Katzenfutter 12x85g", "Katzenfutter 12 x 85 g"],
    ["Gin 0,7L 43% vol.", "Gin 0,7 L 43% vol."],
    ["Kanister 5l mit Hahn", "Kanister 5 l mit Hahn"],
    ["Gießkanne 5L grün, bis 10L", "Gießkanne 5 L grün, bis 10 L"],
    ["Autobatterie 12V 70Ah 640A", "Autobatterie 12 V 70 Ah 640 A"],
    ["Ersatzakku 10,8V 4400mAh/49Wh", "Ersatzakku 10,8 V 4400 mAh/49 Wh"],
    ["Adapter Serie 40A", "Adapter Serie 40A"],
    ["Netzteil 19V 3,42A 65W, Kabel 1,5m", "Netzteil 19 V 3,42 A 65 W, Kabel 1,5 m"],
    ["KABEL 3X1,5MM²", "Kabel 3 x 1,5 mm²"],
    ["Waschmaschine 7kg 1400U/min", "Waschmaschine 7 kg 1400 U/min"],
    ["waschmaschine 8kg 1400 u/min frontlader", "Waschmaschine 8 kg 1400 U/min Frontlader"],
    ["Bohrmaschine 800 W 2800 u/Min", "Bohrmaschine 800 W 2800 U/min"],
    ["Adapter 4K@60Hz", "Adapter 4K@60Hz"],
    ["Handtuch 500g/m²", "Handtuch 500 g/m²"],
    ["Akku 7.2V 2000mAh", "Akku 7,2 V 2000 mAh"],
    ["Schuhe Gr.38", "Schuhe Gr. 38"],
    ["GR.43 Braun", "Gr. 43 Braun"],
    ["GARTENSCHLAUCH 30M", "Gartenschlauch 30 m"],
    ["Fass 1.500l", "Fass 1.500 l"],
    ["TV-Halter bis 45kg", "TV-Halter bis 45 kg"],
    ["Tablet 5G 64GB", "Tablet 5G 64 GB"],
    ["Body Baby 18M", "Body Baby 18M"],
  ],
  fr: [
    ["Veste imperméable homme Ridge 2L", "Veste imperméable homme Ridge 2L"],
    ["Pantalon de ski 3L noir", "Pantalon de ski 3L noir"],
    ["Gourde inox 2L", "Gourde inox 2 L"],
    ["Bouilloire 1,7L 2200W", "Bouilloire 1,7 L 2200 W"],
    ["Batterie 12V 45Ah 400A", "Batterie 12 V 45 Ah 400 A"],
    ["Lave-linge 8kg 1400tr/min", "Lave-linge 8 kg 1400 tr/min"],
    ["Couette légère 200g/m2", "Couette légère 200 g/m²"],
    ["Rallonge 230V 5m", "Rallonge 230 V 5 m"],
    ["Body bébé 18m", "Body bébé 18m"],
    ["Batterie 11,1V 5200mAh/58Wh", "Batterie 11,1 V 5200 mAh/58 Wh"],
    ["Tasse isotherme 12OZ", "Tasse isotherme 12 oz"],
    ["Vélo ville 6v", "Vélo ville 6 vitesses"],
    ["VTT 26 pouces 21V", "VTT 26 pouces 21 vitesses"],
    ["Lave-linge 8kg 1400G", "Lave-linge 8 kg 1400G"],
    ["Vélo électrique VTC 36V", "Vélo électrique VTC 36 V"],
    ["Perceuse 18V", "Perceuse 18 V"],
    ["Robot 1.5L 800W", "Robot 1,5 L 800 W"],
    ["Pack 6x1.5L eau", "Pack 6 x 1,5 L eau"],
    ["Robe longue T.36", "Robe longue T. 36"],
    ["DEVIDOIR MURAL 30M", "Dévidoir mural 30 m"],
    ["Machine à laver 8kg", "Machine à laver 8 kg"],
    ["Housse galaxy core 4g", "Housse galaxy core 4G"],
    ["Batterie 11.1V 7800mAh", "Batterie 11,1 V 7800 mAh"],
  ],
  it: [
    ["Giacca antipioggia 2,5L uomo", "Giacca antipioggia 2,5L uomo"],
    ["Borraccia 2L inox", "Borraccia 2 L inox"],
    ["Bollitore 1,7LT 2200W", "Bollitore 1,7 l 2200 W"],
    ["Batteria auto 12V 60Ah 540A", "Batteria auto 12 V 60 Ah 540 A"],
    ["Lavatrice 8kg 1400giri/min", "Lavatrice 8 kg 1400 giri/min"],
    ["Piumino leggero 150g/m2", "Piumino leggero 150 g/m²"],
    ["Batteria 14,4V 2600mAh/37Wh", "Batteria 14,4 V 2600 mAh/37 Wh"],
    ["Borraccia 20OZ acciaio", "Borraccia 20 oz acciaio"],
    ["Mountain bike 27,5 21V", "Mountain bike 27,5 21 velocità"],
    ["BICICLETTA 26 21V NERA", "Bicicletta 26 21 velocità nera"],
    ["LAVATRICE 8KG 1400G A+++", "Lavatrice 8 kg 1400G A+++"],
    ["Trapano 18V", "Trapano 18 V"],
    ["Cibo gatti 12x85gr", "Cibo gatti 12 x 85 g"],
    ["Vodka 0.7L", "Vodka 0,7 L"],
    ["Scarpe running n.38", "Scarpe running n. 38"],
    ["Olio 3x500ml", "Olio 3 x 500 ml"],
    ["Sedia 63X76X78 cm", "Sedia 63 x 76 x 78 cm"],
    ["Switch TP-Link TL-SG105", "Switch TP-Link TL-SG105"],
    ["AVVOLGITUBO MURALE AUTOMATICO 30MT", "Avvolgitubo murale automatico 30 m"],
  ],
};

describe.each(languages)("a measure in %s", (language) => {
  it.each(cases[language])("is written as a native would: %s", (name, native) => {
    expect(nativeName(name, language)).toBe(native);
  });

  it.each(cases[language])("is left alone once it is: %s", (_, native) => {
    expect(nativeName(native, language)).toBe(native);
  });
});

it("stays as it is where a person refused", () => {
  expect(nativeName("Wasserkocher 1.7L 3kW", "de", { keep: ["units"] })).toBe("Wasserkocher 1.7L 3kW");
  expect(answerTo("Wasserkocher 1.7L 3kW", "de").message).toBe("Fixed the spelling of units.");
});

describe("hours, pixels, milliseconds and horsepower", () => {
  it.each([
    ["en", "DAY CREAM 24H 50ML", "Day Cream 24h 50ml"],
    ["en", "Camera 24MP black", "Camera 24MP black"],
    ["en", "GAMING MONITOR 165HZ 1MS", "Gaming Monitor 165Hz 1ms"],
    ["de", "Deo Roll-on 48H 50ML", "Deo Roll-on 48 h 50 ml"],
    ["de", "Kamera 50MP schwarz", "Kamera 50 MP schwarz"],
    ["de", "Monitor 165Hz 1MS", "Monitor 165 Hz 1 ms"],
    ["de", "Rasentraktor 12PS rot", "Rasentraktor 12 PS rot"],
    ["de", "Modell 24H Endurance Trikot", "Modell 24H Endurance Trikot"],
    ["fr", "CREME VISAGE 24H 50ML", "Crème visage 24 h 50 ml"],
    ["fr", "Appareil photo 50MP noir", "Appareil photo 50 MP noir"],
    ["fr", "Filtre à huile Clio 90ch", "Filtre à huile Clio 90 ch"],
    ["it", "DEODORANTE 24H 50ML", "Deodorante 24 h 50 ml"],
    ["it", "Televisore 165Hz 1MS", "Televisore 165 Hz 1 ms"],
    ["it", "PASTIGLIE FRENO PANDA 69CV DAL 02/2012", "Pastiglie freno Panda 69 CV dal 02/2012"],
    ["it", "CARTA A4 5 RISME X 500FF", "Carta A4 5 risme x 500 fogli"],
  ] as const)("in %s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));

  it("a litre in front of its number only where the row says so", () => {
    expect(nativeName("OLIO LATTA L. 5", "it", { facts: { contenuto: "5 l" } })).toBe("Olio latta 5 l");
    expect(nativeName("Armadio L.180 rovere", "it", { facts: { misure: "180 x 210 cm" } })).toBe(
      "Armadio L.180 rovere",
    );
  });
});

const marks: readonly (readonly [Language, name: string, native: string, description?: string])[] = [
  ["de", "BREMSSCHEIBE VW GOLF VII AUDI A3 8V", "Bremsscheibe VW Golf VII Audi A3 8V"],
  ["fr", "FILTRE AIR SEAT IBIZA 6L", "Filtre à air Seat Ibiza 6L"],
  ["it", "TAPPETINI AUTO SKODA OCTAVIA 5E", "Tappetini auto Skoda Octavia 5E"],
  ["en", "Brake Pads Audi A4 8W", "Brake Pads Audi A4 8W"],
  ["it", "Pasta di semola gr.500 x 12 pezzi", "Pasta di semola 500 g x 12 pezzi", "Confezioni da 500 g."],
  ["it", "COLLA PIASTRELLE H40 KG.25 GRIGIO", "Colla piastrelle H40 25 kg grigio"],
  ["it", "CREMA VISO SPF30 ML50", "Crema viso SPF30 50 ml"],
  ["fr", "Balai essuie-glace 600mm/400mm", "Balai essuie-glace 600 mm/400 mm"],
  ["fr", "Croquettes chat 4kg+1kg", "Croquettes chat 4 kg+1 kg"],
  ["de", "Scheibenwischer 600mm/400mm", "Scheibenwischer 600 mm/400 mm"],
  ["it", "Crocchette gatto 4kg+1kg", "Crocchette gatto 4 kg+1 kg"],
  ["en", "samsung galaxy a5 4g smartphone 32gb", "Samsung Galaxy A5 4G Smartphone 32GB"],
  ["en", "protein bar 4g sugar", "Protein Bar 4g Sugar"],
  ["en", "236litre larder fridge white", "236 Litre Larder Fridge White"],
  [
    "it",
    "PASTIGLIE FRENO FIAT PANDA 03>12",
    "Pastiglie freno Fiat Panda 2003-2012",
    "Per Panda dal 2003 al 2012.",
  ],
  ["fr", "PLAQUETTES FREIN CLIO 05>12", "Plaquettes de frein Clio 2005-2012", "Pour Clio de 2005 à 2012."],
  ["de", "Bremsbeläge Golf 2012>", "Bremsbeläge Golf ab 2012", "Für Golf ab 2012."],
  ["en", "Brake Pads Golf 2012>", "Brake Pads Golf from 2012", "Fits Golf from 2012."],
  ["en", "Brake Pads Golf 05>12", "Brake Pads Golf 05>12", "Fits the Golf."],
];

it.each(marks.map(([language, name, native, description = ""]) => ({ language, name, native, description })))(
  "a type, a unit in front, two measures and years: $language $name",
  ({ language, name, native, description }) => {
    expect(nativeName(name, language, { description })).toBe(native);
  },
);

describe("units that the row's own texts have, and engines", () => {
  it.each([
    ["de", "Schlauch 15m grün", "Länge 15 m.", "Schlauch 15 m grün"],
    ["de", "Verlängerungskabel 10m weiß", "", "Verlängerungskabel 10 m weiß"],
    ["fr", "Laisse chien cuir 1,20m", "", "Laisse chien cuir 1,20 m"],
    ["it", "Tubo da giardino 20m", "", "Tubo da giardino 20 m"],
    ["de", "Baby Body 18m weiß", "", "Baby Body 18m weiß"],
    ["it", "Body neonato 18m", "", "Body neonato 18m"],
    ["fr", "Tuyau 15m vert", "Longueur 15 m.", "Tuyau 15 m vert"],
    ["it", "tubo verde mt 15", "Lungo 15 metri.", "Tubo verde 15 m"],
    ["it", "tubo verde mt 15", "Tubo da giardino.", "Tubo verde mt 15"],
    ["de", "Waschmaschine 1200U weiß", "Schleudert mit 1200 U/min.", "Waschmaschine 1200 U/min weiß"],
    ["de", "Waschmaschine 1200U weiß", "Leise.", "Waschmaschine 1200U weiß"],
    ["en", "Potting Soil 25# Bag", "A 25 lb bag.", "Potting Soil 25 lb Bag"],
    ["en", "Potting Soil 25# Bag", "Soil.", "Potting Soil 25# Bag"],
    ["fr", "Filtre à air 1.6HDI", "Filtre.", "Filtre à air 1.6 HDi"],
    ["de", "Luftfilter 2.0TDI", "Filter.", "Luftfilter 2.0 TDI"],
  ] as const)("%s: %s (%s)", (language, name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});

describe("a steel's grade, a reel's size and rates in capitals", () => {
  it.each<readonly [Language, string, string]>([
    ["fr", "CROCHET ARDOISE INOX 316L 80X2,5", "Crochet ardoise inox 316L 80x2,5"],
    ["it", "FILO INOX 316L 1,0 MM", "Filo inox 316L 1,0 mm"],
    ["de", "Rohr Edelstahl 304L 30x2 mm", "Rohr Edelstahl 304L 30 x 2 mm"],
    ["fr", "Moulinet Kaida 25 LT 3000 frein avant", "Moulinet Kaida 25 LT 3000 frein avant"],
    ["it", "POMPA ELETTRICA 12V 80 L/MIN", "Pompa elettrica 12 V 80 l/min"],
    ["fr", "SANGLE ARRIMAGE 50MM 4000 DAN", "Sangle arrimage 50 mm 4000 daN"],
    ["de", "SPANNGURT 50MM 4000 DAN", "Spanngurt 50 mm 4000 daN"],
    ["de", "UNTERSPANNBAHN GRAU 1,5X25M", "Unterspannbahn Grau 1,5x25 m"],
    ["en", "UNDERLAY BREATHER 100G 1X25M", "Underlay Breather 100g 1x25m"],
    ["de", "ANGELRUTE KAIDA X 2,10M", "Angelrute Kaida X 2,10 m"],
  ])("in %s: %s", (language, name, native) => {
    expect(nativeName(name, language)).toBe(native);
  });

  it.each<readonly [Language, string, string]>([
    ["it", "Tanica 25 LT con rubinetto", "Tanica 25 l con rubinetto"],
    ["de", "Kühlschrank 315L weiß", "Kühlschrank 315 L weiß"],
  ])("but a volume is one, in %s: %s", (language, name, native) => {
    expect(nativeName(name, language)).toBe(native);
  });
});
