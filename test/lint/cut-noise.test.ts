import { describe, expect, it } from "vitest";
import { cutNoise } from "../../src/lint/cut-noise.ts";

/** Before and after; an empty text where all of it goes. */
const cut: readonly (readonly [sentence: string, rest: string])[] = [
  [
    "Solid oak chair with a woven seat - free shipping - seat height 45 cm, width 50 cm.",
    "Solid oak chair with a woven seat - seat height 45 cm, width 50 cm.",
  ],
  ["Boil 1.7 l in 4 minutes, only $ 29.99, with 2 filters.", "Boil 1.7 l in 4 minutes, with 2 filters."],
  [
    "Kettle of brushed steel, 2 l at the best price with free shipping on all orders.",
    "Kettle of brushed steel, 2 l at the best price with free shipping on all orders.",
  ],
  ["Free shipping and solid oak legs.", "Solid oak legs."],
  ["Mixing bowl of steel, 5 l, lead time approx. 2 wks.", "Mixing bowl of steel, 5 l."],
  ["Rührschüssel aus Stahl, 5 l, Lieferzeit ca. 2 Wo.", "Rührschüssel aus Stahl, 5 l."],
  ["Rührschüssel aus Stahl, 5 l, Lieferzeit etwa 2-3 Wo. ab Bestelleingang", "Rührschüssel aus Stahl, 5 l"],
  ["Bol en acier, 5 l, délai de livraison 2 sem. env.", "Bol en acier, 5 l."],
  ["Bol en acier, 5 l, délai de livraison env. 2 sem.", "Bol en acier, 5 l."],
  ["Ciotola in acciaio, 5 l, tempi di consegna ca. 2 sett.", "Ciotola in acciaio, 5 l."],
  [
    "Hard anodized kadhai 4 L at best prices with FREE shipping & cash on delivery.",
    "Hard anodized kadhai 4 L.",
  ],
  ["Buy Acme Trail Mug 300 ml for Rs.175 online.", "Acme Trail Mug 300 ml."],
  ["Visit our website www.acme.com for the full range of lamps.", ""],
  ["For questions write to info@acme.com.", ""],
  ["SALE NOW ON!", ""],
  ["Over 10,000 sold!", ""],
  ["Only 3 left in stock.", ""],
  ["Trade enquiries welcome.", ""],
  ["Nur noch 4 Stück verfügbar!", ""],
  ["Rabattcode SPAR10.", ""],
  ["Kauf auf Rechnung möglich.", ""],
  ["Wir freuen uns auf Ihre Bestellung!", ""],
  ["Paiement en 3 fois sans frais.", ""],
  ["Plus de 10 000 vendus !", ""],
  ["Vendeur français.", ""],
  ["Paga in 3 rate.", ""],
  ["Codice sconto ESTATE10.", ""],
  ["Di nuovo disponibile!", ""],
  ["Clearance: 20 mm on each side.", "Clearance: 20 mm on each side."],
  ["Only 3 screws are needed.", "Only 3 screws are needed."],
  ["Nur noch 2 Schrauben anziehen.", "Nur noch 2 Schrauben anziehen."],
  ["Plus de 200 pages.", "Plus de 200 pages."],
  ["Vite: M6 x 20.", "Vite: M6 x 20."],
  ["Oak shelf (free delivery), 80 cm wide.", "Oak shelf, 80 cm wide."],
  ["SALE: Brass lamp, 30 cm high", "Brass lamp, 30 cm high"],
  ["Buy 3 and save 12%.", ""],
  ["Kaufen Sie 3 und sparen Sie 12 %.", ""],
  ["Achetez 3, économisez 12 %.", ""],
  ["OFFERTA LANCIO: compra 3 e risparmi il 12%.", ""],
  ["NOVITÀ 2025.", ""],
  ["Nouveauté 2025 !", ""],
  ["Buy Acme Rug Runner_AB-310 at Rs. 899 at Acme.com.", "Acme Rug Runner_AB-310."],
  ["Sitzhöhe 45 cm, kostenloser Versand ab 50 €, Breite 60 cm.", "Sitzhöhe 45 cm, Breite 60 cm."],
  ["AKTION: Stuhl aus Eiche, 45 cm", "Stuhl aus Eiche, 45 cm"],
  [
    "Der Tisch (120 cm) aus Eiche, Fragen an info@acme.de, trägt 80 kg.",
    "Der Tisch (120 cm) aus Eiche, trägt 80 kg.",
  ],
  ["Stuhl aus Buche (versandkostenfrei), Höhe 80 cm", "Stuhl aus Buche, Höhe 80 cm"],
  ["Bestellen Sie jetzt!", ""],
  ["Weitere Informationen finden Sie unter www.acme.com/lampe.", ""],
  ["Lampe aus Messing – sofort lieferbar – 30 cm hoch", "Lampe aus Messing – 30 cm hoch"],
  ["Chaise en chêne, livraison gratuite, hauteur 45 cm.", "Chaise en chêne, hauteur 45 cm."],
  ["Chaise en chêne (livraison offerte), hauteur 45 cm.", "Chaise en chêne, hauteur 45 cm."],
  ["PROMO : lampe en laiton, 30 cm", "Lampe en laiton, 30 cm"],
  ["Table en hêtre - satisfait ou remboursé - 120 x 80 cm", "Table en hêtre - 120 x 80 cm"],
  ["Contactez-nous au 03 25 96 06 06.", ""],
  ["Bouilloire en inox 1,7 l au meilleur prix.", "Bouilloire en inox 1,7 l."],
  [
    "PROMO: SEDIA BASE METALLO VERNICIATO KIRA MARRONE, seduta in ecopelle, gambe 45 cm",
    "SEDIA BASE METALLO VERNICIATO KIRA MARRONE, seduta in ecopelle, gambe 45 cm",
  ],
  ["Sedia in rovere – spedizione gratuita – altezza 45 cm", "Sedia in rovere – altezza 45 cm"],
  ["Spedizione gratuita oltre 50 €!", ""],
  ["Stampante Acme MB5150 a colori al miglior prezzo.", "Stampante Acme MB5150 a colori."],
  ["Lampada in ottone (consegna rapida), 30 cm", "Lampada in ottone, 30 cm"],
  ["Acquista subito online!", ""],
  ["Order before 3pm for next day delivery.", ""],
  ["Order before 12 noon for same day dispatch.", ""],
  ["Place your order before Friday for next day delivery.", ""],
  ["Free returns within 30 days.", ""],
  ["Kerbside delivery only.", ""],
  ["We do not deliver to the Scottish Highlands and Islands.", ""],
  ["2 FOR 1 THIS WEEKEND", ""],
  ["3 FOR 2 on all pans!", ""],
  ["Images for illustration purposes only.", ""],
  ["Lieferzeit 4-6 Wochen", ""],
  ["Lieferzeit: ca. 4-6 Wochen.", ""],
  ["Lieferung frei Bordsteinkante", ""],
  ["Sie sparen 30% gegenüber UVP!", ""],
  ["SONDERPREIS", ""],
  ["ANGEBOT!", ""],
  ["-20% bis Sonntag", ""],
  ["Ab einem Bestellwert von 49 Euro versandkostenfrei.", ""],
  ["Heute bestellt, morgen geliefert.", ""],
  ["Stuhl aus Eiche, Höhe 45 cm, Lieferzeit 4-6 Wochen.", "Stuhl aus Eiche, Höhe 45 cm."],
  ["Commandez avant 15 h pour une livraison gratuite.", ""],
  ["Pour toute commande supérieure à 49 euros, livraison offerte.", ""],
  ["Retours gratuits sous 30 jours.", ""],
  ["Nous ne livrons pas en Corse.", ""],
  ["3 pour le prix de 2", ""],
  ["-20 % jusqu'à dimanche", ""],
  ["Approfitta dell'offerta lancio: -20% fino al 30/11!", ""],
  ["Per ordini superiori a 49 euro spedizione gratis.", ""],
  ["trattasi di articolo in pronta consegna, ordina oggi e ricevi domani", ""],
  ["-30% fino a domenica", ""],
  ["SPEDIZIONE GRATUITA IN 24H", ""],
  ["Foto a puro scopo illustrativo", ""],
  ["Consegna a bordo strada.", ""],
  ["Sedia in rovere, altezza 45 cm, consegna in 24h.", "Sedia in rovere, altezza 45 cm."],
];

