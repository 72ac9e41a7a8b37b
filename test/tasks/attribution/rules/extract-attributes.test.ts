import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OperationResponse } from "../../../../src/api/operations.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";
import { createFashionCatalog, createFashionExtractor, valuesOfAttribute } from "../llm/fashion-catalog.ts";

const extract = createFashionExtractor();
const said = (attribute: string, name: string, description = "") =>
  valuesOfAttribute(extract(name, description), attribute);

function allValues(answer: OperationResponse<"extractAttributes">) {
  return [
    ...answer.required_attributes,
    ...answer.recommended_attributes,
    ...answer.optional_attributes,
  ].flatMap(({ values }) => values);
}

describe("lines with a label", () => {
  it.each([
    ["en", "Colour: Navy blue", "navy"],
    ["de", "Farbe: Schwarz", "black"],
    ["fr", "Coloris : Bleu marine", "navy"],
    ["it", "Colore: Rosso", "red"],
  ])("give a listed value in %s", (_, line, expected) => {
    expect(said("color", "", line)).toEqual([expected]);
  });

  it("give a value that the channel does not list as text alone", () => {
    const answer = extract("", "Color: Zirconium");
    expect(answer.required_attributes[0]?.values).toEqual([
      { value: null, text: "Zirconium", span: [7, 16], source: "product_description", score: 0.6 },
    ]);
  });

  it("give free text to open attributes, and nothing else does", () => {
    expect(said("brand", "Acme running shoes", "Hersteller: Acme GmbH\nColour: red")).toEqual([
      '"Acme GmbH"',
    ]);
    expect(said("sole_type", "Acme running shoes", "Shoes by Acme.")).toEqual([]);
  });

  it("are not needed for a brand of unknown words that begin the name", () => {
    expect(said("brand", "Acme running shoes", "Shoes by Acme.")).toEqual(['"Acme"']);
    expect(said("brand", "Black leather shoes for Acme", "")).toEqual([]);
  });

  it("keep their words from other attributes", () => {
    const answer = extract("", "Sole: rubber\nMaterial: leather");
    expect(valuesOfAttribute(answer, "sole_material")).toEqual(["rubber"]);
    expect(valuesOfAttribute(answer, "material")).toEqual(["leather"]);
  });

  it("give sizes that mean nothing elsewhere", () => {
    expect(said("size", "", "Größe: M")).toEqual(["m"]);
    expect(said("size", "", "M is a letter, 42 a number.")).toEqual([]);
  });
});

describe("free text", () => {
  it("states listed values in all four languages", () => {
    expect(said("color", "Black shoes")).toEqual(["black"]);
    expect(said("color", "Schwarze Schuhe für den Herbst")).toEqual(["black"]);
    expect(said("color", "Chaussures noires pour la ville")).toEqual(["black"]);
    expect(said("color", "Scarpe nere per la città e il lavoro")).toEqual(["black"]);
  });

  it("takes the longest term", () => {
    expect(said("color", "Navy blue shoes")).toEqual(["navy"]);
  });

  it.each([
    ["Shoes without leather"],
    ["Schuhe ohne Leder"],
    ["Schuhe, frei von Leder"],
    ["Chaussures sans cuir"],
    ["Scarpe senza vera pelle"],
    ["Shoes, leather-free"],
    ["Faux leather shoes"],
    ["Schuhe in Leder-Optik"],
    ["Shoes that are not leather"],
  ])("does not take %j for leather", (name) => {
    expect(said("material", name)).toEqual([]);
  });

  it("is not denied by a negation of something else", () => {
    expect(said("material", "Leather shoes without laces")).toEqual(["leather"]);
    expect(said("material", "Shoes without laces, leather")).toEqual(["leather"]);
  });

  it("gives a value to the attribute that is named beside it", () => {
    const answer = extract("Leather shoes with rubber sole");
    expect(valuesOfAttribute(answer, "material")).toEqual(["leather"]);
    expect(valuesOfAttribute(answer, "sole_material")).toEqual(["rubber"]);
  });

  it("reads the material of a German compound, less surely", () => {
    const answer = extract("Lederjacke für den Herbst");
    const [material] = answer.recommended_attributes;
    expect(material?.values[0]).toMatchObject({ text: "Leder", span: [0, 5], score: 0.6 });
    expect(said("material", "Kunstlederjacke für den Herbst")).toEqual([]);
  });

  it("takes a colour's word that names other things for a colour less surely", () => {
    const scoreOf = (name: string) => extract(name).required_attributes[0]?.values[0]?.score ?? 0;
    expect(scoreOf("Orange phone holder shoes")).toBeLessThan(scoreOf("Shoes, orange"));
    expect(scoreOf("Shoes Gold Edition set")).toBeLessThan(0.5);
  });

  it("takes sizes in capitals at the end of a name or between separators", () => {
    expect(said("size", "Shoes XL")).toEqual(["xl"]);
    expect(said("size", "Shoes, M, black")).toEqual(["m"]);
    expect(said("size", "Size 42 shoes")).toEqual(["42"]);
    expect(said("size", "S Pen holder")).toEqual([]);
  });

  it("answers yes and no where the thing is named", () => {
    expect(said("hood", "Jacket with hood")).toEqual(["yes"]);
    expect(said("hood", "Jacke ohne Kapuze")).toEqual(["no"]);
    expect(said("hood", "Jacket")).toEqual([]);
  });

  it("keeps both of two contradicting colours, the name's first", () => {
    const answer = extract("Red shoes", "Colour: blue");
    expect(valuesOfAttribute(answer, "color")).toEqual(["red", "blue"]);
  });
});

