import { isShouting } from "../../nlp/casing.ts";
import type { Language } from "../../nlp/language.ts";
import { findMeasures } from "../../nlp/measures.ts";
import { readWords, type WordReading } from "../../nlp/stemmer.ts";
import { isStopWord } from "../../nlp/stop-words.ts";
import type { Token } from "../../nlp/tokenizer.ts";
import type { LanguageWords } from "../glossary.ts";
import type { GlossaryEntry } from "../glossary-entry.ts";
import type { Piece } from "./piece.ts";
import { mergeNames } from "./proper-names.ts";
import { findPacks, localMeasure } from "./quantities.ts";
import { hyphenChain, type PieceHere, readPiece } from "./word-reader.ts";
import { isJoined, runEnd } from "./word-sense.ts";

interface PieceReader extends LanguageWords {
  readonly source: Language;
  readonly target: Language;
}

/** The pieces of a name in reading order, in runs: within a run they are joined only by spaces, hyphens and elisions. */
export interface ReadName {
  readonly runs: readonly (readonly Piece[])[];
  /** Whether all words are capitalized although the language does not require it. */
  readonly isTitle: boolean;
}

export function readPieces(text: string, reader: PieceReader): ReadName {
  const reading = readWords(text);
  const { tokens } = reading;
  const spans = findSpans(text, reader.target);
  const isTitle = looksLikeTitle(reading, reader.source);
  const isLoud = isShouting(text);
  const runs: Piece[][] = [];
  let [place, isLeading] = [0, true];
  let thing: GlossaryEntry | undefined;
  for (let token = tokens[0]; token !== undefined; token = tokens[place]) {
    const held = runs.at(-1);
    const isNew = held === undefined || !continues(text, held.at(-1), token);
    const run = isNew ? [] : held;
    if (isNew) {
      thing ??= held?.find((piece) => piece.kind === "noun")?.entry;
      runs.push(run);
    }
    if (!isNew) pushAmpersand(run, text, token.start);
    const site = { ...reader, run, thing, isTitle, isLoud, isLeading };
    const here =
      spanHere(reading, place, spans) ??
      (isNew ? catalogPiece(reading, place, reader) : undefined) ??
      hyphenChain(reading, place, site) ??
      readPiece(reading, place, site);
    run.push(withHyphen(here.piece, text));
    if (here.piece.kind !== "name") isLeading = false;
    place += here.length;
  }
  return {
    runs: runs.map((run) => protectShades(mergeNames(run, text, reader.source), reader.source)),
    isTitle,
  };
}

function withHyphen(piece: Piece, text: string): Piece {
  return piece.kind === "noun" && text.charAt(piece.start - 1) === "-"
    ? { ...piece, isHyphenated: true }
    : piece;
}

/** Packs and measures; units written as words are translated. */
function findSpans(text: string, target: Language): readonly Piece[] {
  if (!/\d/.test(text)) return [];
  const measures = findMeasures(text)
    .filter(({ unit }) => unit !== "pcs")
    .map(({ start, end, text: found }): Piece => {
      return { kind: "measure", start, end, found, text: localMeasure(found, target) };
    });
  return [...findPacks(text), ...measures].toSorted((one, two) => one.start - two.start || two.end - one.end);
}

function spanHere({ tokens }: WordReading, place: number, spans: readonly Piece[]): PieceHere | undefined {
  const token = tokens[place];
  const piece = token && spans.find(({ start, end }) => start <= token.start && token.end <= end);
  if (piece === undefined) return undefined;
  let end = place + 1;
  while ((tokens[end]?.start ?? piece.end) < piece.end) end += 1;
  return { piece, length: end - place };
}

/** A whole run that is the name of a category or value in a catalog, unless the lexicon has the same phrase. */
function catalogPiece(reading: WordReading, place: number, reader: PieceReader): PieceHere | undefined {
  const end = runEnd(reading, place);
  const length = end - place;
  const listed = reader.lexicon.longestAt(reading.folded, place);
  if (listed !== undefined && listed.length >= length) return undefined;
  const entry = reader.catalogName(reading.folded.slice(place, end));
  const [first, last] = [reading.tokens[place], reading.tokens[end - 1]];
  const name = entry?.forms[reader.target]?.[0];
  if (entry === undefined || name === undefined || first === undefined || last === undefined)
    return undefined;
  const [start, stop] = [first.start, last.end];
  const found = reading.text.slice(start, stop);
  if (countMembers(found) !== countMembers(name)) return undefined;
  return { piece: { kind: "opaque", entry, isFunctionWord: false, start, end: stop, found }, length };
}

