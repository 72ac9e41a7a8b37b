import { textLanguages } from "../../../text/language.ts";
import { lazily } from "../../../text/lazily.ts";
import { stopWordLists } from "../../../text/stop-word-lists.ts";
import { isStopWordInAnyLanguage } from "../../../text/stop-words.ts";
import { claimPhrases } from "../words/claim-words.ts";
import { conditionPhrases } from "../words/condition-words.ts";
import { flagWords } from "../words/flag-words.ts";
import { beginningLength, compoundBeginnings } from "../words/german-compounds.ts";
import { promotionalPhrases } from "../words/promotional-words.ts";
import { FoldedWord } from "./folded-word.ts";
import { MarkedWords } from "./marked-words.ts";
import { tellingWords } from "./telling-words.ts";

/** What a word's mark says, a bit for each. */
export const wordMark = {
  /** A function word of the first of `textLanguages`; twice as much for each one behind it. */
  stopWord: 0x1,
  /** It says nothing in any language (see `isStopWordInAnyLanguage`). */
  emptyWord: 0x10,
  /** A word that may be a flag (see `findFlags`). */
  flag: 0x20,
  /** A phrase of `wordTables` begins with it, or it may be a compound of them; told once these were read. */
  tableWord: 0x40,
} as const;

/** Two marks each: a text without a word of the one and a word of the other has no such phrase. */
const phraseMarks = {
  promotion: [0x100, 0x200],
  claim: [0x400, 0x800],
  condition: [0x1000, 0x2000],
} as const;

/** Whether a text whose words have those marks may have a phrase of the kind. */
export function mayHavePhrase(marks: number, kind: keyof typeof phraseMarks): boolean {
  const [one, other] = phraseMarks[kind];
  return (marks & one) !== 0 && (marks & other) !== 0;
}

/** All words that have a mark. */
export const markedWords = lazily(() => {
  const marked = new MarkedWords();
  markFunctionWords(marked);
  for (const word of flagWords()) marked.add(word, wordMark.flag);
  markPhrases(marked, "promotion", Object.values(promotionalPhrases).flat());
  markPhrases(marked, "claim", Object.values(claimPhrases).flat());
  markPhrases(marked, "condition", conditionPhrases);
  return marked;
});

const compounds = lazily(() => {
  const marked = new MarkedWords();
  for (const beginning of compoundBeginnings()) marked.add(beginning, wordMark.tableWord);
  return marked;
});
let areTableWordsMarked = false;

/** Whether `tableWord` is told: reading the tables takes long, and few rules ask for them. */
export function hasTableWords(): boolean {
  return areTableWordsMarked;
}

/** @param beginnings the first words of the tables' phrases */
export function markTableWords(beginnings: readonly string[]): void {
  for (const word of beginnings) markedWords().add(word, wordMark.tableWord);
  areTableWordsMarked = true;
}

const beginning = new FoldedWord();

/** What a word is marked as that begins with four such letters, and has more than six. */
export function marksOfCompound({ letters }: FoldedWord): number {
  beginning.begin();
  for (let place = 0; place < beginningLength; place += 1) beginning.add(letters[place] ?? 0);
  return compounds().marksOf(beginning);
}

function markFunctionWords(marked: MarkedWords): void {
  for (const [place, language] of textLanguages.entries()) {
    for (const word of stopWordLists[language].split(" ")) {
      marked.add(word, wordMark.stopWord << place);
      if (isStopWordInAnyLanguage(word)) marked.add(word, wordMark.emptyWord);
    }
  }
}

function markPhrases(marked: MarkedWords, kind: keyof typeof phraseMarks, phrases: readonly string[]): void {
  for (const phrase of phrases) {
    const [one, other = one] = tellingWords(phrase);
    marked.add(one, phraseMarks[kind][0]);
    marked.add(other, phraseMarks[kind][1]);
  }
}
