import type { Language } from "../nlp/language.ts";
import { foldText } from "../nlp/normalizer.ts";
import { readWords } from "../nlp/stemmer.ts";
import { hasWordOrNumber, isDangling, trimEnds } from "./fixes.ts";
import { wordTables } from "./word-tables.ts";

const fewestHeadWords = 3;
/**
 * How many words at the end of the head name the product itself: English and German noun phrases end with it,
 * French and Italian ones begin with it.
 */
const retainedWordsAtEnd: Readonly<Record<Language, number>> = { en: 2, de: 1, fr: 0, it: 0 };

interface ShorteningContext {
  readonly max: number;
  /** Folded words that are removed last, usually the brand. */
  readonly keep: ReadonlySet<string>;
  readonly language: Language;
}

/**
 * Shortens a name to at most `max` UTF-16 units so that it still reads well. It removes whole pieces, the least
 * important first (see `readPieces`), then plain words of the head, then pieces that distinguish variants, and
 * only then any words. Undefined if nothing readable remains.
 */
export function shortenName(whole: string, context: ShorteningContext): string | undefined {
  const { max, keep } = context;
  const name = beginningOf(whole);
  const pieces = readPieces(name, keep);
  const spared = withoutPieces({ name, pieces, max }, (piece) => piece.importance < distinguishing);
  if (spared.text.length <= max) return readable(spared.text, max);
  const trimmed = withShorterHead(name, spared.retained, context);
  if (trimmed.length <= max) return readable(trimmed, max);
  const bare = withoutPieces({ name, pieces: spared.retained, max }, () => true);
  const rest =
    bare.text.length <= max ? bare.text : trimEnds(withoutWords(bare.text.split(/\s+/u), 1, context));
  return readable(rest, max);
}

/** In characters: what stands further back in a name is no longer part of it. */
const longestName = 2_000;

/** To weigh each word against all others takes the square of their number. */
function beginningOf(name: string): string {
  return name.length <= longestName ? name : name.slice(0, longestName).replace(/\s\S*$/u, "");
}

function readable(text: string, max: number): string | undefined {
  return text.length <= max && hasWordOrNumber(text) ? text : undefined;
}

interface PiecesOfName {
  readonly name: string;
  readonly pieces: readonly NamePiece[];
  readonly max: number;
}

/** Removes pieces until the rest fits, the least important first and the last of equals, but never the head. */
function withoutPieces(
  { name, pieces, max }: PiecesOfName,
  mayGo: (piece: NamePiece) => boolean,
): { readonly text: string; readonly retained: readonly NamePiece[] } {
  let retained = pieces;
  for (;;) {
    const text = trimEnds(joinPieces(name, retained));
    const next = text.length <= max ? undefined : leastImportant(retained.filter(mayGo));
    if (next === undefined) return { text, retained };
    retained = retained.filter((piece) => piece !== next);
  }
}

function leastImportant(pieces: readonly NamePiece[]): NamePiece | undefined {
  let least: NamePiece | undefined;
  for (const piece of pieces) {
    if (Number.isFinite(piece.importance) && (!least || piece.importance <= least.importance)) least = piece;
  }
  return least;
}

/** The head without plain words, followed by the other pieces. */
function withShorterHead(name: string, pieces: readonly NamePiece[], context: ShorteningContext): string {
  const isHead = ({ importance }: NamePiece) => !Number.isFinite(importance);
  const head = joinPieces(name, pieces.filter(isHead)).trim().split(/\s+/u);
  const tail = joinPieces(
    name,
    pieces.filter((piece) => !isHead(piece)),
  );
  const max = context.max - tail.length;
  return trimEnds(withoutWords(head, fewestHeadWords, { ...context, max }) + tail);
}

/**
 * Removes plain words from the end; those with numbers, colours, of the brand and the last words of the head go
 * last.
 */
function withoutWords(words: string[], fewest: number, context: ShorteningContext): string {
  while (words.length > fewest && words.join(" ").length > context.max) {
    const place = leastWord(words, context);
    if (place < 0 && fewest > 1) break;
    const isWhole = place < 0 && words.length > 2 && isMeasure(words, words.length - 1);
    const removed = place < 0 ? words.length - (isWhole ? 2 : 1) : place;
    words.splice(removed, isWhole ? 2 : 1);
    if (removed > 1 && isJoining(words[removed - 1]) && !isOfNumber(words, removed - 1)) {
      words.splice(removed - 1, 1);
    }
    dropDangling(words, fewest);
  }
  return words.join(" ");
}

