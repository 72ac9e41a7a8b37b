import { textLanguages } from "../../../text/language.ts";
import { between, classAt, inWord, outside } from "../../../text/tokens/character-classes.ts";
import { tokenize } from "../../../text/tokens.ts";
import { shortestCompound } from "../words/german-compounds.ts";
import { type CharacterSet, clearUnits, notedUnits, noteUnit } from "./character-set.ts";
import { foldedLetters, isFoldedDigit, secondLetters, unitsFolded } from "./folded-letters.ts";
import { FoldedWord } from "./folded-word.ts";
import { hasTableWords, markedWords, marksOfCompound, wordMark } from "./word-marks.ts";

const blank = 0x20;
const fullStop = 0x2e;
const blankBeyondAscii = /\s/u;
/** So many of a text's first words are counted for its language. */
const wordsForLanguage = 60;
const shortestContent = 3;

/** The word that is being read: one text is surveyed at a time. */
const word = new FoldedWord();
/** Of the words of the text that is being read, by hash, the number of that text: a word that is there may be a second one. */
const textOfWord = new Int32Array(256);
let textNumber = 0;

/** From U+00C0 on what stands beyond ASCII may be a capital. */
const firstOfCapitals = 0xc0;
/** What a letter adds to `smallBalance`. */
const balances = Int8Array.from({ length: unitsFolded }, (_balance, unit) => {
  if (unit >= 0x61 && unit <= 0x7a) return 1;
  return (unit >= 0x41 && unit <= 0x5a) || unit >= firstOfCapitals ? -2 : 0;
});

/** By the marks of four languages a byte for each of them, so that all are counted in one sum. */
const countsOfMarks = Int32Array.from({ length: wordMark.emptyWord }, (_count, marks) =>
  textLanguages.reduce((sum, _language, place) => sum | (((marks >> place) & 1) << (8 * place)), 0),
);

/** What one pass over a text tells: what it lacks, no rule need look for. Its tokens are counted as `tokenize` has them, and none is made. */
export class TextSurvey {
  /** But for the letters and digits of words in Latin letters. */
  readonly characters: CharacterSet;
  /** The highest UTF-16 unit among them. */
  highestUnit = 0;
  /** Two blanks, tabs or line ends in a row. */
  hasDoubleBlank = false;
  blankCount = 0;
  /** 0 to 9. */
  digitCount = 0;
  /** A full stop with something behind it that is no blank. */
  hasTightDot = false;
  /** How many letters a to z there are more than twice the capitals; what is no letter of ASCII may be a capital. */
  smallBalance = 0;
  /** Of all words together (see `wordMark`). */
  marks = 0;
  /** Whether `tableWord` is among them where a word has it. */
  readonly knowsTableWords = hasTableWords();
  tokenCount = 0;
  /** Tokens that are words, neither numbers nor codes. */
  wordCount = 0;
  /** Words of three letters or more that say something in some language. */
  contentCount = 0;
  /** False where no word comes twice. */
  mayRepeat = false;
  private functionWords = 0;

  constructor(text: string) {
    textNumber = (textNumber + 1) | 0;
    clearUnits();
    for (let offset = 0; offset < text.length; offset += 1) {
      if (isInWord(text, offset)) offset = this.readChunk(text, offset);
      if (offset < text.length) this.noteSign(text, offset);
    }
    this.characters = notedUnits();
  }

  /** How many of the first 60 tokens are function words of the language at that place of `textLanguages`. */
  functionWordsOf(place: number): number {
    return (this.functionWords >> (8 * place)) & 0xff;
  }

  private noteSign(text: string, offset: number): void {
    const unit = text.charCodeAt(offset);
    noteUnit(unit);
    if (unit > this.highestUnit) this.highestUnit = unit;
    if (unit >= firstOfCapitals) this.smallBalance -= 2;
    if (unit === fullStop && offset + 1 < text.length && !isBlank(text.charCodeAt(offset + 1)))
      this.hasTightDot = true;
    if (!isBlank(unit)) return;
    this.blankCount += 1;
    if (offset > 0 && isBlank(text.charCodeAt(offset - 1))) this.hasDoubleBlank = true;
  }

  /** Up to where no word goes on, but for single joining characters; its end is no part of a word. */
  private readChunk(text: string, start: number): number {
    let end = start;
    let balance = 0;
    let digitCount = 0;
    let joinerCount = 0;
    let isLatin = true;
    word.begin();
    for (; end < text.length; end += 1) {
      const unit = text.charCodeAt(end);
      const letter = unit < unitsFolded ? (foldedLetters[unit] ?? 0) : 0;
      if (letter === 0) {
        const found = unit === blank ? outside : classAt(text, end);
        if (found === inWord) isLatin = false;
        else if (found === between && isInWord(text, end + 1)) joinerCount += 1;
        else break;
        this.noteSign(text, end);
        continue;
      }
      if (isFoldedDigit(letter)) digitCount += 1;
      balance += balances[unit] ?? 0;
      addFolded(unit, letter);
    }
    this.smallBalance += balance;
    this.digitCount += digitCount;
    if (isLatin && joinerCount === 0) this.addWord(digitCount === 0);
    else if (isLatin && digitCount === 0 && areApart(text, start, end)) this.addParts(text, start, end);
    else this.addTokens(text.slice(start, end));
    return end;
  }

  /** What single characters join, each part a word. */
  private addParts(text: string, start: number, end: number): void {
    word.begin();
    for (let offset = start; offset < end; offset += 1) {
      const unit = text.charCodeAt(offset);
      const letter = foldedLetters[unit] ?? 0;
      if (letter !== 0) {
        addFolded(unit, letter);
        continue;
      }
      this.addWord(true);
      word.begin();
    }
    this.addWord(true);
  }

  private addTokens(chunk: string): void {
    for (const { folded, kind } of tokenize(chunk)) {
      word.read(folded);
      this.addWord(kind === "word");
    }
  }

  /** Adds the word that was read. */
  private addWord(isWord: boolean): void {
    const { length, hash } = word;
    const marks = markedWords().marksOf(word);
    this.marks |= marks;
    if (this.knowsTableWords && length >= shortestCompound) this.marks |= marksOfCompound(word);
    this.tokenCount += 1;
    if (isWord) {
      this.wordCount += 1;
      if (length >= shortestContent && (marks & wordMark.emptyWord) === 0) this.contentCount += 1;
    }
    if (this.tokenCount <= wordsForLanguage) this.functionWords += countsOfMarks[marks & 15] ?? 0;
    const place = (hash ^ (hash >>> 8) ^ (hash >>> 16)) & 0xff;
    if (textOfWord[place] === textNumber) this.mayRepeat = true;
    textOfWord[place] = textNumber;
  }
}

/** Adds what a letter folds to: one letter, or two (ß). */
function addFolded(unit: number, letter: number): void {
  word.add(letter);
  const second = secondLetters[unit] ?? 0;
  if (second !== 0) word.add(second);
}

function isInWord(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  if (unit < unitsFolded && foldedLetters[unit] !== 0) return true;
  return unit !== blank && classAt(text, offset) === inWord;
}

/** Behind an apostrophe what may belong to the word before it: men's, don't, we'll, aujourd'hui, prud'homme. */
const maybeOneWord = /['’´`].{1,2}(?:[^\p{L}]|$)|(?:aujour|pru)d['’´`]h/iu;

/** Whether the parts of a chunk without digits are words by themselves; false where that is not plain. */
function areApart(text: string, start: number, end: number): boolean {
  return !maybeOneWord.test(text.slice(start, end));
}

function isBlank(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  return blankBeyondAscii.test(String.fromCharCode(unit));
}
