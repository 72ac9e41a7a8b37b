import { describe, expect, it } from "vitest";
import type { Language } from "../../src/nlp/language.ts";
import { splitSentences } from "../../src/nlp/sentence-splitter.ts";

describe("splitSentences", () => {
  const texts: ReadonlyArray<readonly [Language, string, readonly string[]]> = [
    [
      "de",
      "Das ist z.B. ein Test. Mit ca. 5 kg inkl. Versand. Ende",
      ["Das ist z.B. ein Test.", "Mit ca. 5 kg inkl. Versand.", "Ende"],
    ],
    [
      "de",
      "Dr. Müller kommt am 3. Mai. Nr. 5 lebt... und so.",
      ["Dr. Müller kommt am 3. Mai.", "Nr. 5 lebt... und so."],
    ],
    ["fr", "Poids env. 3 kg. Livré en 2 j… Voir", ["Poids env. 3 kg.", "Livré en 2 j…", "Voir"]],
    [
      "en",
      "Eye catching colours.Minimum net weight 1.5 l. OK? Yes.",
      ["Eye catching colours.", "Minimum net weight 1.5 l.", "OK?", "Yes."],
    ],
    ["it", "Riga uno\nRiga due", ["Riga uno", "Riga due"]],
    ["de", "Mit Gepäckträger. Zul. Gesamtgew. 60 kg", ["Mit Gepäckträger.", "Zul. Gesamtgew. 60 kg"]],
    ["en", "Vitamins A, C and E. No added sugar", ["Vitamins A, C and E.", "No added sugar"]],
    ["de", "Mit Vitamin C und D. Ohne Zucker", ["Mit Vitamin C und D.", "Ohne Zucker"]],
    ["fr", "Riche en vitamines B12 et D. Sans sucre", ["Riche en vitamines B12 et D.", "Sans sucre"]],
    ["it", "Con vitamine A e E. Senza zucchero", ["Con vitamine A e E.", "Senza zucchero"]],
    ["en", "See www.example.com for Node.js.", ["See www.example.com for Node.js."]],
  ];

  it.each(texts)("divides %s: %s", (language, text, expected) => {
    const sentences = splitSentences(text, language);
    expect(sentences.map((sentence) => sentence.text)).toEqual(expected);
    for (const { text: slice, start, end } of sentences) expect(text.slice(start, end)).toBe(slice);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ["de", "Nassabriebklasse 2. Reicht für 65 m².", ["Nassabriebklasse 2.", "Reicht für 65 m²."]],
    ["de", "Kategorie 3. Norm EN 388.", ["Kategorie 3.", "Norm EN 388."]],
    ["de", "Kategorie 2. Wahl. Die 3. Auflage.", ["Kategorie 2. Wahl.", "Die 3. Auflage."]],
    ["en", "GPS and G-sensor. 2.4 inch screen.", ["GPS and G-sensor.", "2.4 inch screen."]],
    ["it", "Olio motore, spec. VW 502.00, ACEA A3", ["Olio motore, spec. VW 502.00, ACEA A3"]],
    ["en", "Engine oil, spec. MB 229.5, API SN", ["Engine oil, spec. MB 229.5, API SN"]],
    ["de", "Motoröl nach Spec. VW 504.00", ["Motoröl nach Spec. VW 504.00"]],
    ["fr", "Huile moteur, spec. VW 504.00", ["Huile moteur, spec. VW 504.00"]],
    ["en", "Built to a high spec. Comes with a case.", ["Built to a high spec.", "Comes with a case."]],
    ["en", "Works with Alexa. 5 colours.", ["Works with Alexa.", "5 colours."]],
    ["en", "Touch dry in 45 mins. Washable.", ["Touch dry in 45 mins.", "Washable."]],
    ["en", "Holds 200 lbs. Easy to fold.", ["Holds 200 lbs.", "Easy to fold."]],
    ["en", "Runs 2 hrs. 30 min. on one charge.", ["Runs 2 hrs. 30 min. on one charge."]],
    ["fr", "Sec en 30 min. Lavable.", ["Sec en 30 min.", "Lavable."]],
    ["fr", "Hauteur 30 cm env. Couleur blanche.", ["Hauteur 30 cm env.", "Couleur blanche."]],
    ["fr", "Cuisson env. 10 min. Sans sucre.", ["Cuisson env. 10 min.", "Sans sucre."]],
    ["it", "Raccogl. regist. Dorso 5 blu.", ["Raccogl. regist. Dorso 5 blu."]],
    ["it", "Etich. perm. Angoli vivi. Foglio A4.", ["Etich. perm. Angoli vivi.", "Foglio A4."]],
    ["it", "Ideale per il trekking. Colore nero.", ["Ideale per il trekking.", "Colore nero."]],
    ["it", "Confezione da 6 pz. Colore bianco.", ["Confezione da 6 pz.", "Colore bianco."]],
    ["it", "Max 900 giri/min. Confezione da 5.", ["Max 900 giri/min.", "Confezione da 5."]],
    ["fr", "Vitesse 900 tr/min. Livré en boîte.", ["Vitesse 900 tr/min.", "Livré en boîte."]],
    ["de", "Dreht 900 U/min. Die Scheibe ist dünn.", ["Dreht 900 U/min.", "Die Scheibe ist dünn."]],
    ["en", "Runs at 900 rev/min. Made of steel.", ["Runs at 900 rev/min.", "Made of steel."]],
    ["it", "MANDR. AUTOSERR. 13 MM", ["MANDR. AUTOSERR. 13 MM"]],
    ["it", "VITE CON FIL. PARZ. TORX", ["VITE CON FIL. PARZ. TORX"]],
    ["fr", "VIDÉOPROJ. PORTEF. CUIR", ["VIDÉOPROJ. PORTEF. CUIR"]],
    ["it", "CART. CER. 35 MM", ["CART. CER. 35 MM"]],
    ["it", "IN ACCIAIO. LAVABILE", ["IN ACCIAIO.", "LAVABILE"]],
    ["it", "Altezza 20 cm ca. Base in legno.", ["Altezza 20 cm ca.", "Base in legno."]],
    ["de", "Trocken nach 2 Std. Die Farbe ist matt.", ["Trocken nach 2 Std.", "Die Farbe ist matt."]],
    ["de", "Mit 30 Min. Laufzeit je Ladung.", ["Mit 30 Min. Laufzeit je Ladung."]],
  ])("ends a sentence in the short form of a unit before a capital, in %s: %s", (language, text, wanted) => {
    expect(splitSentences(text, language).map((sentence) => sentence.text)).toEqual(wanted);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ["de", "Für alle Geräte. Ers. OE-Nr. 4410.", ["Für alle Geräte.", "Ers. OE-Nr. 4410."]],
    ["de", "Öl für Zweitakter. Mischverh. 1:50.", ["Öl für Zweitakter.", "Mischverh. 1:50."]],
    ["de", "Öl für Motoren. Freig. MB 229.5.", ["Öl für Motoren.", "Freig. MB 229.5."]],
    ["de", "Folie, lichtundurchl. PE, 2 mm.", ["Folie, lichtundurchl. PE, 2 mm."]],
    ["de", "Sehr leicht. Kompakt. 3 kg.", ["Sehr leicht.", "Kompakt.", "3 kg."]],
    ["de", "Robust. 5 mm. Waschbar. 40 x 40 cm.", ["Robust.", "5 mm.", "Waschbar.", "40 x 40 cm."]],
    ["it", "Lampada a LED. Attac. E27.", ["Lampada a LED.", "Attac. E27."]],
    ["it", "Filtro dell'olio. Sostit. OE 14574.", ["Filtro dell'olio.", "Sostit. OE 14574."]],
    ["it", "Compatta. 3 kg. Impermeabile. 2 m.", ["Compatta.", "3 kg.", "Impermeabile.", "2 m."]],
    ["fr", "Ballon mural. Consom. 1200 W.", ["Ballon mural.", "Consom. 1200 W."]],
    ["fr", "Compact. 3 kg. Étanche. 2 m.", ["Compact.", "3 kg.", "Étanche.", "2 m."]],
    ["en", "Electric heater. Consump. 1200 W.", ["Electric heater.", "Consump. 1200 W."]],
    ["en", "Compact. 3 kg. Waterproof. 2 m.", ["Compact.", "3 kg.", "Waterproof.", "2 m."]],
  ])("keeps a short form and its value together, in %s: %s", (language, text, wanted) => {
    expect(splitSentences(text, language).map((sentence) => sentence.text)).toEqual(wanted);
  });

  it.each<readonly [Language, string, readonly string[]]>([
    ["en", "Lamp life 20,000 hrs. 12-24V.", ["Lamp life 20,000 hrs.", "12-24V."]],
    ["en", "Second coat 6hrs. 10 yr protection.", ["Second coat 6hrs.", "10 yr protection."]],
    ["de", "Rückenlänge bei Gr. 38 ca. 66 cm.", ["Rückenlänge bei Gr. 38 ca. 66 cm."]],
    ["fr", "Flacon de 250 ml. 2 pièces.", ["Flacon de 250 ml.", "2 pièces."]],
    ["it", "Lunga 40 mm. 200 pezzi.", ["Lunga 40 mm.", "200 pezzi."]],
    ["en", "Weighs 2 kg. 3 keys.", ["Weighs 2 kg.", "3 keys."]],
    ["en", "Charges in 2 hrs. 15 mins.", ["Charges in 2 hrs. 15 mins."]],
    ["en", "Bag of 10 pcs. 30 cm each.", ["Bag of 10 pcs. 30 cm each."]],
    ["en", "Strength 4,7 % vol. Keep cool.", ["Strength 4,7 % vol.", "Keep cool."]],
    ["de", "Begehbar nach 12 Std. 2,8 kg/m² Verbrauch.", ["Begehbar nach 12 Std.", "2,8 kg/m² Verbrauch."]],
    ["de", "Lädt in 1 Std. 20 Min. auf.", ["Lädt in 1 Std. 20 Min. auf."]],
    ["de", "Reichweite 9 m²/l. Geruchsarm.", ["Reichweite 9 m²/l.", "Geruchsarm."]],
    ["de", "Mit 11,5 % vol. Enthält Sulfite.", ["Mit 11,5 % vol.", "Enthält Sulfite."]],
    ["de", "Mit 5 % vol. Alkohol.", ["Mit 5 % vol. Alkohol."]],
    [
      "de",
      "Max. Drehm. 40/20 Nm, Leerlaufdrehz. 0-600 min-1.",
      ["Max. Drehm. 40/20 Nm, Leerlaufdrehz. 0-600 min-1."],
    ],
    ["de", "Gew. 2,1 kg. Lief. Ohne Koffer.", ["Gew. 2,1 kg.", "Lief. Ohne Koffer."]],
    ["fr", "Séchage 3 h. 8 m²/L par couche.", ["Séchage 3 h.", "8 m²/L par couche."]],
    ["fr", "Titre 12,5% vol. Vieilli en fût.", ["Titre 12,5% vol.", "Vieilli en fût."]],
    ["fr", "Rendement 10 m²/l. Sans odeur.", ["Rendement 10 m²/l.", "Sans odeur."]],
    ["fr", "Cuisson 1 h. 30 min. au four.", ["Cuisson 1 h. 30 min. au four."]],
    ["fr", "Condit. 12 rouleaux.", ["Condit. 12 rouleaux."]],
    ["it", "Autonomia 8 ore. 3 velocità.", ["Autonomia 8 ore.", "3 velocità."]],
    ["it", "Durata 20 hrs. 220-240 V.", ["Durata 20 hrs.", "220-240 V."]],
    ["it", "Grado 13% vol. Servire fresco.", ["Grado 13% vol.", "Servire fresco."]],
    ["it", "Confez. 100 pezzi. Largh. 25 cm.", ["Confez. 100 pezzi.", "Largh. 25 cm."]],
    ["it", "Resa 6 m²/l. Inodore.", ["Resa 6 m²/l.", "Inodore."]],
  ])("ends a sentence in a unit before a number, in %s: %s", (language, text, wanted) => {
    expect(splitSentences(text, language).map((sentence) => sentence.text)).toEqual(wanted);
  });

  it("returns at most the given number of sentences", () => {
    const text = "One. Two. Three.";
    expect(splitSentences(text, "en", 2)).toEqual(splitSentences(text, "en").slice(0, 2));
    expect(splitSentences(text, "en", 9)).toEqual(splitSentences(text, "en"));
  });

  it.each([
    ["de", "Weich für empfindl. Haut und mehr."],
    ["de", "Kabeltrommel, spritzwassergesch. IP44 mit vier Dosen."],
    ["de", "Tisch höhenverst. Gestell in Weiß, Durchm. Platte 80 cm."],
    ["en", "Ruler with adj. Stop and detach. Handle."],
    ["en", "Blanket with recharg. Battery inside."],
    ["en", "Post with hgt. Marks on it."],
    ["fr", "Lampe avec panneau amov. Bosch et support."],
    ["fr", "Plateau ép. Chêne huilé."],
    ["fr", "Coffret étanch. Legrand gris."],
    ["it", "Giacca imperm. Salewa con cappuccio."],
    ["it", "Lampada ricar. Osram da tavolo."],
    ["it", "Piano spess. Rovere chiaro."],
    ["de", "Säule m. Sisalseil umwickelt und zwei Liegeplätzen."],
    ["de", "Kanister m. Ausgießer für den Garten."],
    ["de", "Verstärker mit Power Amp. Eingang auf der Rückseite."],
    ["de", "Handlauf aus Eiche, verz. Halter inklusive."],
    ["de", "Kabel mit kompl. Anschlussset für Außen."],
    ["en", "Drill supplied with 2 batts. Charger in the case."],
    ["en", "Lamp with dbl. Socket for walls."],
    ["en", "Bracket with mech. Lock and key."],
    ["en", "Amplifier with Power Amp. Input at the back."],
    ["en", "Set with elec. Pump for boats."],
    ["fr", "Perceuse livrée avec 2 batt. Bosch dans un coffret."],
    ["fr", "Tapis antidérap. Gris pour la douche."],
    ["fr", "Banc avec coussin lav. Beige clair."],
    ["fr", "Fixation orient. Noire pour écran."],
    ["fr", "Amplificateur avec entrée Power Amp. Denon à l'arrière."],
    ["it", "Trapano fornito con 2 batt. 4,0 Ah e valigetta."],
    ["it", "Tavolo pieg. Campingaz con maniglia."],
    ["it", "Fodera lavab. Grigia con cerniera."],
    ["it", "Completo matrim. Caleffi in raso."],
    ["it", "Asta telesc. Manfrotto per treppiede."],
  ] as const)("does not end a sentence at a short form, in %s: %s", (language, text) => {
    expect(splitSentences(text, language).map((sentence) => sentence.text)).toEqual([text]);
  });

  it.each([
    ["de", "Gesamthöhe 109 m. Mit Kuschelhöhle."],
    ["de", "Sicherung 16 Amp. Mit Halter."],
    ["en", "Cable of 3 m. Black jacket."],
    ["fr", "T-shirt col V. 100 % coton peigné."],
    ["it", "Maglia scollo V. 95% cotone."],
    ["it", "Potenza 60 watt. Con telecomando."],
  ] as const)("ends one behind a unit and a letter that is no initial, in %s: %s", (language, text) => {
    expect(splitSentences(text, language)).toHaveLength(2);
  });

  it("ends a German sentence behind a number of three figures", () => {
    expect(splitSentences("Passend zum MA 800. Bedienelemente vorn.", "de")).toHaveLength(2);
    expect(splitSentences("Zum 3. Mal am 21. Mai.", "de")).toHaveLength(1);
  });
});

