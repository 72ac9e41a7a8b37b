import fc from "fast-check";
import { languages, requirementLevels } from "../../src/api/vocabulary.ts";
import {
  type AttributeRecord,
  attributeKinds,
  type CatalogContent,
  type Names,
  type Terms,
} from "../../src/catalog/model.ts";

/** Letters, and what CSV, its importer and its readers may stumble over. */
const character = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(..."abÄé ß") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ",",
      ";",
      '"',
      "'",
      "\t",
      "\n",
      "\r",
      "\r\n",
      "*",
      "=",
      "#",
      "\u00a0",
      "😀",
      "\ufeff",
    ),
  },
);
const text = fc
  .string({ unit: character, minLength: 1, maxLength: 8 })
  .filter((word) => word === word.trim() && word !== "");
const identifier = fc
  .string({ unit: fc.constantFrom(...'abc,;"-_ é'), minLength: 1, maxLength: 6 })
  .filter((word) => word === word.trim() && word !== "" && word !== "-");

function byLanguage<Item>(item: fc.Arbitrary<Item>, minKeys: number) {
  return fc.dictionary(fc.constantFrom(...languages), item, {
    minKeys,
    maxKeys: languages.length,
    noNullPrototype: true,
  });
}

const named = fc.record({
  names: byLanguage(text, 1) as fc.Arbitrary<Names>,
  terms: byLanguage(fc.array(text, { minLength: 1, maxLength: 3 }), 0) as fc.Arbitrary<Terms>,
});

/** Few identifiers, so that several categories ask for the same attribute, alike or not. */
function listOf<Item extends object>(identifiers: fc.Arbitrary<string>, item: fc.Arbitrary<Item>) {
  return fc
    .uniqueArray(identifiers, { maxLength: 4 })
    .chain((list) => fc.tuple(...list.map((each) => item.map((more) => ({ identifier: each, ...more })))));
}

const value = listOf(fc.constantFrom("red", "blue", "a,b", "x"), named);
const measures = fc.constantFrom(
  { dimension: "length", unit: "cm" },
  { dimension: "mass", unit: "kg" },
  { dimension: "count", unit: "pcs" },
);

const asked: fc.Arbitrary<Omit<AttributeRecord, "identifier">> = fc
  .tuple(fc.constantFrom(...attributeKinds), fc.constantFrom(...requirementLevels), named, measures, value)
  .map(([kind, requirementLevel, { names, terms }, measure, values]) => ({
    requirementLevel,
    kind,
    ...(kind === "measure" ? measure : {}),
    names,
    terms,
    values: kind === "closed" ? values : [],
  }));

const attributeLists = fc.array(listOf(fc.constantFrom("color", "size", "*"), asked), {
  minLength: 1,
  maxLength: 3,
});

/** Small catalogs; lists of attributes are shared by some categories, and parents stand before or behind. */
export const arbitraryContent: fc.Arbitrary<CatalogContent> = fc
  .uniqueArray(identifier, { minLength: 1, maxLength: 6 })
  .chain((identifiers) =>
    fc.record({
      identifiers: fc.constant(identifiers),
      records: fc.tuple(...identifiers.map(() => named)),
      parents: fc.tuple(...identifiers.map((_, place) => fc.integer({ min: -1, max: place - 1 }))),
      lists: attributeLists,
      choices: fc.tuple(...identifiers.map(() => fc.nat({ max: 2 }))),
      isReversed: fc.boolean(),
      unusedAttributes: listOf(fc.constantFrom("color", "shape"), asked),
    }),
  )
  .map(({ identifiers, records, parents, lists, choices, isReversed, unusedAttributes }) => {
    const categories = identifiers.map((each, place) => {
      const parentIdentifier = identifiers[parents[place] ?? -1];
      const parent = parentIdentifier === undefined ? {} : { parentIdentifier };
      const { names = {}, terms = {} } = records[place] ?? {};
      return {
        record: { identifier: each, ...parent, names, terms },
        attributes: lists[(choices[place] ?? 0) % lists.length] ?? [],
      };
    });
    const ordered = isReversed ? categories.reverse() : categories;
    return { salesChannel: "channel_a", categories: ordered, unusedAttributes };
  });
