import { languages } from "../../api/vocabulary.ts";
import { BoundedCache, cacheSizes } from "../../lib/cache.ts";
import { numberOf } from "../../lib/columns.ts";
import { stem } from "../../nlp/stemmer.ts";
import { isStopWord } from "../../nlp/stop-words.ts";
import { CompoundSplitter } from "./german-compounds.ts";
import { isAudience } from "./index-texts.ts";
import { findSimilarWords, findWord, type SimilarWord } from "./near-words.ts";
import { nextNode } from "./phrases.ts";
import type { WordIndex } from "./search-index.ts";
import type { Spelling } from "./spelling.ts";
import {
  ambiguousSlipWeight,
  audienceWeight,
  colorWeight,
  compoundWeights,
  otherFormWeight,
} from "./weights.ts";
import {
  type Meaning,
  type PostingsRow,
  type QueryWord,
  type ResolvedWord,
  skippedWord,
  unknownWord,
  vocabularyKey,
} from "./word-meanings.ts";

const colors = new Set(
  (
    "black white red blue green yellow grey gray silver gold golden pink purple violet brown beige turquoise navy " +
    "ivory transparent multicolor multicolour multicolored multicoloured assorted " +
    "schwarz schwarze schwarzer schwarzes schwarzen weiss weisse weisser weisses weissen rot rote roter rotes roten " +
    "blau blaue blauer blaues blauen grun grune gruner grunes grunen gelb gelbe grau graue grauer silber silbern " +
    "rosa lila violett braun braune turkis anthrazit bunt " +
    "noir noire noirs noires blanc blanche blancs blanches rouge rouges bleu bleue bleus bleues vert verte verts " +
    "vertes jaune jaunes gris grise argent argente argentee dore doree rose marron ivoire multicolore " +
    "nero nera neri nere bianco bianca bianchi bianche rosso rossa rossi rosse blu verde verdi giallo gialla grigio " +
    "grigia argento oro dorato dorata viola marrone azzurro azzurra turchese trasparente"
  ).split(" "),
);

/** Whether a folded word is a colour: all kinds of things have one, so it says little about the kind. */
export function isColor(folded: string): boolean {
  return colors.has(folded);
}

/** A form that occurs in no name may be an inflection of a known word, or a typing error. */
function addCorrections(word: ResolvedWord, spelling: Spelling): ResolvedWord {
  if (word.whole.includes(skippedWord)) return word;
  const slips = findSimilarWords(spelling, word.folded).filter(({ isSlip }) => isSlip);
  const meant = slips.flatMap((slip) => meaningsOf(slip, spelling));
  const corrections = meant.map((meaning) => ({ ...meaning, share: meaning.share * ambiguousSlipWeight }));
  return { ...word, meanings: [...word.meanings, ...corrections] };
}

/**
 * A word that one language writes in this form is unlikely to be an inflection in another: phone is not a form of
 * German Phon.
 * @param written its number in `Spelling.words`
 */
function preferWritten(word: ResolvedWord, spelling: Spelling, written: number): ResolvedWord {
  const ofLanguages = new Set(
    meaningsOf({ word: written, closeness: 1 }, spelling).map(({ language }) => language),
  );
  const meanings = word.meanings.map((meaning) =>
    ofLanguages.has(meaning.language) ? meaning : { ...meaning, share: meaning.share * otherFormWeight },
  );
  const whole = word.whole.map((number, language) =>
    number >= 0 && !ofLanguages.has(language) ? unknownWord : number,
  );
  return { ...word, whole, meanings };
}

/** Replaces an unknown word by similar ones; a misspelled word also counts in phrases. */
function correctUnknown({ folded, whole, meanings }: ResolvedWord, spelling: Spelling): ResolvedWord {
  const near = findSimilarWords(spelling, folded).sort((one, other) => other.closeness - one.closeness);
  const meant = [...whole];
  for (const word of near) {
    if (!word.isSlip) continue;
    for (const { word: stemNumber, share, language } of meaningsOf(word, spelling)) {
      if (share === word.closeness && meant[language] === unknownWord) meant[language] = stemNumber;
    }
  }
  return {
    folded,
    whole: meant,
    meanings: [...meanings, ...near.flatMap((word) => meaningsOf(word, spelling))],
  };
}

