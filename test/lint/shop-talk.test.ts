import { describe, expect, it } from "vitest";
import { cutNoise } from "../../src/lint/cut-noise.ts";

const talk: readonly string[] = [
  "Please leave us positive feedback if you are happy with your purchase.",
  "Shades may look different due to the settings of your monitor.",
  "Please allow 1-2 cm of difference due to manual measurement.",
  "Gift wrapping is available on request.",
  "If you have any problem, please get in touch.",
  "Why not browse the other lamps?",
  "Bitte beachten Sie, dass die Farben je nach Bildschirm anders wirken.",
  "Bei Problemen schreiben Sie uns bitte vor einer negativen Bewertung.",
  "Gerne legen wir eine Karte mit Ihrem Text bei.",
  "Sie zahlen bequem per PayPal oder Vorkasse.",
  "Mit 4,7 von 5 Sternen bewertet.",
  "Les teintes varient en fonction de votre écran.",
  "En cas de problème, contactez-nous avant de laisser un avis négatif.",
  "N'hésitez pas à consulter nos autres annonces.",
  "Vendu et expédié par un partenaire.",
  "Nos clients en raffolent.",
  "Le tinte variano in base alle impostazioni del monitor.",
  "Attualmente esaurito, di nuovo disponibile a maggio.",
  "Si prega di lasciare un feedback positivo.",
  "Possiamo aggiungere un biglietto con il tuo testo.",
  "I nostri clienti lo adorano.",
];

const facts: readonly string[] = [
  "A gift box with ribbon is included.",
  "The colour may vary as oak is a natural material.",
  "Stores handwritten notes and photos.",
  "Oak shelf with gift wrapping service counter, 90 cm.",
  "The monitor settings are changed with a joystick.",
  "Two drawers and gift wrapping paper holder.",
  "Der Händler kann Quittungen darin ablegen.",
  "Die Monitoreinstellungen lassen sich per Taste ändern.",
  "Leises Zuschlagen der Tür.",
  "Farbe und Maserung können abweichen, da Holz natürlich wächst.",
  "Ce film protège la surface de votre écran.",
  "Tapis avec le texte Bienvenue chez nous.",
  "Douze programmes sont à votre disposition.",
  "Accetta carta di credito e bancomat.",
  "Protegge il vostro schermo dai graffi.",
  "La venatura può variare perché il legno è naturale.",
];

/** Both in one sentence: what is about the product stays. */
const mixed: readonly (readonly [sentence: string, rest: string])[] = [
  ["Stock photo used, cable not included.", "Cable not included."],
  ["Solid oak top, 2 cm thick, gift wrapping available.", "Solid oak top, 2 cm thick."],
  ["Fotos dienen nur zur Illustration, Kabel nicht enthalten.", "Kabel nicht enthalten."],
  ["Photos à titre indicatif, câble non fourni.", "Câble non fourni."],
  ["Immagini a scopo illustrativo, cavo non incluso.", "Cavo non incluso."],
];

describe("talk of the shop", () => {
  it.each(talk)("goes as a whole: %s", (sentence) => {
    expect(cutNoise(sentence).text).toBe("");
  });
  it.each(facts)("is not what the product does or is: %s", (sentence) => {
    expect(cutNoise(sentence).text).toBe(sentence);
  });
  it.each(mixed)("goes without the fact beside it: %s", (sentence, rest) => {
    expect(cutNoise(sentence).text).toBe(rest);
  });
});

describe("a note on the colours of the thing itself", () => {
  it.each([
    "Please note: colour may vary slightly.",
    "Farbabweichungen sind möglich.",
    "Leichte Farbabweichungen möglich.",
  ])("is for the buyer, and stays: %s", (text) => expect(cutNoise(text).cut).toEqual([]));
});