describe("a sentence loses its noise and no fact", () => {
  it.each(cut)("%s", (sentence, rest) => expect(cutNoise(sentence).text).toBe(rest));
});

describe("a sentence without a phrase to cut stays as it is, and that is said", () => {
  it.each([
    "The stool of solid oak is in our shop window.",
    "Der Stuhl aus Eiche ist sofort lieferbar.",
    "Bestellen Sie noch heute die Lampe aus Messing.",
    "La chaise en chêne massif de notre boutique est haute de 45 cm.",
    "La sedia in rovere è in offerta e pesa 3 kg.",
    "Packing should be whole and the coat should not be worn for any kind of refund.",
  ])("%s", (sentence) => expect(cutNoise(sentence)).toMatchObject({ text: sentence, cut: [] }));
});

describe("what is no noise", () => {
  it.each([
    "Order one size up.",
    "The shelf stores orders and receipts.",
    "A must for every office, with 40 shelves.",
    "Bestellen Sie eine Größe kleiner.",
    "Das Modell fällt groß aus, bestellen Sie eine Größe kleiner.",
    "Der Preis des Sieges: ein Brettspiel.",
    "Commandez une taille au-dessus.",
    "La boutique de jouets se compose de 40 pièces.",
    "Ordinate una taglia in più.",
    "Il negozio giocattolo ha 40 pezzi.",
  ])("%s", (sentence) => expect(cutNoise(sentence)).toEqual({ text: sentence, cut: [], isLeft: false }));
});

