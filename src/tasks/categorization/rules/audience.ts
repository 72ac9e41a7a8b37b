import { languages } from "../../../api/vocabulary.ts";
import type { Catalog, CategoryRecord } from "../../../catalog/model.ts";
import { lazily, oncePerObject } from "../../../lib/once.ts";
import { membersBy, parseTable } from "../../../lib/table.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import audienceWords from "./audience-words.tsv";

/** Possible audiences of a product or a category. */
const audiences = ["women", "men", "girls", "boys", "children", "baby"] as const;

/** Undefined where it is for everyone or not stated. */
export type Audience = (typeof audiences)[number];

const audienceOfWord = lazily((): ReadonlyMap<string, Audience> => {
  const wordsOf = membersBy(parseTable(audienceWords), "audience", "words");
  return new Map(
    audiences.flatMap((audience) => [...wordsOf(audience)].map((word) => [word, audience] as const)),
  );
});
const wordsForAdults = lazily(() => membersBy(parseTable(audienceWords), "audience", "words")("adults"));
const compoundBeginning = /^(?:(damen|herren)(?=\p{L}{3})|(kinder|baby|madchen|jungen)(?=\p{L}{4}))/u;
const compoundInitials = "dhkbmj";

/** The audience that a text names; undefined where it names none, or both women and men. */
export function findAudience(text: string): Audience | undefined {
  return audienceOfWords(tokenize(text));
}

/** The same for the folded words of one or more texts. */
export function audienceOfWords(
  ...texts: readonly (readonly { readonly folded: string }[])[]
): Audience | undefined {
  let found: Set<Audience> | undefined;
  for (const words of texts) {
    for (const [at, { folded }] of words.entries()) {
      const audience = audienceOf(folded);
      if (audience === undefined || isSweet(folded, words[at + 1]?.folded)) continue;
      found ??= new Set();
      found.add(audience);
    }
  }
  return found && decide(found);
}

/** Each audience that the words name. */
export function audiencesIn(words: readonly { readonly folded: string }[]): ReadonlySet<Audience> {
  return new Set(words.flatMap(({ folded }) => audienceOf(folded) ?? []));
}

function audienceOf(folded: string): Audience | undefined {
  return audienceOfWord().get(folded) ?? audienceOfCompound(folded);
}

const sweets = new Set(
  "bueno riegel schokolade chocolate cioccolato surprise sorpresa uberraschung country pingui delice choco brioss cards maxi joy".split(
    " ",
  ),
);

/** "Kinder Bueno" is for all that like it. */
function isSweet(folded: string, next: string | undefined): boolean {
  return folded === "kinder" && next !== undefined && sweets.has(next);
}

function decide(found: ReadonlySet<Audience>): Audience | undefined {
  if (found.has("baby")) return "baby";
  const isChild = found.has("children") || (found.has("girls") && found.has("boys"));
  if (isChild)
    return found.has("girls") === found.has("boys") ? "children" : found.has("girls") ? "girls" : "boys";
  if (found.has("girls") || found.has("boys")) return found.size > 1 ? undefined : [...found][0];
  return found.size === 1 ? [...found][0] : undefined;
}

/** Whether a folded word only states an audience. */
export function isAudienceWord(folded: string): boolean {
  return audienceOfWord().has(folded);
}

function audienceOfCompound(folded: string): Audience | undefined {
  if (folded.length < 8 || !compoundInitials.includes(folded.charAt(0))) return undefined;
  const [, ofGrown, ofYoung] = compoundBeginning.exec(folded) ?? [];
  const beginning = ofGrown ?? ofYoung;
  return beginning === undefined ? undefined : audienceOfWord().get(beginning);
}

/**
 * The audience of a category by its own name, else by its nearest ancestor's; each is read once as long as the catalog lives. "Adult
 * costumes" among "Toys, games and baby" are for women and men.
 */
export function audienceOfCategory(catalog: Catalog, category: CategoryRecord): Audience | undefined {
  const read = audiencesRead(catalog);
  const { identifier } = category;
  if (read.has(identifier)) return read.get(identifier);
  const names = languages.map((language) => tokenize(category.names[language] ?? ""));
  const parent = isForAdults(names) ? undefined : catalog.path(identifier).at(-2);
  const audience =
    namedAudience(names) ?? (parent === undefined ? undefined : audienceOfCategory(catalog, parent));
  read.set(identifier, audience);
  return audience;
}

const audiencesRead = oncePerObject((_: Catalog) => new Map<string, Audience | undefined>());

/** A category's names in each language, in folded words. */
type FoldedNames = readonly (readonly { readonly folded: string }[])[];

function isForAdults(names: FoldedNames): boolean {
  return names.some((words) => words.some(({ folded }) => wordsForAdults().has(folded)));
}

function namedAudience(names: FoldedNames): Audience | undefined {
  for (const words of names) {
    const audience = audienceOfWords(words);
    if (audience !== undefined) return audience;
  }
  return undefined;
}

export const audienceSides: Readonly<
  Record<Audience, { readonly grown: boolean; readonly sex?: "f" | "m" }>
> = {
  women: { grown: true, sex: "f" },
  men: { grown: true, sex: "m" },
  girls: { grown: false, sex: "f" },
  boys: { grown: false, sex: "m" },
  children: { grown: false },
  baby: { grown: false },
};

/** Factor for a category's score: above 1 where the audiences agree, below 1 where they differ. */
export function audienceFactor(product: Audience | undefined, category: Audience | undefined): number {
  if (category === undefined) return 1;
  if (product === undefined) return audienceSides[category].grown ? 1 : 0.8;
  if (product === category) return 1.35;
  const [one, other] = [audienceSides[product], audienceSides[category]];
  if (one.grown !== other.grown) return 0.3;
  if (one.sex !== undefined && other.sex !== undefined) return 0.35;
  return product === "baby" || category === "baby" ? 0.8 : 1.3;
}

/** The factor of a category's score by its number in the catalog. */
type FactorOf = (category: number) => number;

/** Audience factors for a catalog's categories, computed lazily and cached as long as the catalog. */
export const audienceFactors: (catalog: Catalog) => (product: Audience | undefined) => FactorOf =
  oncePerObject(createFactors);

const everyone = audiences.length;
const unknown = 255;

/** The place of a category's audience in `audiences`, by its number; computed lazily and cached as long as the catalog. */
const audiencePlaces: (catalog: Catalog) => (category: number) => number = oncePerObject((catalog) => {
  const places = new Uint8Array(catalog.searchIndex.isLeaf.length).fill(unknown);
  return (number) => {
    const known = places[number] ?? everyone;
    if (known !== unknown) return known;
    const category = catalog.categoryAt(number);
    const audience = category && audienceOfCategory(catalog, category);
    const place = audience === undefined ? everyone : audiences.indexOf(audience);
    places[number] = place;
    return place;
  };
});

/** The audience of a category by its number in the catalog. */
export function audienceAt(catalog: Catalog): (category: number) => Audience | undefined {
  const placeOf = audiencePlaces(catalog);
  return (number) => audiences[placeOf(number)];
}

function createFactors(catalog: Catalog): (product: Audience | undefined) => FactorOf {
  const placeOf = audiencePlaces(catalog);
  const byProduct = [...audiences, undefined].map((product): FactorOf => {
    const factors = Float64Array.from([...audiences, undefined], (category) =>
      audienceFactor(product, category),
    );
    return (number) => factors[placeOf(number)] ?? 1;
  });
  const forEveryone = byProduct[everyone] ?? (() => 1);
  return (product) =>
    product === undefined ? forEveryone : (byProduct[audiences.indexOf(product)] ?? forEveryone);
}