function meaningsOf(
  { word, closeness }: Pick<SimilarWord, "word" | "closeness">,
  spelling: Spelling,
): Meaning[] {
  const { starts, stems, shares, languages: positions } = spelling.meanings;
  const meanings: Meaning[] = [];
  for (let at = starts[word] ?? 0; at < (starts[word + 1] ?? 0); at += 1) {
    const share = closeness * (shares[at] ?? 0);
    meanings.push({ word: stems[at] ?? 0, share, language: positions[at] ?? 0 });
  }
  return meanings;
}

const german = languages.indexOf("de");

export class WordResolver {
  readonly #index: WordIndex;
  readonly #compounds: CompoundSplitter;
  readonly #spelling: Spelling | undefined;
  /**
   * Words repeat in a feed. Within a query, occurrences of a word must be the same object to count as one word; the
   * cache guarantees this for queries of up to 8,000 distinct words.
   */
  readonly #resolved = new BoundedCache<string, QueryWord>(cacheSizes.queryWords);

  /** @param spelling given where unknown words also match similar ones */
  constructor(index: WordIndex, spelling?: Spelling) {
    this.#index = index;
    this.#compounds = new CompoundSplitter(index.germanWords);
    this.#spelling = spelling;
  }

  resolve(folded: string): QueryWord {
    const known = this.#resolved.get(folded);
    if (known !== undefined) return known;
    const word = this.#readied(this.#lookUp(folded));
    this.#resolved.set(folded, word);
    return word;
  }

  #readied({ folded, whole, meanings }: ResolvedWord): QueryWord {
    const faintness = this.#faintness(folded);
    const firstNodes = this.#firstNodes(whole);
    const rows = this.#rows(meanings);
    return { folded, whole, meanings, faintness, rows, firstNodes, query: 0, place: 0 };
  }

  #rows(meanings: readonly Meaning[]): PostingsRow[] {
    const { starts } = this.#index.postings;
    const rows: PostingsRow[] = [];
    for (const { word, share, language } of meanings) {
      const [start = 0, end = 0] = [starts[word], starts[word + 1]];
      if (start < end) rows.push({ start, end, share, language });
    }
    return rows;
  }

  #firstNodes(whole: readonly number[]): readonly number[] {
    const nodes = whole.map((word) => (word < 0 ? 0 : (nextNode(this.#index.phrases, 0, word) ?? 0)));
    return nodes.some((node) => node > 0) ? nodes : [];
  }

  /** Audiences say little about what a person searches for, and colours little about what a product is. */
  #faintness(folded: string): number {
    if (this.#spelling !== undefined) return isAudience(folded) ? audienceWeight : 1;
    return isColor(folded) ? colorWeight : 1;
  }

  #lookUp(folded: string): ResolvedWord {
    const whole = languages.map((_, position) => this.#numberOf(folded, position));
    const meanings = whole.flatMap((word, language) => (word < 0 ? [] : [{ word, share: 1, language }]));
    const exact = { folded, whole, meanings: [...meanings, ...this.#parts(folded)] };
    const spelling = this.#spelling;
    if (spelling === undefined) return exact;
    if (whole.every((word) => word === unknownWord)) return correctUnknown(exact, spelling);
    const written = findWord(spelling, folded);
    return written < 0 ? addCorrections(exact, spelling) : preferWritten(exact, spelling, written);
  }

  #numberOf(folded: string, position: number): number {
    const language = languages[position] ?? "en";
    if (isStopWord(folded, language)) return skippedWord;
    return numberOf(this.#index.vocabulary, vocabularyKey(stem(folded, language), language));
  }

  #parts(folded: string): Meaning[] {
    const parts = this.#compounds.split(folded);
    if (!parts) return [];
    return [
      ...this.#germanMeaning(parts.head, compoundWeights.head),
      ...parts.modifiers.flatMap((part) => this.#germanMeaning(part, compoundWeights.modifier)),
    ];
  }

  #germanMeaning(stemmed: string, share: number): Meaning[] {
    const word = numberOf(this.#index.vocabulary, vocabularyKey(stemmed, "de"));
    return word < 0 ? [] : [{ word, share, language: german }];
  }
}
