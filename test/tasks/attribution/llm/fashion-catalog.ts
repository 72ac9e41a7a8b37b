import type { OperationResponse } from "../../../../src/api/operations.ts";
import type { RequirementLevel } from "../../../../src/api/vocabulary.ts";
import { createCatalog } from "../../../../src/catalog/catalog.ts";
import { compileContent } from "../../../../src/catalog/compile.ts";
import type { AttributeRecord, Names, Terms, ValueRecord } from "../../../../src/catalog/model.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";

/** "Black|Schwarz|Noir|Nero", and terms alike: "jet black|schwarze|noire|nera". */
function named(row: string): Names {
  const [en = "", de = en, fr = en, it = en] = row.split("|");
  return { en, de, fr, it };
}

function termed(row: string): Terms {
  const [en, de, fr, it] = row.split("|").map((cell) => cell.split(",").filter((term) => term !== ""));
  return { en: en ?? [], de: de ?? [], fr: fr ?? [], it: it ?? [] };
}

function valuesOf(rows: Readonly<Record<string, readonly [names: string, terms?: string]>>): ValueRecord[] {
  return Object.entries(rows).map(([identifier, [names, terms = ""]]) => ({
    identifier,
    names: named(names),
    terms: termed(terms),
  }));
}

const colors = valuesOf({
  black: ["Black|Schwarz|Noir|Nero", "|schwarze|noire,noirs|nera"],
  blue: ["Blue|Blau|Bleu|Blu"],
  navy: ["Navy|Marineblau|Bleu marine|Blu navy", "navy blue"],
  red: ["Red|Rot|Rouge|Rosso"],
  orange: ["Orange|Orange|Orange|Arancione"],
  gold: ["Gold|Gold|Doré|Oro"],
});
const materials = valuesOf({
  leather: ["Leather|Leder|Cuir|Pelle", "|echtes Leder|cuir véritable|vera pelle"],
  cotton: ["Cotton|Baumwolle|Coton|Cotone"],
  polyester: ["Polyester|Polyester|Polyester|Poliestere"],
  rubber: ["Rubber|Gummi|Caoutchouc|Gomma"],
  wood: ["Wood|Holz|Bois|Legno"],
});
const sizes = valuesOf({
  s: ["S|S|S|S"],
  m: ["M|M|M|M"],
  xl: ["XL|XL|XL|XL"],
  "42": ["42|42|42|42"],
});
const countries = valuesOf({
  italy: ["Italy|Italien|Italie|Italia"],
  france: ["France|Frankreich|France|Francia"],
});
const yesNo = valuesOf({ yes: ["Yes|Ja|Oui|Sì"], no: ["No|Nein|Non|No"] });
const claims = valuesOf({
  gluten: ["Gluten|Gluten|Gluten|Glutine"],
  sugar: ["Sugar|Zucker|Sucre|Zucchero"],
});

function attribute(
  identifier: string,
  requirementLevel: RequirementLevel,
  rest: Partial<AttributeRecord> & { readonly label: string; readonly also?: string },
): AttributeRecord {
  const { label, also = "", ...given } = rest;
  return {
    identifier,
    requirementLevel,
    kind: "closed",
    values: [],
    ...given,
    names: named(label),
    terms: termed(also),
  };
}

const length = { kind: "measure", dimension: "length", unit: "cm" } as const;

const fashionAttributes: readonly AttributeRecord[] = [
  attribute("brand", "required", {
    kind: "open",
    label: "Brand|Marke|Marque|Marca",
    also: "manufacturer|Hersteller",
  }),
  attribute("color", "required", {
    values: colors,
    label: "Colour|Farbe|Couleur|Colore",
    also: "color,shade||coloris",
  }),
  attribute("size", "required", { values: sizes, label: "Size|Größe|Taille|Taglia", also: "|Gr." }),
  attribute("material", "recommended", { values: materials, label: "Material|Material|Matière|Materiale" }),
  attribute("sole_material", "optional", {
    values: materials,
    label: "Sole material|Sohlenmaterial|Matière de la semelle|Materiale della suola",
    also: "sole|Sohle|semelle|suola",
  }),
  attribute("origin", "optional", {
    values: countries,
    label: "Country of origin|Herkunftsland|Pays d'origine|Paese di origine",
    also: "made in||fabriqué en|",
  }),
  attribute("hood", "optional", { values: yesNo, label: "Hood|Kapuze|Capuche|Cappuccio" }),
  attribute("contains", "optional", { values: claims, label: "Allergens|Allergene|Allergènes|Allergeni" }),
  attribute("width", "optional", { ...length, label: "Width|Breite|Largeur|Larghezza" }),
  attribute("height", "optional", { ...length, label: "Height|Höhe|Hauteur|Altezza" }),
  attribute("weight", "optional", {
    kind: "measure",
    dimension: "mass",
    unit: "g",
    label: "Weight|Gewicht|Poids|Peso",
  }),
];

const categoryTerms: Terms = { de: ["Jacke", "Schuh"] };

/** A shop with one category, `shoes`, that asks for `fashionAttributes`. */
export function createFashionCatalog() {
  const record = {
    identifier: "shoes",
    names: named("Shoes|Schuhe|Chaussures|Scarpe"),
    terms: categoryTerms,
  };
  const content = {
    salesChannel: "channel_a",
    categories: [{ record, attributes: fashionAttributes }],
  } as const;
  return createCatalog(compileContent(content), "imported");
}

/** @param isAllAsked false: for the required attributes alone */
export function createFashionExtractor(isAllAsked = true) {
  const catalog = createFashionCatalog();
  const extract = createAttributeExtractor({ catalogs: { catalog: () => catalog } });
  return (name: string, description = ""): OperationResponse<"extractAttributes"> =>
    extract({
      query: {
        sales_channel: "channel_a",
        category_identifier: "shoes",
        include_recommended: isAllAsked,
        include_optional: isAllAsked,
      },
      body: { product_name: name, product_description: description },
    });
}

/** What an answer says of an attribute: "navy" of a listed value, else the text in quotes. */
export function valuesOfAttribute(
  answer: OperationResponse<"extractAttributes">,
  identifier: string,
): string[] {
  const all = [
    ...answer.required_attributes,
    ...answer.recommended_attributes,
    ...answer.optional_attributes,
  ];
  const found = all.find(({ attribute }) => attribute.identifier === identifier);
  return (found?.values ?? []).map(({ value, text }) => value?.identifier ?? `"${text}"`);
}
