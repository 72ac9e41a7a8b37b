import { describe, expect, test } from "vitest";
import { lintProduct } from "../../../src/lint/linter.ts";
import { rulePacks } from "../../../src/lint/packs.ts";
import type { LintedProduct } from "../../../src/lint/violation.ts";

const gpsr = rulePacks.filter(({ name }) => name === "gpsr");

function missing(fields: LintedProduct["fields"]): readonly string[] {
  const product = { fields: { name: "Teddy", image: "https://example.org/a.jpg", ...fields } };
  return lintProduct(product, gpsr).map(({ rule }) => rule.identifier.slice("gpsr.".length));
}

const warnings = "warnings.stated";

describe("what an offer states of safety", () => {
  test("is all missing of a product without texts, but no responsible person is asked for", () => {
    expect(missing({})).toEqual([
      "manufacturer.name",
      "manufacturer.postal-address",
      "manufacturer.electronic-address",
      warnings,
    ]);
  });

  test("is in columns", () => {
    const manufacturer = "Acme GmbH\nGartenweg 3\n12345 Berlin\ninfo@acme.example";
    expect(missing({ manufacturer, safety_information: "Nicht für Kinder unter 3 Jahren." })).toEqual([]);
  });

  test("names the manufacturer by its brand, but no brand is none", () => {
    expect(missing({ brand: "Acme" })).not.toContain("manufacturer.name");
    expect(missing({ brand: "no brand" })).toContain("manufacturer.name");
  });

  test.each([
    ["en", "Manufacturer: Acme Ltd, 5 Mill Lane, Dublin D02, info@acme.ie\nWarning: choking hazard."],
    [
      "en",
      "Manufactured by: Acme BV, Kade 1, 1011 Amsterdam, www.acme.example\nSafety information:\nKeep away from fire.",
    ],
    [
      "en",
      "Soft toy. Safety warnings: choking hazard. Manufacturer information: Acme, Rue 1, 1000 Bruxelles, acme.be",
    ],
    [
      "en",
      "Manufacturer details (GPSR):\nAcme SA\n3 rue du Lac\n75001 Paris\nhttps://acme.example\n\nCaution: hot.",
    ],
    [
      "en",
      "Name and address of the manufacturer: Acme, Weg 1, 1010 Wien, a@b.at | Safety instructions: none by children.",
    ],
    [
      "de",
      "Hersteller: Acme GmbH, Gartenweg 3, 12345 Berlin, info@acme.de\nWarnhinweise: Nicht für Kinder unter 3 Jahren.",
    ],
    [
      "de",
      "Herstellerinformationen (GPSR)\nAcme GmbH\nGartenweg 3\n12345 Berlin\nwww.acme.de\n\nSicherheitshinweise\nVon Feuer fernhalten.",
    ],
    ["de", "Weich. Achtung: Erstickungsgefahr! Herstellerangaben: Acme AG, Ring 1, 10115 Berlin, acme.de"],
    [
      "de",
      "Angaben zum Hersteller: Acme, Weg 2, 80331 München, m@acme.de\nWarn- und Sicherheitshinweise: Hitze meiden.",
    ],
    [
      "de",
      "• Hersteller: Acme KG, Platz 9, 50667 Köln, k@acme.de\n• Sicherheitsinformationen: Nur unter Aufsicht.",
    ],
    ["fr", "Fabricant : Acme SA, 3 rue du Lac, 75001 Paris, info@acme.fr\nAvertissement : petits éléments."],
    [
      "fr",
      "Coordonnées du fabricant : Acme, 1 rue A, 69001 Lyon, acme.fr\nConsignes de sécurité : tenir loin du feu.",
    ],
    [
      "fr",
      "Informations fabricant\nAcme SARL\n2 rue B\n13001 Marseille\nwww.acme.fr\n\nMises en garde\nSous surveillance.",
    ],
    ["fr", "Fabriqué par : Acme, 4 rue C, 31000 Toulouse, c@acme.fr | Attention : fragile."],
    [
      "fr",
      "Nom et adresse du fabricant : Acme, 5 rue D, 44000 Nantes, d@acme.fr. Précautions d'emploi : ne pas chauffer.",
    ],
    ["it", "Produttore: Acme Srl, Via Roma 1, 00100 Roma, info@acme.it\nAvvertenze: piccole parti."],
    [
      "it",
      "Fabbricante: Acme SpA, Corso 2, 20100 Milano, acme.it\nInformazioni di sicurezza: lontano dal fuoco.",
    ],
    [
      "it",
      "Informazioni sul produttore\nAcme\nVia B 3\n10100 Torino\nwww.acme.it\n\nAvvertenze di sicurezza\nSotto sorveglianza.",
    ],
    ["it", "Dati del produttore: Acme, Via C 4, 80100 Napoli, c@acme.it | Attenzione: fragile."],
    ["it", "Prodotto da: Acme, Via D 5, 50100 Firenze, d@acme.it. Istruzioni di sicurezza: non scaldare."],
  ])("is in labelled lines, in %s: %j", (_, description) => {
    expect(missing({ description })).toEqual([]);
    expect(missing({ bullet_points: description })).toEqual([]);
  });

  test.each([
    "Shantou Toys Ltd, 5 Dongli Road, 515000 Shantou, China, a@b.cn",
    "Toys Inc., 5 Main St, 10001 New York, USA, www.toys.com",
    "Spielzeug AG, Bahnhofstrasse 1, 8001 Zürich, Schweiz, info@spiel.ch",
    "Jouets Ltd, 1 High Street, London, Royaume-Uni, info@jouets.co.uk",
    "Giochi Ltd\n2 Road\nIstanbul\nTurchia\ninfo@giochi.com",
    "Waren AG, Weg 1, CH-8001 Zürich, info@waren.example",
    "Toys KK, 1-2-3 Chuo, 104-0061 Tokyo, JP, toys.com",
  ])("names a responsible person in the EU where the manufacturer is outside it: %s", (manufacturer) => {
    expect(missing({ manufacturer })).toEqual(["responsible-person.name", warnings]);
    const responsible = "EU Rep GmbH, Ring 1, 10115 Berlin, rep@example.de";
    expect(missing({ manufacturer, responsible_person: responsible })).toEqual([warnings]);
    expect(missing({ manufacturer, responsible_person: "EU Rep GmbH" })).toEqual([
      "responsible-person.address",
      warnings,
    ]);
    for (const label of [
      "EU Responsible Person",
      "Verantwortliche Person in der EU",
      "Personne responsable",
      "Persona responsabile UE",
    ])
      expect(missing({ manufacturer, description: `${label}: ${responsible}` }), label).toEqual([warnings]);
  });

  test("asks for none where the manufacturer is inside, or names no country", () => {
    for (const manufacturer of [
      "Acme GmbH, Chinaweg 1, 12345 Berlin, Deutschland, a@b.de, made in China",
      "Acme GmbH, Gartenweg 3, 12345 Berlin, a@b.de",
      "Acme AS, Gate 1, 0150 Oslo, Norge, Norway, a@b.no",
    ])
      expect(missing({ manufacturer })).toEqual([warnings]);
  });

  test("is not a word in a sentence", () => {
    const description = "Der Hersteller gibt fünf Jahre Garantie. Keine Warnhinweise nötig, sagt er.";
    expect(missing({ description })).toEqual([
      "manufacturer.name",
      "manufacturer.postal-address",
      "manufacturer.electronic-address",
      warnings,
    ]);
  });
});

test.each(["a", " ", "Hersteller", "Hersteller: ", ".", "@", "(", "1, ", "China, "])(
  "long texts cost time in their length: %j",
  (piece) => {
    const text = piece.repeat(Math.ceil(60_000 / piece.length));
    const before = process.cpuUsage().user;
    missing({ description: text, manufacturer: text });
    expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
  },
);
