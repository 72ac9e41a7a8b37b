import type { Language } from "../../contract/vocabulary.ts";
import { stem } from "../../text/stems.ts";
import { isStopWord } from "../../text/stop-words.ts";
import { type Token, tokenize } from "../../text/tokens.ts";

/** A word as it is written; the very same object at each of its places. */
export interface ReadWord {
  readonly folded: string;
  readonly stem: string;
  readonly isStopWord: boolean;
  /** Whether it may say what a thing is: numbers, codes and stop words don't. */
  readonly mayBeHead: boolean;
  readonly isCoordinator: boolean;
  readonly isAudience: boolean;
}

/** The content words of a name or term in order. */
export interface IndexWords {
  readonly words: ReadWord[];
  /** By position: whether the word says what the thing is (jacket in "winter jackets for women"), not which one. */
  readonly isHead: boolean[];
}

/** The head stands last in English and German noun phrases, first in French and Italian ones. */
const headIsLast: Readonly<Record<Language, boolean>> = { en: true, de: true, fr: false, it: false };
const coordinators = new Set("and or und oder et ou e ed o".split(" "));
const boundary = /[&,/+;()|–]|\s-\s/;

/** Whom a thing is for stands where a head would, in the shorthand of shops: "Winterjacken Damen". */
const audiences = new Set(
  (
    "women men kids children boys girls baby damen herren kinder frauen manner jungen madchen " +
    "femme femmes homme hommes enfant enfants garcon garcons fille filles donna donne uomo uomini " +
    "bambino bambina bambini bambine ragazzo ragazza ragazzi ragazze"
  ).split(" "),
);

/** Reads the names and terms of one language; what a word comes to is looked up once. */
export class WordReader {
  private readonly language: Language;
  private readonly known = new Map<string, ReadWord>();
  /** What stands between blanks and is more, or less, than one word. */
  private readonly mixed = new Set<string>();

  constructor(language: Language) {
    this.language = language;
  }

  /** Each part of a coordination has a head of its own. */
  read(text: string): IndexWords {
    const found: IndexWords = { words: [], isHead: [] };
    let phrase: ReadWord[] = [];
    for (const word of this.plainWords(text) ?? this.wordsAndBreaks(text)) {
      if (word !== undefined && !word.isCoordinator) phrase.push(word);
      else {
        this.addPhrase(phrase, found);
        phrase = [];
      }
    }
    this.addPhrase(phrase, found);
    return found;
  }

  /** All content words of what was read so far. */
  contentWords(): ReadWord[] {
    return [...this.known.values()].filter((word) => !word.isStopWord);
  }

  /** Most texts are words with blanks between them, for which this is several times faster than tokens. */
  private plainWords(text: string): ReadWord[] | undefined {
    const words: ReadWord[] = [];
    for (const written of text.split(" ")) {
      const word = this.known.get(written) ?? this.plainWord(written);
      if (word === undefined) return undefined;
      words.push(word);
    }
    return words;
  }

  private plainWord(written: string): ReadWord | undefined {
    if (this.mixed.has(written)) return undefined;
    const [token, ...others] = tokenize(written);
    if (token?.text === written && others.length === 0) return this.word(token);
    this.mixed.add(written);
    return undefined;
  }

  /** Undefined stands where one phrase ends and another begins. */
  private wordsAndBreaks(text: string): (ReadWord | undefined)[] {
    let end = 0;
    return tokenize(text).flatMap((token) => {
      const isBreak = boundary.test(text.slice(end, token.start));
      end = token.end;
      return isBreak ? [undefined, this.word(token)] : [this.word(token)];
    });
  }

  private addPhrase(phrase: readonly ReadWord[], { words, isHead }: IndexWords): void {
    const head = this.findHead(phrase);
    for (const [position, word] of phrase.entries()) {
      if (word.isStopWord) continue;
      words.push(word);
      isHead.push(position === head);
    }
  }

  /** The outermost word before the first function word that says what the thing is, or for whom if none does. */
  private findHead(phrase: readonly ReadWord[]): number | undefined {
    const isLast = headIsLast[this.language];
    let thing: number | undefined;
    let audience: number | undefined;
    for (const [position, word] of phrase.entries()) {
      if (word.isStopWord && position > 0) break;
      if (!word.mayBeHead) continue;
      if (word.isAudience) audience = isLast ? position : (audience ?? position);
      else thing = isLast ? position : (thing ?? position);
    }
    return thing ?? audience;
  }

  private word({ text, folded, kind }: Token): ReadWord {
    const known = this.known.get(text);
    if (known) return known;
    const isFunctionWord = isStopWord(folded, this.language);
    const word = {
      folded,
      stem: stem(folded, this.language),
      isStopWord: isFunctionWord,
      mayBeHead: kind === "word" && !isFunctionWord,
      isCoordinator: isFunctionWord && coordinators.has(folded),
      isAudience: audiences.has(folded),
    };
    this.known.set(text, word);
    return word;
  }
}
