import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OperationBody, OperationQuery } from "../../../../src/api/operations.ts";
import { readTemplate } from "../../../../src/tasks/description/rules/marketplace-template.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";
import {
  dependsOnPrevious,
  pointsElsewhere,
  standAlone,
} from "../../../../src/tasks/description/rules/sentence-openings.ts";
import { splitHeading } from "../../../../src/tasks/description/rules/split-heading.ts";
import { subjectOf } from "../../../../src/tasks/description/rules/subject.ts";
import { createSmallStore } from "../../../translation/small-catalogs.ts";

const optimize = createDescriptionOptimizer({ catalogs: createSmallStore() });
type Query = OperationQuery<"optimizeDescription">;
type Body = OperationBody<"optimizeDescription">;
const all = { tone: "professional", length: "medium", bullet_points: true, seo: true } as const;
const ask = (product_description: string, body: Partial<Body> = {}, query: Partial<Query> = {}) =>
  optimize({ query: { ...all, ...query }, body: { product_description, ...body } });

describe("a sentence that goes on from another", () => {
  it.each([
    ["en", "It also has a lid."],
    ["en", "And more."],
    ["en", "Here the second source is played."],
    ["en", "Thanks to this the case stays cool."],
    ["en", "As such the set suits beginners."],
    ["en", "If this is your style, take the long one."],
    ["en", "That is why the base is heavy."],
    ["en", "That's why the base is heavy."],
    ["de", "Wenn das dein Stil ist, nimm die lange."],
    ["fr", "Si c'est votre style, prenez la longue."],
    ["it", "Se questo è il tuo stile, scegli la lunga."],
    ["de", "Außerdem ist er leicht."],
    ["de", "Dort kann dann eine andere Quelle spielen."],
    ["de", "Dadurch bleibt der Griff kühl."],
    ["de", "Allerdings passt er nur in große Räume."],
    ["de", "Letztere lässt sich abnehmen."],
    ["fr", "Elle est légère."],
    ["fr", "Par conséquent la poignée reste froide."],
    ["fr", "C'est pourquoi le socle est lourd."],
    ["fr", "En effet, le tissu respire."],
    ["fr", "Celui-ci se démonte sans outil."],
    ["it", "Inoltre è leggero."],
    ["it", "Infatti il tessuto respira."],
    ["it", "In questo modo la maniglia resta fredda."],
    ["it", "Ciò rende la base stabile."],
    ["it", "Tutto ciò per una casa più calda."],
  ] as const)("is told, in %s: %s", (language, text) => expect(dependsOnPrevious(text, language)).toBe(true));

  it.each([
    ["en", "Its-Me lamp"],
    ["en", "IT equipment for offices"],
    ["en", "This lamp is high."],
    ["en", "Italian wine"],
    ["en", "If this lamp is too high, fold it."],
    ["de", "Wenn das Wasser kocht, schaltet der Kocher ab."],
    ["fr", "Si l'eau bout, la bouilloire s'arrête."],
    ["it", "Se il filtro è pieno, la spia si accende."],
    ["de", "E 14 Fassung"],
    ["de", "Essbare Blüten"],
    ["de", "Die Lampe ist hoch."],
    ["it", "Il case ha due ventole."],
    ["it", "È prodotto a mano."],
    ["it", "Lo switch ha 24 porte."],
    ["fr", "Le sac ferme par un zip."],
    ["fr", "Sacoche en cuir."],
  ] as const)("is not, in %s: %s", (language, text) => expect(dependsOnPrevious(text, language)).toBe(false));

  it("loses an opener that can go", () => {
    expect(standAlone("Moreover, the lamp is light.", "en")).toBe("The lamp is light.");
    expect(standAlone("In short, the lamp is light.", "en")).toBe("The lamp is light.");
    expect(standAlone("Kurz gesagt, die Lampe ist leicht.", "de")).toBe("Die Lampe ist leicht.");
    expect(standAlone("Außerdem ist die Lampe leicht.", "de")).toBe("Die Lampe ist leicht.");
    expect(standAlone("Ebenso kann das Zelt X30 Wind abhalten.", "de")).toBe(
      "Ebenso kann das Zelt X30 Wind abhalten.",
    );
    expect(standAlone("En même temps, la lampe est légère.", "fr")).toBe("La lampe est légère.");
    expect(standAlone("Allo stesso tempo, la lampada è leggera.", "it")).toBe("La lampada è leggera.");
    expect(standAlone("Außerdem wiegt sie wenig.", "de")).toBe("Außerdem wiegt sie wenig.");
    expect(standAlone("En résumé, la lampe est légère.", "fr")).toBe("La lampe est légère.");
    expect(standAlone("In sintesi, la lampada è leggera.", "it")).toBe("La lampada è leggera.");
    expect(standAlone("Sul finale, la lampada è leggera.", "it")).toBe("La lampada è leggera.");
  });

  it.each([
    ["en", "Desk lamp Nova", "This gap in the market closes Acme with the model."],
    ["en", "Desk lamp Nova", "When applied locally, such as on the skin."],
    ["en", "Desk lamp Nova", "Nova is a good example."],
    ["en", "Desk lamp Nova", "Although most homes have one, it sells."],
    ["en", "Desk lamp Nova", "The lamp has all of this."],
    ["de", "Tischlampe Nova", "Diese Marktlücke möchte Acme schließen."],
    ["de", "Tischlampe Nova", "Diese Design-Ideen tragen zur Wirkung bei."],
    ["de", "Tischlampe Nova", "Seit die meisten Haushalte eine haben, sind sie selten."],
    ["de", "Tischlampe Nova", "Sie können also eine zweite anschließen."],
    ["de", "Tischlampe Nova", "Egal, ob im Büro oder daheim."],
    ["fr", "Lampe Nova", "Ce marché reste ouvert."],
    ["fr", "Lampe Nova", "Cette idée séduit depuis dix ans."],
    ["fr", "Lampe Nova", "Lorsque la nuit tombe, elle brille."],
    ["fr", "Lampe Nova", "Nova réunit tout cela."],
    ["fr", "Lampe Nova", "La base est donc stable."],
    ["it", "Lampada Nova", "Questo mercato resta aperto."],
    ["it", "Lampada Nova", "Questa idea piace da dieci anni."],
    ["it", "Lampada Nova", "Lampada Nova è un buon esempio di tutto ciò!"],
    ["it", "Lampada Nova", "Mentre la notte scende, brilla."],
    ["it", "Lampada Nova", "Grazie a questa scelta resta fredda."],
  ] as const)("points elsewhere, in %s of %s: %s", (language, name, text) =>
    expect(pointsElsewhere(text, language, subjectOf(name, language))).toBe(true),
  );

  it.each([
    ["en", "Desk lamp Nova", "This lamp has a dimmer."],
    ["en", "Desk lamp Nova", "This product comes with a cable."],
    ["de", "Gartenschlauch Classic", "Dieser Schlauch ist druckstabil."],
    ["de", "Tischlampe Nova", "Mit dieser Lampe lesen Sie länger."],
    ["de", "Tischlampe Nova", "Seit 1950 gefertigt in Kiel."],
    ["fr", "Lampe Nova", "Cette lampe a un variateur."],
    ["fr", "Lampe Nova", "Ce produit est livré avec un câble."],
    ["it", "Lampada Nova", "Questa lampada ha un dimmer."],
    ["it", "Lampada Nova", "Questo prodotto è fornito con un cavo."],
  ] as const)("points at the product, in %s of %s: %s", (language, name, text) =>
    expect(pointsElsewhere(text, language, subjectOf(name, language))).toBe(false),
  );

  it("is no bullet point and begins no meta description", () => {
    const { bullet_points, seo } = ask(
      "It also shines. The lamp is made of brass and stands on three feet. Its cable is 2 m long.",
    );
    expect(bullet_points).toEqual(["The lamp is made of brass and stands on three feet"]);
    expect(seo?.meta_description).toMatch(/^The lamp/u);
  });
});

