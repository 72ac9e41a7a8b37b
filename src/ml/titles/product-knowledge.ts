import type { ProductFields } from "../examples.ts";
import { type BrandLexicon, findBrands } from "./brand-lexicon.ts";
import { fitHeads, type HeadFit, type HeadWords, roleBits } from "./head-words.ts";
import type { NamedText } from "./name-phrases.ts";
import { type FoundNouns, findNouns, noNouns } from "./noun-lexicon.ts";
import { addToPhrase, emptyPhrase, finishPhrase, numbersOf, type PhraseTable } from "./phrase-table.ts";
import type { TitleModel } from "./title-model.ts";

/** A product as knowledge reads it, in plain text. */
export interface KnownProduct {
  readonly fields: ProductFields;
  /** The name without purposes, by its phrases; no text where the name is a code alone. */
  readonly named: NamedText;
  /** The name without purposes. */
  readonly unpurposed: string;
}

interface KnowledgeParts {
  readonly titles: TitleModel;
  readonly nouns: PhraseTable;
  readonly brands: BrandLexicon;
  readonly heads: HeadWords;
}

/** Nouns below this are too vague to find a category by. */
const clearNoun = 0.5;
/** How surely a noun beside an accessory's is what it is for, for each unit of clearness. */
const aimedAt = 0.8;

/**
 * What is known of the products of the built-in channel's leaf categories beyond their names: titles, product nouns
 * and brands. Categories are numbered as in the title model. A product's answers are overwritten by the next one's.
 */
export class ProductKnowledge {
  readonly titles: TitleModel;
  readonly nouns: PhraseTable;
  readonly brands: BrandLexicon;
  readonly heads: HeadWords;
  #nouns: FoundNouns = noNouns;
  #heads: HeadFit | undefined;
  #brands: ReadonlyMap<number, number> = new Map();

  constructor({ titles, nouns, brands, heads }: KnowledgeParts) {
    this.titles = titles;
    this.nouns = nouns;
    this.brands = brands;
    this.heads = heads;
  }

  read({ fields, named, unpurposed }: KnownProduct): void {
    this.titles.read(fields);
    this.#nouns = findNouns(this.nouns, named, this.heads.roles);
    this.#heads = fitHeads(this.heads, named, {
      qualified: this.#nouns.qualified,
      isBrand: (folded) => this.#isBrand(folded),
    });
    this.#brands = findBrands(this.brands, { name: unpurposed, brand: fields.brand ?? "" });
  }

  /** How clearly one of a category's nouns names the thing: 0 for none, above 1 for long ones. */
  headFit(number: number): number {
    return this.#nouns.head.get(number) ?? 0;
  }

  /** The same for nouns that say what it is of, for, or with. */
  besideFit(number: number): number {
    return this.#nouns.beside.get(number) ?? 0;
  }

  /** How often the word that names the thing names products of a category: 0 for never, up to 6 for always. */
  wordFit(number: number): number {
    return this.#heads?.share(number) ?? 0;
  }

  /** Share of the words around the one that names the thing that are known, in [0, 1]; 0 where none names it. */
  get known(): number {
    return this.#heads?.known ?? 0;
  }

  /** Whether a category knows each word that names something in the name's first phrase, and no word there is unknown. */
  isWhole(number: number): boolean {
    return this.#heads?.isWhole(number) ?? false;
  }

  /**
   * How much an accessory or a part is named, in [0, 1], for the categories of such; for others how much they are the
   * thing that it is for, as a negative number.
   */
  accessoryFit(number: number): number {
    const accessory = this.#heads?.accessory ?? 0;
    if (((this.heads.roles[number] ?? 0) & roleBits.accessory) !== 0) return accessory;
    return -accessory * Math.min(1, aimedAt * this.besideFit(number));
  }

  #isBrand(folded: string): boolean {
    return numbersOf(this.brands.distinct, finishPhrase(addToPhrase(emptyPhrase, folded))).length > 0;
  }

  /** How typical a category is of the product's brand, in [0, 1]. */
  brandFit(number: number): number {
    return this.#brands.get(number) ?? 0;
  }

  /**
   * Categories that the product may belong to: the best by titles, unless they know none of its words, and those whose
   * nouns it says clearly.
   */
  candidates(byTitles: number): ReadonlySet<number> {
    const found = new Set(this.titles.knowsWords ? this.titles.best(byTitles) : []);
    for (const nouns of [this.#nouns.head, this.#nouns.beside]) {
      for (const [number, noun] of nouns) if (noun >= clearNoun) found.add(number);
    }
    return found;
  }
}
