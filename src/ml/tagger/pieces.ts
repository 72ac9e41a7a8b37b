import { BoundedCache, cacheSizes } from "../../lib/cache.ts";
import { hashText } from "../../lib/columns.ts";
import { detached, foldText } from "../../nlp/normalizer.ts";

/**
 * The properties of a piece that depend on its letters alone; all but `folded`, `kind` and `isDivider` are 32-bit
 * hashes.
 */
export interface PieceFacts {
  readonly folded: string;
  readonly kind: "word" | "number" | "code" | "sign";
  /** Whether it separates the parts of a title: a comma, dash, bracket and the like. */
  readonly isDivider: boolean;
  readonly word: number;
  readonly written: number;
  /** Upper case, lower case and digits, with repetitions shortened to two: Xxx, XX99. */
  readonly shape: number;
  readonly prefix: number;
  readonly longPrefix: number;
  readonly suffix: number;
  readonly longSuffix: number;
}

const cached = new BoundedCache<string, PieceFacts>(cacheSizes.taggedPieces);
const longestCached = 40;

function pieceFacts(text: string): PieceFacts {
  const known = cached.get(text);
  if (known !== undefined) return known;
  const facts = createFacts(text);
  if (text.length <= longestCached) cached.set(detached(text), facts);
  return facts;
}

const divider = /^[,;|()[\]\-–:/]$/;

function createFacts(text: string): PieceFacts {
  const folded = detached(foldText(text));
  return {
    folded,
    kind: kindOf(text),
    isDivider: divider.test(folded),
    word: hashText(folded),
    written: hashText(text),
    shape: hashText(shapeOf(text)),
    prefix: hashText(folded.slice(0, 3)),
    longPrefix: hashText(folded.slice(0, 5)),
    suffix: hashText(folded.slice(-2)),
    longSuffix: hashText(folded.slice(-3)),
  };
}

function kindOf(text: string): PieceFacts["kind"] {
  const hasDigit = /\p{N}/u.test(text);
  const hasLetter = /\p{L}/u.test(text);
  if (hasDigit) return hasLetter ? "code" : "number";
  return hasLetter ? "word" : "sign";
}

function shapeOf(text: string): string {
  const classes = text
    .replace(/\p{M}+/gu, "")
    .replace(/\p{Lu}/gu, "X")
    .replace(/[\p{Ll}\p{Lo}\p{Lt}\p{Lm}]/gu, "x")
    .replace(/\p{N}/gu, "9");
  return classes.replace(/(.)\1{2,}/gu, "$1$1");
}

/**
 * The smallest unit at which a value may begin or end: a sequence of letters, of digits, of letters and digits mixed,
 * or a single other character. `start` and `end` are UTF-16 offsets.
 */
export interface Piece {
  readonly start: number;
  readonly end: number;
  /** Whether no white space separates this piece from the previous one. */
  readonly isGlued: boolean;
  readonly facts: PieceFacts;
}

/** Longer texts are truncated: the product's properties come early, and this bounds time and memory. */
export const maxPieces = 1200;

/** A point or comma between digits is part of the number: 3,000 and 1.5. */
const run = /[\p{L}\p{M}\p{N}]+(?:(?<=\p{N})[.,](?=\p{N})[\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;

/**
 * Where words without a separating space meet: BlackALTERNATE, 095205742466INNER, UPC0952. A code such as WH1000 or
 * 12V stays whole where it has fewer than three letters.
 */
const seam =
  /(?<=\p{Ll}\p{M}*)(?=\p{Lu})|(?<=\p{N}\p{N})(?=\p{L}{4})|(?<=\p{N})(?=\p{Lu}\p{Ll}{2})|(?<=\p{L}{3})(?=\p{N}{2})/u;

/** Part of a sequence of characters: its length and properties. */
interface RunPart {
  readonly length: number;
  readonly facts: PieceFacts;
}

const cachedOfPieces = new BoundedCache<string, readonly RunPart[]>(cacheSizes.taggedPieces);

/** The pieces of a text in order, at most `maxPieces`, without white space. */
export function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let last = -1;
  for (const { 0: found, index } of text.matchAll(run)) {
    let start = index;
    for (const { length, facts } of cachedOfPieces.get(found) ?? readRun(found)) {
      const end = start + length;
      pieces.push({ start, end, isGlued: start === last, facts });
      start = end;
      last = end;
    }
    if (pieces.length >= maxPieces) return pieces.slice(0, maxPieces);
  }
  return pieces;
}

function readRun(found: string): readonly RunPart[] {
  const parts = found.length < 4 ? [found] : found.split(seam);
  const read = parts.map((part) => ({ length: part.length, facts: pieceFacts(part) }));
  if (found.length <= longestCached) cachedOfPieces.set(detached(found), read);
  return read;
}

const sources = ["name", "description"] as const;
type TextSource = (typeof sources)[number];

/** One of a product's texts, split into pieces. */
export interface SourceText {
  readonly source: TextSource;
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** The non-empty texts of a product, the name first. */
export function readSources(product: Readonly<Record<TextSource, string>>): SourceText[] {
  return sources.flatMap((source) => {
    const pieces = readPieces(product[source]);
    return pieces.length === 0 ? [] : [{ source, text: product[source], pieces }];
  });
}

/** The text from one piece to another. */
export function sliceOf({ text, pieces }: SourceText, start: number, end: number): string {
  return text.slice(pieces[start]?.start ?? 0, pieces[end - 1]?.end ?? 0);
}
