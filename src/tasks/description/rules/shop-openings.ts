import { oncePerKey } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import type { Language } from "../../../nlp/language.ts";
import { type PhraseTable, phraseTableOf } from "../../../nlp/phrase-table.ts";
import type { SourcePassage } from "./read-passages.ts";
import shopOpenings from "./shop-openings.tsv";

type Kind = "question" | "answer";

const rows = parseTable(shopOpenings);

const phrases = oncePerKey((key: `${Language} ${Kind}`): PhraseTable<true> => {
  const found = rows.filter((row) => `${row.language} ${row.kind}` === key);
  return phraseTableOf(membersOf(found, "phrases", "|").map((phrase) => [phrase, true] as const));
});

/** Passages that questions and what answers them may be; words of one. */
const [mostOpening, mostWords, mostOfQuestion] = [4, 26, 18];
/** Words of a question that does not address the reader. */
const mostOfShort = 8;
/** In a novel a question tells what it is about. */
const ofBook =
  /(?<!\p{L})(?:isbn|novel|paperback|hardcover|roman[zo]*|taschenbuch|seiten|broché|pagine|pages|author|autore?|auteur)(?!\p{L})/iu;

/**
 * The passages that a text begins with and that say nothing of the product: questions to the reader, and the praise that answers them ("Is your
 * dog bored? Our duck is the answer!"). None where nothing else would be left, and none of a book.
 */
export function openingOfShop(
  passages: readonly SourcePassage[],
  language: Language,
): ReadonlySet<SourcePassage> {
  const none: ReadonlySet<SourcePassage> = new Set();
  if (passages[0]?.source.text.endsWith("?") !== true) return none;
  let end = 0;
  while (end < mostOpening && isQuestion(passages[end])) end += 1;
  const questions = passages.slice(0, end);
  const behind = passages[end];
  const isAnswered = behind !== undefined && isAnswer(behind, language);
  const isOpening =
    questions.length > 0 &&
    questions.every(
      (passage) => addressesReader(passage, language) || (isAnswered && passage.source.words <= mostOfShort),
    );
  const opening = passages.slice(0, isAnswered ? end + 1 : end);
  const rest = passages.slice(opening.length);
  if (!isOpening || rest.every(({ source }) => source.words < 2)) return none;
  return passages.some(({ source }) => ofBook.test(source.text)) ? none : new Set(opening);
}

function isQuestion(passage: SourcePassage | undefined): boolean {
  if (passage === undefined) return false;
  const { text, words } = passage.source;
  return text.endsWith("?") && words <= mostOfQuestion && !/\d/u.test(text);
}

function addressesReader({ source }: SourcePassage, language: Language): boolean {
  return phrases(`${language} question`).longestAt(source.folded, 0) !== undefined;
}

function isAnswer({ source }: SourcePassage, language: Language): boolean {
  if (source.words > mostWords || source.text.includes(":")) return false;
  const table = phrases(`${language} answer`);
  return source.folded.some((_, place) => table.longestAt(source.folded, place) !== undefined);
}
