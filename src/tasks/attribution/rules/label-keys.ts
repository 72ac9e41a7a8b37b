import type { AttributeRecord } from "../../../catalog/model.ts";
import { lazily, oncePerObject } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import aliasTable from "./label-aliases.tsv";
import { termsOf } from "./value-lexicon.ts";
import { readWords } from "./words.ts";

/** A label's words that tell it from others: "Altezza della seduta" and "Altezza seduta" have the same. */
export function labelKey(words: readonly { readonly folded: string }[]): string {
  const meaningful = words.filter(({ folded }) => !isStopWordInAnyLanguage(folded));
  return (meaningful.length === 0 ? words : meaningful).map(({ folded }) => folded).join(" ");
}

const rows = lazily(() => parseTable(aliasTable));

const aliases = lazily(() => {
  const keys = new Map<string, Set<string>>();
  for (const row of rows().filter(({ beside = "" }) => beside === "")) {
    const labels = membersOf([row], "labels", "|").map((label) => labelKey(readWords(label)));
    for (const attribute of membersOf([row], "attributes", "|")) {
      const known = keys.get(attribute) ?? new Set<string>();
      for (const label of labels) known.add(label);
      keys.set(attribute, known);
    }
  }
  return keys;
});

/** The keys of an attribute's own names and terms. */
export const nameKeys = oncePerObject(
  (record: AttributeRecord): ReadonlySet<string> =>
    new Set(termsOf(record).map(({ term }) => labelKey(readWords(term)))),
);

const none: ReadonlySet<string> = new Set();

/** The keys of further labels, by the attribute's identifier, whichever way the channel separates its words. */
export function aliasKeys({ identifier }: AttributeRecord): ReadonlySet<string> {
  return aliases().get(identifier.replace(/[_-]/g, " ")) ?? none;
}

/** What a label means first of all where the category has another attribute too. */
interface Sense {
  readonly attribute: string;
  readonly beside: string;
  readonly keys: ReadonlySet<string>;
}

const senses = lazily((): readonly Sense[] =>
  rows().flatMap(({ attributes = "", beside = "", labels = "" }) =>
    beside === ""
      ? []
      : [
          {
            attribute: attributes,
            beside,
            keys: new Set(labels.split("|").map((label) => labelKey(readWords(label)))),
          },
        ],
  ),
);

/** Identifiers of which the label means the first before its usual meaning: an internal memory beside a graphics card is a RAM. */
export function senseOf(key: string, identifiers: ReadonlySet<string>): string | undefined {
  return senses().find(
    ({ keys, attribute, beside }) => keys.has(key) && identifiers.has(attribute) && identifiers.has(beside),
  )?.attribute;
}