describe("words that only look like values", () => {
  it("are those of an attribute's name or term beside a value that the channel does not list", () => {
    expect(said("color", "", "Shade: 24")).toEqual([]);
  });

  it("are function words and acronyms", () => {
    expect(
      said("color", "Scheda video per il computer", "Con 2 GB di OR e una ventola per il gioco."),
    ).toEqual([]);
  });

  it("are countries, unless something says that the thing comes from there", () => {
    expect(said("origin", "Bag", "Delivery in Italy only.")).toEqual([]);
    expect(said("origin", "Bag", "Made in Italy.")).toEqual(["italy"]);
    expect(said("origin", "Borsa", "Paese di origine: Italia")).toEqual(["italy"]);
  });

  it("are ingredients, for what is not requested of the content", () => {
    const list = "Sugar, orange peel 2%, wheat, cocoa butter, gluten, gold leaf, E 175, salt, water";
    const answer = extract("Pralines", list);
    expect(answer.required_attributes).toEqual([]);
    expect(valuesOfAttribute(answer, "contains")).toEqual(["sugar", "gluten"]);
  });

  it("are traces, less surely", () => {
    const scoreOf = (text: string) =>
      extract("Bar", text).optional_attributes.find(({ attribute }) => attribute.identifier === "contains")
        ?.values[0]?.score ?? 0;
    expect(scoreOf("May contain traces of gluten.")).toBeLessThan(scoreOf("Made of wheat gluten."));
  });

  it("are what a thing is for, less surely", () => {
    const scoreOf = (name: string) => extract(name).recommended_attributes[0]?.values[0]?.score ?? 0;
    expect(scoreOf("Polish for leather")).toBeLessThan(scoreOf("Leather polish"));
  });
});

describe("measures", () => {
  it("go to the attribute that is named before them or in their label", () => {
    expect(said("width", "", "Width: 20 cm\nHeight: 5 cm")).toEqual(['"20 cm"']);
    expect(said("height", "Shelf with a height of 5 cm and a width of 20 cm")).toEqual(['"5 cm"']);
  });

  it("go to the only attribute of their dimension", () => {
    expect(said("weight", "Dumbbell 2 kg")).toEqual(['"2 kg"']);
    expect(said("width", "Ribbon 20 cm")).toEqual([]);
    expect(said("weight", "Dumbbell", "It weighs 2 kg and comes with a stand of 3 kg.")).toEqual([]);
  });

  it("go to the nearest name before them", () => {
    const answer = extract("Shelf", "Height 23 cm Width 10 cm");
    expect(valuesOfAttribute(answer, "height")).toEqual(['"23 cm"']);
    expect(valuesOfAttribute(answer, "width")).toEqual(['"10 cm"']);
  });

  it("may lack their unit in a line of their own", () => {
    expect(said("weight", "", "Gewicht (g): 250")).toEqual(['"250"']);
  });

  it("are told apart in a triple only where it says which is which", () => {
    const answer = extract("Box", "Maße (B x H): 20 x 30 cm");
    expect(valuesOfAttribute(answer, "width")).toEqual(['"20"']);
    expect(valuesOfAttribute(answer, "height")).toEqual(['"30 cm"']);
    expect(said("width", "Box 10 x 20 x 30 cm")).toEqual([]);
  });
});

