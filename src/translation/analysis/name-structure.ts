import type { Language } from "../../nlp/language.ts";
import { foldText } from "../../nlp/normalizer.ts";
import { isStopWord } from "../../nlp/stop-words.ts";
import { tokenize } from "../../nlp/tokenizer.ts";
import type { FindRole } from "../glossary-role.ts";
import type { Run } from "./ambiguity.ts";
import { isAmbiguousWord } from "./ambiguous-words.ts";
import { englishName, isEdible } from "./noun-relations.ts";
import type { NounPhrase } from "./phrase.ts";
import type { Piece } from "./piece.ts";
import { isEnglish, isFixed } from "./word-language.ts";

export interface ReadRuns {
  readonly text: string;
  readonly runs: readonly Run[];
  readonly source: Language;
  readonly roleOf: FindRole;
  /** Folded words that are known to be names, such as the brand's. */
  readonly ownNames: ReadonlySet<string>;
}

/**
 * Whether every word of a name has one meaning there, and the parts stand to each other as rules know it: the product first,
 * then what belongs to it; names in one block; no number whose place is open.
 */
export function isClearName(name: ReadRuns): boolean {
  const { text, runs, source } = name;
  const pieces = runs.flatMap((run) => run.pieces);
  const clauses = runs.flatMap((run) => run.clauses);
  return (
    pieces[0]?.kind !== "joint" &&
    isProductFirst(runs) &&
    runs.every(({ pieces: run }) => areNamesTogether(run)) &&
    !pieces.some((piece, place) => isOpenNumber(piece, text) || isLetterOfWord(pieces[place - 1], piece)) &&
    !pieces.some((piece, place) => isWordAsName(piece, [pieces[place - 1], pieces[place + 1]], name)) &&
    !clauses.some((clause) => clause.kind === "phrase" && isUnusual(clause.phrase)) &&
    !pieces.some((piece, place) => isTornComplement(piece, pieces[place + 1], source)) &&
    !pieces.some((piece) => saysLess(piece, source)) &&
    !pieces.some((piece) => isAmbiguousWord(piece, clauses, source))
  );
}

/**
 * Whether a word is more general than the name that the glossary writes for it: a Zaun need not be a Gartenzaun, an avvitatore not
 * one with a battery. Its translation would say more than the text. Foods go by their short names.
 */
function saysLess(piece: Piece, source: Language): boolean {
  if (piece.kind !== "noun" || piece.entry.domain === "food" || piece.partNouns.length > 0) return false;
  const [one = "", many = one] = piece.entry.forms[source] ?? [];
  return (
    [one, many].some((form) => isPartOfName(piece.found, form, source)) && !isForm(piece.found, [one, many])
  );
}

function isForm(found: string, forms: readonly string[]): boolean {
  return forms.some((form) => foldText(form) === foldText(found));
}

function isPartOfName(found: string, form: string, source: Language): boolean {
  const [short, long] = [found, form].map((text) =>
    tokenize(text)
      .filter(({ folded }) => folded.length > 1 && !isStopWord(folded, source))
      .map(({ folded }) => folded),
  ) as [string[], string[]];
  const [only = ""] = short;
  const [whole = ""] = long;
  if (source === "de" && short.length === 1 && long.length === 1)
    return whole.length > only.length + 2 && whole.endsWith(only);
  return short.length > 0 && short.length < long.length && short.every((word) => long.includes(word));
}

/** Before the part that names the product stand only names; in a later part a thing has no name beside it. */
function isProductFirst(runs: readonly Run[]): boolean {
  const product = runs.findIndex(hasThing);
  if (product < 0) return runs.every(({ pieces }) => pieces.every(isVerbatim)) || isColorOfCode(runs);
  const areNames = runs.slice(0, product).every(({ pieces }) => pieces.every(isVerbatim));
  const isOfFood = runs[product]?.pieces.some(isFood) === true;
  return areNames && runs.slice(product + 1).every((run) => isPartOf(run, isOfFood));
}

/** "Headphones, orange" are no fruit. */
function isPartOf(run: Run, isOfFood: boolean): boolean {
  if (!hasThing(run)) return true;
  return (
    !run.pieces.some(isName) &&
    (isOfFood || !run.pieces.some((piece) => isFood(piece) && piece.kind === "noun"))
  );
}

/** Food, and care products, which have the scents of foods. */
function isFood(piece: Piece): boolean {
  return piece.kind === "noun" && (isEdible(piece.entry) || piece.entry.domain === "care");
}

/** "QX-V 512 schwarz": without a product, only a colour behind a code is understood. */
function isColorOfCode(runs: readonly Run[]): boolean {
  const pieces = runs.flatMap((run) => run.pieces);
  const others = pieces.filter((piece) => !isVerbatim(piece));
  const areColors = others.every((piece) => piece.kind === "property" && piece.entry.role === "color");
  return areColors && pieces.some((piece) => isVerbatim(piece) && /\d/.test(piece.found));
}

function hasThing({ pieces }: Run): boolean {
  return pieces.some(({ kind }) => kind === "noun" || kind === "opaque");
}

