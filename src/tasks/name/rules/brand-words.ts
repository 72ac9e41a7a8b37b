import type { Language } from "../../../api/vocabulary.ts";
import { lazily, oncePerKey } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import words from "./brand-words.tsv";

type Kind =
  | "claim"
  | "placeholder"
  | "publisher"
  | "house"
  | "binding"
  | "novel"
  | "media"
  | "player"
  | "label";

const rows = lazily(() => parseTable(words));
/** The words of one kind, as the table explains them. */
export const wordsOf = oncePerKey((key: Kind | `claim ${Language}`): ReadonlySet<string> => {
  const [kind, language = ""] = key.split(" ");
  const ofKind = rows().filter((row) => row.kind === kind && row.language === language);
  return new Set(membersOf(ofKind, "words", "|"));
});

/** "Musique > CD": a level of its own. */
const records =
  /(?:^|[>|/,])\s*(?:cds?|lps?|dvds?|blu-ray|vin[iy]l(?:es?|i)?|schallplatten?|disques?|dischi)\s*$/iu;

/** The category of records and films. */
export function isRecord(category: string): boolean {
  return records.test(category);
}

/** The category of books, but not of book stands or DVD players. */
export function isMedia(category: string): boolean {
  const folded = foldText(category);
  const parts = folded.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  return (
    (parts.some((part) => wordsOf("media").has(part)) || records.test(folded)) &&
    !parts.some((part) => wordsOf("player").has(part))
  );
}
