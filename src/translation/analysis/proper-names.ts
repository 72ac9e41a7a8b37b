import { acronyms, brandNames, mixedCaseNames } from "../../nlp/casing-words.ts";
import type { Language } from "../../nlp/language.ts";
import type { Token } from "../../nlp/tokenizer.ts";
import { ownVocabulary } from "../built-in-words.ts";
import type { Piece } from "./piece.ts";
import { isDetected, isKnownMaker, isSurelyName, isWordOf } from "./word-language.ts";

const verbatimKinds: ReadonlySet<Piece["kind"]> = new Set(["name", "number", "measure", "technical"]);

/** Merges adjacent names, codes and numbers into one piece: "Galaxy S7 32", "Shine-3", "BRE227/00". */
export function mergeNames(found: readonly Piece[], text: string, source: Language): readonly Piece[] {
  return joinNames(found, text, source).map((piece) => resolveGuess(piece, text, source));
}

/** After a truncated word, which is not surely a name. */
const cutOff = /^(?:…|\.\.)/;

function resolveGuess(piece: Piece, text: string, source: Language): Piece {
  if (piece.kind !== "name") return piece;
  const isCut = cutOff.test(text.slice(piece.end));
  if (isCut && /(?:^| )\p{L}{3,}$/u.test(piece.found)) return { ...piece, isGuess: true };
  if (piece.isGuess !== true || isCut) return piece;
  return isSurelyName(piece.found, source) ? { ...piece, isGuess: false } : piece;
}

function joinNames(found: readonly Piece[], text: string, source: Language): readonly Piece[] {
  if (found.length < 2) return found;
  const run = found.map((piece, place) => asName(piece, found[place - 1], found[place + 1]));
  const merged: Piece[] = [];
  for (const piece of run) {
    const before = merged.at(-1);
    if (before === undefined || !(mayMerge(before, piece) || isGlued(before, piece, text))) {
      merged.push(piece);
      continue;
    }
    const { start } = before;
    const found = text.slice(start, piece.end);
    const isTechnical = before.kind === "technical" && piece.kind === "number";
    const kind = isTechnical ? "technical" : "name";
    const isGuess = isGuessed(before) || (isGuessed(piece) && !isLine(before, piece, source));
    merged.splice(-1, 1, { kind, start, end: piece.end, found, text: found, isGuess });
  }
  return merged;
}

function asName(piece: Piece, before: Piece | undefined, next: Piece | undefined): Piece {
  const isUnknownName = isMaker(piece, next) || isModel(piece, before, next);
  const named = isUnknownName ? nameOf(piece) : piece;
  const isBehindThing = before !== undefined && known.has(before.kind);
  const isSure = named.kind === "name" && isBehindThing && isCode(next);
  return isSure ? { ...named, isGuess: false } : named;
}

const known: ReadonlySet<Piece["kind"]> = new Set(["noun", "property", "material", "audience", "joint"]);

/** "Lampe Revox RV52E": a word between a thing and a code of letters and digits is the maker. */
function isCode(piece: Piece | undefined): boolean {
  return piece?.kind === "name" && /\d/.test(piece.found) && /\p{L}/u.test(piece.found);
}

/** "Tucano BFM1112": an unknown capitalized word before a code is the maker. */
function isMaker(piece: Piece, next: Piece | undefined): boolean {
  if (piece.kind !== "unknown" || piece.isFunctionWord || next?.kind !== "name") return false;
  return /^\p{Lu}\p{L}+$/u.test(piece.found) && /\d/.test(next.found) && next.start === piece.end + 1;
}

function isGuessed(piece: Piece): boolean {
  return "isGuess" in piece && piece.isGuess === true;
}

/** "Sony Cyber-shot": a short capitalized word after a known maker, at the end or before a name or number. */
function isModel(piece: Piece, before: Piece | undefined, next: Piece | undefined): boolean {
  if (piece.kind !== "unknown" || before?.kind !== "name" || isGuessed(before)) return false;
  const isLast = next === undefined || verbatimKinds.has(next.kind);
  return isLast && /^\p{Lu}[\p{L}-]{1,9}$/u.test(piece.found) && before.end + 1 === piece.start;
}

/** "Toshiba Satellite", "Acer Liquid Z3": a guessed name after a known maker is its product line unless it is a common word. */
function isLine(before: Piece, piece: Piece, source: Language): boolean {
  return before.kind === "name" && !/\d/.test(before.found) && !isWordOf(piece.found, source);
}

function nameOf({ start, end, found }: Piece): Piece {
  return { kind: "name", start, end, found, text: found, isGuess: true };
}

function mayMerge(before: Piece, { kind }: Piece): boolean {
  if (before.kind === "name") return kind === "name" || kind === "number" || kind === "technical";
  if (before.kind === "technical") return kind === "number" || kind === "name";
  return before.kind === "number" && kind === "name";
}