function isName({ kind }: Piece): boolean {
  return kind === "name";
}

const verbatim: ReadonlySet<Piece["kind"]> = new Set(["name", "technical", "measure", "number"]);

function isVerbatim({ kind }: Piece): boolean {
  return verbatim.has(kind);
}

/** "Conrad KW28RD wire wrap wire": with names in two places it is open which word belongs to which. */
function areNamesTogether(run: readonly Piece[]): boolean {
  const first = run.findIndex(isName);
  if (first < 0) return true;
  return run.slice(first, run.findLastIndex(isName)).every(isVerbatim) && !run.some(isDesignation);
}

/** "DJM 250 W Mischpult": a measure directly behind a name and before the product may be part of the name. */
function isDesignation(piece: Piece, place: number, run: readonly Piece[]): boolean {
  const [before, next] = [run[place - 1], run[place + 1]];
  return piece.kind === "measure" && before?.kind === "name" && next !== undefined && !isVerbatim(next);
}

/** "47 × 38", "3.9a": a number that a measure was not made of. */
function isOpenNumber({ kind, start, end }: Piece, text: string): boolean {
  if (kind !== "number") return false;
  return (
    /^\s?[×*/+]|^\s?x\s?\d/i.test(text.slice(end, end + 4)) ||
    /[×*/+]\s?$|\d\s?x\s?$|\p{L}[.,]$/iu.test(text.slice(Math.max(0, start - 4), start))
  );
}

const sizes = /^(?:X{0,3}[SL]|M|\d?XL)$/;

/** "Vitamin C": a letter belongs to the word before it. */
function isLetterOfWord(before: Piece | undefined, piece: Piece): boolean {
  if (piece.kind !== "name" || before === undefined || isVerbatim(before) || before.kind === "joint")
    return false;
  return piece.found.length <= 2 && /^\p{L}+$/u.test(piece.found) && !sizes.test(piece.found);
}

/** Abbreviations of sizes and counts, which would have to be translated. */
const abbreviations: ReadonlySet<string> = new Set("gr tg t tgl stk st pz pcs yr mths gigas".split(" "));
/** "GR.43", "tg.M". */
const abbreviatedSize = /^(?:gr|tg|tgl)\.?\d/i;

/**
 * "Winner bottle": a word that was taken for a name. It is none where it is in a list of words, and in English, which capitalises
 * all words of a title, where nothing shows that it is one: a known maker, its letters, or the code beside it.
 */
function isWordAsName(
  piece: Piece,
  beside: readonly (Piece | undefined)[],
  { source, roleOf, ownNames }: ReadRuns,
): boolean {
  if (piece.kind !== "name") return false;
  if (/\d/.test(piece.found)) return abbreviatedSize.test(piece.found);
  const isBesideCode = beside.some((other) => other?.kind === "name" && /\d/.test(other.found));
  return tokenize(piece.found).some(({ kind, text, folded }) => {
    if (kind !== "word" || ownNames.has(folded)) return false;
    if (abbreviations.has(folded)) return true;
    if (text.length < 4 || isFixed(folded)) return false;
    if (isThingOrQuality(folded, roleOf)) return true;
    if (source !== "en") return false;
    return isEnglish(folded) || !(isBesideCode || /\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(text));
  });
}

function isThingOrQuality(folded: string, roleOf: FindRole): boolean {
  const role = roleOf(folded, "en");
  return role !== undefined && role !== "size" && role !== "value" && role !== "connective";
}

/**
 * "Adult dog food": who uses it and for whom it is bought are two. "Nero grigio scuro": two colours side by side may be one shade
 * or two parts. "Razor for hair": languages name the care of the body in their own ways.
 */
function isUnusual({ noun, audiences, properties, complements }: NounPhrase): boolean {
  const colors = properties.filter(({ entry }) => entry.role === "color");
  return (
    (noun?.entry.domain === "pet" && audiences.some(({ entry }) => entry.domain !== "pet")) ||
    (colors.length > 1 && !colors.some(({ isJoined }) => isJoined)) ||
    (noun !== undefined &&
      isEdible(noun.entry) &&
      colors.some(({ entry }) => foodColors.has(englishName(entry)))) ||
    complements.some(({ joint, phrases }) => joint === "for" && phrases.some(isOfBody))
  );
}

/** Colours whose word names a food too. */
const foodColors: ReadonlySet<string> = new Set([
  "orange",
  "olive green",
  "mint green",
  "cream coloured",
  "pink",
]);

function isOfBody({ noun }: NounPhrase): boolean {
  return noun?.entry.domain === "body";
}

/** "Mit Kapuze und Taschen": the preposition within a quality goes on behind "and". */
function isTornComplement(piece: Piece, next: Piece | undefined, source: Language): boolean {
  if (piece.kind !== "property" || next?.kind !== "joint" || next.word !== "and") return false;
  return (
    piece.entry.grammar?.[source]?.isPhrase === true ||
    /^(?:mit|con|avec|with|à) /.test(foldText(piece.found))
  );
}