describe("the full stop of a short form within a statement", () => {
  it.each<readonly [Language, string]>([
    ["de", "Fahrrad mit hydr. Bremsen und zul. Gesamtlast 140 kg."],
    ["de", "Jacke, nur chem. Reinigung."],
    ["en", "Bike with hydr. Shimano brakes."],
    ["fr", "Vélo, freins hydr. Shimano avant."],
    ["it", "Freni ant. Shimano in alluminio."],
  ])("ends no sentence in %s: %s", (language, text) => {
    expect(splitSentences(text, language)).toHaveLength(1);
  });

  it.each<readonly [Language, string]>([
    ["de", "Der Stoff ist weich. Innen gefüttert."],
    ["en", "The frame is light. Brakes are strong."],
    ["fr", "Le cadre est léger. Freins puissants."],
    ["it", "Il telaio è leggero. Freni potenti."],
  ])("is none behind a word of %s: %s", (language, text) => {
    expect(splitSentences(text, language)).toHaveLength(2);
  });
});

describe("letters of widths, plugs and sides", () => {
  it.each<readonly [Language, string]>([
    ["de", "Pumps aus Velours, Schuhweite H. JETZT NEU"],
    ["de", "Stiefel in Weite K. Lieferbar ab Mai"],
    ["en", "Loafers in width E. Rubber sole"],
    ["fr", "Bottines en largeur G. Semelle souple"],
    ["it", "Scarpa con calzata H. Suola in gomma"],
    ["en", "Lead from USB-C to USB-A. Length 1 m"],
    ["it", "Adattatore da HDMI-A. Resistente agli urti"],
  ])("end a sentence in %s: %s", (language, text) => expect(splitSentences(text, language)).toHaveLength(2));

  it.each<readonly [Language, string]>([
    ["fr", "Panneau OSB3 L. 2,44 m x l. 1,22 m"],
    ["it", "Pannello MDF2 L. 2,40 m"],
    ["it", "Birra scura, alc. 7,5% vol, non filtrata"],
    ["fr", "Cidre doux, alc. 2,5% vol, non filtré"],
    ["de", "Dunkles Bier, alk. 5,4% vol, ungefiltert"],
    ["en", "Red wine, alc. 13% vol, unfiltered"],
    ["de", "Roman von Karl-H. Steiner"],
  ])("end none in %s: %s", (language, text) => expect(splitSentences(text, language)).toHaveLength(1));

  it("still ends one behind litres", () => {
    expect(splitSentences("Contient 5 l. 12 bouteilles par carton.", "fr")).toHaveLength(2);
  });
});

