import type { Channel, Requirement } from "./channel.ts";
import type { ChannelProduct } from "./product.ts";

/** A field that the channel requires and products lack. */
export interface ChannelGap {
  readonly field: string;
  /** Products without it. */
  readonly products: number;
  /** Products that the channel requires it of. */
  readonly of: number;
  readonly hint?: string;
}

/** Counts what a channel requires and products lack. */
export class GapTally {
  readonly #requirements: readonly Requirement[];
  readonly #asked: number[];
  readonly #lacking: number[];
  #products = 0;
  #repeated = 0;

  /** @param onlyOfFeed leaves out what the tasks of a run may find */
  constructor({ requirements }: Pick<Channel, "requirements">, onlyOfFeed = false) {
    this.#requirements = requirements.filter(({ isFound }) => !onlyOfFeed || isFound !== true);
    this.#asked = this.#requirements.map(() => 0);
    this.#lacking = this.#requirements.map(() => 0);
  }

  /** @param isRepeated whether a product before it has the same identifier */
  add(product: ChannelProduct, isRepeated: boolean): void {
    this.#products += 1;
    if (isRepeated) this.#repeated += 1;
    this.#requirements.forEach(({ isAskedFor, isMet }, place) => {
      if (isAskedFor?.(product) === false) return;
      this.#asked[place] = (this.#asked[place] ?? 0) + 1;
      if (!isMet(product)) this.#lacking[place] = (this.#lacking[place] ?? 0) + 1;
    });
  }

  /** In the order of the channel's requirements. */
  gaps(): readonly ChannelGap[] {
    const lacking = this.#requirements.flatMap(({ field, hint }, place): ChannelGap[] => {
      const products = this.#lacking[place] ?? 0;
      if (products === 0) return [];
      return [{ field, products, of: this.#asked[place] ?? 0, ...(hint !== undefined && { hint }) }];
    });
    if (this.#repeated === 0) return lacking;
    return [...lacking, { field: "an identifier of its own", products: this.#repeated, of: this.#products }];
  }
}

/** One sentence; undefined where nothing is lacking. */
export function describeGaps(
  channel: Pick<Channel, "title">,
  gaps: readonly ChannelGap[],
): string | undefined {
  if (gaps.length === 0) return undefined;
  const lists = gaps.map(({ field, products, of, hint }) => {
    const share = products === of ? `all ${of}` : `${products} of ${of}`;
    return `${field} (${share}${hint === undefined ? "" : `; ${hint}`})`;
  });
  return `${channel.title} requires what the feed does not have, and nothing is made up: ${lists.join(", ")}.`;
}