/** In German a lower-case word is an adjective, which is less important than a noun. */
function leastWord(words: readonly string[], { keep, language }: ShorteningContext): number {
  const end = words.length - retainedWordsAtEnd[language];
  const last = (isWanted: (word: string) => boolean) =>
    words.findLastIndex((word, at) => at > 0 && at < end && isWanted(word) && mayGo(words, at, keep));
  const adjective = language === "de" ? last((word) => /^\p{Ll}{4}/u.test(word)) : -1;
  return adjective >= 0 ? adjective : last(() => true);
}

function mayGo(words: readonly string[], place: number, keep: ReadonlySet<string>): boolean {
  const word = words[place] ?? "";
  if (/\d/.test(word) || isBesideNumber(words, place)) return false;
  return !isColour(word) && !(keep.has(bare(word)) && isFirst(words, place));
}

/**
 * "500 ml", "80 Plus", "SPF 50", "Galaxy A7": a word next to a number belongs to it, unless a measure follows.
 */
function isBesideNumber(words: readonly string[], place: number): boolean {
  if (isOfNumber(words, place)) return true;
  const [next = "", second = ""] = words.slice(place + 1, place + 3);
  if (/^\p{Lu}\d/u.test(next)) return true;
  const isSized = /^[x×]$/u.test(second) || /^(?:mm|cm|m|kg|g|ml|cl|l)[,;)]?$/iu.test(second);
  return /^\d/.test(next) && !isSized && !/\d(?:mm|cm|kg|g|ml|cl|l)$/iu.test(next);
}

