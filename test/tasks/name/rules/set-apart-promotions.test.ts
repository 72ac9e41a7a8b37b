import { describe, expect, test } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

const promotions: Readonly<Record<Language, readonly (readonly [name: string, clean: string])[]>> = {
  en: [
    ["*** SALE -30% *** Oak Dining Chair !!WHILE STOCKS LAST!!", "Oak Dining Chair"],
    ["!!! CLEARANCE SALE !!! Cotton Bed Sheet King", "Cotton Bed Sheet King"],
    ["### DEAL -15% ### Garden Hose 20 m", "Garden Hose 20 m"],
    ["SALE -50% Wool Jumper Navy", "Wool Jumper Navy"],
    ["Steel Water Bottle 1 l ***FREE SHIPPING***", "Steel Water Bottle 1 l"],
    ["*** Star Wars *** Poster 50 x 70 cm", "Star Wars Poster 50 x 70 cm"],
  ],
  de: [
    ["*** SALE -50% *** Damen Winterparka olive !!NUR SOLANGE VORRAT!!", "Damen Winterparka olive"],
    ["!!NUR SOLANGE VORRAT REICHT!! Gartenbank Eiche", "Gartenbank Eiche"],
    ["### AKTION -20% ### Kaffeemaschine 1,5 l", "Kaffeemaschine 1,5 l"],
    ["Bürostuhl schwarz ***VERSANDKOSTENFREI***", "Bürostuhl schwarz"],
    ["SALE -40% Teppich grau", "Teppich grau"],
    ["Lichterkette 100 LED ***warmweiß***", "Lichterkette 100 LED warmweiß"],
  ],
  fr: [
    [
      "*** SOLDES -40% *** Chaise de jardin pliante !!JUSQU'À ÉPUISEMENT DU STOCK!!",
      "Chaise de jardin pliante",
    ],
    ["Table basse en chêne !!! LIVRAISON GRATUITE !!!", "Table basse en chêne"],
    ["PROMO -30% Canapé convertible gris", "Canapé convertible gris"],
    ["*** OFFRE SPÉCIALE *** Lampe de bureau LED", "Lampe de bureau LED"],
    ["*** DESTOCKAGE -60% *** Tapis de salon gris", "Tapis de salon gris"],
    ["Confiture -30% de sucre fraise", "Confiture -30% de sucre fraise"],
  ],
  it: [
    ["*** SALDI -20% *** Lampada da tavolo a LED !!FINO AD ESAURIMENTO SCORTE!!", "Lampada da tavolo a LED"],
    ["!!! SPEDIZIONE GRATUITA !!! Sedia da giardino", "Sedia da giardino"],
    ["Zaino scuola blu ***OFFERTA SPECIALE***", "Zaino scuola blu"],
    ["OFFERTA -25% Padella antiaderente 28 cm", "Padella antiaderente 28 cm"],
    ["### SCONTO -10% ### Materasso memory 160x190", "Materasso memory 160x190"],
    ["Yogurt -30% zuccheri fragola", "Yogurt -30% zuccheri fragola"],
  ],
};

describe("an offer that is set apart goes with all its words", () => {
  for (const [language, names] of Object.entries(promotions) as [Language, (typeof promotions)["en"]][])
    test.each(names)(`${language} %j`, (name, clean) => {
      expect(nativeName(name, language)).toBe(clean);
    });
});

