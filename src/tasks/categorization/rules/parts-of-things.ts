import { roundedScore } from "../../../api/category-scores.ts";
import type { Catalog } from "../../../catalog/model.ts";
import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { BoundedCache, cacheSizes } from "../../../lib/cache.ts";
import { lazily, oncePerObject } from "../../../lib/once.ts";
import { membersBy, parseTable } from "../../../lib/table.ts";
import { roleBits } from "../../../ml/titles/head-words.ts";
import { partsOf } from "../../../nlp/category-path.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import type { Token } from "../../../nlp/tokenizer.ts";
import { inOrder } from "./audience-twins.ts";
import table from "./part-words.tsv";
import type { ProductQuery } from "./product-query.ts";
import { headIsLast } from "./query-words.ts";
import type { KnownCategories } from "./rank-by-knowledge.ts";

/** What a leaf of whole things keeps at most of a part of one, and what a leaf of accessories beside it has: a person chooses. */
const [mostOfWhole, ofAccessories] = [0.45, 0.6];

/** Words for parts by language, those of them that stand for nothing else, and ends of German compounds: `part-words.tsv` says which. */
const partWords = lazily(() => {
  const rows = parseTable(table);
  const own = rows.filter(({ kind }) => kind === "own");
  return {
    all: membersBy(
      rows.filter(({ kind }) => kind !== "end"),
      "language",
      "words",
    ),
    own: membersBy(own, "language", "words"),
    ends: membersBy(rows, "kind", "words")("end"),
    sets: membersBy(rows, "kind", "words")("set"),
  };
});

/** A leaf's own names for its products, folded, and the stems of each. */
interface OwnNames {
  /** The leaf's name. */
  readonly name: string;
  /** The stems of its words: "Lampade da tavolo" are lamps, of which one is a "lampada". */
  readonly nameStems: readonly string[];
  readonly folded: readonly string[];
  readonly stems: readonly (readonly string[])[];
}

const cached = oncePerObject((_: Catalog) => new BoundedCache<string, OwnNames>(cacheSizes.sourceCategories));

function namesOf(catalog: Catalog, number: number, language: Language): OwnNames {
  return cached(catalog).getOrCompute(`${language} ${number}`, () => {
    const category = catalog.categoryAt(number);
    const texts = [category?.names[language] ?? "", ...(category?.terms[language] ?? [])];
    const own = texts.filter((text) => text !== "");
    const [name = "", ...terms] = own.map(foldText);
    const things = [...partsOf(own[0] ?? ""), ...own];
    const nameStems = readWords(own[0] ?? "").stems(language);
    return {
      name,
      nameStems,
      folded: [name, ...terms],
      stems: things.map((text) => readWords(text).stems(language)),
    };
  });
}

/**
 * Lowers a leaf of whole things whose name the product's name says only of what it is a part of: "Rasenmäher-Messer", "pushchair sunshade",
 * "lame de tondeuse". The only leaf of accessories beside it comes before it.
 * @param ranked probabilities, best first
 */
export function withoutWholes(
  catalog: Catalog,
  ranked: RankedNumbers,
  {
    query,
    known,
  }: { readonly query: Pick<ProductQuery, "language" | "known">; readonly known: KnownCategories },
): RankedNumbers {
  const [best = -1] = ranked.numbers;
  const score = ranked.scores[0] ?? 0;
  const { language } = query;
  if (language === undefined || score <= ofAccessories) return ranked;
  const isAccessory = (number: number) =>
    ((known.knowledge.heads.roles[known.numberOf[number] ?? -1] ?? 0) & roleBits.accessory) !== 0;
  if (isAccessory(best) || !namesPartOf(namesOf(catalog, best, language), query.known, language))
    return ranked;
  const parentOf = (number: number) => catalog.path(catalog.categoryAt(number)?.identifier ?? "").at(-2);
  const parent = parentOf(best);
  const beside = [...catalog.categories.keys()].filter(
    (number) =>
      number !== best &&
      parentOf(number) === parent &&
      isAccessory(number) &&
      ranked.numbers.includes(number),
  );
  const [heir] = beside.length === 1 ? beside : [];
  const scores = new Map(ranked.numbers.map((number, place) => [number, ranked.scores[place] ?? 0]));
  scores.set(best, heir === undefined ? mostOfWhole : roundedScore(ofAccessories / 2));
  if (heir !== undefined) scores.set(heir, Math.max(ofAccessories, scores.get(heir) ?? 0));
  return inOrder([...scores.keys()], [...scores.values()]);
}

