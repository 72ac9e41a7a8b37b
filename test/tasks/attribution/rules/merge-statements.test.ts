import { describe, expect, it } from "vitest";
import type { Fact, ReviewItem } from "../../../../src/api/enrichment.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";
import { createFashionCatalog, valuesOfAttribute } from "../llm/fashion-catalog.ts";
import { valuesOf } from "./values-of.ts";

const catalog = createFashionCatalog();
const extract = createAttributeExtractor({ catalogs: { catalog: () => catalog } });

interface Row {
  readonly name?: string;
  readonly description?: string;
  readonly facts?: readonly Fact[];
}

function colorsOf({ name = "", description = "", facts = [] }: Row) {
  const review: Omit<ReviewItem, "field">[] = [];
  const answer = extract(
    {
      query: {
        sales_channel: "channel_a",
        category_identifier: "shoes",
        include_recommended: true,
        include_optional: true,
      },
      body: { product_name: name, product_description: description },
    },
    { evidence: { facts }, onReview: (item) => review.push(item) },
  );
  return { values: valuesOfAttribute(answer, "color"), review, answer };
}

const own = (label: string, text: string) => [{ label, text }];

describe("an own fact beats what name, lines and prose say", () => {
  it.each([
    ["Colour", "navy", "Red shoes", "Colour: black", "navy"],
    ["Colour", "black", "Shoes", "A red dream. In blue.", "black"],
    ["Colour", "red", "Navy shoes", "Also in black.", "red"],
    ["Colour", "blue", "Black shoes", "", "blue"],
    ["Colour", "gold", "Shoes", "Colour: orange", "gold"],
    ["Farbe", "Marineblau", "Rote Schuhe", "Farbe: Schwarz", "navy"],
    ["Farbe", "Schwarz", "Schuhe", "Schuhe in Rot.", "black"],
    ["Farbe", "Rot", "Schwarze Schuhe", "", "red"],
    ["Farbe", "Blau", "Schuhe, schwarz", "", "blue"],
    ["Farbe", "Gold", "Schuhe", "Farbe: Rot", "gold"],
    ["Couleur", "bleu marine", "Chaussures rouge", "Couleur : noir", "navy"],
    ["Couleur", "noir", "Chaussures", "En rouge.", "black"],
    ["Couleur", "rouge", "Chaussures noires", "", "red"],
    ["Couleur", "bleu", "Chaussures", "Couleur : orange", "blue"],
    ["Couleur", "doré", "Chaussures", "Noir ou rouge.", "gold"],
    ["Colore", "blu navy", "Scarpe rosso", "Colore: nero", "navy"],
    ["Colore", "nero", "Scarpe", "In rosso.", "black"],
    ["Colore", "rosso", "Scarpe nere", "", "red"],
    ["Colore", "blu", "Scarpe", "Colore: arancione", "blue"],
    ["Colore", "oro", "Scarpe", "Nero o rosso.", "gold"],
  ])("%s %s against %j, %j", (label, text, name, description, expected) => {
    expect(colorsOf({ name, description, facts: own(label, text) }).values).toEqual([expected]);
  });

  it("with all its values, and as text where the channel lists none of it", () => {
    expect(colorsOf({ name: "Red shoes", facts: own("Colour", "red, black") }).values).toEqual([
      "red",
      "black",
    ]);
    expect(colorsOf({ name: "Blue shoes", facts: own("Colour", "Zirconium") }).values).toEqual([
      '"Zirconium"',
    ]);
  });

  it("quoted from the column, with its index", () => {
    const { answer } = colorsOf({ name: "Navy shoes", facts: own("Colour", "navy") });
    expect(answer.required_attributes[0]?.values).toMatchObject([{ text: "navy", source: "fact", fact: 0 }]);
  });
});

it("a labelled line beats name and prose, where no column speaks", () => {
  expect(colorsOf({ name: "Red shoes", description: "Colour: black\nSo blue." }).values).toEqual(["black"]);
});

describe("a contradiction", () => {
  it("of column and name goes to a person, with both values", () => {
    const { review } = colorsOf({ name: "Red shoes", facts: own("Colour", "navy") });
    expect(review).toEqual([
      {
        reason:
          'The column "Colour" says "navy", the name says "Red": the first is written. Please check which is right.',
        candidates: ["navy", "red"],
      },
    ]);
  });

  it.each([
    ["Navy shoes", "blue"],
    ["Blue shoes", "navy"],
    ["Red shoes", "red"],
    ["Shoes", "red"],
    ["Red shoes", "Zirconium"],
  ])("is none: %j with %s", (name, color) => {
    expect(colorsOf({ name, facts: own("Colour", color) }).review).toEqual([]);
  });
});

describe("the sex that a name states", () => {
  const catalogs = createCatalogStore();
  const extractAll = createAttributeExtractor({ catalogs });
  const groupsOf = (product_name: string, product_description: string) => {
    const levels = { include_recommended: true, include_optional: true };
    const query = { sales_channel: "channel_a", category_identifier: "a-jewellery-watches-men", ...levels };
    const answer = extractAll({
      query: { ...query, sales_channel: "channel_a" },
      body: { product_name, product_description },
    });
    return valuesOfAttribute(answer, "target_group");
  };

  it.each([
    ["Montre Norda Homme bracelet cuir", "Des montres pour homme et pour femme.", ["men"]],
    ["Montre Norda Femme bracelet cuir", "Des montres pour homme et pour femme.", ["women"]],
    ["Norda watch for men", "Norda makes watches for men and women.", ["men"]],
    ["Norda Armbanduhr Herren", "Norda macht Uhren für Herren und für Damen.", ["men"]],
    ["Orologio Norda uomo", "Orologi da uomo e da donna.", ["men"]],
    ["Norda watch for men and women", "A watch.", ["unisex"]],
    ["Norda watch for men", "A unisex watch.", ["men", "unisex"]],
    ["Montre Norda", "Montres pour homme et pour femme.", ["men", "women"]],
  ])("%j beats %j", (name, description, groups) => {
    expect(groupsOf(name, description).toSorted()).toEqual(groups);
  });
});

