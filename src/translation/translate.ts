import type { Language } from "../nlp/language.ts";
import { foldText } from "../nlp/normalizer.ts";
import { readWords } from "../nlp/stemmer.ts";
import { isTornApart, isUnderstood, type Run, repeatsWord } from "./analysis/ambiguity.ts";
import { isClearName } from "./analysis/name-structure.ts";
import { bareNoun, emptyDraft, finishDraft, type NounPhrase } from "./analysis/phrase.ts";
import { parsePhrases } from "./analysis/phrase-parser.ts";
import type { NounPiece, Piece } from "./analysis/piece.ts";
import { type ReadName, readPieces } from "./analysis/piece-reader.ts";
import { writePhrase, writeRun } from "./generation/phrase-writer.ts";
import { joinParts } from "./generation/written-text.ts";
import type { Glossary } from "./glossary.ts";
import type { FindRole } from "./glossary-role.ts";
import { areCodesIntact, tallyWords, type WordTally } from "./translation-quality.ts";

export interface Translation {
  readonly text: string;
  /** What was replaced, in reading order: "chaussures -> Schuhe". */
  readonly translated: readonly string[];
  /** Words that are still in the source language, in reading order (`tally-words.ts` says what a word is). */
  readonly untranslated: readonly string[];
  /** What no list explains, in reading order, whether it may be a name or a word: tells how sure the reading is. */
  readonly unexplained: readonly string[];
  /** Whether a type of product is among what was replaced. */
  readonly namesThing: boolean;
}

/** A translation with what may be claimed of it. */
export interface JudgedTranslation extends Translation {
  /** How many of the words that want translating are still in the source language: 0 to 1. */
  readonly untranslatedShare: number;
  /** Whether every word is translated and the whole was understood: only then is the grammar vouched for. */
  readonly isWhole: boolean;
}

/**
 * A name set phrase by phrase: each is read into a thing and its properties, and written as the target language does.
 * Names, codes and numbers come through letter by letter; what the glossary lacks stays and is told.
 *
 * @param ownNames folded words that are known to be names, such as those of the product's brand
 */
export function translate(
  text: string,
  direction: TranslationDirection,
  glossary: Glossary,
  ownNames: ReadonlySet<string> = noNames,
): JudgedTranslation {
  const { source, target } = direction;
  if (source === target) return unchanged(text, { translated: 0, left: 0, untranslated: [] });
  const words = glossary.wordsOf(source);
  const { roleOf } = glossary;
  const name = readPieces(text, { ...words, source, target });
  const found = translateRead(text, name, { direction, roleOf, ownNames });
  if (!isCatalogName(name)) return found;
  const ownName = readPieces(text, { ...words, catalogName: () => undefined, source, target });
  const own = translateRead(text, ownName, { direction, roleOf, ownNames });
  return own.isWhole && saysMore(own.text, found.text) ? own : found;
}

interface TranslationWork {
  readonly direction: TranslationDirection;
  readonly roleOf: FindRole;
  readonly ownNames: ReadonlySet<string>;
}

const noNames: ReadonlySet<string> = new Set();

function isCatalogName({ runs }: ReadName): boolean {
  return runs.length === 1 && runs[0]?.length === 1 && runs[0][0]?.kind === "opaque";
}

/** A channel may call winter scarves no more than scarves: what else the name says must not be lost. */
function saysMore(text: string, than: string): boolean {
  const [words, others] = [text, than].map((line) => new Set(readWords(line).folded));
  return (
    words !== undefined &&
    others !== undefined &&
    words.size > others.size &&
    [...others].every((word) => words.has(word))
  );
}

function translateRead(
  text: string,
  name: ReadName,
  { direction, roleOf, ownNames }: TranslationWork,
): JudgedTranslation {
  const { source, target } = direction;
  const runs = name.runs.map((pieces) => ({ pieces, clauses: parsePhrases(pieces, source) }));
  const pieces = runs.flatMap((run) => run.pieces);
  const known = pieces.filter(isTranslatable);
  if (known.length === 0)
    return unchanged(text, tallyWords({ text, runs, isWritten: false, roleOf }, direction));
  const written = writeName(text, name, runs, direction);
  if (!keepsNames(text, written, pieces))
    return unchanged(text, tallyWords({ text, runs, isWritten: false, roleOf }, direction));
  const tally = tallyWords({ text, runs, isWritten: true, roleOf }, direction);
  return {
    text: written,
    translated: known.flatMap((piece) => pairOf(piece, target)),
    untranslated: tally.untranslated,
    untranslatedShare: shareLeft(tally),
    unexplained: pieces.filter(isUntranslated).map(({ found }) => found),
    namesThing: known.some(({ kind }) => kind === "noun" || kind === "opaque"),
    isWhole:
      tally.left === 0 &&
      !pieces.some(isUntranslated) &&
      !pieces.some(isGuess) &&
      runs.every((run) => isUnderstood(run, target)) &&
      isClearName({ text, runs, source, roleOf, ownNames }) &&
      !isTornApart(text) &&
      !(repeatsWord(written) && !repeatsWord(text)),
  };
}