describe("the answer", () => {
  it("names the required attributes that nothing states", () => {
    const answer = extract("Red shoes");
    expect(answer.missing_attributes.map(({ identifier }) => identifier)).toEqual(["brand", "size"]);
    expect(answer.message).toBe(
      "Found 1 value for 1 of 11 attributes. Required, but not stated: Brand, Size.",
    );
  });

  it("holds recommended and optional attributes only where they are requested", () => {
    const catalog = createFashionCatalog();
    const answer = createAttributeExtractor({ catalogs: { catalog: () => catalog } })({
      query: {
        sales_channel: "channel_a",
        category_identifier: "shoes",
        include_recommended: false,
        include_optional: false,
      },
      body: { product_description: "Red leather shoes with hood" },
    });
    expect(answer.required_attributes).toHaveLength(1);
    expect([answer.recommended_attributes, answer.optional_attributes]).toEqual([[], []]);
  });

  it("refuses a category that the channel does not have", () => {
    const catalog = createFashionCatalog();
    const query = {
      sales_channel: "channel_a",
      category_identifier: "hats",
      include_recommended: false,
      include_optional: false,
    } as const;
    const refused = () =>
      createAttributeExtractor({ catalogs: { catalog: () => catalog } })({
        query,
        body: { product_description: "Hat" },
      });
    expect(refused).toThrowError(
      expect.objectContaining({ status: 404, detail: "Unknown category identifier: hats" }),
    );
  });

  it("points into the text as it was sent, markup and entities included", () => {
    const sent =
      "<ul><li><b>Couleur&nbsp;:</b> bleu&nbsp;marine</li><li>Mati&egrave;re : <i>cuir</i></li></ul>";
    for (const value of allValues(extract("", sent))) {
      const slice = sent.slice(...value.span);
      if (!/[<&]/.test(slice)) expect(slice).toBe(value.text);
    }
    expect(said("material", "", sent)).toEqual(["leather"]);
  });

  it("says nothing that the source does not say, wherever the words come from", () => {
    const words = [
      ..."Black Schwarz noir Leder cotton Colour: Farbe : Größe: M XL 42 20 cm 2,5 kg Width L x B x H 3x4 ohne sans – , . / ( ) & \n <b> </b> &amp; Kapuze".split(
        " ",
      ),
      "\n",
      "ß",
      "🙂",
      "Lederjacke",
    ];
    const text = fc
      .array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 6 })), { maxLength: 25 })
      .map((parts) => parts.join(" "));
    fc.assert(
      fc.property(text, text, (name, description) => {
        const answer = extract(name, description);
        for (const { source, span, text: quoted, score } of allValues(answer)) {
          const slice = (source === "product_name" ? name : description).slice(...span);
          expect(span[1]).toBeGreaterThan(span[0]);
          if (!/[<&]/.test(slice)) expect(slice).toBe(quoted);
          expect(score).toBeGreaterThan(0);
          expect(score).toBeLessThanOrEqual(1);
        }
        for (const { values } of answer.required_attributes) {
          const scores = values.map(({ score }) => score);
          expect(scores).toEqual([...scores].sort((left, right) => right - left));
        }
      }),
    );
  });
});

describe("attributes that are not requested", () => {
  const extractRequired = createFashionExtractor(false);
  const words =
    "Black gold schwarze noir leather sole Sohle: wood Colour: Farbe: navy blue Größe: M XL size 42 20 cm 2,5 kg Width Brand: Acme with ohne not for , . - ( ) hood no".split(
      " ",
    );
  const text = fc.array(fc.constantFrom(...words, "\n"), { maxLength: 25 }).map((parts) => parts.join(" "));

  it("change nothing about those that are", () => {
    fc.assert(
      fc.property(text, text, (name, description) => {
        const { required_attributes, missing_attributes } = extract(name, description);
        expect(extractRequired(name, description)).toMatchObject({
          required_attributes,
          missing_attributes,
          recommended_attributes: [],
          optional_attributes: [],
        });
      }),
    );
  });
});
