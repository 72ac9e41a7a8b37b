import { lazily } from "../../../lib/once.ts";
import { parseTable, type TableRow } from "../../../lib/table.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";
import type { Dimension } from "../../../nlp/units.ts";
import type { Gender } from "../../../translation/glossary-entry.ts";
import { bareLabel } from "../../evidence/fact-topics.ts";
import topicTable from "./topics.tsv";

/**
 * What a statement can become: a sentence (`material` to `load`), a line of a list (`list`, `count` for bare numbers, `answer` where "no" says
 * as much as "yes", `text` for long ones), or nothing (`hide`: the shop's business, or said by the name).
 */
const kinds = [
  ...(["material", "color", "audience", "weight", "side", "measure", "dimensions", "part"] as const),
  ...(["compatible", "load", "content", "list", "count", "answer", "text", "hide"] as const),
];
export type TopicKind = (typeof kinds)[number];

/** What a topic is called in one language. */
export interface TopicName {
  /** As the label of a line. */
  readonly label: string;
  /** In a sentence: with a capital only where the language writes it so. */
  readonly noun: string;
  /** Undefined in English. */
  readonly gender: Gender | undefined;
  readonly isPlural: boolean;
  /** English: "8 GB of RAM". */
  readonly isUncounted: boolean;
}

export interface Topic {
  readonly key: string;
  readonly kind: TopicKind;
  /** Of its measure. Absent: it has none. */
  readonly dimension: Dimension | undefined;
  readonly names: Readonly<Record<Language, TopicName>>;
}

const byLabel = lazily((): ReadonlyMap<string, Topic> => {
  const topics = new Map<string, Topic>();
  for (const row of parseTable(topicTable)) {
    const topic = parseTopic(row);
    for (const label of (row.labels ?? "").split("|")) if (!topics.has(label)) topics.set(label, topic);
  }
  return topics;
});

function parseTopic(row: TableRow): Topic {
  const kind = kinds.find((each) => each === row.kind);
  if (kind === undefined) throw new Error(`A topic of descriptions has an unknown kind: ${row.kind}`);
  const names = textLanguages.map((language) => [language, parseName(row[language] ?? "", language)]);
  return {
    key: row.topic ?? "",
    kind,
    dimension: row.dimension === "" ? undefined : (row.dimension as Dimension),
    names: Object.fromEntries(names) as Record<Language, TopicName>,
  };
}

/** "Obermaterial=Obermaterial:n": the label, the noun of a sentence where it is another word, gender and number. */
function parseName(cell: string, language: Language): TopicName {
  const [, label = "", noun = label, forms = ""] = /^([^=:]*)(?:=([^:]*))?(?::([a-z]+))?$/.exec(cell) ?? [];
  const gender = (["m", "f", "n"] as const).find((each) => forms.includes(each));
  return {
    label,
    noun: language === "de" || /^\p{Lu}{2}/u.test(noun) ? noun : noun.charAt(0).toLowerCase() + noun.slice(1),
    gender,
    isPlural: forms.includes("p"),
    isUncounted: forms.includes("u"),
  };
}

/** The topic of a column or a labelled line, in any of the four languages; undefined where the label is not known. */
export function topicOf(label: string): Topic | undefined {
  return byLabel().get(bareLabel(label));
}