it("names what was cut as it is written", () => {
  expect(cutNoise("Oak chair - free shipping - 45 cm").cut).toEqual(["- free shipping"]);
  expect(cutNoise("Buy Acme Mug for Rs.175 online.").cut).toEqual(["Buy", "for Rs.175 online"]);
});

it("takes long texts of one kind of word or sign", () => {
  for (const part of [
    "free shipping ",
    "a ",
    "( ",
    "www.acme.com ",
    "€ 3 ",
    "- ",
    "and ",
    "buy ",
    "promo: ",
    "@",
  ])
    expect(() => cutNoise(part.repeat(100_000 / part.length)), part).not.toThrow();
});

it.each([
  "Best before 30/11/2027.",
  "Haltbar bis 30.11.2027.",
  "À consommer avant le 30/11/2027.",
  "Da consumarsi entro il 30/11/2027.",
  "Save 30% energy with this bulb.",
  "Sie sparen 30 % Strom.",
  "Économisez 30 % d'eau.",
  "Risparmia il 30% di energia.",
  "Suitable from 3 years, works up to 24 hours.",
  "Akku mit einer Laufzeit bis 24 h, 3 Jahre Garantie.",
])("a date, a saving and a duration without an offer stay: %s", (sentence) =>
  expect(cutNoise(sentence)).toEqual({ text: sentence, cut: [], isLeft: false }),
);

it.each([
  "Akku mit einer Laufzeit bis 24 h, ",
  "Battery with a running time of 24 h, ",
  "Batterie avec une autonomie de 24 h, ",
  "Batteria con autonomia di 24 ore, ",
])("a duration in another clause stays: %s", (start) => {
  const offers = {
    A: "sofort lieferbar.",
    a: "free shipping.",
    e: "livraison gratuite.",
    i: "spedizione gratuita.",
  };
  for (const offer of Object.values(offers))
    expect(cutNoise(start + offer).text).toBe(start.replace(/, $/, "."));
});

describe("a delivery time in short", () => {
  it.each([
    ["Schrank aus Stahl, abschließbar, LZ ca. 2 Wochen", "Schrank aus Stahl, abschließbar"],
    ["Schrank aus Stahl, abschließbar, LZ: 10 AT", "Schrank aus Stahl, abschließbar"],
    ["Schrank aus Stahl, abschließbar, LZ 3-4 Wo.", "Schrank aus Stahl, abschließbar"],
  ])("goes from %s", (text, wanted) => {
    expect(
      cutNoise(text)
        .text.trim()
        .replace(/\s?[.,]?$/u, ""),
    ).toBe(wanted.replace(/\.$/u, ""));
  });

  it.each(["Akku mit LZ ca. 20 Std. im Betrieb", "Modell LZ 4 mit Griff aus Holz"])("stays in %s", (text) => {
    expect(cutNoise(text).text).toBe(text);
  });
});

it.each(["Guarantee: worn hats No Exchange / No Refund", "Warranty: opened jars No Swap / No Return"])(
  "takes no half of two that stand together: %s",
  (text) => {
    expect(cutNoise(text).text).toBe(text);
  },
);
