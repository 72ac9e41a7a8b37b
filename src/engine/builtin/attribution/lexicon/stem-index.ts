import { StemFilter } from "../texts/stem-filter.ts";
import type { WordStems } from "../texts/word-stems.ts";

const none: readonly never[] = [];

/** Whose terms begin with a stem; a text's words are asked about one after the other, and most begin none. */
export class StemIndex<Owner> {
  private readonly owners: ReadonlyMap<string, readonly Owner[]>;
  private readonly filter: StemFilter;

  constructor(entries: Iterable<readonly [stem: string, owner: Owner]>) {
    const owners = new Map<string, Owner[]>();
    for (const [stem, owner] of entries) {
      const known = owners.get(stem);
      if (known === undefined) owners.set(stem, [owner]);
      else known.push(owner);
    }
    this.owners = owners;
    this.filter = new StemFilter(owners.keys(), owners.size);
  }

  /** Whether there is one with a term that begins with the word. */
  hasBeginning({ distinct, hashes }: WordStems): boolean {
    for (let index = 0; index < hashes.length; index += 1) {
      if (this.filter.mayHold(hashes[index] ?? 0) && this.owners.has(distinct[index] ?? "")) return true;
    }
    return false;
  }

  /** Those with a term that begins with the word, by one of its stems after the other. */
  beginningWith({ distinct, hashes }: WordStems): readonly Owner[] {
    let found: readonly Owner[] = none;
    for (let index = 0; index < distinct.length; index += 1) {
      if (!this.filter.mayHold(hashes[index] ?? 0)) continue;
      const owners = this.owners.get(distinct[index] ?? "");
      if (owners !== undefined) found = found.length === 0 ? owners : [...found, ...owners];
    }
    return found;
  }
}