function isOfNumber(words: readonly string[], place: number): boolean {
  return /^\d(?:[\d.,/xX×*-]*\d)?["″]?$/u.test(words[place - 1] ?? "");
}

const unitLike =
  /^(?:\p{L}{1,3}|\p{Ll}{4,}|Stück|Zoll|Watt|Volt|Liter|Meter|Gramm|Blatt|Teile|Tabs|Kapseln|Tabletten)$/u;

/** "0,7 l" and "SPF 50" are removed as a whole, since a number without its unit is misleading. */
function isMeasure(words: readonly string[], last: number): boolean {
  if (isOfNumber(words, last)) return unitLike.test(words[last] ?? "");
  return /^\d/.test(words[last] ?? "") && /^\p{Lu}{2,4}$/u.test(words[last - 1] ?? "");
}

function isColour(word: string): boolean {
  return wordTables().longestAt([bare(word)], 0)?.entry === "colours";
}

function isFirst(words: readonly string[], place: number): boolean {
  return words.findIndex((word) => bare(word) === bare(words[place] ?? "")) === place;
}

function bare(word: string): string {
  return foldText(word).replace(/[^\p{L}\p{N}]/gu, "");
}

/** Removes joining words at the end. */
function dropDangling(words: string[], fewest: number): void {
  for (let last = words.at(-1); last !== undefined && words.length > fewest; last = words.at(-1)) {
    if (!isJoining(last) || (last.length <= 2 && isOfNumber(words, words.length - 1))) return;
    words.pop();
  }
}

function isJoining(word = ""): boolean {
  return isDangling(foldText(word)) || /^[-–—|/&+,;:]+$/u.test(word);
}

/** A part of a name that can be removed as a whole. `start` includes the preceding separator or space. */
interface NamePiece {
  readonly start: number;
  readonly end: number;
  /** Lower ones are removed earlier; infinite for the head. */
  readonly importance: number;
  readonly kind: PieceKind;
}

type PieceKind = "head" | "segment" | "phrase" | "aside";

/** Pieces from this importance on distinguish variants. */
const distinguishing = 4;
const importances = { aside: 1, phrase: 2, segment: 3, fitting: 3, brand: 2 } as const;
/** What a product fits is more important than how it is made. */
const fits = /^\s*(?:for|für|pour|per)\s/iu;
const preposition =
  "(?:with|without|for|including|incl\\.?|mit|ohne|für|inkl\\.?|inklusive|zum|zur|avec|sans|pour|con|senza|per)\\s";
/** Words that require the following preposition: "suitable for". */
const leaning =
  "suitable|compatible|compatibile|kompatibel|geeignet|passend|adapté|adaptée|adatto|adatta|conçu|conçue|ideal|idéal|idéale|ideale|perfect|coated|filled|made|fits|rich|gefüllt|ausgestattet|équipé";
const boundary = new RegExp(
  "\\s+\\([^()]*\\)|\\s+\\[[^[\\]]*\\]|\\s+[-–—|•/]\\s+|[,;]\\s+|\\s*[|•]\\s*|" +
    `(?<!(?:^|\\s)(?:${leaning}))\\s+(?=(?:(?:${leaning})\\s)?${preposition})`,
  "giu",
);

/**
 * Splits a name into pieces: bracketed text, segments between separators, and phrases that begin with a
 * preposition. Brackets are the least important, then phrases, then segments; a digit (a measure or a model,
 * which distinguish variants) raises the importance, and the brand raises it most.
 */
function readPieces(name: string, keep: ReadonlySet<string>): readonly NamePiece[] {
  const pieces: NamePiece[] = [];
  let start = 0;
  let kind: PieceKind = "head";
  const close = (end: number) => {
    if (name.slice(start, end).trim() !== "") {
      pieces.push({ start, end, kind, importance: importanceOf(name.slice(start, end), kind, keep) });
    }
  };
  for (const { 0: found, index } of name.matchAll(boundary)) {
    close(index);
    start = index;
    const isHeadOver = pieces.length > 0;
    if (/[([]/.test(found)) {
      const end = index + found.length;
      pieces.push({ start: index, end, kind: "aside", importance: importanceOf(found, "aside", keep) });
      start = end;
      kind = isHeadOver ? "segment" : "head";
    } else kind = !isHeadOver ? "head" : /^\s+$/u.test(found) ? "phrase" : "segment";
  }
  close(name.length);
  return withEnumerations(name, withKind(name, pieces, keep));
}

/**
 * If the head is only a maker and a model (HP 15-ac116), the following piece names the product and is part of
 * the head.
 */
function withKind(
  name: string,
  pieces: readonly NamePiece[],
  keep: ReadonlySet<string>,
): readonly NamePiece[] {
  const [head, second, ...others] = pieces;
  if (!head || !second || second.kind === "phrase") return pieces;
  const [first, next] = [head, second].map(({ start, end }) => namesKind(name.slice(start, end), keep));
  return first || !next ? pieces : [head, { ...second, importance: Number.POSITIVE_INFINITY }, ...others];
}

function namesKind(text: string, keep: ReadonlySet<string>): boolean {
  return text
    .split(/[^\p{L}\p{N}-]+/u)
    .some((word) => /^\p{L}*\p{Ll}{2}[\p{L}-]*$/u.test(word) && !keep.has(foldText(word)));
}

/** "for lawn, terrace and beds" is one piece: an enumeration belongs to its phrase. */
function withEnumerations(name: string, pieces: readonly NamePiece[]): NamePiece[] {
  const joined: NamePiece[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (!piece) continue;
    const last = piece.kind === "phrase" ? enumerationEnd(name, pieces, index) : index;
    if (last === index && piece.kind === "phrase" && isBeforeComma(name, pieces[index + 1])) {
      joined.push({ ...piece, importance: piece.importance + 1 });
      continue;
    }
    const parts = pieces.slice(index, last + 1);
    const importance = Math.max(...parts.map((part) => part.importance - (part.kind === "segment" ? 1 : 0)));
    joined.push(last === index ? piece : { ...piece, end: parts.at(-1)?.end ?? piece.end, importance });
    index = last;
  }
  return joined;
}

/** In "with nuts, raisins" the last item is removed first: a phrase may begin a list. */
function isBeforeComma(name: string, next: NamePiece | undefined): boolean {
  return next !== undefined && name.startsWith(",", next.start);
}

/** The last of the segments after commas that an "and" ends; the phrase itself if there is none. */
function enumerationEnd(name: string, pieces: readonly NamePiece[], phrase: number): number {
  for (let index = phrase + 1; index < pieces.length; index += 1) {
    const piece = pieces[index];
    const text = name.slice(piece?.start, piece?.end);
    if (!/^,\s/u.test(text)) return phrase;
    if (/\s(?:and|or|und|oder|et|ou|e|o|&)\s/iu.test(text)) return index;
  }
  return phrase;
}

/** Joins the given pieces as they are in the name. */
function joinPieces(name: string, retained: readonly NamePiece[]): string {
  return retained.map(({ start, end }) => name.slice(start, end)).join("");
}

function importanceOf(text: string, kind: PieceKind, keep: ReadonlySet<string>): number {
  if (kind === "head") return Number.POSITIVE_INFINITY;
  const distinction = distinguishesVariants(text)
    ? distinguishing + (fits.test(text) ? importances.fitting : 0)
    : 0;
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return (
    importances[kind] +
    distinction +
    (words.some((word) => word !== "" && keep.has(word)) ? importances.brand : 0)
  );
}

/** Variants of a product differ in a number, a letter size or a colour. */
function distinguishesVariants(text: string): boolean {
  if (/\d|(?<!\p{L})X{0,3}[SML](?!\p{L})/u.test(text)) return true;
  const { folded } = readWords(text);
  return folded.some((_word, index) => wordTables().longestAt(folded, index)?.entry === "colours");
}
