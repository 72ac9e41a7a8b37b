import { languages } from "../../../api/vocabulary.ts";
import type { Catalog } from "../../../catalog/model.ts";
import { lazily, oncePerKey, oncePerObject } from "../../../lib/once.ts";
import { membersBy, membersOf, parseTable } from "../../../lib/table.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import { deviceKindsIn } from "../../evidence/device-makers.ts";
import table from "./device-places.tsv";
import { pathWords } from "./named-categories.ts";
import type { ProductQuery } from "./product-query.ts";

const accessory = "accessory";
const rows = lazily(() => parseTable(table));
const kindOfWord = lazily(
  () =>
    new Map(
      rows().flatMap((row) =>
        row.device === accessory ? [] : membersOf([row], "words").map((word) => [word, row.device ?? ""]),
      ),
    ),
);
const accessories = lazily(() => membersBy(rows(), "device", "words")(accessory));

function kindsNamed(folded: readonly string[]): ReadonlySet<string> {
  return new Set(folded.flatMap((word) => kindOfWord().get(word) ?? []));
}

/** The kinds of devices that the names on a category's path speak of, by its number. Cached as long as the catalog. */
const kindsOfPlace = oncePerObject((catalog: Catalog) =>
  oncePerKey((number: number) => kindsNamed(pathWords(catalog, number))),
);

/** Whether a category, by its number, holds devices themselves: its own name begins with what they are, and names nothing for them. */
const holdsDevices = oncePerObject((catalog: Catalog) =>
  oncePerKey((number: number) =>
    languages.some((language) => {
      const words = tokenize(catalog.categoryAt(number)?.names[language] ?? "").map(({ folded }) => folded);
      return kindOfWord().has(words[0] ?? "") && !words.some((word) => accessories().has(word));
    }),
  ),
);

/** What is left of the score of a category for what goes with other devices. */
const leftShare = 0.3;

/** "Samsung Galaxy S5 case with" says what it is within so many words. */
const wordsOfHead = 6;

/**
 * Factor for a category's score, by its number: what fits a laptop ("Chargeur pour HP Presario") has no place among what fits telephones.
 * Of imported catalogs, whose departments are read by their names.
 */
export function deviceFactor(
  catalog: Catalog,
  { texts: [name = []] }: Pick<ProductQuery, "texts">,
): (number: number) => number {
  const words = name.map(({ folded }) => folded);
  const named = kindsNamed(words);
  const kinds = named.size > 0 ? named : deviceKindsIn(words);
  if (kinds.size === 0) return () => 1;
  const kindsOf = kindsOfPlace(catalog);
  const isDevice = holdsDevices(catalog);
  const isAccessory = words.slice(0, wordsOfHead).some((word) => accessories().has(word));
  return (number) => {
    if (isAccessory && isDevice(number)) return leftShare;
    const ofPlace = kindsOf(number);
    return ofPlace.size === 0 || [...ofPlace].some((kind) => kinds.has(kind)) ? 1 : leftShare;
  };
}