/** Whether two names, codes or numbers are joined by punctuation. */
function isGlued(before: Piece, piece: Piece, text: string): boolean {
  return (
    verbatimKinds.has(before.kind) &&
    verbatimKinds.has(piece.kind) &&
    /^[^\s]{1,2}$/.test(text.slice(before.end, piece.start))
  );
}

/** The context of an unlisted word. */
export interface WordSite {
  readonly source: Language;
  /** Whether all words of the name are capitalized. */
  readonly isTitle: boolean;
  /** Whether the name is all capitals, which then are no evidence. */
  readonly isLoud: boolean;
  readonly isFirst: boolean;
  /** Whether only names and codes precede it. */
  readonly isLeading: boolean;
}

const technicalNames: ReadonlySet<string> = new Set(
  "bluetooth wifi wlan hdmi usb led lcd oled qled gps nfc sd microsd ssd hdd dvd cd blu ray vr hifi hd uhd qi tft mp3 mp4 3d 4k 8k 5g 4g".split(
    " ",
  ),
);
/** Acronyms that are makers. */
const makers: ReadonlySet<string> = new Set(
  "hp lg jbl aeg ibm jvc tdk akg msi amd htc tcl zte nec bmw vw lego wmf ups nba nfl ufc wwe tnt gls ms cd".split(
    " ",
  ),
);
/** Endings of common words: a word with one is not taken for a name just because it comes first. */
const wordEndings: Readonly<Record<Language, RegExp>> = {
  en: /(?:ing|ed|ly|al|ic|ous|able|ible|ian|ian|can|ful|less|ish|ive|nky|sty|ty|yan|er|est|tion|ness|ment|s)$/,
  de: /(?:er|en|e|isch|lich|ig|bar|sam|ung|heit|keit|iert)$/,
  fr: /(?:eur|euse|eux|ique|able|ible|ant|ante|tion|ment|age|ette|ier|ière|s)$/,
  it: /(?:ore|trice|oso|osa|ico|ica|abile|ibile|ante|ente|zione|mento|aggio|ario|aria|i|e)$/,
};
/** Names that are also common words. */
const everyday: ReadonlySet<string> = new Set(
  "star wars hello kitty dash aspire inspire galaxy windows satellite pavilion oral candy guess converse fossil citizen inspiron stanley paris roma rana noel".split(
    " ",
  ),
);

/** A word that is not translated. */
export interface VerbatimWord {
  readonly kind: "name" | "technical";
  /** Whether only its position and its capital suggest so. */
  readonly isGuess: boolean;
}

const sureName: VerbatimWord = { kind: "name", isGuess: false };
const guessedName: VerbatimWord = { kind: "name", isGuess: true };
const technicalName: VerbatimWord = { kind: "technical", isGuess: false };

/** Classifies a word that is not translated; undefined for a word of the language that the glossary lacks. */
export function classifyVerbatim(token: Token, site: WordSite): VerbatimWord | undefined {
  const { text, folded, kind } = token;
  const lower = text.toLowerCase();
  if (technicalNames.has(folded)) return technicalName;
  if (kind === "code" || mixedCaseNames().has(lower)) return sureName;
  if (isKnownMaker(folded)) return sureName;
  if (brandNames().has(folded)) return everyday.has(folded) ? guessedName : sureName;
  const isAllCapitals = text === text.toUpperCase() && text !== lower;
  if (isAllCapitals && acronyms().has(lower) && !site.isLoud)
    return makers.has(lower) ? sureName : technicalName;
  if (/^\p{Lu}$/u.test(text) || isMixedCase(text)) return sureName;
  if (isLetterCode(text, site)) return /[AEIOUY]/.test(text) ? guessedName : sureName;
  if (!/^\p{Lu}/u.test(text) || isCommonWord(folded, site.source)) return undefined;
  if (isAllCapitals && !site.isLoud) {
    if (isWordOf(text, site.source)) return undefined;
    return site.source === "de" ? guessedName : sureName;
  }
  return isNamePlace(site, folded) ? guessedName : undefined;
}

/** "SmartWatch", "FunFoods": no common word has a capital inside. */
export function isMixedCase(text: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(text);
}

/** "QX", "ZVR": letters of a designation in a name that is all capitals. */
function isLetterCode(text: string, { isLoud, source }: WordSite): boolean {
  return isLoud && /^[A-Z]{2,3}$/.test(text) && !isWordOf(text, source);
}

/** Whether a capital at this position suggests a name: where common words have none, or at the start of the whole name. */
function isNamePlace(site: WordSite, folded: string): boolean {
  const { source, isTitle, isLoud, isFirst, isLeading } = site;
  if (isLoud) return false;
  const mayLead = isLeading && !wordEndings[source].test(folded);
  if (source === "de") return mayLead;
  if (isTitle) return source === "en" && mayLead;
  return !isFirst || (source === "en" && mayLead);
}

function isCommonWord(folded: string, source: Language): boolean {
  return ownVocabulary(source).has(folded) || isDetected(folded, source);
}