describe("a German short form for “with” behind a number, and what a label denies", () => {
  it.each<readonly [Language, string, number]>([
    ["de", "Kugelkopf SW 5 m. Schlitz", 1],
    ["de", "Kübel H 40 m. Ablauf, frostsicher", 1],
    ["de", "Kabellänge 2 m. Mit Schalter", 2],
    ["de", "Kabellänge 2 m. Wasserdicht nach IP67.", 2],
    ["de", "Nicht an Rinnen od. Rohren verwenden", 1],
    ["en", "UV400: No. Unisex frame", 2],
    ["it", "Dimmerabile: No. Attacco E27", 2],
    ["fr", "Dimmable : Non. Culot E27", 2],
    ["en", "Cable No. 5 of brass", 1],
  ])("in %s: %s", (language, text, count) => expect(splitSentences(text, language)).toHaveLength(count));
});

describe("a full stop in the few words of a wholesaler's column", () => {
  it.each<[Language, string]>([
    ["it", "Cucitrice a pinza P.6/4 met. Nera max"],
    ["it", "Raccoglitore regist. Dorso 5 con anelli"],
    ["fr", "Classeur polyp. Bleu dos 80"],
    ["fr", "Équerre perc. Galva 120 mm"],
    ["de", "Hängeregister kart. Natur A4"],
    ["en", "Radiator valve chrm. White head"],
  ])("is that of a short form: %s, %s", (language, text) => {
    expect(splitSentences(text, language)).toHaveLength(1);
  });

  it.each<[Language, string]>([
    ["it", "Pinza in nylon. Manico in legno"],
    ["it", "Borsa da sport. Tracolla regolabile"],
    ["fr", "Classeur en carton noir. Dos 80 mm"],
    ["de", "Tasche aus Filz. Boden aus Leder"],
    ["en", "Body of brass. White head"],
    ["it", "Bollitore in acciaio inox. Coperchio in vetro"],
    ["en", "Kettle with 4 settings. Lid of glass"],
    ["de", "Regal von Nordhelm. Boden aus Kiefer"],
  ])("ends a sentence behind a word: %s, %s", (language, text) => {
    expect(splitSentences(text, language)).toHaveLength(2);
  });
});