/** Whether the first phrase names a part, and the leaf's things only as what the part is of or for. */
function namesPartOf(own: OwnNames, { fields, named }: ProductQuery["known"], language: Language): boolean {
  const parts = partWords().all(language);
  const alone = partWords().own(language);
  const reading = readWords(fields.name);
  const stems = reading.stems(language);
  const end = Math.min(named.text.length, named.breaks[0] ?? named.text.length);
  const phrase = reading.tokens.filter(({ start }) => start < end);
  if (phrase.some(({ folded }) => partWords().sets.has(folded))) return false;
  // "Violine 4/4 Bogen Kolophonium" lists what it comes with.
  if (phrase.filter(({ folded }) => alone.has(folded)).length > 1) return false;
  const purposes = reading.tokens.filter(({ start }) => start < named.text.length).length;
  for (const [place, { folded, start }] of phrase.entries()) {
    const isEnd = fields.name[start - 1] === "-" && partWords().ends.has(folded);
    const part = isEnd || parts.has(folded) ? folded : endOfCompound(folded, { own, parts, language });
    if (part === undefined) continue;
    if (part === folded && own.nameStems.includes(stems[place] ?? "")) return false;
    if ((alone.has(part) ? [own.name] : own.folded).some((name) => name.includes(part))) return false;
    if (part !== folded) return true;
    if (language === "en" && !alone.has(part) && !endsPhrase(phrase.slice(place + 1))) continue;
    const isLast = headIsLast[language];
    const others = isLast ? [stems.slice(0, place)] : [stems.slice(place + 1)];
    // A term of the leaf's is the part's own: "drumsticks" of the drum kits.
    const isFirst = isLast || place === 0;
    if (alone.has(part) && isFirst && own.folded.some((name) => name.split(/[\s'’]+/u).includes(part)))
      return true;
    const things = own.stems.filter((name) => !alone.has(part) || !name.includes(stems[place] ?? ""));
    if (things.some((name) => [...others, stems.slice(purposes)].some((words) => holds(words, name))))
      return true;
  }
  return false;
}

/** The "messer" of "Rasenmähermesser", where the leaf's things are called by what stands before it. */
function endOfCompound(
  word: string,
  {
    own,
    parts,
    language,
  }: { readonly own: OwnNames; readonly parts: ReadonlySet<string>; readonly language: Language },
): string | undefined {
  if (language !== "de") return undefined;
  const ends = own.folded.flatMap((name) =>
    word.startsWith(name) && name.length < word.length
      ? joints.map((joint) => joint.exec(word.slice(name.length))?.[1] ?? "")
      : [],
  );
  return ends.find((end) => parts.has(end) || partWords().ends.has(end));
}

/** What joins the parts of a German compound: "Rasenmäher-Messer", "Klarinette-n-blätter". */
const joints = [/^-?(.+)$/, /^(?:s|n|en)-?(.+)$/] as const;

/** English names with verbs behind a part's word say how a thing works: "battery operated". */
function endsPhrase(behind: readonly Token[]): boolean {
  return behind.every(({ text }) => text.length < shortestWord || /\p{N}/u.test(text));
}

const shortestWord = 4;

function holds(words: readonly string[], name: readonly string[]): boolean {
  return name.length > 0 && words.some((_, at) => name.every((stem, place) => words[at + place] === stem));
}
