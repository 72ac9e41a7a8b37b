import { describe, expect, it } from "vitest";
import { type Row, termsOf } from "./terms-of.ts";

const cakeTins = "a-kitchen-cooking-bakeware-cake-tins";

describe("a word of the shop's category that the lists have in another sense", () => {
  it.each<[Parameters<typeof termsOf>[0], string, Row, RegExp, string]>([
    ["en", "12V Bilge Pump 1100GPH", { brand: "Rule-Well", shop: "Pumps" }, /court shoe|high heel/u, "pump"],
    ["en", "Adult 165N Auto Lifejacket", { shop: "Safety > Lifejackets > Auto" }, /\bcar\b/u, "lifejacket"],
    ["en", "Child 100N Auto Lifejacket w Light", { shop: "Lifejackets > Auto" }, /\bcar\b/u, "lifejacket"],
    ["it", "Torchio idraulico a gabbia", { shop: "Cantina > Torchi" }, /torcia/u, "torchio"],
    ["it", "Torchio manuale in ghisa", { shop: "Enologia > Torchi" }, /torcia/u, "torchio"],
  ])("is the row's own: %s, %s", (language, name, row, other, noun) => {
    const terms = termsOf(language, name, row);
    expect(terms.join()).not.toMatch(other);
    expect(terms).toContain(noun);
  });
});

describe("the head of a name", () => {
  it.each<[Parameters<typeof termsOf>[0], string, Row, string]>([
    ["fr", "Locomotive diesel BB 67400 livrée En Voyage", { shop: "HO > Locos" }, "locomotive diesel"],
    ["fr", "Groupe de sécurité chauffe-eau coudé", { shop: "PLOMBERIE / SECURITE" }, "groupe de sécurité"],
    ["it", "Gruppo di sicurezza scaldabagno", { shop: "Idraulica > Sicurezza" }, "gruppo di sicurezza"],
    ["fr", "Ruche Dadant 10 cadres", { shop: "Apiculture > Ruches > Dadant" }, "ruche"],
    ["de", "Nagelkorrektur-Spange B/S Classic Magnet", { shop: "Orthonyxie" }, "Nagelkorrektur-Spange"],
    ["de", "HM-Fräser Kreuzverzahnung mittel", { shop: "Instrumente" }, "HM-Fräser"],
    ["en", "National Brood Box Cedar", { shop: "Hives > National > Brood Boxes" }, "brood box"],
  ])("is what it is searched by: %s, %s", (language, name, row, noun) => {
    expect(termsOf(language, name, row)[0]).toBe(noun);
  });
});

describe("the phrase of a name", () => {
  it.each<[Parameters<typeof termsOf>[0], string, Row, string]>([
    ["fr", "Moule à quiche 28 cm", { leaf: cakeTins }, "moule à quiche"],
    ["en", "Quiche tin loose base 25 cm", { leaf: cakeTins }, "quiche tin"],
    ["en", "Quiche tin loose base 25 cm", {}, "quiche tin"],
    ["de", "Falzbein Rinderknochen spitz 15 cm", { shop: "Werkzeug" }, "Falzbein"],
    ["de", "KAPITALBAND NR. 62 ROT/WEISS", {}, "Kapitalband"],
    ["fr", "Enfumoir inox Ø 100 mm avec soufflet cuir", {}, "enfumoir"],
    ["fr", "Lot de 3 vareuses d'apiculteur coton écru avec chapeau", {}, "vareuses d'apiculteur"],
  ])("stands in front where only a category has a noun, or none: %s, %s", (language, name, row, phrase) => {
    expect(termsOf(language, name, row)[0]).toBe(phrase);
  });
});

describe("a phrase that says nothing more", () => {
  it.each<[Parameters<typeof termsOf>[0], string, Row]>([
    ["en", "Adidas Ice Dive Sport 100 ml, Combo", {}],
    ["en", "Adidas Ice Dive Sport 100 ml", { brand: "Adidas" }],
    ["fr", "Adidas fraîcheur Ø 40 ml avec bouchon", {}],
    ["it", "Adidas freschezza Ø 40 ml con tappo", {}],
    ["it", "Switch TP-Link TL-SG105PP-M2", { leaf: "a-computers-peripherals-network-switches" }],
  ])("is no term: %s, %s", (language, name, row) => {
    const terms = termsOf(language, name, row).map((term) => term.toLowerCase());
    expect(terms.join()).not.toMatch(/adidas adidas/u);
    expect(terms[0]).not.toBe("switch");
  });
});

describe("a colour", () => {
  it.each([
    ["Torchio idraulico", "rosso"],
    ["Torchio a vite", "nero"],
    ["Torchio da vino", "grigio"],
    ["Torchio manuale", "bianco"],
    ["Torchio piccolo", "giallo"],
  ])("agrees with the noun or is left out: %s, %s", (name, colore) => {
    const feminine = colore.replace(/o$/u, "a");
    expect(termsOf("it", name, { facts: { colore }, shop: "Cantina > Torchi" }).join()).not.toContain(
      feminine,
    );
  });
});