describe("a full stop behind a word that no list has", () => {
  it.each<readonly [Language, string]>([
    ["de", "Schutzbrille m. verstellb. Bügeln, Tönungskl. 3"],
    ["de", "Skibrille m. polaris. Scheibe, Schutzkat. 2, Band elastisch"],
    ["de", "Lampe m. magnet. Fuß"],
    ["en", "Suits most compr. & push-fit joints"],
    ["en", "Rated for wind < 90 km/h, temp. > 5 C, pol. = 2"],
    ["fr", "Câble acier, ch. rupt. 900 kg"],
    ["fr", "Pompe, conso. 2,1 A"],
    ["fr", "Gilet, décl. Hammar"],
    ["it", "Guanto nitr. Reflexx"],
    ["it", "Cintura reg. > 40 kg"],
  ])("ends no sentence in %s: %s", (language, text) =>
    expect(splitSentences(text, language)).toHaveLength(1),
  );

  it.each<readonly [Language, string]>([
    ["de", "Kanne für feine Latte Art. Füllmenge 350 ml"],
    ["de", "Lampe für innen. Gehäuse aus Holz"],
    ["de", "Haken aus Edelstahl. Belastbar bis 5 kg"],
    ["de", "Brille mit Etui. 3 Farben"],
    ["en", "A clean design. Place it on a shelf"],
    ["en", "Canvas for wall art. Frame of pine"],
    ["en", "Camping mug with cover. 350 ml"],
    ["fr", "Bol en grès émaillé. 12 cm de haut"],
    ["it", "Vassoio in legno di acacia. 3 scomparti"],
  ])("ends one behind a whole word in %s: %s", (language, text) =>
    expect(splitSentences(text, language)).toHaveLength(2),
  );

  it("leaves the stop of numbers and codes with their short form", () => {
    expect(splitSentences("Ersatzteil Art. 4711 und Art. Nr. 12", "de")).toHaveLength(1);
  });
});