describe("facts in a template that runs them together", () => {
  const source =
    "Specifications of Lumo Dress General Brand Lumo Pattern Floral Print Ideal For Girls Dress Details Fabric Cotton Neck Round Neck Fabric Care Wash Separately";

  const facts = [
    { label: "Pattern", text: "Floral Print" },
    { label: "Ideal For", text: "Girls" },
    { label: "Fabric", text: "Cotton" },
    { label: "Neck", text: "Round Neck" },
    { label: "Fabric Care", text: "Wash Separately" },
    { label: "Price", text: "12" },
  ];

  it("become the pairs that the row's columns state, each with its whole value", () => {
    expect(readTemplate(source, { name: "Lumo Dress", facts })).toEqual([
      "Pattern: Floral Print",
      "Ideal For: Girls",
      "Fabric: Cotton",
      "Neck: Round Neck",
      "Fabric Care: Wash Separately",
    ]);
  });

  it("has no headings of sections among them", () => {
    const text =
      "Specifications of Mild Conditioner (665 ml) Conditioner Traits Hair Type Dry Hair Ideal For Boys, Girls General Traits Brand Mild Quantity 665 ml";
    const facts = [
      { label: "Hair Type", text: "Dry Hair" },
      { label: "Ideal For", text: "Boys, Girls" },
      { label: "Brand", text: "Mild" },
      { label: "Quantity", text: "665 ml" },
    ];
    expect(readTemplate(text, { name: "Mild Conditioner", facts })?.join("\n")).not.toContain("Traits");
  });

  it("have a code apart from the pair behind it", () => {
    const text =
      "Specifications of Lumo Rug General Shape Round Design Code LX20GREEN Type Carpet Material Wool Style Modern";
    const facts = [
      { label: "Shape", text: "Round" },
      { label: "Material", text: "Wool" },
      { label: "Style", text: "Modern" },
    ];
    expect(readTemplate(text, { name: "Lumo Rug", facts })).toEqual([
      "Shape: Round",
      "Design Code: LX20GREEN",
      "Type: Carpet",
      "Material: Wool",
      "Style: Modern",
    ]);
  });

  it("are not split at words that only look like labels", () => {
    const dress =
      "Key Features of Lumo Fit and Flare Dress MULTI Fit and Flare,Specifications of Lumo Fit and Flare Dress Maximum Memory Size Supported 32 GB Type Fit and Flare";
    const { best_description } = ask(dress, { product_name: "Lumo Fit and Flare Dress" });
    expect(best_description).not.toMatch(/Fit: and|Memory: Maximum|Size: Supported/u);
    expect(best_description).toContain("Maximum Memory Size Supported 32 GB");
  });

  it("lose no number that no pair states, and a unit in brackets is no part of the value", () => {
    const text =
      "Specifications of Piyo Charger (75 W) General Brand Piyo Designed For Vaio Power Output Current (A) 3.9 A Pin Size 6.5 mm Warranty 6 months";
    const known = {
      name: "Piyo Charger 75 W",
      facts: [
        { label: "Designed For", text: "Vaio" },
        { label: "Output Current", text: "3.9 A" },
      ],
    };
    expect(readTemplate(text, known)).toEqual([
      "Designed For: Vaio",
      "Output Current: 3.9 A",
      "Pin Size 6.5 mm Warranty 6 months",
    ]);
  });

  it.each([
    [
      "(GREEN) General Re-usable Yes Purpose Dry Eyes",
      ["Color: Green", "Re-usable: Yes", "Purpose: Dry Eyes"],
    ],
    ["(Pack of 6) General Purpose Dry Eyes", ["Pack of 6", "Purpose: Dry Eyes"]],
    ["General Type Buffet, Desk Purpose Reading", ["Type: Buffet, Desk", "Purpose: Reading"]],
    [
      "Purpose Reading Additional Features Handcrafted lamps Dimensions",
      ["Purpose: Reading", "Additional Features: Handcrafted lamps"],
    ],
    ["Purpose Reading Warranty 6 Months Body Features", ["Purpose: Reading", "Warranty: 6 Months"]],
    ["Purpose Reading Battery Type N/A In the Box", ["Purpose: Reading"]],
  ])("lose nothing that no pair states: %s", (body, lines) => {
    const facts = ["Dry Eyes", "Reading"].map((text) => ({ label: "Purpose", text }));
    const known = { name: "Lumo Pack", facts: [...facts, { label: "Weight", text: "2 kg" }] };
    expect(readTemplate(`Specifications of Lumo Pack ${body} Weight 2 kg`, known)).toEqual([
      ...lines,
      "Weight: 2 kg",
    ]);
  });

  it("are nothing where the row states none of them", () => {
    expect(readTemplate(source, { name: "Lumo Dress", facts: [] })).toEqual([]);
  });

  it("are kept where advertising stands in the same sentence", () => {
    const { best_description } = ask(
      "Round Dial, Brown Strap - Great Discounts, Only Genuine Products, Free Shipping.",
    );
    expect(best_description).toBe("Round Dial, Brown Strap.");
  });
});