describe("a word of offers in capitals at the end of a name goes", () => {
  test.each([
    ["de", "Winterjacke schwarz SALE", "Winterjacke schwarz"],
    ["de", "Winterjacke schwarz - SALE -20%", "Winterjacke schwarz"],
    ["de", "Stuhl aus Holz blau NEU!!!", "Stuhl aus Holz blau"],
    ["en", "Garden chair oak NEW", "Garden chair oak"],
    ["fr", "Chaise de jardin en chêne PROMO", "Chaise de jardin en chêne"],
    ["it", "Sedia da giardino PROMO!", "Sedia da giardino"],
    ["de", "Winterjacke schwarz XXL", "Winterjacke schwarz XXL"],
    ["en", "Running shoe black ASICS", "Running shoe black ASICS"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("no stump of an offer is left", () => {
  test.each([
    ["en", "Ginger Tea 6 x 250 ml OFFER BUY 3 GET 20% OFF", "Ginger Tea 6 x 250 ml"],
    ["en", "Ginger Tea 250 g DEAL: BUY 2 GET 1 FREE", "Ginger Tea 250 g"],
    ["en", "Garden Bench Oak DEL. FREE!!", "Garden Bench Oak"],
    ["en", "Corner Sofa Grey **MADE TO ORDER** 6-8 WKS", "Corner Sofa Grey"],
    ["en", "Corner Sofa Grey (made to order)", "Corner Sofa Grey"],
    ["en", "Oak Shelf 90 cm - dispatched within 48h", "Oak Shelf 90 cm"],
    ["de", "Ingwertee 250 g AKTION 3 kaufen 1 gratis", "Ingwertee 250 g"],
    ["de", "Gartenbank Eiche VERSAND GRATIS!", "Gartenbank Eiche"],
    ["de", "Ecksofa grau ***AUF BESTELLUNG*** 6-8 Wochen", "Ecksofa grau"],
    ["de", "Regal Kiefer (sofort lieferbar)", "Regal Kiefer"],
    ["de", "Regal Kiefer - Lieferzeit 3 Wochen", "Regal Kiefer"],
    ["fr", "Tisane 20 sachets OFFRE 2 achetés 1 offert", "Tisane 20 sachets"],
    ["fr", "Banc de jardin LIVR. GRATUITE !!", "Banc de jardin"],
    ["fr", "Canapé 3 places gris **SUR COMMANDE** 6-8 semaines", "Canapé 3 places gris"],
    ["fr", "Étagère en pin (en stock)", "Étagère en pin"],
    ["fr", "Étagère en pin - livré sous 48h", "Étagère en pin"],
    ["it", "Cartella scuola blu SPED. GRATIS!!!", "Cartella scuola blu"],
    ["it", "*** OFFERTA *** Panca da giardino SPEDIZ. GRATIS!", "Panca da giardino"],
    ["it", "Divano 3 posti grigio **SU ORDINAZIONE** 6-8 settimane", "Divano 3 posti grigio"],
    ["it", "Scaffale in pino - PRONTA CONSEGNA", "Scaffale in pino"],
    ["it", "Scaffale in pino consegna 24/48h", "Scaffale in pino"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));

  test.each([
    ["en", "Book: Notes Made to Order and Other Tales"],
    ["en", "Pre-Order Pad A5 50 Sheets"],
    ["de", "Lager für Dokumente A4"],
    ["de", "Kugellager 24 h Betrieb"],
    ["fr", "Bon de commande A5 50 feuilles"],
    ["fr", "Crème hydratante 24 h"],
    ["it", "Registro consegna merci A4 50 fogli"],
    ["it", "Crema idratante 24 h"],
  ] as const)("but what is no offer stays: %s: %s", (language, name) =>
    expect(nativeName(name, language)).toBe(name),
  );
});

test("an amount given on top keeps its unit", () => {
  expect(nativeName("crocchette gatto pollo kg.10+2 OMAGGIO", "it")).toBe(
    "Crocchette gatto pollo 10+2 kg omaggio",
  );
  expect(nativeName("Katzenfutter Huhn KG 10+2", "de")).toBe("Katzenfutter Huhn 10+2 kg");
  expect(nativeName("Croquettes chat poulet KG 10+2", "fr")).toBe("Croquettes chat poulet 10+2 kg");
  expect(nativeName("Cat Food Chicken KG 10+2", "en")).toBe("Cat Food Chicken 10+2kg");
});

test.each([
  ["en", "Linen Midi Dress Navy Size 12 NEW IN", "Linen Midi Dress Navy Size 12"],
  ["en", "Green Tea Bags Pack of 40 - CLEARANCE", "Green Tea Bags Pack of 40"],
  ["en", "Body Lotion 200ml (1+1 FREE)", "Body Lotion 200ml"],
  ["de", "Kommode Buche massiv NEU EINGETROFFEN", "Kommode Buche massiv"],
  ["de", "Duschgel 250 ml (1+1 GRATIS)", "Duschgel 250 ml"],
  ["fr", "Fauteuil en velours vert NOUVEAUTÉ", "Fauteuil en velours vert"],
  ["fr", "Gel douche 250 ml (2+1 gratuit)", "Gel douche 250 ml"],
  ["it", "Lampada da tavolo ottone NUOVI ARRIVI", "Lampada da tavolo ottone"],
  ["it", "Shampoo 400 ml (1+1 GRATIS)", "Shampoo 400 ml"],
  // Words that only look like an offer.
  ["en", "Board Game New in Town", "Board Game New in Town"],
  ["it", "Colla epossidica 1+1 rapida", "Colla epossidica 1+1 rapida"],
] as const)("%s: a flag or a bundle at the end of %s", (language, name, clean) => {
  expect(nativeName(name, language)).toBe(clean);
});

test.each<readonly [Language, string, string]>([
  ["it", "Crocchette gatto tonno 1,5 kg - Offerta 3x2", "Crocchette gatto tonno 1,5 kg"],
  ["it", "Detersivo lavatrice 2 l PROMO 2+1", "Detersivo lavatrice 2 l"],
  ["fr", "Lessive liquide 2 l - Offre 3 pour 2", "Lessive liquide 2 l"],
  ["de", "Waschmittel flüssig 2 l - Aktion 3 für 2", "Waschmittel flüssig 2 l"],
  ["en", "Washing Liquid 2l - 3 for 2", "Washing Liquid 2l"],
  ["en", "Travel Adapter 2 for 3", "Travel Adapter 2 for 3"],
  ["de", "Regal 3x2 Fächer weiß", "Regal 3x2 Fächer weiß"],
  ["de", "Briefumschläge C6 weiß Angebot 10 f. 8", "Briefumschläge C6 weiß"],
  ["de", "Wollmütze grau AKTION -20% nur bis 31.08.!", "Wollmütze grau"],
  ["en", "Wool Hat Grey OFFER -20% only until 31/08", "Wool Hat Grey"],
  ["fr", "Bonnet en laine gris PROMO -20% jusqu'au 31/08 !", "Bonnet en laine gris"],
  ["it", "Berretto di lana grigio PROMO -20% fino al 31/08", "Berretto di lana grigio"],
  ["de", "Kalender gültig bis 31.12.2026", "Kalender gültig bis 31.12.2026"],
  ["de", "Hygrometer 5% bis 30.5", "Hygrometer 5% bis 30.5"],
  ["fr", "Étagère 3x2 cases blanche", "Étagère 3x2 cases blanche"],
  ["it", "Scaffale 3x2 ripiani bianco", "Scaffale 3x2 ripiani bianco"],
])("how many are paid for is no part of a name: %s %s", (language, name, clean) => {
  expect(nativeName(name, language)).toBe(clean);
});

test.each<readonly [Language, string, string]>([
  ["fr", "LIQUIDATION lampe de bureau noire", "Lampe de bureau noire"],
  ["it", "SVENDITA lampada da tavolo nera", "Lampada da tavolo nera"],
  ["de", "ABVERKAUF Tischlampe schwarz", "Tischlampe schwarz"],
  ["en", "Desk Lamp Black FREE SHIP", "Desk Lamp Black"],
  ["fr", "Ponceuse 125 mm + 5 disques OFFERTS", "Ponceuse 125 mm + 5 disques offerts"],
  ["en", "Model Ship Kit Free Standing", "Model Ship Kit Free Standing"],
])("clearance and free shipping are no part of a name: %s %s", (language, name, clean) => {
  expect(nativeName(name, language)).toBe(clean);
});

describe("what says that a thing is not out yet, or sells well, goes from the beginning and the end", () => {
  test.each([
    ["en", "PRE-ORDER: Dragon Plush 30 cm", "Dragon Plush 30 cm"],
    ["en", "PREORDER DRAGON PLUSH GREEN", "Dragon Plush Green"],
    ["en", "Dragon Plush 30 cm PRE-ORDER", "Dragon Plush 30 cm"],
    ["en", "Dragon Plush 30 cm (Pre Order)", "Dragon Plush 30 cm"],
    ["en", "Dragon Plush Pre-Order Now", "Dragon Plush"],
    ["en", "BESTSELLER Oak Desk 120 cm", "Oak Desk 120 cm"],
    ["en", "Space Game Xbox with Preorder Skin", "Space Game Xbox with Preorder Skin"],
    ["en", "New Balance 574 Trainers", "New Balance 574 Trainers"],
    ["en", "Ladies Cotton Top", "Ladies Cotton Top"],
    ["de", "VORBESTELLUNG: Plüschdrache 30 cm", "Plüschdrache 30 cm"],
    ["de", "VORBESTELLUNG Plüschdrache 30 cm", "Plüschdrache 30 cm"],
    ["de", "Plüschdrache 30 cm VORBESTELLUNG", "Plüschdrache 30 cm"],
    ["de", "TOPSELLER Eichentisch 120 cm", "Eichentisch 120 cm"],
    ["de", "RESTPOSTEN Eichentisch 120 cm", "Eichentisch 120 cm"],
    ["de", "Vorverkauf Kasse Holz", "Vorverkauf Kasse Holz"],
    ["de", "TOP MIT SPITZE", "Top mit Spitze"],
    ["fr", "PRÉCOMMANDE Peluche dragon 30 cm", "Peluche dragon 30 cm"],
    ["fr", "PRECOMMANDE - Peluche dragon 30 cm", "Peluche dragon 30 cm"],
    ["fr", "Peluche dragon 30 cm PRÉCOMMANDE", "Peluche dragon 30 cm"],
    ["fr", "TOP VENTE Table en chêne 120 cm", "Table en chêne 120 cm"],
    ["fr", "Top en dentelle noir", "Top en dentelle noir"],
    ["it", "PREORDINE: Peluche drago 30 cm", "Peluche drago 30 cm"],
    ["it", "PREVENDITA Peluche drago 30 cm", "Peluche drago 30 cm"],
    ["it", "Peluche drago 30 cm PREORDINE", "Peluche drago 30 cm"],
    ["it", "Top con spalline", "Top con spalline"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

const lasting: Readonly<Record<Language, readonly (readonly [name: string, clean: string])[]>> = {
  en: [
    ["Picnic Blanket XL Waterproof - only until Sunday 20% off!", "Picnic Blanket XL Waterproof"],
    ["Picnic Blanket XL Waterproof 20% off until Sunday only!", "Picnic Blanket XL Waterproof"],
    ["Sunday Only Tea 500g", "Sunday Only Tea 500g"],
  ],
  de: [
    ["Kinderwagen 3in1 – jetzt nur noch bis Sonntag 20% Rabatt!", "Kinderwagen 3in1"],
    ["Damen Pumps Leder – nur noch heute 30% Rabatt!", "Damen Pumps Leder"],
    ["20% Rabatt nur bis Sonntag: Damen Pumps Leder", "Damen Pumps Leder"],
    ["Kräutertee Guten Morgen 20 Beutel", "Kräutertee Guten Morgen 20 Beutel"],
  ],
  fr: [
    ["Poussette canne – plus que jusqu'à dimanche -20%!", "Poussette canne"],
    ["Chaise pliante - seulement aujourd'hui 20% de réduction", "Chaise pliante"],
    ["Agenda un jour par page dimanche compris", "Agenda un jour par page dimanche compris"],
  ],
  it: [
    ["Passeggino trio – solo fino a domenica 20% di sconto!", "Passeggino trio"],
    ["Scarpe donna pelle - solo oggi -30%", "Scarpe donna pelle"],
    ["Sugo della domenica 300 g", "Sugo della domenica 300 g"],
  ],
};

describe("an offer goes with the words of how long it lasts", () => {
  for (const [language, names] of Object.entries(lasting) as [Language, (typeof lasting)["en"]][])
    test.each(names)(`${language} %j`, (name, clean) => {
      expect(nativeName(name, language)).toBe(clean);
    });
});