describe("a text in the short forms of a stock system", () => {
  it.each<readonly [Language, string, readonly string[]]>([
    [
      "de",
      "Schlauchklemme m. Zugentl., Spannber. 16-25 mm, n. DIN 3017. Farbe blank",
      ["Schlauchklemme m. Zugentl., Spannber. 16-25 mm, n. DIN 3017.", "Farbe blank"],
    ],
    [
      "de",
      "Beutel à 200 St. Z. Verpacken v. Brot u. Gebäck",
      ["Beutel à 200 St.", "Z. Verpacken v. Brot u. Gebäck"],
    ],
    ["de", "Rolle à 25 m. F. Gardinen u. Kissen", ["Rolle à 25 m.", "F. Gardinen u. Kissen"]],
    [
      "fr",
      "Robinet lait. chr., racc. 3/8, pouv. coup. 6000A, sach. 10 pièces. Livré nu",
      ["Robinet lait. chr., racc. 3/8, pouv. coup. 6000A, sach. 10 pièces.", "Livré nu"],
    ],
    [
      "it",
      "Valv. ott. nich., attacc. 3/4, kit scar. coass. 80/125. Cat. S1 SRC",
      ["Valv. ott. nich., attacc. 3/4, kit scar. coass. 80/125.", "Cat. S1 SRC"],
    ],
    [
      "en",
      "Brs fitting, compr. type, outlt. 15 mm, red lever. Rated 10 bar",
      ["Brs fitting, compr. type, outlt. 15 mm, red lever.", "Rated 10 bar"],
    ],
  ])("ends no sentence before the value of a short form, in %s: %s", (language, text, wanted) => {
    expect(splitSentences(text, language).map((sentence) => sentence.text)).toEqual(wanted);
  });

  it.each<readonly [Language, string]>([
    ["de", "Haube aus Blech, innen lack. RAL 7016"],
    ["en", "Hinged cover, powder ctd. RAL 7016"],
    ["fr", "Capot en tôle, laqué. RAL 7016"],
    ["it", "Coperchio in lamiera, verniciato. RAL 7016"],
    ["it", "Cop. A vite, guarnizione inclusa"],
  ])("ends no sentence before the number of a colour, or behind a lid: %s: %s", (language, text) => {
    expect(splitSentences(text, language)).toHaveLength(1);
  });

  it.each<readonly [Language, string, number]>([
    ["de", "2 Fl. Riesling halbtrocken", 1],
    ["it", "3 bt. Dolcetto d'Alba", 1],
    ["en", "2 btl. Claret", 1],
    ["fr", "2 pqt. Galettes au beurre", 1],
    ["fr", "500 ml. Bien agiter", 2],
    ["en", "3 m. Made in Leeds", 2],
  ])("has a count with its short word in one with the noun in %s: %s", (language, text, count) => {
    expect(splitSentences(text, language)).toHaveLength(count);
  });

  it.each<readonly [Language, string]>([
    ["de", "Regal m. Böden, f. Keller u. Garage. 5 Böden"],
    ["fr", "Hublot rond, corps polycarb. blanc, diff. opale. 12 W"],
    ["it", "Plafoniera rett., diff. in vetro, att. rapido, opale. 12 W"],
    ["en", "Ext. lead w/ therm. cut-out, adj. stand, neon lamp. 2 sockets"],
    ["fr", "Interrupteur tétrapolaire, arrivée haut/départ haut. Pour circuits spécialisés"],
    ["it", "Forno da incasso, classe energetica A. Non adatto a cottura a vapore"],
    ["de", "Backofen der Energieeffizienzklasse A. Nicht für Dampf"],
  ])("ends one behind a whole word in %s: %s", (language, text) => {
    expect(splitSentences(text, language)).toHaveLength(2);
  });
});

