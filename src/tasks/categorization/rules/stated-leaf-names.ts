import { localizedName } from "../../../catalog/localized-names.ts";
import type { Catalog } from "../../../catalog/model.ts";
import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { oncePerKey, oncePerObject } from "../../../lib/once.ts";
import { partsOf } from "../../../nlp/category-path.ts";
import type { Language } from "../../../nlp/language.ts";
import { inOrder } from "./audience-twins.ts";
import { stemsOf } from "./literal-names.ts";
import type { ProductQuery } from "./product-query.ts";

/** How far the score of a leaf goes with the share of its name that the product's name states: 0.74 to 1.26 of it. */
const shareWeight = 0.52;

/** The stems of what each leaf is called, "Poha, Sabudana & Murmura" being three things, and how rare a stem is among the leaves. */
const leafNames = oncePerObject((catalog: Catalog) =>
  oncePerKey((language: Language) => {
    const names = readNames(catalog, language);
    const rarity = raritiesOf(names.values());
    return { parts: withParents(catalog, names, { language, rarity }), rarity };
  }),
);

function readNames(
  catalog: Catalog,
  language: Language,
): ReadonlyMap<number, readonly (readonly string[])[]> {
  const names = new Map<number, readonly (readonly string[])[]>();
  for (const [number, isLeaf] of catalog.searchIndex.isLeaf.entries()) {
    if (isLeaf !== 1) continue;
    const name = localizedName(catalog.categoryAt(number)?.names ?? {}, language) ?? "";
    const parts = partsOf(name).map((part) => stemsOf(part, language));
    names.set(
      number,
      parts.filter((stems) => stems.length > 0),
    );
  }
  return names;
}

/** "Makeup > Face": a word that other leaves have too says what a leaf is with its parent's alone. */
function withParents(
  catalog: Catalog,
  names: ReadonlyMap<number, readonly (readonly string[])[]>,
  { language, rarity }: { readonly language: Language; readonly rarity: ReadonlyMap<string, number> },
): ReadonlyMap<number, readonly (readonly string[])[]> {
  const parentOf = (number: number) => {
    const parent = catalog.path(catalog.categoryAt(number)?.identifier ?? "").at(-2);
    return stemsOf(localizedName(parent?.names ?? {}, language) ?? "", language);
  };
  const isBare = (stems: readonly string[]) => stems.length === 1 && (rarity.get(stems[0] ?? "") ?? 1) < 1;
  return new Map(
    [...names].map(([number, parts]) => [
      number,
      parts.map((stems) => (isBare(stems) ? [...stems, ...parentOf(number)] : stems)),
    ]),
  );
}

/** One in how many leaves has the stem: "care" is in many names, "shaving" in one. */
function raritiesOf(names: Iterable<readonly (readonly string[])[]>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const parts of names)
    for (const stem of new Set(parts.flat())) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Map([...counts].map(([stem, count]) => [stem, 1 / count]));
}

/**
 * In an imported catalog, leaves are worth more whose own names the product's name states, and less whose names say what it does not:
 * "Steel containers" of a plastic one, "Whole spices" of a powder.
 * @param ranked leaves by their scores, best first
 */
export function withStatedNames(
  catalog: Catalog,
  ranked: RankedNumbers,
  { language, known }: Pick<ProductQuery, "language" | "known">,
): RankedNumbers {
  if (language === undefined || ranked.numbers.length < 2) return ranked;
  const { parts, rarity } = leafNames(catalog)(language);
  const said = new Set(stemsOf(known.fields.name, language));
  const sumOf = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + (rarity.get(stem) ?? 1), 0);
  const shareOf = (number: number) =>
    Math.max(
      0,
      ...(parts.get(number) ?? []).map(
        (stems) => sumOf(stems.filter((stem) => said.has(stem))) / sumOf(stems),
      ),
    );
  return inOrder(
    ranked.numbers,
    ranked.numbers.map(
      (number, place) => (ranked.scores[place] ?? 0) * (1 + shareWeight * (shareOf(number) - 0.5)),
    ),
  );
}