/** The number of items a name lists: category names with different numbers of items are no translations of each other. */
function countMembers(name: string): number {
  return name.split(/,| (?:and|und|et|ed?|or|oder|ou|o) | ?[&/+] ?/).length;
}

const ampersand = /^ ?& ?$/;

/** Whether a token continues the run that ends with the piece `before`. */
function continues(text: string, before: Piece | undefined, token: Token): boolean {
  if (before === undefined) return false;
  if (isJoined(text, before.end, token.start)) return true;
  const gap = text.slice(before.end, token.start);
  return ampersand.test(gap) || isInCode(gap, before, token);
}

/** "BRE227/00": characters between two codes without a space belong to the code. */
function isInCode(gap: string, before: Piece, token: Token): boolean {
  if (before.kind !== "name" && before.kind !== "number" && before.kind !== "measure") return false;
  const isCode = token.kind !== "word" || token.text === token.text.toUpperCase();
  return isCode && /^[^\s;()|]{1,2}$/.test(gap);
}

function pushAmpersand(run: Piece[], text: string, end: number): void {
  const start = run.at(-1)?.end ?? end;
  const gap = text.slice(start, end);
  if (!ampersand.test(gap)) return;
  run.push({ kind: "joint", word: "and", hasArticle: false, start, end, found: "&" });
}

function looksLikeTitle({ tokens }: WordReading, source: Language): boolean {
  if (source === "de") return false;
  let words = 0;
  for (const [place, { kind, text, folded }] of tokens.entries()) {
    if (
      place === 0 ||
      kind !== "word" ||
      text.length < 3 ||
      text === text.toUpperCase() ||
      isStopWord(folded, source)
    )
      continue;
    if (!/^\p{Lu}/u.test(text)) return false;
    words += 1;
  }
  return words > 0;
}

/** Things that specify a shade before the name of a colour in English. */
const shadeWords: ReadonlySet<string> = new Set(
  "cherry lemon apple orange wine coffee chocolate pearl rose honey milk strawberry raspberry slate mint sky olive ocean midnight royal blush sand stone ruby".split(
    " ",
  ),
);

/** Leaves shades untranslated, whose words must not be translated one by one: "cherry red". */
function protectShades(run: readonly Piece[], source: Language): readonly Piece[] {
  if (source === "fr" || source === "it") return protectRomanceShades(run);
  if (source !== "en") return run;
  return run.map((piece, place) =>
    isShade(piece, run[place + 1]) || isShade(run[place - 1], piece)
      ? { kind: "unknown", isFunctionWord: false, start: piece.start, end: piece.end, found: piece.found }
      : piece,
  );
}

/** "Gris souris", "verde bottiglia": a thing directly after a colour specifies its shade if another thing precedes both. */
function protectRomanceShades(run: readonly Piece[]): readonly Piece[] {
  const first = run.findIndex(({ kind }) => kind === "noun");
  return run.map((piece, place) =>
    (place > first && isColor(piece) && run[place + 1]?.kind === "noun") ||
    (place > first && piece.kind === "noun" && isColor(run[place - 1]))
      ? { kind: "unknown", isFunctionWord: false, start: piece.start, end: piece.end, found: piece.found }
      : piece,
  );
}

function isColor(piece: Piece | undefined): boolean {
  return piece?.kind === "property" && piece.entry.role === "color";
}

function isShade(thing: Piece | undefined, color: Piece | undefined): boolean {
  if (thing === undefined || color?.kind !== "property" || color.entry.role !== "color") return false;
  if (thing.kind !== "noun" && thing.kind !== "material" && thing.kind !== "property") return false;
  return shadeWords.has(thing.found.toLowerCase());
}