describe("notes in short forms", () => {
  it.each([
    ["it", "BOLLITORE A GAS INST. PARETE SOTTOTETTO CLASSE B", 1],
    ["it", "GUAINA CORRUGATA D.16X3 PROTEZ. 4 MM COLORE NERO", 1],
    ["it", 'Raccordo per vasca 1"1/2 guarniz. D.40 in gomma nera.', 1],
    ["fr", "GARNIT. ISOL. LAINE DE ROCHE SUPP. ACIER PEINT", 1],
    ["en", "NICKEL PLTD. BRACKT. SUPPL. WITH SCREWS", 1],
    ["de", "Halterung m. Wandbefest., Trägerpl. Kunststoff f. Rohre 12 mm, verz. Stahl", 1],
  ] as const)("end no sentence behind a short form (%s): %s", (language, text, count) => {
    expect(splitSentences(text, language)).toHaveLength(count);
  });

  it.each([
    ["it", "MANICO IN FAGGIO. LAMA TEMPRATA. PESO 2 KG.", 3],
    ["fr", "MANCHE EN HETRE. LAME TREMPEE. POIDS 2 KG.", 3],
    ["en", "THE HANDLE IS MADE OF ASH. IT IS VERY LIGHT.", 2],
    ["de", "GRIFF AUS BUCHE. KLINGE AUS STAHL. GEWICHT 2 KG.", 3],
    ["de", "Halterung m. Schraube, f. Rohre 12 mm, inkl. Verschraubung. Gewicht 2 kg.", 2],
    ["de", "Grundierung f. Holz, m. Pinsel, geruchs- u. frostfrei. Deckkraftkl. 1, Weiß.", 2],
  ] as const)("end one behind a whole word (%s): %s", (language, text, count) => {
    expect(splitSentences(text, language)).toHaveLength(count);
  });
});

it.each([
  ["fr", "Lampe de bureau Alim. : 12 V diamètre : 15 cm"],
  ["de", "Nachtlicht mit Sensor Stromvers. : Batterie"],
  ["it", "Lampada da tavolo Alim. : 12 V"],
  ["en", "Desk lamp Conn. : USB"],
] as const)("no sentence begins with a colon, in %s", (language, text) =>
  expect(splitSentences(text, language)).toHaveLength(1),
);

it.each([
  [
    "de",
    "Sie erbt ein Haus. »Ein stilles Buch.« 200 Seiten.",
    ["Sie erbt ein Haus.", "»Ein stilles Buch.«", "200 Seiten."],
  ],
  ["fr", "Elle hérite. « Un beau livre. » 200 pages.", ["Elle hérite.", "« Un beau livre. »", "200 pages."]],
  [
    "it",
    "Eredita una casa. «Un bel libro.» 200 pagine.",
    ["Eredita una casa.", "«Un bel libro.»", "200 pagine."],
  ],
] as const)("a closing mark belongs to its sentence, in %s", (language, text, wanted) =>
  expect(splitSentences(text, language).map((sentence) => sentence.text)).toEqual(wanted),
);
