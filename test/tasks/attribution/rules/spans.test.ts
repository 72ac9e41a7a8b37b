import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ExtractedValue } from "../../../../src/api/attribution.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { plainText } from "../../../../src/nlp/html.ts";
import { createAttributeExtractor } from "../../../../src/tasks/attribution/rules/extract-attributes.ts";
import { categories } from "../../../engine/builtin/attribution/cases/case.ts";
import { propertyRuns } from "../../../property-runs.ts";

const extract = createAttributeExtractor({ catalogs: createCatalogStore() });

function valuesOf(category: string, name: string, description: string): readonly ExtractedValue[] {
  const answer = extract({
    query: {
      sales_channel: "channel_a",
      category_identifier: category,
      include_recommended: true,
      include_optional: true,
    },
    body: { product_name: name, product_description: description },
  });
  return [
    ...answer.required_attributes,
    ...answer.recommended_attributes,
    ...answer.optional_attributes,
  ].flatMap(({ values }) => values);
}

const phrases = {
  en: [
    "Navy blue leather belt",
    "Colour: red",
    "Width: 3.5 cm",
    "made in Italy",
    "10 x 20 x 5 cm",
    "not waterproof",
    "case for iPhone 13",
    "pack of 6",
    "with hood",
  ],
  de: [
    "Größe: XL",
    "Lederjacke für Damen",
    "Farbe: Weiß",
    "Höhe 30 cm, Breite 60 cm",
    "ohne Kapuze",
    "B x H: 20 x 30 cm",
    "2er-Pack",
    "hergestellt in Österreich",
    "grüner Gürtel",
  ],
  fr: [
    "Matière : coton",
    "bleu foncé",
    "à manches longues",
    "diamètre 26 cm",
    "sans gluten",
    "étanche",
    "lot de 2",
    "fabriqué en France",
    "doré",
  ],
  it: [
    "Colore: nero",
    "in vera pelle",
    "larghezza 12,5 cm",
    "senza lattosio",
    "più resistente del vetro",
    "confezione da 4",
    "è impermeabile",
    "prodotto in Italia",
    "caffè",
  ],
};
const words = fc.constantFrom(...Object.values(phrases).flat());
const noise = fc.oneof(
  fc.constantFrom("🙂", "👩🏽‍🚀", "𝒜", "é", "ﬁ", "\u200d", "­", "İ", "½", "™", "—", "\uD800", "مرحبا", "日本"),
  fc.string({ unit: "grapheme", maxLength: 4 }),
);
const blank = fc.constantFrom(" ", "  ", "\n", "\t", "\u00a0", " \r\n ", "\u2009", ", ", " - ", ". ");
const markup = fc.constantFrom(
  "<b>",
  "</b>",
  "<br>",
  "<li>",
  "</li>",
  "<ul>",
  "</ul>",
  "<td>",
  "<tr>",
  "<p>",
  "&nbsp;",
  "&amp;",
  "&uuml;",
  "&#233;",
  "<",
  "&",
);
const piece = fc.oneof(
  { weight: 5, arbitrary: words },
  { weight: 1, arbitrary: words.map((written) => written.normalize("NFD")) },
  { weight: 1, arbitrary: words.map((written) => written.toUpperCase()) },
  { weight: 2, arbitrary: noise },
);
const plain = fc.array(fc.tuple(piece, blank), { maxLength: 10 }).map((parts) => parts.flat().join(""));
const marked = fc
  .array(fc.tuple(fc.oneof({ weight: 3, arbitrary: piece }, markup), fc.oneof(blank, markup)), {
    maxLength: 12,
  })
  .map((parts) => parts.flat().join(""));
const category = fc.constantFrom(...Object.values(categories));
const blanks = (text: string) => text.replace(/\s+/g, " ").trim();

describe("what is extracted", () => {
  it("stands in plain texts where its span says, in four languages, however they are encoded", () => {
    fc.assert(
      fc.property(category, plain, plain, (identifier, name, description) => {
        fc.pre(!/[<&]/.test(name + description));
        for (const { text, span, source, score } of valuesOf(identifier, name, description)) {
          const sent = source === "product_name" ? name : description;
          expect(sent.slice(...span)).toBe(text);
          expect(span[0]).toBeGreaterThanOrEqual(0);
          expect(span[1]).toBeGreaterThan(span[0]);
          expect(span[1]).toBeLessThanOrEqual(sent.length);
          expect(score).toBeGreaterThan(0);
          expect(score).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: propertyRuns(400) },
    );
  });

  it("is, inside markup, the words that a reader sees there", () => {
    fc.assert(
      fc.property(category, marked, marked, (identifier, name, description) => {
        for (const { text, span, source } of valuesOf(identifier, name, description)) {
          const sent = source === "product_name" ? name : description;
          expect(span[0]).toBeGreaterThanOrEqual(0);
          expect(span[1]).toBeGreaterThan(span[0]);
          expect(span[1]).toBeLessThanOrEqual(sent.length);
          expect(blanks(plainText(sent).text)).toContain(blanks(text));
          const slice = sent.slice(...span);
          if (!/[<>&]/.test(slice)) expect(blanks(slice)).toBe(blanks(text));
        }
      }),
      { numRuns: propertyRuns(400) },
    );
  });

  it("splits no surrogate pair and no letter from its marks", () => {
    fc.assert(
      fc.property(category, plain, (identifier, name) => {
        for (const { text } of valuesOf(identifier, name, "")) {
          expect(text).not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/);
          expect(text).not.toMatch(/^\p{M}/u);
        }
      }),
    );
  });

  it("is nothing where there is no text", () => {
    const empty = fc.constantFrom("", " ", "\n\t", "\u00a0", "<p></p>", "<ul><li></li></ul>", "&nbsp;");
    fc.assert(
      fc.property(category, empty, empty, (identifier, name, description) => {
        expect(valuesOf(identifier, name, description)).toEqual([]);
      }),
    );
  });

  it("is not lost to a line behind it that says nothing", () => {
    const lines = fc.array(words, { minLength: 1, maxLength: 4 }).map((list) => list.join("\n"));
    const silent = fc.constantFrom("🙂🙂", "***", "12345678", "日本", "…", "=====");
    const listed = (values: readonly ExtractedValue[]) =>
      values.filter(({ score }) => score >= 0.5).map(({ value, span }) => `${value?.identifier} ${span}`);
    fc.assert(
      fc.property(category, lines, silent, (identifier, description, line) => {
        const before = listed(valuesOf(identifier, "", description));
        const after = listed(valuesOf(identifier, "", `${description}\n\n${line}`));
        expect(after).toEqual(expect.arrayContaining(before));
      }),
    );
  });
});
