import { describe, expect, it } from "vitest";
import type { OperationBody, OperationQuery } from "../../../../src/api/operations.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";
import type { TaskContext } from "../../../../src/tasks/engine.ts";
import { createSmallStore } from "../../../translation/small-catalogs.ts";

const optimize = createDescriptionOptimizer({ catalogs: createSmallStore() });
const defaults = { tone: "professional", length: "medium", bullet_points: false, seo: false } as const;
type Query = OperationQuery<"optimizeDescription">;
const ask = (
  product_description: string,
  body: Partial<OperationBody<"optimizeDescription">> = {},
  query: Partial<Query> = {},
  context: TaskContext = {},
) => optimize({ query: { ...defaults, ...query }, body: { product_description, ...body } }, context);

describe("a promotion takes its phrase and nothing else", () => {
  it.each([
    [
      "Solid oak chair with a woven seat - free shipping - seat height 45 cm, width 50 cm.",
      "Chair",
      "Solid oak chair with a woven seat - seat height 45 cm, width 50 cm.",
    ],
    [
      "PROMO: SEDIA BASE METALLO VERNICIATO KIRA MARRONE, seduta in ecopelle, gambe 45 cm",
      "Kira marrone",
      "SEDIA BASE METALLO VERNICIATO KIRA MARRONE, seduta in ecopelle, gambe 45 cm",
    ],
    [
      "Der Tisch ist aus Eiche, trägt 80 kg, Fragen an info@acme.de, und ist 120 cm lang.",
      "Tisch",
      "Der Tisch ist aus Eiche, trägt 80 kg, und ist 120 cm lang.",
    ],
    [
      "Das Kleid fällt groß aus, bestellen Sie eine Größe kleiner.",
      "Kleid",
      "Das Kleid fällt groß aus, bestellen Sie eine Größe kleiner.",
    ],
  ])("%s", (text, product_name, rest) => {
    const { best_description } = ask(text, { product_name });
    expect(best_description).toBe(rest);
  });
});

describe("lines stay", () => {
  it.each([
    "Belastbar bis 120 kg\nFarbe: Eiche",
    "Une lampe de table en laiton.\nDimensions : 25,5 × 25,5 × 3,8 cm",
    "Stuhl aus Eiche mit Lehne.\nSitzhöhe 42 – 52 cm",
    "Lampada in ottone.\n• Altezza: 30 cm\n• Peso: 2 kg",
    "A lamp of brass.\n\nIt is 30 cm high.\n• Colour: gold\n• Cable: 2 m",
    "15,6 Zoll FHD IPS, Intel Core i5-1235U, 16 GB DDR4, 512 GB SSD, Windows 11 Pro.\nEin leichtes Notebook für den Alltag.",
  ])("%j", (text) => expect(ask(text).best_description).toBe(text));
});

describe("the form of address stays, mixed or not", () => {
  it.each([
    ["de", "Du wirst die Lampe lieben. Ihr neues Licht leuchtet 8 Stunden."],
    ["fr", "Tu vas aimer ta lampe. Votre lumière tient 8 heures."],
    ["it", "La tua lampada è in ottone. La Sua luce dura 8 ore."],
  ] as const)("%s", (translation_language, text) => {
    for (const tone of ["professional", "casual"] as const)
      expect(ask(text, {}, { tone, translation_language }).best_description).toBe(text);
  });
});

it("names what it cut and what is in another language", () => {
  const { message } = ask(
    "The lamp is made of brass and stands on three feet in the living room. Free shipping! The cable is long enough for a big hall with a high ceiling. Die Lampe ist aus Messing und steht im Wohnzimmer auf drei Beinen für Sie.",
  );
  expect(message).toContain("Cut as advertising, prices or addresses: “Free shipping!”.");
  expect(message).toContain("Left out: 1 in another language (“Die Lampe ist aus Messing und steht im …”).");
});

it("asks a person to look at prose that is not in the requested language", () => {
  const reasons: string[] = [];
  const onReview = ({ reason }: { readonly reason: string }) => void reasons.push(reason);
  const text = "Der Stuhl ist aus massiver Eiche und hat eine geflochtene Sitzfläche.";
  const { best_description, message } = ask(text, {}, { translation_language: "fr" }, { onReview });
  expect(best_description).toBe(text);
  expect(message).toContain("needs a language model");
  expect(reasons).toEqual(["The text is not translated into French: that needs a language model."]);
});

it("asks a person to look at a text that the feed cut off, unless the rest of the row says its end", () => {
  const reasonsFor = (text: string) => {
    const reasons: string[] = [];
    ask(text, {}, {}, { onReview: ({ reason }) => void reasons.push(reason) });
    return reasons;
  };
  const whole = "The lamp has a foot of solid brass and a shade of linen. The cable is two metres long.";
  expect(reasonsFor(`${whole} Suitable f`)).toEqual([
    "Left out: the end that the feed cut off (“Suitable f…”).",
  ]);
  expect(reasonsFor(whole)).toEqual([]);
});

