import type { PhraseTable } from "../../nlp/phrase-table.ts";
import type { WordReading } from "../../nlp/stemmer.ts";
import { isStopWord } from "../../nlp/stop-words.ts";
import type { Token } from "../../nlp/tokenizer.ts";
import { compoundPiece, type Piece, type PieceSite, pieceOfSense } from "./piece.ts";
import { isArticle, jointOf } from "./prepositions.ts";
import { classifyVerbatim, isMixedCase, type VerbatimWord, type WordSite } from "./proper-names.ts";
import { findSense, isJoinedToPrevious, type SensePlace, type SenseSource } from "./word-sense.ts";

/** Reads words joined by hyphens or full stops as one piece if one has a digit or none is known: "2-in-1", "Lxs-001", "No.4". */
export function hyphenChain(reading: WordReading, place: number, site: ReadSite): PieceHere | undefined {
  const { text, tokens } = reading;
  let end = place + 1;
  while (end < tokens.length && /^[-_.&]$/.test(text.slice(tokens[end - 1]?.end, tokens[end]?.start)))
    end += 1;
  const [first, last] = [tokens[place], tokens[end - 1]];
  if (end === place + 1 || first === undefined || last === undefined) return undefined;
  const chain = tokens.slice(place, end);
  const hasDigit = chain.some(({ kind }) => kind !== "word");
  const known = chain.filter((token, offset) => isKnown(reading, place + offset, token.text, site));
  if (!hasDigit && known.length > 0) return undefined;
  const found = text.slice(first.start, last.end);
  const span = { start: first.start, end: last.end, found };
  const names = chain.map((token) => classifyVerbatim(token, { ...site, isFirst: place === 0 }));
  const length = end - place;
  if (hasDigit ? !known.some(isWord) : names.every(isVerbatim)) {
    const isGuess = !hasDigit && names.some((name) => name?.isGuess === true);
    return { piece: { kind: "name", ...span, text: found, isGuess }, length };
  }
  return { piece: { kind: "unknown", ...span, isFunctionWord: false }, length };
}

/** False for codes and short words: "3D-Drucker" has a word, "2-in-1" has none. */
function isWord({ kind, text }: Token): boolean {
  return kind === "word" && text.length > 3;
}

function isVerbatim(word: VerbatimWord | undefined): boolean {
  return word !== undefined;
}

function isKnown(
  { folded }: WordReading,
  place: number,
  written: string,
  { lexicon, split, source }: ReadSite,
): boolean {
  if (lexicon.longestAt(folded, place) !== undefined) return true;
  return source === "de" && split(written.toLowerCase()) !== undefined;
}

export interface PieceHere {
  readonly piece: Piece;
  /** Its number of tokens. */
  readonly length: number;
}

interface ReadSite extends SenseSource, SensePlace, Omit<WordSite, "isFirst"> {
  readonly protectedPhrases: PhraseTable<true>;
}

/** The piece that begins at a token. */
export function readPiece(reading: WordReading, place: number, site: ReadSite): PieceHere {
  const protectedName = site.protectedPhrases.longestAt(reading.folded, place);
  if (protectedName) return verbatimPiece(reading, place, "name", protectedName.length);
  const token = reading.tokens[place];
  if (token?.kind === "number") return verbatimPiece(reading, place, "number");
  const match = findSense(reading, place, site);
  if (match !== undefined && match.length > 1) {
    return { piece: pieceOfSense(match.sense, siteOf(reading, place, match.length)), length: match.length };
  }
  const here = jointHere(reading, place, site) ?? wordHere(reading, place, site, match?.sense);
  return match?.isOpen === true ? { ...here, piece: { ...here.piece, isOpen: true } } : here;
}

function siteOf({ tokens, text }: WordReading, place: number, length = 1): PieceSite {
  const [start, end] = [tokens[place]?.start ?? 0, tokens[place + length - 1]?.end ?? 0];
  return { start, end, found: text.slice(start, end) };
}

function verbatimPiece(
  reading: WordReading,
  place: number,
  kind: "name" | "technical" | "number",
  length = 1,
): PieceHere {
  const site = siteOf(reading, place, length);
  return { piece: { kind, ...site, text: site.found }, length };
}

/** A preposition with its article; "à" and "e" are prepositions, but not the capital A of a size or model. */
function jointHere(reading: WordReading, place: number, { source }: ReadSite): PieceHere | undefined {
  const written = reading.tokens[place]?.text ?? "";
  if (/^[A-Z]$/.test(written)) return undefined;
  const joint = jointOf(reading.folded[place] ?? "", source);
  if (joint === undefined) return undefined;
  const hasNextArticle =
    isJoinedToPrevious(reading, place + 1) && isArticle(reading.folded[place + 1] ?? "", source);
  const length = hasNextArticle ? 2 : 1;
  const hasArticle = joint.hasArticle || hasNextArticle;
  return {
    piece: { kind: "joint", ...siteOf(reading, place, length), word: joint.word, hasArticle },
    length,
  };
}

function wordHere(
  reading: WordReading,
  place: number,
  site: ReadSite,
  sense: Parameters<typeof pieceOfSense>[0] | undefined,
): PieceHere {
  const token = reading.tokens[place];
  const here = siteOf(reading, place);
  const isInitials = !site.isLoud && /^\p{Lu}{2,3}$/u.test(here.found);
  const forms = sense?.entry.forms[site.source] ?? [];
  const isAnyName = isInitials || isMixedCase(here.found);
  if (sense !== undefined && (!isAnyName || forms.includes(here.found))) {
    return { piece: pieceOfSense(sense, here), length: 1 };
  }
  const word = reading.folded[place] ?? "";
  const split =
    site.source === "de" && token?.kind === "word" ? site.split(here.found.toLowerCase()) : undefined;
  if (split !== undefined) return { piece: compoundPiece(split, here), length: 1 };
  const verbatim = token && classifyVerbatim(token, { ...site, isFirst: place === 0 });
  if (verbatim !== undefined) {
    const isGuess = verbatim.isGuess || (isInitials && sense !== undefined);
    return { piece: { kind: verbatim.kind, ...here, text: here.found, isGuess }, length: 1 };
  }
  const isFunctionWord = isStopWord(word, site.source);
  return { piece: { kind: "unknown", ...here, isFunctionWord }, length: 1 };
}
