import type { Language } from "../../../nlp/language.ts";
import { type Token, tokenize } from "../../../nlp/tokenizer.ts";
import type { WordGlossary } from "../../../translation/glossary-role.ts";

/** Kinds of change to a name that a person can refuse (`--keep`). */
export const nameChanges = [
  "abbreviations",
  "capitals",
  "accents",
  "units",
  "brand",
  "noun",
  "order",
] as const;

export type NameChange = (typeof nameChanges)[number];

export interface CleaningContext {
  readonly language: Language;
  readonly glossary: WordGlossary;
  /** What else is known of the product. Absent: its name alone. */
  readonly product?: KnownProduct;
  /** Kinds of change that are not made. */
  readonly keep?: ReadonlySet<NameChange>;
  /** Whether the name that was submitted is all in capitals, whatever the steps have made of it. Absent: it is not. */
  readonly wasShouted?: boolean;
  /** Whether the text has sentences, with verbs. Absent: it is a name. */
  readonly isProse?: boolean;
}

/** What the steps know of a product besides its name. */
export interface KnownProduct {
  /** The nouns of a text in the name's language, in reading order. */
  readonly findNouns: (text: string) => readonly FoundNoun[];
  /** The makers that a text names. */
  readonly findBrands: (text: string) => readonly SpelledBrand[];
  /** Known lines of the makers that a text names, as these spell them. */
  readonly linesOf?: (text: string) => readonly string[];
  /** Whether the titles of the catalogs have a folded word. */
  readonly isTitleWord?: (folded: string) => boolean;
  /** Whether the language's titles write a folded word small inside. */
  readonly isSmallWord?: (folded: string) => boolean;
  /** The word that titles of such products have for a folded short form: what it begins, in English what has its consonants. */
  readonly titleWord?: (short: string, isFirst: boolean) => TitleWord | undefined;
  /** Whether a word in small letters is a line of cars too: "golf". */
  readonly isVehicleLine?: (word: string) => boolean;
  /** Identifiers of categories of the built-in catalogs, or beginnings of them, that the row's own category states. */
  readonly categories: () => readonly string[];
  /** The same where neither the row's own category nor the name tells: what was found for the product, or its description opens with. */
  readonly witnessed?: () => readonly string[];
  /** What was found for the product, where that is sure. */
  readonly sure?: () => readonly string[];
  /** Of the row's own column. */
  readonly brand?: string;
  /** The same as the maker spells itself and without its legal form. */
  readonly maker?: () => string | undefined;
  /** That maker where the row shouts it with the rest of the name. */
  readonly calmMaker?: () => string | undefined;
  /** The row's own category as it is written. */
  readonly shelf?: string;
  /** Whether that is one of books, music or films. */
  readonly isMedia?: () => boolean;
  /** Whether it is a record or a film. */
  readonly isRecord?: () => boolean;
  /** Cells of the row's columns of colours. */
  readonly colors?: () => readonly string[];
  /** Cells of the columns that say whom it is for. */
  readonly audiences?: () => readonly string[];
  /** The row's other texts, such as its description. */
  readonly texts: () => readonly string[];
}

/** A word that titles have for a short form, and all its forms there, folded. */
export interface TitleWord {
  readonly word: string;
  readonly forms: ReadonlySet<string>;
  /** Whether there are masculine and feminine ones among them. */
  readonly hasGenders: boolean;
}

/** A noun of a text: a thing, and how words agree with it. */
export interface FoundNoun {
  readonly start: number;
  readonly end: number;
  /** Undefined where the word lists do not say it. */
  readonly gender: "m" | "f" | "n" | undefined;
  readonly isPlural: boolean;
  /** How several of them are called. Absent: the word lists do not say it, or it is plural. */
  readonly plural?: string;
  /** The identifier of a category of the built-in catalogs, or the beginning of one, where such things belong. */
  readonly category: string | undefined;
}

/** A maker in a text, and how it spells itself. */
export interface SpelledBrand {
  readonly start: number;
  readonly end: number;
  readonly spelling: string;
  /** Whether it is a common word of one of the languages too. */
  readonly isWord: boolean;
}

/** A name and its tokens, which are found when a step first asks for them. */
export class NameReading {
  readonly name: string;
  #tokens: readonly Token[] | undefined;

  constructor(name: string) {
    this.name = name;
  }

  get tokens(): readonly Token[] {
    this.#tokens ??= tokenize(this.name);
    return this.#tokens;
  }
}

/** One kind of fault, and a pure function that takes it out of a name. */
export interface CleaningStep {
  /** What was done, as a clause: "removed promotional words". */
  readonly done: string;
  /** What a person may refuse. Absent: a fault that nobody wants. */
  readonly change?: NameChange;
  /** A cheap prefilter: where it is false, `apply` would return the name as it is. Absent where it would save nothing. */
  readonly applies?: (reading: NameReading, context: CleaningContext) => boolean;
  /** The name without faults of this kind; the same string where there is none. */
  readonly apply: (reading: NameReading, context: CleaningContext) => string;
  /** What was done to this very name, in place of `done`; only asked for where `apply` changed it. */
  readonly tell?: (reading: NameReading, context: CleaningContext) => string;
}
