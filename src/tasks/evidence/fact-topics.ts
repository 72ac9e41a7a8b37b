import type { Fact } from "../../api/enrichment.ts";
import { BoundedCache, cacheSizes } from "../../lib/cache.ts";
import { lazily, oncePerObject } from "../../lib/once.ts";
import { membersOf, parseTable } from "../../lib/table.ts";
import { isFiller } from "../../nlp/fillers.ts";
import { plainText } from "../../nlp/html.ts";
import { foldText, normalizeWhitespace } from "../../nlp/normalizer.ts";
import type { Evidence } from "../engine.ts";
import factTopics from "./fact-topics.tsv";

/**
 * What a fact is about, as far as a task asks. `type` says what the product is, `kind` may say it ("Type: Analog" does not),
 * `category` is a place in somebody's catalog, `line` a text of a few words about the product.
 */
const topics = [
  ...(["type", "kind", "category", "audience", "age", "size", "color", "material", "capacity"] as const),
  ...(["pattern", "brand", "prose", "line", "weight"] as const),
];
export type FactTopic = (typeof topics)[number];

const topicsOfLabel = lazily((): ReadonlyMap<string, readonly FactTopic[]> => {
  const rows = parseTable(factTopics);
  const known = new Map<string, FactTopic[]>();
  for (const topic of topics) {
    const ofTopic = rows.filter((row) => row.topic === topic);
    for (const label of membersOf(ofTopic, "labels", "|"))
      known.set(label, [...(known.get(label) ?? []), topic]);
  }
  return known;
});

/** What shops' exports put in front of a label, and behind it. */
const decoration =
  /^(?:google shopping|attribute|attribut|attributo|attr|pa|option|meta|product|g) (?=\S)|(?<=\S) (?:\d{1,2}|en|de|fr|it)$/;

/** A feed's labels are few, and each task asks for those of each row. */
const bareLabels = new BoundedCache<string, string>(cacheSizes.cellLabels);

/** A label in small letters without accents, brackets and what exports add: `Attribute: pa_Color [en]` reads "color". */
export function bareLabel(label: string): string {
  return bareLabels.getOrCompute(label, findBareLabel);
}

function findBareLabel(label: string): string {
  let bare = foldText(label.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/[([].*?[)\]]/g, " "))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/(?<=\p{L}{3})\d{1,2}$/u, "")
    .trim();
  while (!topicsOfLabel().has(bare)) {
    const shorter = bare.replace(decoration, "");
    if (shorter === bare) break;
    bare = shorter;
  }
  return bare;
}

export function isAbout(topic: FactTopic, label: string): boolean {
  return topicsOfLabel().get(bareLabel(label))?.includes(topic) ?? false;
}

export interface TopicFact extends Fact {
  /** In plain text with normalised blanks. */
  readonly text: string;
}

/** The facts that say something, by topic. */
const byTopic = oncePerObject((evidence: Evidence): ReadonlyMap<FactTopic, readonly TopicFact[]> => {
  const found = new Map<FactTopic, TopicFact[]>();
  for (const { label, text } of evidence.facts) {
    const about = topicsOfLabel().get(bareLabel(label));
    if (about === undefined) continue;
    const fact = { label, text: normalizeWhitespace(plainText(text).text) };
    if (fact.text === "" || isFiller(fact.text)) continue;
    for (const topic of about) found.set(topic, [...(found.get(topic) ?? []), fact]);
  }
  return found;
});

const none: readonly TopicFact[] = [];

/** The facts about a topic, in the feed's order, without fillers such as "n/a". */
export function factsAbout(topic: FactTopic, evidence: Evidence | undefined): readonly TopicFact[] {
  return evidence === undefined || evidence.facts.length === 0
    ? none
    : (byTopic(evidence).get(topic) ?? none);
}
