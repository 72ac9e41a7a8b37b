/** A name is forgotten when so many rows in a row do not refer to it. */
export const rememberedRows = 10_000;

/** One of the families that have become one. */
interface Joined<Family> {
  readonly family: Family;
  into?: Joined<Family>;
}

interface Name<Family> {
  readonly family: Joined<Family>;
  /** The index of the last row that refers to it. */
  readonly last: number;
}

/**
 * Families by the names that rows refer to them by. Memory is bounded, and what is known of a row depends on the rows before it by
 * their distance alone: a part of a feed that holds all rows of a family gives what the whole feed gives.
 */
export class RememberedFamilies<Family> {
  readonly #create: () => Family;
  readonly #absorb: (family: Family, other: Family) => void;
  /** Those that were referred to last come last. */
  readonly #names = new Map<string, Name<Family>>();

  /** @param absorb makes another family a part of one */
  constructor(create: () => Family, absorb: (family: Family, other: Family) => void) {
    this.#create = create;
    this.#absorb = absorb;
  }

  /**
   * The family of the next row; families that it joins become one.
   * @param index of the row among the feed's records
   */
  join(keys: readonly string[], index: number): Family {
    this.#forget(index - rememberedRows);
    const known = new Set(keys.flatMap((key) => this.#rootOf(key) ?? []));
    const [family = { family: this.#create() }, ...others] = known;
    for (const other of others) {
      this.#absorb(family.family, other.family);
      other.into = family;
    }
    for (const key of keys) {
      this.#names.delete(key);
      this.#names.set(key, { family, last: index });
    }
    return family.family;
  }

  /** That of a row which has joined one, and is not yet forgotten. */
  of([key = ""]: readonly string[]): Family | undefined {
    return this.#rootOf(key)?.family;
  }

  #rootOf(key: string): Joined<Family> | undefined {
    let found = this.#names.get(key)?.family;
    while (found?.into !== undefined) found = found.into;
    return found;
  }

  #forget(before: number): void {
    for (const [key, { last }] of this.#names) {
      if (last >= before) return;
      this.#names.delete(key);
    }
  }
}