describe("a heading that lost its line break", () => {
  it("is no part of the sentence", () => {
    expect(
      splitHeading("Optional Flex Module The innovative module lets you change all ports.", "en"),
    ).toEqual(["Optional Flex Module", "The innovative module lets you change all ports."]);
    expect(splitHeading("Große Aussichten Das Tablet ist besonders leicht und schmal.", "de")).toEqual([
      "Große Aussichten",
      "Das Tablet ist besonders leicht und schmal.",
    ]);
  });

  it("is not seen in a name with an article", () => {
    const sentence = "The North Face jackets keep you warm on every mountain.";
    expect(splitHeading(sentence, "en")).toEqual([sentence]);
  });
});

describe("what is mended", () => {
  it.each([
    ["Farine de _blé_, sucre et _lait_ entier en poudre.", "Farine de blé, sucre et lait entier en poudre."],
    ["siero di latte e zucchero di canna.", "Siero di latte e zucchero di canna."],
    ["Un cadran rond , un bracelet en acier .", "Un cadran rond, un bracelet en acier."],
    ["Alimentation pour postes Aastra -  … Voir la présentation", "Alimentation pour postes Aastra."],
    ["oli e grassi vegetali\n(cocco, girasole), sale.", "Oli e grassi vegetali (cocco, girasole), sale."],
  ])("in %s", (source, expected) => expect(ask(source).best_description).toBe(expected));

  it("keeps a brand that writes itself small", () => {
    expect(ask("fitBAG is a case made of leather for phones.").best_description).toMatch(/^fitBAG/u);
  });
});