function unchanged(text: string, tally: WordTally): JudgedTranslation {
  const { untranslated } = tally;
  const untranslatedShare = shareLeft(tally);
  return {
    text,
    translated: [],
    untranslated,
    untranslatedShare,
    unexplained: untranslated,
    namesThing: false,
    isWhole: false,
  };
}

function shareLeft({ translated, left }: WordTally): number {
  return left === 0 ? 0 : left / (left + translated);
}

function writeName(
  text: string,
  { isTitle }: ReadName,
  runs: readonly Run[],
  direction: TranslationDirection,
): string {
  const { target } = direction;
  let written = "";
  let position = 0;
  let thing: NounPhrase | undefined;
  for (const { pieces, clauses } of runs) {
    const [start, end] = [pieces[0]?.start ?? position, pieces.at(-1)?.end ?? position];
    const gap = joinsUser(clauses, thing) ? " " : spacedGap(text.slice(position, start), target);
    const site = { ...direction, isTitle, gap, text: text.slice(start, end), isFirst: position === 0, thing };
    written += gap + writeRun(clauses, site);
    thing =
      clauses.flatMap((clause) =>
        clause.kind === "phrase" && clause.phrase.noun ? [clause.phrase] : [],
      )[0] ?? thing;
    position = end;
  }
  return written + text.slice(position);
}

/** "Watch - For Women": who uses the product goes on with the phrase that names it. */
function joinsUser([first, ...others]: Run["clauses"], thing: NounPhrase | undefined): boolean {
  if (first?.kind !== "phrase" || others.length > 0 || thing === undefined) return false;
  const { noun, audiences, isLinked, complements, properties } = first.phrase;
  const rest = complements.length + properties.length;
  return (
    noun === undefined && isLinked && rest === 0 && audiences.length > 0 && thing.complements.length === 0
  );
}

/** French sets a blank before a colon, the others do not. */
function spacedGap(gap: string, target: Language): string {
  return gap.replace(/^ ?(:) /, target === "fr" ? " $1 " : "$1 ");
}

function isUntranslated(piece: Piece): boolean {
  return piece.kind === "unknown" && !piece.isFunctionWord && piece.found.length > 1;
}

function isGuess(piece: Piece): boolean {
  if (piece.isOpen === true) return true;
  return "isGuess" in piece && piece.isGuess === true;
}

function isTranslatable({ kind }: Piece): boolean {
  return ["noun", "property", "material", "audience", "opaque", "pack"].includes(kind);
}

const keptKinds: ReadonlySet<Piece["kind"]> = new Set(["name", "technical", "measure", "number"]);

/** Codes and names must be in the answer as they came, and every digit of the name with them. */
function keepsNames(text: string, written: string, pieces: readonly Piece[]): boolean {
  const areKept = pieces.every((piece) => {
    return !("text" in piece) || !keptKinds.has(piece.kind) || written.includes(piece.text);
  });
  return areKept && digitsOf(text) === digitsOf(written) && areCodesIntact(text, written, pieces);
}

/** The runs of digits, in an order of their own: words may change places. */
function digitsOf(text: string): string {
  return (text.match(/\d+/g) ?? []).toSorted().join(" ");
}

function pairOf(piece: Piece, target: Language): string[] {
  const written = pieceInTarget(piece, target);
  if (written === undefined || foldText(piece.found) === foldText(written)) return [];
  return [`${piece.found} -> ${written}`];
}

function pieceInTarget(piece: Piece, target: Language): string | undefined {
  if (piece.kind === "noun") return joinParts(writePhrase(phraseOfNoun(piece), target));
  return "entry" in piece ? piece.entry?.forms[target]?.[0] : undefined;
}

function phraseOfNoun({ entry, isPlural, parts, partNouns }: NounPiece) {
  const draft = emptyDraft();
  for (const { kind, entry: part } of parts) {
    if (kind === "audience") draft.audiences.push({ entry: part, isJoined: false });
    else if (kind === "material") draft.materials.push({ entry: part, isJoined: false });
    else draft.properties.push({ entry: part, isJoined: false, found: "" });
  }
  for (const part of partNouns) draft.kinds.push({ phrase: bareNoun(part, false), relation: "open" });
  return { ...finishDraft(draft, isPlural), noun: { entry, isPlural } };
}

export interface TranslationDirection {
  readonly source: Language;
  readonly target: Language;
}