it("prefers passages whose facts stand nowhere else where not all fit", () => {
  const prose = "The lamp gives the whole house a warm and pleasant light that everybody in it will like. ";
  const text = `A lamp of brass.\n${Array.from({ length: 20 }, (_, place) => `${prose.trim()} Part ${"abcdefghijklmnopqrst".charAt(place)}.`).join("\n")}\nHeight: 30 cm\nWeight: 2 kg\nCable: 3 m`;
  const { best_description } = ask(text, {}, { length: "short" });
  expect(best_description).toMatch(/^A lamp of brass\./u);
  for (const fact of ["Height: 30 cm", "Weight: 2 kg", "Cable: 3 m"])
    expect(best_description).toContain(fact);
});

describe("a label that nobody filled in goes", () => {
  it.each([
    [
      "Dog bed with a washable cover. Filling: . Colour: Charcoal. Age: .",
      "Dog bed with a washable cover. Colour: Charcoal.",
    ],
    ["Desk fan with three speeds. Noise: dB. Power: 40 W.", "Desk fan with three speeds. Power: 40 W."],
    ["Knitted jumper for women. Sizes: M.", "Knitted jumper for women. Sizes: M."],
    [
      "Hundebett mit waschbarem Bezug. Füllung: . Farbe: Grau.",
      "Hundebett mit waschbarem Bezug. Farbe: Grau.",
    ],
    [
      "Ventilator mit drei Stufen. Lautstärke: dB. Leistung: 40 W.",
      "Ventilator mit drei Stufen. Leistung: 40 W.",
    ],
    ["Tasche mit zwei Fächern. Gewicht: kg. Farbe: Rot.", "Tasche mit zwei Fächern. Farbe: Rot."],
    [
      "Panier pour chien avec housse lavable. Garnissage : . Couleur : gris.",
      "Panier pour chien avec housse lavable. Couleur : gris.",
    ],
    [
      "Ventilateur à trois vitesses. Bruit : dB. Puissance : 40 W.",
      "Ventilateur à trois vitesses. Puissance : 40 W.",
    ],
    ["Sac avec deux poches. Poids : kg. Couleur : rouge.", "Sac avec deux poches. Couleur : rouge."],
    [
      "Cuccia con fodera lavabile. Imbottitura: . Colore: grigio.",
      "Cuccia con fodera lavabile. Colore: grigio.",
    ],
    [
      "Ventilatore con tre velocità. Rumorosità: dB. Potenza: 40 W.",
      "Ventilatore con tre velocità. Potenza: 40 W.",
    ],
    ["Borsa con due tasche. Peso: kg. Colore: rosso.", "Borsa con due tasche. Colore: rosso."],
  ])("%s", (text, rest) => {
    expect(ask(text).best_description).toBe(rest);
  });
});

describe("what says nothing without what was cut", () => {
  it.each([
    [
      "Satz Wischblätter vorne aus Gummi. Fragen? Mail an service@acme.example",
      "Satz Wischblätter vorne aus Gummi.",
    ],
    [
      "Satz Bremsbeläge für vorne und hinten. Fragen? Rufen Sie uns an: 0221-998877",
      "Satz Bremsbeläge für vorne und hinten.",
    ],
    [
      "Sneaker mit fester Gummisohle. LAGERABVERKAUF! Solange der Vorrat reicht.",
      "Sneaker mit fester Gummisohle.",
    ],
    ["NEU! Silikon für das Bad, schimmelhemmend.", "Silikon für das Bad, schimmelhemmend."],
    ["NEW! Silicone for the bathroom, mould resistant.", "Silicone for the bathroom, mould resistant."],
    [
      "A set of wiper blades made of rubber. Questions? Mail us at service@acme.example",
      "A set of wiper blades made of rubber.",
    ],
    ["Canvas shoe with a rubber sole. CLEARANCE! While stocks last.", "Canvas shoe with a rubber sole."],
    [
      "NOUVEAU ! Silicone pour la salle de bain, anti-moisissure.",
      "Silicone pour la salle de bain, anti-moisissure.",
    ],
    [
      "Un jeu de balais en caoutchouc. Questions ? Écrivez à service@acme.example",
      "Un jeu de balais en caoutchouc.",
    ],
    ["NUOVO! Silicone per il bagno, resiste alla muffa.", "Silicone per il bagno, resiste alla muffa."],
    ["Un set di spazzole in gomma. Domande? Scrivi a service@acme.example", "Un set di spazzole in gomma."],
  ])("goes too: %s", (text, rest) => {
    expect(ask(text, { product_name: "Halden" }).best_description).toBe(rest);
  });

  it.each([
    "Pils in Dosen mit 4,9 % vol., zzgl. Pfand 6,00 EUR",
    "Stilles Wasser in Flaschen, Pfand: 1,50 €",
    "Still water in bottles, plus a deposit of £1.50",
    "Eau plate en bouteilles, consigne de 1,50 €",
    "Acqua naturale in bottiglie, cauzione di 1,50 €",
  ])("is not the amount of a deposit: %s", (text) => {
    expect(ask(text, { product_name: "Halden" }).best_description).toContain(text.slice(-8).trim());
  });
});
