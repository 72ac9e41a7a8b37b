import { expect, test } from "vitest";
import { fixProduct } from "../../src/lint/linter.ts";
import { rulePacks } from "../../src/lint/packs.ts";

const google = rulePacks.filter(({ name }) => name === "google");

/** A description, and what is left of it. */
const cut: readonly (readonly [string, string])[] = [
  ["Archies Combo Set. 30 Day Replacement Guarantee.", "Archies Combo Set."],
  [
    "Wir liefern innerhalb von 24 Stunden. Die Pfanne hat 28 cm Durchmesser.",
    "Die Pfanne hat 28 cm Durchmesser.",
  ],
  ["Der Stuhl ist aus Eiche. Jetzt zugreifen und 20 % sparen!", "Der Stuhl ist aus Eiche."],
  [
    "Kinderstuhl aus Buche für nur 39,90 € statt 59,90 €. Belastbar bis 40 kg.",
    "Kinderstuhl aus Buche. Belastbar bis 40 kg.",
  ],
  ["Fragen? Rufen Sie uns an: 030 12345678. Das Rad hat 28 Zoll.", "Das Rad hat 28 Zoll."],
  ["Mehr dazu unter https://www.example-shop.de/sofa. Bezug: 100 % Polyester.", "Bezug: 100 % Polyester."],
  ["Bei Bestellung bis 14 Uhr versenden wir noch am selben Tag. Inhalt: 500 g.", "Inhalt: 500 g."],
  ["We dispatch within 24 hours. The pan is 28 cm across.", "The pan is 28 cm across."],
  ["The lamp draws 8 W. Our deal of the week!", "The lamp draws 8 W."],
  [
    "Beech children's chair for only £39.90, RRP £59.90. Takes up to 40 kg.",
    "Beech children's chair. Takes up to 40 kg.",
  ],
  ["Questions? Call us on 020 7946 0123. The bike has 28-inch wheels.", "The bike has 28-inch wheels."],
  ["It measures 40 x 30 cm. For custom sizes write to info@frames-direct.co.uk.", "It measures 40 x 30 cm."],
  ["Nous expédions sous 24 h. La poêle a un diamètre de 28 cm.", "La poêle a un diamètre de 28 cm."],
  ["Hauteur d'assise 45 cm. Dans la limite des stocks disponibles.", "Hauteur d'assise 45 cm."],
  [
    "Chaise enfant en hêtre à seulement 39,90 €. Charge maximale : 40 kg.",
    "Chaise enfant en hêtre. Charge maximale : 40 kg.",
  ],
  [
    "Des questions ? Appelez-nous au 01 99 00 12 34. Le vélo a des roues de 28 pouces.",
    "Le vélo a des roues de 28 pouces.",
  ],
  [
    "Dimensions : 40 × 30 cm. Pour le sur-mesure, écrivez à info@cadres-direct.fr.",
    "Dimensions : 40 × 30 cm.",
  ],
  ["Spediamo entro 24 ore. La padella ha un diametro di 28 cm.", "La padella ha un diametro di 28 cm."],
  ["Altezza seduta 45 cm. Fino a esaurimento scorte.", "Altezza seduta 45 cm."],
  [
    "Sedia per bambini in faggio a soli 39,90 € anziché 59,90 €. Portata massima: 40 kg.",
    "Sedia per bambini in faggio. Portata massima: 40 kg.",
  ],
  [
    "Domande? Chiamateci allo 06 5550 1234. La bici ha ruote da 28 pollici.",
    "La bici ha ruote da 28 pollici.",
  ],
  ["Misura 40 × 30 cm. Per misure speciali scrivete a info@cornici-direct.it.", "Misura 40 × 30 cm."],
  ["Der Stuhl ist fÃ¼r drauÃŸen geeignet.", "Der Stuhl ist für draußen geeignet."],
  ["The chairâ€™s frame suits cafÃ©s.", "The chair’s frame suits cafés."],
  ["La meilleure poêle !!!!! Diamètre 28 cm.", "La meilleure poêle ! Diamètre 28 cm."],
  ["Die Jacke ist wasserdicht 💪. Sie wiegt 300 g.", "Die Jacke ist wasserdicht. Sie wiegt 300 g."],
];

test.each(cut)("%s", (description, left) => {
  expect(fixProduct({ fields: { description } }, google).product.fields.description).toBe(left);
});

/** What holds facts, or needs a person. */
test.each([
  "Order your new 25 L backpack today.",
  "Ein Angebot: Messer mit 20 cm Klinge zum unschlagbaren Preis für die Küche.",
  "✅ Waterproof 🚿 ✅ Light 💪 The jacket weighs 300 g.",
  "DIESE JACKE IST WASSERDICHT UND HÄLT SIE AUCH BEI STURM WARM UND TROCKEN.",
  "Der beste Staubsauger der Welt. 800 W.",
  "La veste possède deux poches ainsi qu'une capuche avec une",
  "The part number is 0 601 9H5 200.",
  "Retirez la fiche avant le nettoyage !",
])("%s stays as it is", (description) => {
  expect(fixProduct({ fields: { description } }, google).product.fields.description).toBe(description);
});
