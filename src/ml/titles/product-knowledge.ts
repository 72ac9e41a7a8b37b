import type { Language } from "../../api/vocabulary.ts";
import type { ProductFields } from "../examples.ts";
import { type BrandLexicon, findBrands } from "./brand-lexicon.ts";
import { findNouns } from "./noun-lexicon.ts";
import type { PhraseTable } from "./phrase-table.ts";
import type { TitleModel } from "./title-model.ts";

/** A product as knowledge reads it, in plain text. */
export interface KnownProduct {
  readonly fields: ProductFields;
  /** The name without additions and purposes: "with lid", "for iPhone". */
  readonly core: string;
  /** The name without purposes. */
  readonly unpurposed: string;
  readonly language: Language | undefined;
}

/** Nouns below this are too vague to find a category by. */
const clearNoun = 0.5;

/**
 * What is known of the products of the built-in channel's leaf categories beyond their names: titles, product nouns
 * and brands. Categories are numbered as in the title model. A product's answers are overwritten by the next one's.
 */
export class ProductKnowledge {
  readonly titles: TitleModel;
  readonly nouns: PhraseTable;
  readonly brands: BrandLexicon;
  #nouns: ReadonlyMap<number, number> = new Map();
  #brands: ReadonlyMap<number, number> = new Map();

  constructor(titles: TitleModel, nouns: PhraseTable, brands: BrandLexicon) {
    this.titles = titles;
    this.nouns = nouns;
    this.brands = brands;
  }

  read({ fields, core, unpurposed, language }: KnownProduct): void {
    this.titles.read(fields);
    this.#nouns = findNouns(this.nouns, core, language);
    this.#brands = findBrands(this.brands, { name: unpurposed, brand: fields.brand ?? "" });
  }

  /** How clearly the name says one of a category's nouns: 0 for none, above 1 for long ones. */
  nounFit(number: number): number {
    return this.#nouns.get(number) ?? 0;
  }

  /** How typical a category is of the product's brand, in [0, 1]. */
  brandFit(number: number): number {
    return this.#brands.get(number) ?? 0;
  }

  /** Categories that the product may belong to: the best by titles, and those whose nouns it says clearly. */
  candidates(byTitles: number): ReadonlySet<number> {
    const found = new Set(this.titles.best(byTitles));
    for (const [number, noun] of this.#nouns) if (noun >= clearNoun) found.add(number);
    return found;
  }
}
