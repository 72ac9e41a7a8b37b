import type { Language } from "../../api/vocabulary.ts";
import { foldText } from "../../nlp/normalizer.ts";
import { isStopWord } from "../../nlp/stop-words.ts";
import { type Token, tokenize } from "../../nlp/tokenizer.ts";

/** A content word of one language, folded. */
export interface WrittenWord {
  readonly folded: string;
  readonly language: Language;
}

/**
 * Texts as parallel columns with one entry per content word. Flat arrays, since compiling nested calls over small
 * objects took V8 longer than the counting itself.
 */
export class IndexTexts {
  /** The words that the entries' numbers refer to. */
  readonly written: WrittenWord[] = [];
  readonly words: number[] = [];
  /** 1 for a head, which names the kind of thing (jacket in "winter jackets for women"); 0 for a modifier. */
  readonly heads: number[] = [];
  /** A text's first entry; it ends where the next text starts. */
  readonly starts: number[] = [0];

  get count(): number {
    return this.starts.length - 1;
  }

  /** @returns the word's number */
  addWritten(folded: string, language: Language): number {
    return this.written.push({ folded, language }) - 1;
  }

  /** Appends a word, by number, to the current text. */
  add(word: number, head: 0 | 1): void {
    this.words.push(word);
    this.heads.push(head);
  }

  endText(): void {
    this.starts.push(this.words.length);
  }
}

const audiences = new Set(
  (
    "women men kids children boys girls baby damen herren kinder frauen manner jungen madchen " +
    "femme femmes homme hommes enfant enfants garcon garcons fille filles donna donne uomo uomini " +
    "bambino bambina bambini bambine ragazzo ragazza ragazzi ragazze"
  ).split(" "),
);

/**
 * Whether a folded word names an audience. In the shorthand of shops it occupies the head's position ("Winterjacken
 * Damen") but says least about the kind of thing.
 */
export function isAudience(folded: string): boolean {
  return audiences.has(folded);
}

/** The head is last in English and German noun phrases, first in French and Italian ones. */
const headIsLast: Readonly<Record<Language, boolean>> = { en: true, de: true, fr: false, it: false };
const coordinators = new Set("and or und oder et ou e ed o".split(" "));
const boundary = /[&,/+;()|–]|\s-\s/;
const lettersOnly = /^\p{L}+$/u;

/** The properties of a written word. */
interface ReadWord {
  readonly isStopWord: boolean;
  /** Whether it can be a head: numbers, codes and stop words cannot. */
  readonly mayBeHead: boolean;
  readonly isCoordinator: boolean;
  readonly isAudience: boolean;
  /** Its number among the texts' words; -1 for a stop word. */
  readonly number: number;
}

/** Words in order; undefined separates phrases. */
type Reading = readonly (ReadWord | undefined)[];

/** Reads the names and terms of one language; the properties of each word are cached. */
export class WordReader {
  private readonly language: Language;
  private readonly isLast: boolean;
  private readonly texts: IndexTexts;
  private readonly known = new Map<string, ReadWord>();
  /** Parts between spaces that are not exactly one word. */
  private readonly mixed = new Set<string>();

  /** @param texts receives everything read */
  constructor(language: Language, texts: IndexTexts) {
    this.language = language;
    this.isLast = headIsLast[language];
    this.texts = texts;
  }

  /** Appends the content words of a name or term; each part of a coordination has its own head. */
  read(text: string): void {
    const read = this.plainWords(text) ?? this.wordsAndBreaks(text);
    let start = 0;
    for (let at = 0; at < read.length; at += 1) {
      const word = read[at];
      if (word !== undefined && !word.isCoordinator) continue;
      this.addPhrase(read, start, at);
      start = at + 1;
    }
    this.addPhrase(read, start, read.length);
    this.texts.endText();
  }

  /** Most texts are words separated by spaces, for which splitting is several times faster than tokenizing. */
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
    if (lettersOnly.test(written)) return this.readWord(written, foldText(written), true);
    if (this.mixed.has(written)) return undefined;
    const [token, ...others] = tokenize(written);
    if (token?.text === written && others.length === 0) return this.wordOf(token);
    this.mixed.add(written);
    return undefined;
  }

  private wordsAndBreaks(text: string): Reading {
    let end = 0;
    return tokenize(text).flatMap((token) => {
      const isBreak = boundary.test(text.slice(end, token.start));
      end = token.end;
      return isBreak ? [undefined, this.wordOf(token)] : [this.wordOf(token)];
    });
  }

  private addPhrase(read: Reading, start: number, end: number): void {
    const head = this.findHead(read, start, end);
    for (let at = start; at < end; at += 1) {
      const word = read[at];
      if (word !== undefined && !word.isStopWord) this.texts.add(word.number, at === head ? 1 : 0);
    }
  }

  /**
   * The index of the outermost word before the first function word that can be a head, preferably not an audience; or
   * -1.
   */
  private findHead(read: Reading, start: number, end: number): number {
    let thing = -1;
    let audience = -1;
    for (let at = start; at < end; at += 1) {
      const word = read[at];
      if (word === undefined || (word.isStopWord && at > start)) break;
      if (!word.mayBeHead) continue;
      if (word.isAudience) audience = this.isLast || audience < 0 ? at : audience;
      else thing = this.isLast || thing < 0 ? at : thing;
    }
    return thing < 0 ? audience : thing;
  }

  private wordOf({ text, folded, kind }: Token): ReadWord {
    return this.known.get(text) ?? this.readWord(text, folded, kind === "word");
  }

  private readWord(written: string, folded: string, isWord: boolean): ReadWord {
    const isFunctionWord = isStopWord(folded, this.language);
    const read = {
      isStopWord: isFunctionWord,
      mayBeHead: isWord && !isFunctionWord,
      isCoordinator: isFunctionWord && coordinators.has(folded),
      isAudience: isAudience(folded),
      number: isFunctionWord ? -1 : this.texts.addWritten(folded, this.language),
    };
    this.known.set(written, read);
    return read;
  }
}
