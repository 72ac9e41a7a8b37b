import { roundedScore } from "../../../api/category-scores.ts";
import type { Catalog } from "../../../catalog/model.ts";
import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import { lazily } from "../../../lib/once.ts";
import { membersBy, parseTable } from "../../../lib/table.ts";
import { roleBits } from "../../../ml/titles/head-words.ts";
import { partsOf } from "../../../nlp/category-path.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import type { Token } from "../../../nlp/tokenizer.ts";
import type { Evidence } from "../../engine.ts";
import { inOrder } from "./audience-twins.ts";
import table from "./part-words.tsv";
import { pathsOf, perCategory } from "./per-category.ts";
import type { ProductQuery } from "./product-query.ts";
import { headIsLast } from "./query-words.ts";
import type { KnownCategories } from "./rank-by-knowledge.ts";
import { isAmongParts, typeWeight, witnessesOf } from "./shop-category.ts";

/** What a leaf of whole things keeps at most of a part of one, and what a leaf of accessories beside it has: a person chooses. */
const [mostOfWhole, ofAccessories] = [0.45, 0.6];

/** Shorter words are no parts' names. */
const shortestWord = 4;

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

const namesOf = perCategory((catalog, number, language): OwnNames => {
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

interface Asked {
  readonly query: Pick<ProductQuery, "language" | "known">;
  readonly known: KnownCategories;
  /** The row's columns, where the shop says itself what the row is, or that it is a part. */
  readonly evidence?: Evidence | undefined;
}

/**
 * Lowers a leaf of whole things whose name the product's name says only of what it is a part of: "Rasenmäher-Messer", "pushchair sunshade",
 * "lame de tondeuse". The only leaf of accessories beside it comes before it. And the other way round a leaf of accessories of what
 * the shop's type and the name both call the row: "Montre Lina bracelet cuir" is a watch.
 * @param ranked probabilities, best first
 */
export function withoutWholes(
  catalog: Catalog,
  ranked: RankedNumbers,
  { query, known, evidence }: Asked,
): RankedNumbers {
  const [best = -1] = ranked.numbers;
  const score = ranked.scores[0] ?? 0;
  const { language } = query;
  if (language === undefined || score <= ofAccessories) return ranked;
  const isAccessory = (number: number) =>
    ((known.knowledge.heads.roles[known.numberOf[number] ?? -1] ?? 0) & roleBits.accessory) !== 0;
  const namesIn = namesOf(catalog)(language);
  const own = namesIn(best);
  const pathOf = pathsOf(catalog);
  const scores = new Map(ranked.numbers.map((number, place) => [number, ranked.scores[place] ?? 0]));
  if (isAccessory(best)) {
    const thing = thingWithParts(own, { fields: query.known.fields, evidence, language });
    const branch = pathOf(best).at(1);
    const wholes = ranked.numbers.filter(
      (number) =>
        pathOf(number).at(1) === branch &&
        !isAccessory(number) &&
        namesIn(number).stems.some((name) => holds(name, thing)),
    );
    const [whole] = wholes;
    if (whole === undefined) return ranked;
    scores.set(best, roundedScore(ofAccessories / 2));
    scores.set(whole, wholes.length === 1 ? score : Math.max(mostOfWhole, scores.get(whole) ?? 0));
    return inOrder([...scores.keys()], [...scores.values()]);
  }
  if (!namesPartOf(own, query.known, { language, isAmongParts: isAmongParts(evidence) })) return ranked;
  const parent = pathOf(best).at(-2);
  const beside = ranked.numbers.filter(
    (number) => number !== best && pathOf(number).at(-2) === parent && isAccessory(number),
  );
  const [heir] = beside.length === 1 ? beside : [];
  scores.set(best, heir === undefined ? mostOfWhole : roundedScore(ofAccessories / 2));
  if (heir !== undefined) scores.set(heir, Math.max(ofAccessories, scores.get(heir) ?? 0));
  return inOrder([...scores.keys()], [...scores.values()]);
}

interface Row {
  readonly fields: ProductQuery["known"]["fields"];
  readonly evidence: Evidence | undefined;
  readonly language: Language;
}

/**
 * The stems of the shop's type, where the name begins with it and says a part farther on, or, in English, says a part just before it;
 * none otherwise: the "Uhr Armband" is a strap.
 */
function thingWithParts(own: OwnNames, { fields, evidence, language }: Row): readonly string[] {
  const reading = readWords(fields.name);
  const stems = reading.stems(language);
  const partStems = new Set(own.stems.flat().filter((stem) => stem.length >= shortestWord));
  const known = partWords().all(language);
  const ends = [...partWords().ends];
  for (const { name, weight, isDepartment } of witnessesOf(evidence)) {
    const thing = readWords(name).stems(language);
    if (weight < typeWeight || isDepartment || thing.length === 0) continue;
    // Straps are called "bracelet" themselves; "Sonnenschutz Kinderwagen" ends with what it is for.
    const isOwn = own.stems.some((each) =>
      holds(headIsLast[language] ? thing : each.slice(0, thing.length), headIsLast[language] ? each : thing),
    );
    if (isOwn) continue;
    const isPart = (at: number) => {
      const { folded = "" } = reading.tokens[at] ?? {};
      const stem = stems[at] ?? "";
      if (thing.includes(stem)) return false;
      return (
        partStems.has(stem) ||
        known.has(folded) ||
        (language === "de" && ends.some((end) => folded.endsWith(end)))
      );
    };
    const at = stems.findIndex((_, start) => thing.every((stem, place) => stems[start + place] === stem));
    const behind = at + thing.length;
    if (at < 0) continue;
    if (language === "en" && at > 0 && isPart(at - 1)) return thing;
    if (language === "en" || at > 0 || (language === "de" && isPart(behind))) continue;
    if (stems.some((_, place) => place >= behind && isPart(place))) return thing;
  }
  return [];
}

/** Whether the first phrase names a part, and the leaf's things only as what the part is of or for. */
function namesPartOf(
  own: OwnNames,
  { fields, named }: ProductQuery["known"],
  { language, isAmongParts }: { readonly language: Language; readonly isAmongParts: boolean },
): boolean {
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
    // "Mikrofilter Geschirrspüler" among a shop's spare parts.
    const behind = isAmongParts && place === 0 ? [stems.slice(1)] : [];
    if (
      things.some((name) => [...others, ...behind, stems.slice(purposes)].some((words) => holds(words, name)))
    )
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

function holds(words: readonly string[], name: readonly string[]): boolean {
  return name.length > 0 && words.some((_, at) => name.every((stem, place) => words[at + place] === stem));
}