describe("a list of everybody", () => {
  it.each([
    ["en", "Perfume for women", "Women, Men, Unisex", ["women"]],
    ["de", "Damenduft", "Damen, Herren, Unisex", ["women"]],
    ["fr", "Parfum femme", "Femme, Homme, Unisexe", ["women"]],
    ["it", "Profumo donna", "Donna, Uomo, Unisex", ["women"]],
    ["it", "Profumo", "Donna, Uomo", ["men", "women"]],
  ] as const)("in %s is for whom %j says", (language, name, text, groups) => {
    const asked = { language, leaf: "a-beauty-perfume-women", attribute: "target_group", name };
    const found = valuesOf({ ...asked, facts: [["target_group", text]] });
    expect(found.map(({ value }) => value?.identifier).toSorted()).toEqual(groups);
  });
});

describe("the material that a name states", () => {
  const extractAll = createAttributeExtractor({ catalogs: createCatalogStore() });
  const materialsOf = (product_name: string, product_description: string) => {
    const levels = { include_recommended: true, include_optional: true };
    const query = {
      ...{ sales_channel: "channel_a" as const, category_identifier: "a-home-decor-pictures-frames" },
      ...levels,
    };
    const answer = extractAll({ query, body: { product_name, product_description } });
    return valuesOfAttribute(answer, "material");
  };

  it.each([
    ["Oak picture frame", "Front of glass. It hangs on brass.", ["wood"]],
    ["Bilderrahmen aus Eiche", "Eine Scheibe aus Glas schützt das Bild.", ["wood"]],
    ["Cadre en chêne", "Une vitre en verre protège la photo.", ["wood"]],
    ["Cornice in rovere", "Un vetro protegge la foto.", ["wood"]],
    // Said beside it, or of a product whose name states none.
    ["Oak picture frame", "Oak and brass.", ["wood", "brass"]],
    ["Picture frame", "Made of brass.", ["brass"]],
    ["Cadre photo", "En laiton.", ["brass"]],
  ])("%j goes before %j", (name, description, expected) => {
    expect(materialsOf(name, description)).toEqual(expected);
  });
});

describe("what is for both sexes", () => {
  const groups = (name: string, description = "") =>
    valuesOf({ leaf: "a-beauty-body-bath-soap", attribute: "target_group", name, description }).map(
      ({ value }) => value?.identifier,
    );

  it.each([
    ["Seife für Damen und Herren", "Für Männer und Frauen."],
    ["Savon pour homme et femme", "Pour homme, pour femme."],
    ["Sapone uomo e donna", "Per uomo. Per donna."],
    ["Unisex soap", "For men. For women."],
  ])("is for neither alone: %s", (name, description) => {
    expect(groups(name, description)).toEqual(["unisex"]);
  });

  it("and what is for men is for men", () => {
    expect(groups("Soap for men")).toEqual(["men"]);
  });
});

it("a weight is that of the first of two columns", () => {
  const facts = [
    ["weight", "63.5 g"],
    ["weight en_US", "22.39 oz"],
  ] as const;
  const found = valuesOf({ leaf: "a-beauty-body-bath-soap", attribute: "net_weight", name: "Norda", facts });
  expect(found.map(({ text }) => text)).toEqual(["63.5 g"]);
});

describe("what a device has built in", () => {
  const kinds = (name: string, description: string) =>
    valuesOf({
      leaf: "a-hobby-instruments-studio-interfaces",
      attribute: "studio_device_type",
      name,
      description,
    }).map(({ value }) => value?.identifier);

  it.each([
    ["Norda Mischpult", "Digitaler Mixer mit besten Eigenschaften und einem Audio Interface."],
    ["Norda mixing desk", "A mixer with a built-in audio interface."],
    ["Norda table de mixage", "Avec une interface audio intégrée."],
    ["Norda Banco mixer", "Con interfaccia audio integrata."],
  ])("is not its kind: %s", (name, description) => {
    expect(kinds(name, description)).not.toContain("audio-interface");
  });

  it("but where the name says no other", () => {
    expect(kinds("Norda X2", "An audio interface for studios.")).toEqual(["audio-interface"]);
  });
});

describe("a measure with and without a space", () => {
  it.each([
    ["en", "Car battery 60Ah 540A", "12 V, 60 Ah, cold cranking amps 540 A"],
    ["de", "Autobatterie 60Ah 540A", "12 V, 60 Ah, Kälteprüfstrom 540 A"],
    ["fr", "Batterie voiture 60Ah 540A", "12 V, 60 Ah, courant de démarrage à froid 540 A"],
    ["it", "Batteria auto 60Ah 540A", "12 V, 60 Ah, spunto 540 A"],
  ] as const)("in %s is one value: %s", (language, name, description) => {
    const values = valuesOf({
      language,
      leaf: "a-automotive-parts-batteries-car",
      attribute: "cold_cranking_current",
      name,
      description,
    });
    expect(values.length).toBeLessThan(2);
  });
});
