import type { Fact } from "./fact.ts";

/** Two texts' facts side by side; each list in the order of its text, and no fact in two of them. */
export interface FactComparison {
  /** Facts of the first text that the second states too. */
  readonly kept: readonly Fact[];
  readonly lost: readonly Fact[];
  readonly added: readonly Fact[];
  /** One lost and one added of the same subject: 1.5 l that became 1.8 l. */
  readonly changed: readonly { readonly before: Fact; readonly after: Fact }[];
}

/**
 * What became of a text's facts in another. How often a fact is stated doesn't matter: a repetition that is gone is
 * no loss.
 */
export function compareFacts(before: readonly Fact[], after: readonly Fact[]): FactComparison {
  const [known, stated] = [identities(before), identities(after)];
  const kept = before.filter((fact) => stated.has(identity(fact)));
  const missing = distinct(before.filter((fact) => !stated.has(identity(fact))));
  const unknown = distinct(after.filter((fact) => !known.has(identity(fact))));
  const changed: { before: Fact; after: Fact }[] = [];
  const added: Fact[] = [];
  const lost = new Set(missing);
  for (const fact of unknown) {
    const rival = [...lost].find((other) => areRivals(other, fact));
    if (rival === undefined) {
      added.push(fact);
      continue;
    }
    lost.delete(rival);
    changed.push({ before: rival, after: fact });
  }
  return { kept, lost: [...lost], added, changed };
}

/** What makes two facts the same one. */
export function identity({ kind, key }: Pick<Fact, "kind" | "key">): string {
  return `${kind} ${key}`;
}

function identities(facts: readonly Fact[]): ReadonlySet<string> {
  return new Set(facts.map(identity));
}

function areRivals(one: Fact, other: Fact): boolean {
  return one.kind === other.kind && one.subject !== undefined && one.subject === other.subject;
}

function distinct(facts: readonly Fact[]): readonly Fact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const key = identity(fact);
    return !seen.has(key) && seen.add(key);
  });
}
