import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { answerTo, nativeDescription } from "./native-description.ts";

type Case = readonly [language: Language, text: string];

/** A column of all rows. */
const facts = { material: "Stainless steel / aluminium" };

describe("a text that ends without a full stop", () => {
  it.each<Case>([
    [
      "en",
      "Evaporates two grams of acid from a car battery. Acid not supplied. Use it outdoors only. Heating pan made of alumin",
    ],
    [
      "de",
      "Gefederter Sitz mit langem Federweg. Bezug aus schwarzem Kunststoff. Mit Beckengurt. Armlehnen si",
    ],
    [
      "it",
      "Antiossidante per mosti e vini. A contatto con acidi libera gas tossici. Conservare in luogo fresco, nella confezione ben chi",
    ],
    [
      "fr",
      "Figurine en plastique peinte à la main. Dimensions : 32 x 7 cm. Ne peut être utilisée par des enfants de moins de 3 ans. A ut",
    ],
  ])("loses the piece of a word at its end, and says so, in %s: %s", (language, text) => {
    const { best_description: description } = answerTo(text, language, { facts });
    const piece = text.split(" ").at(-1) ?? "";
    expect(description).not.toMatch(new RegExp(`\\s${piece}\\.?$`, "u"));
    expect(description).toMatch(/\.$/u);
  });

  it.each<Case>([
    ["en", "Strong tape for indoor use. Sticks to wood and glass. Each roll is packed alone. Length 50 yd"],
    [
      "de",
      "Gefederter Sitz mit langem Federweg. Bezug aus schwarzem Kunststoff. Mit Beckengurt. Gewicht 12 kg",
    ],
    [
      "fr",
      "Figurine en plastique peinte à la main. Elle tient debout toute seule. Livrée dans un sachet. Longueur 30 cm",
    ],
    [
      "it",
      "Vaso in ceramica smaltata a mano. Adatto per interno e per esterno. Altezza 60 cm. Made in Italy",
    ],
  ])("keeps whole words and measures at its end, in %s: %s", (language, text) => {
    expect(nativeDescription(text, language).replace(/\.$/u, "")).toContain(text.split(". ").at(-1) ?? text);
  });

  it("is cut where it is nearly as long as texts may be, and ends in the beginning of a word", () => {
    const end = "Cette batterie neuve a été conçue pour être installée dans les ordinateurs";
    const start = "Batterie Veldo ";
    const of = (length: number, last: string) =>
      `${start.padEnd(length - end.length - last.length - 4, "n")} - ${end} ${last}`;
    expect(nativeDescription(of(148, "porta"), "fr")).toMatch(/porta…$/u);
    expect(nativeDescription(of(148, "portables"), "fr")).not.toContain("…");
  });
});

describe("a text that begins again at its end", () => {
  it.each<Case>([
    [
      "fr",
      "Étui portefeuille en cuir synthétique spécialement conçu pour le Nova 5 avec stylet et film. Étui portefeuill",
    ],
    [
      "de",
      "Schlanke Brieftaschenhülle aus Kunstleder, eigens für das Nova 5, mit Stift und Folie. Schlanke Brieftaschenhül",
    ],
    [
      "it",
      "Custodia portafoglio in similpelle fatta apposta per il Nova 5, con penna e pellicola. Custodia portafogl",
    ],
    [
      "en",
      "Wallet case made of faux leather for the Nova 5, with a pen and a film for the screen. Wallet cas",
    ],
  ])("ends before that, in %s", (language, text) => {
    const whole = text.slice(0, text.lastIndexOf(". ") + 1);
    expect(nativeDescription(text, language)).toBe(whole);
  });
});
