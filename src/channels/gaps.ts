import type { Channel, Requirement } from "./channel.ts";
import { type ChannelProduct, untakenFields } from "./product.ts";

/** A field that the channel requires and products lack. */
export interface ChannelGap {
  readonly field: string;
  /** Products without it. */
  readonly products: number;
  /** Products that the channel requires it of. */
  readonly of: number;
  /** The identifiers of the first of them. */
  readonly ids: readonly string[];
  /** How many have something there that is none, and what the first has. */
  readonly untaken?: { readonly products: number; readonly example: string };
  readonly hint?: string;
}

/** So many identifiers are named. */
const mostIds = 20;

/** Of one field. */
class Lacking {
  asked = 0;
  products = 0;
  readonly ids: string[] = [];
  #untaken = 0;
  #example: string | undefined;

  add({ id, untaken = {} }: Pick<ChannelProduct, "id" | "untaken">, field: string): void {
    this.products += 1;
    if (id !== "" && this.ids.length < mostIds) this.ids.push(id);
    const stands = untakenFields.filter((name) => field.split(" or ").includes(name));
    const text = stands.flatMap((name) => untaken[name] ?? [])[0];
    if (text === undefined) return;
    this.#untaken += 1;
    this.#example ??= text;
  }

  gap(field: string, hint?: string): ChannelGap {
    const untaken =
      this.#example === undefined ? undefined : { products: this.#untaken, example: this.#example };
    return {
      ...{ field, products: this.products, of: this.asked, ids: this.ids },
      ...(untaken && { untaken }),
      ...(hint !== undefined && { hint }),
    };
  }
}

/** Counts what a channel requires and products lack. */
export class GapTally {
  readonly #requirements: readonly { readonly rule: Requirement; readonly lacking: Lacking }[];
  readonly #repeated = new Lacking();

  /** @param onlyOfFeed leaves out what the tasks of a run may find */
  constructor({ requirements }: Pick<Channel, "requirements">, onlyOfFeed = false) {
    this.#requirements = requirements
      .filter(({ isFound }) => !onlyOfFeed || isFound !== true)
      .map((rule) => ({ rule, lacking: new Lacking() }));
  }

  /** @param isRepeated whether a product before it has the same identifier */
  add(product: ChannelProduct, isRepeated: boolean): void {
    this.#repeated.asked += 1;
    if (isRepeated) this.#repeated.add(product, "id");
    for (const { rule, lacking } of this.#requirements) {
      if (rule.isAskedFor?.(product) === false) continue;
      lacking.asked += 1;
      if (!rule.isMet(product)) lacking.add(product, rule.field);
    }
  }

  /** In the order of the channel's requirements. */
  gaps(): readonly ChannelGap[] {
    const found = this.#requirements.map(({ rule, lacking }) => lacking.gap(rule.field, rule.hint));
    return [...found, this.#repeated.gap("an identifier of its own")].filter(({ products }) => products > 0);
  }
}

/** One sentence; undefined where nothing is lacking. */
export function describeGaps(
  channel: Pick<Channel, "title">,
  gaps: readonly ChannelGap[],
): string | undefined {
  if (gaps.length === 0) return undefined;
  const lists = gaps.map((gap) => {
    const { field, products, of, hint } = gap;
    const share = products === of ? `all ${of}` : `${products} of ${of}`;
    return `${field} (${[share, ...untakenText(gap), ...(hint === undefined ? [] : [hint])].join("; ")})`;
  });
  return `${channel.title} requires what the feed does not have, and nothing is made up: ${lists.join(", ")}.`;
}

/** What stands there and is none. */
export function untakenText({ products, untaken }: ChannelGap): readonly string[] {
  if (untaken === undefined) return [];
  const many = untaken.products === products ? "what stands there" : `what stands in ${untaken.products}`;
  return [`${many} is not taken, such as "${untaken.example.slice(0, longestExample)}"`];
}

const longestExample = 60;
