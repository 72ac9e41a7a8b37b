import type { Language } from "../../text/language.ts";
import { foldText } from "../../text/normal-form.ts";
import { readWords } from "../../text/read-words.ts";
import type { Glossary } from "../glossary.ts";
import { writeRun } from "./assemble.ts";
import { type Clause, parsePhrases } from "./parse-phrases.ts";
import { bareNoun, emptyDraft, finishDraft, type NounPhrase } from "./phrase.ts";
import type { NounPiece, Piece } from "./piece.ts";
import { type ReadName, readPieces } from "./read-pieces.ts";
import type { TranslationDirection } from "./translation-direction.ts";
import { writePhrase } from "./write-phrase.ts";
import { joinParts } from "./written.ts";

export type { TranslationDirection } from "./translation-direction.ts";

export interface Translation {
  readonly text: string;
  /** What was replaced, in reading order: "chaussures -> Schuhe". */
  readonly translated: readonly string[];
  /** Words that the glossary does not know, in reading order; codes, names, numbers and units are not among them. */
  readonly untranslated: readonly string[];
  /** Whether a type of product is among what was replaced. */
  readonly namesThing: boolean;
}

/** A translation with what may be claimed of it. */
export interface JudgedTranslation extends Translation {
  /** How many of the words that want translating are among `untranslated`: 0 to 1. */
  readonly untranslatedShare: number;
  /** Whether every word is translated and the whole was understood: only then is the grammar vouched for. */
  readonly isWhole: boolean;
}

/**
 * A name set phrase by phrase: each is read into a thing and its properties, and written as the target language does.
 * Names, codes and numbers come through letter by letter; what the glossary lacks stays and is told.
 */
export function translate(
  text: string,
  direction: TranslationDirection,
  glossary: Glossary,
): JudgedTranslation {
  const { source, target } = direction;
  if (source === target) return unchanged(text, []);
  const name = readPieces(text, { ...glossary.wordsOf(source), source, target });
  const runs = name.runs.map((pieces) => ({ pieces, clauses: parsePhrases(pieces, source) }));
  const pieces = runs.flatMap((run) => run.pieces);
  const untranslated = pieces.filter(isUntranslated).map(({ found }) => found);
  const known = pieces.filter(isTranslatable);
  if (known.length === 0) return unchanged(text, untranslated);
  const written = writeName(text, name, runs, direction);
  if (!keepsNames(text, written, pieces))
    return unchanged(text, [...untranslated, ...known.map(({ found }) => found)]);
  const unknownWords = countWords(untranslated);
  return {
    text: written,
    translated: known.flatMap((piece) => pairOf(piece, target)),
    untranslated,
    untranslatedShare: unknownWords / (unknownWords + countWords(known.map(({ found }) => found))),
    namesThing: known.some(({ kind }) => kind === "noun" || kind === "opaque"),
    isWhole: untranslated.length === 0 && runs.every(isUnderstood) && !/\p{L}- /u.test(text),
  };
}

function unchanged(text: string, untranslated: readonly string[]): JudgedTranslation {
  const untranslatedShare = untranslated.length === 0 ? 0 : 1;
  return { text, translated: [], untranslated, untranslatedShare, namesThing: false, isWhole: false };
}

interface Run {
  readonly pieces: readonly Piece[];
  readonly clauses: readonly Clause[];
}

function writeName(
  text: string,
  { isTitle }: ReadName,
  runs: readonly Run[],
  direction: TranslationDirection,
): string {
  let written = "";
  let position = 0;
  let thing: NounPhrase | undefined;
  for (const { pieces, clauses } of runs) {
    const [start, end] = [pieces[0]?.start ?? position, pieces.at(-1)?.end ?? position];
    const gap = text.slice(position, start);
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

function isUntranslated(piece: Piece): boolean {
  return piece.kind === "unknown" && !piece.isFunctionWord && piece.found.length > 1;
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
  return areKept && digitsOf(text) === digitsOf(written);
}

/** The runs of digits, in an order of their own: words may change places. */
function digitsOf(text: string): string {
  return (text.match(/\d+/g) ?? []).toSorted().join(" ");
}

function isUnderstood({ pieces, clauses }: Run): boolean {
  return clauses.every((clause, place) => {
    const [before, after] = [clauses[place - 1], clauses[place + 1]];
    if (clause.kind === "phrase") return clause.phrase.isSure && before?.kind !== "phrase";
    const { piece } = clause;
    if (piece.kind === "opaque") return pieces.length === 1;
    if (piece.kind === "joint") return piece.word === "and" && isSimple(before) && isSimple(after);
    return piece.kind === "pack";
  });
}

/** Of "salt and pepper mill" none can say what is milled. */
function isSimple(clause: Clause | undefined): boolean {
  if (clause?.kind !== "phrase") return false;
  const { kinds, properties, materials, noun } = clause.phrase;
  return noun === undefined || [kinds, properties, materials].every((list) => list.length === 0);
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

function countWords(texts: readonly string[]): number {
  return texts.reduce((count, text) => count + readWords(text).folded.length, 0);
}
