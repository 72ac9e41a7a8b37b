import { NotedAnswers } from "../../text/tokens/noted-answers.ts";
import type { QueryWord, SoughtWord } from "./resolved-word.ts";

const mostKept = 16_000;
const mostNoted = 4_096;

/**
 * The words of queries that were looked up lately: those of a feed come again and again. In two generations, of which the
 * older is forgotten when the younger is full, but never within a query: in a query a word is one and the same object.
 */
export class KeptWords {
  #younger = new Map<string, QueryWord>();
  #older = new Map<string, QueryWord>();
  /** Of the words in both, found without their texts. */
  readonly #noted = new NotedAnswers<QueryWord>(mostNoted);

  beginQuery(): void {
    if (this.#younger.size < mostKept / 2) return;
    this.#older = this.#younger;
    this.#younger = new Map();
    this.#noted.clear();
  }

  find(sought: SoughtWord): QueryWord | undefined {
    const { folded, notes } = sought;
    const noted = notes && this.#noted.find(notes);
    if (noted !== undefined) return noted;
    const young = this.#younger.get(folded);
    if (young !== undefined && notes !== undefined) this.#noted.keep(notes, young);
    if (young !== undefined) return young;
    const old = this.#older.get(folded);
    if (old !== undefined) this.keep(sought, old);
    return old;
  }

  keep({ folded, notes }: SoughtWord, word: QueryWord): void {
    this.#younger.set(folded, word);
    if (notes !== undefined) this.#noted.keep(notes, word);
  }
}