describe("short texts end as texts do", () => {
  it("a title not with a joining word or an open bracket", () => {
    const name = "Very long name of a product that is made for the garden (and for the house and others)";
    expect(ask("A thing.", { product_name: name }).seo?.title).toBe(
      "Very long name of a product that is made for the garden",
    );
  });

  it("bullet points are no questions, no calls and not cut while whole ones are there", () => {
    const { bullet_points } = ask(
      `But the best part? Just add water. The cup holds 300 ml. ${"The handle of the cup made of the oak of the old forest near the house ".repeat(3)}is warm.`,
    );
    expect(bullet_points).toEqual(["The cup holds 300 ml"]);
  });

  it("a meta description is never cut inside a word and never longer than 160 characters", () => {
    const fact = fc.constantFrom(
      "Material: Cotton",
      "Size: Queen",
      "Pattern: Striped, With Stars And Flowers",
    );
    fc.assert(
      fc.property(fc.array(fact, { minLength: 1, maxLength: 12 }), (facts) => {
        const text = ask(facts.map((line, place) => `- ${line} ${place}`).join("\n")).seo?.meta_description;
        expect(text?.length).toBeLessThanOrEqual(160);
        expect(text).toMatch(/^$|\d\.$/u);
      }),
    );
  });
});

it("keeps praise that the sentence needs", () => {
  expect(ask("Hören Sie Musik in atemberaubender Klangqualität mit 20 W.").best_description).toContain(
    "atemberaubender",
  );
});

it("names the product first among the keywords, and no pieces of names", () => {
  const { seo } = ask("The ceramic mug holds 300 ml. Mugs bring joy. Mugs bring luck to all.", {
    product_name: "Ceramic mug Blue",
  });
  expect(seo?.keywords[0]).toMatch(/mug/u);
  expect(seo?.keywords).not.toContain("Mugs bring");
});
