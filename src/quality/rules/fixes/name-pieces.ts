import { foldText } from "../../../text/normal-form.ts";
import { readWords } from "../../../text/read-words.ts";
import { wordTables } from "../words/word-tables.ts";

/** A part of a name that may go as a whole. `start` includes the separator or blank before it. */
export interface NamePiece {
  readonly start: number;
  readonly end: number;
  /** The lower, the earlier it goes; infinite for the name's head. */
  readonly importance: number;
  readonly kind: PieceKind;
}

type PieceKind = "head" | "segment" | "phrase" | "aside";

/** From here on a piece tells variants apart. */
export const telling = 4;
const importances = { aside: 1, phrase: 2, segment: 3, fitting: 3, brand: 2 } as const;
/** What a thing fits is more than how it is made. */
const fits = /^\s*(?:for|für|pour|per)\s/iu;
const preposition =
  "(?:with|without|for|including|incl\\.?|mit|ohne|für|inkl\\.?|inklusive|zum|zur|avec|sans|pour|con|senza|per)\\s";
/** Words that need what the preposition behind them brings: "suitable for". */
const leaning =
  "suitable|compatible|compatibile|kompatibel|geeignet|passend|adapté|adaptée|adatto|adatta|conçu|conçue|ideal|idéal|idéale|ideale|perfect|coated|filled|made|fits|rich|gefüllt|ausgestattet|équipé";
const boundary = new RegExp(
  "\\s+\\([^()]*\\)|\\s+\\[[^[\\]]*\\]|\\s+[-–—|•/]\\s+|[,;]\\s+|\\s*[|•]\\s*|" +
    `(?<!(?:^|\\s)(?:${leaning}))\\s+(?=(?:(?:${leaning})\\s)?${preposition})`,
  "giu",
);

/**
 * The pieces of a name in order: what stands in brackets, between separators, and phrases that a preposition begins.
 * Brackets are least, then phrases, then segments; each counts for more where it holds a digit (a measure or a model,
 * which tell variants apart) and most where it holds the brand.
 */
export function readPieces(name: string, keep: ReadonlySet<string>): readonly NamePiece[] {
  const pieces: NamePiece[] = [];
  let start = 0;
  let kind: PieceKind = "head";
  const close = (end: number) => {
    if (name.slice(start, end).trim() !== "") {
      pieces.push({ start, end, kind, importance: importanceOf(name.slice(start, end), kind, keep) });
    }
  };
  for (const { 0: sign, index } of name.matchAll(boundary)) {
    close(index);
    start = index;
    const isHeadOver = pieces.length > 0;
    if (/[([]/.test(sign)) {
      const end = index + sign.length;
      pieces.push({ start: index, end, kind: "aside", importance: importanceOf(sign, "aside", keep) });
      start = end;
      kind = isHeadOver ? "segment" : "head";
    } else kind = !isHeadOver ? "head" : /^\s+$/u.test(sign) ? "phrase" : "segment";
  }
  close(name.length);
  return withEnumerations(name, withKind(name, pieces, keep));
}

/** Where the head is a maker and a model alone (HP 15-ac116), what follows says what the thing is and stays too. */
function withKind(
  name: string,
  pieces: readonly NamePiece[],
  keep: ReadonlySet<string>,
): readonly NamePiece[] {
  const [head, second, ...others] = pieces;
  if (!head || !second || second.kind === "phrase") return pieces;
  const [first, next] = [head, second].map(({ start, end }) => saysKind(name.slice(start, end), keep));
  return first || !next ? pieces : [head, { ...second, importance: Number.POSITIVE_INFINITY }, ...others];
}

function saysKind(text: string, keep: ReadonlySet<string>): boolean {
  return text
    .split(/[^\p{L}\p{N}-]+/u)
    .some((word) => /^\p{L}*\p{Ll}{2}[\p{L}-]*$/u.test(word) && !keep.has(foldText(word)));
}

/** "for lawn, terrace and beds" is one piece: what a phrase enumerates goes with it. */
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

/** Of "with nuts, raisins" the last goes first: a phrase may begin a list. */
function isBeforeComma(name: string, next: NamePiece | undefined): boolean {
  return next !== undefined && name.startsWith(",", next.start);
}

/** The last of the segments behind commas that an "and" ends; the phrase itself where there is none. */
function enumerationEnd(name: string, pieces: readonly NamePiece[], phrase: number): number {
  for (let index = phrase + 1; index < pieces.length; index += 1) {
    const piece = pieces[index];
    const text = name.slice(piece?.start, piece?.end);
    if (!/^,\s/u.test(text)) return phrase;
    if (/\s(?:and|or|und|oder|et|ou|e|o|&)\s/iu.test(text)) return index;
  }
  return phrase;
}

/** Those pieces of the name, as they stand. */
export function joinPieces(name: string, kept: readonly NamePiece[]): string {
  return kept.map(({ start, end }) => name.slice(start, end)).join("");
}

function importanceOf(text: string, kind: PieceKind, keep: ReadonlySet<string>): number {
  if (kind === "head") return Number.POSITIVE_INFINITY;
  const tells = tellsVariants(text) ? telling + (fits.test(text) ? importances.fitting : 0) : 0;
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u);
  return (
    importances[kind] + tells + (words.some((word) => word !== "" && keep.has(word)) ? importances.brand : 0)
  );
}

/** A number, a size in letters or a colour is what variants of a product differ in. */
function tellsVariants(text: string): boolean {
  if (/\d|(?<!\p{L})X{0,3}[SML](?!\p{L})/u.test(text)) return true;
  const { folded } = readWords(text);
  return folded.some((_word, index) => wordTables().longestAt(folded, index)?.entry === "colours");
}
