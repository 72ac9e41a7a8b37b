import { findFacts } from "../facts/extractor.ts";
import type { PhraseTable } from "../nlp/phrase-table.ts";
import type { WordReading } from "../nlp/stemmer.ts";
import type { Place } from "./violation.ts";

/** The tables of which a sentence about the shop is made. */
interface TalkTables {
  /** What makes all of a clause one about the shop. */
  readonly talk: PhraseTable<true>;
  /** Words with which a clause leads to such a one: "if you have any problem". */
  readonly opening: PhraseTable<true>;
  /** Words with which a clause goes on with such a one: "so please". */
  readonly following: PhraseTable<true>;
}

type Words = Pick<WordReading, "text" | "tokens" | "folded">;

/** Between clauses; a decimal comma is none. */
const separator = /[;|•\n()[\]]|[,:](?=\s)|\s[-–—](?=\s)|[.!?](?=\s+\p{Lu})/gu;
const closes = /[,:]/u;
/** How far a measure may be off, where it was taken by hand. */
const tolerance =
  /\d[\d.,]*(?:\s?(?:[-–/]|to|bis|à|a)\s?\d[\d.,]*)?\s?(?:cm|mm|inch(?:es)?)(?!\p{L})(?=.*(?:err|deviat|differ|manual|handmess|abweich|écart|différ|toleran|tolléran|scart))/giu;
const shopMeasures = new Set(["duration", "fraction"]);
const productFacts = new Set(["code", "gtin", "colour", "material", "audience", "certification"]);
/** "Cables not included": what one does not buy. */
const omission =
  /\p{L}{4}\s(?:(?:are|is|sind|ist|sono|è|sont|est)\s)?(?:not|nicht|non|pas)\s(?:\p{L}+\s){0,2}(?:included|supplied|enthalten|inbegriffen|lieferumfang|inclus[aeio]?e?s?|fournie?s?|comprise?s?|compres[aeio]|fornit[aeio])(?!\p{L})/iu;

/** Whether words about something else than the offer say what one does not buy. */
export function statesOmission(text: string): boolean {
  return omission.test(text);
}

/**
 * The clauses of a sentence that are about the shop in all that they say: feedback, questions, the colours of the buyer's
 * screen, gift wrapping. A clause with a fact of the product is none.
 */
export function talkPlaces(reading: Words, tables: TalkTables): readonly Place[] {
  const clauses = clausesOf(reading, tables);
  if (!clauses.some(({ isTalk }) => isTalk)) return [];
  for (let at = 1; at < clauses.length; at += 1) {
    const [before, clause] = [clauses[at - 1], clauses[at]];
    if (before?.isTalk && clause && (clause.isFollowing || before.mark === ":") && closes.test(before.mark))
      clause.isTalk = clause.isFree;
  }
  for (let at = clauses.length - 2; at >= 0; at -= 1) {
    const [clause, next] = [clauses[at], clauses[at + 1]];
    if (clause?.isOpening && next?.isTalk && closes.test(clause.mark)) clause.isTalk = clause.isFree;
  }
  const places: Place[] = [];
  for (const { isTalk, start, end } of clauses) {
    const before = places.at(-1);
    if (!isTalk) continue;
    if (before !== undefined && !/[;|•\n()[\]]/u.test(reading.text.slice(before.end, start)))
      places[places.length - 1] = { start: before.start, end };
    else places.push({ start, end });
  }
  return places;
}

interface Clause extends Place {
  /** The separator behind it. */
  readonly mark: string;
  readonly isOpening: boolean;
  readonly isFollowing: boolean;
  /** Whether it states no fact of the product. */
  readonly isFree: boolean;
  isTalk: boolean;
}

function clausesOf({ text, tokens, folded }: Words, { talk, opening, following }: TalkTables): Clause[] {
  const marks = [...text.matchAll(separator)].map(({ 0: mark, index }) => ({ mark, index }));
  const clauses: Clause[] = [];
  let from = 0;
  for (const { mark, index } of [...marks, { mark: "", index: text.length }]) {
    const first = tokens.findIndex(({ start }) => start >= from);
    let last = first < 0 ? -1 : first;
    while (last >= 0 && (tokens[last + 1]?.start ?? index) < index) last += 1;
    const [start, end] = [tokens[first]?.start ?? index, tokens[last]?.end ?? index];
    from = index + mark.length;
    if (first < 0 || start >= index) continue;
    const own = folded.slice(first, last + 1);
    const hit = own.findIndex((_, at) => talk.longestAt(own, at) !== undefined);
    const isOpening = opening.longestAt(own, 0) !== undefined;
    const isFree = !statesProduct(text.slice(start, end));
    const isJoined = !isOpening && hit > mostBeforeAnd && joins.test(own[hit - 1] ?? "");
    clauses.push({
      ...{ start, end, mark, isOpening, isFree },
      isFollowing: following.longestAt(own, 0) !== undefined,
      isTalk: hit >= 0 && isFree && !isJoined,
    });
  }
  return clauses;
}

/** "Two drawers and gift wrapping available": what is before may be about the product. */
const joins = /^(?:and|und|et|e|ed)$/u;
const mostBeforeAnd = 1;

function statesProduct(clause: string): boolean {
  if (statesOmission(clause)) return true;
  return findFacts(clause.replace(tolerance, " ")).some(({ kind, subject }) =>
    kind === "measure" ? !shopMeasures.has(subject ?? "") : productFacts.has(kind),
  );
}
