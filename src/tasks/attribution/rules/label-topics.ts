import type { AttributeSubject } from "./attribute-lexicon.ts";
import { isIn } from "./scopes.ts";
import { readWords, wordSet } from "./words.ts";

/** The topic of a label that names no attribute of the category. */
export type LabelTopic = "absent" | "color" | "contents" | "material" | "offered" | "part" | "purpose";

const topics: readonly (readonly [LabelTopic, ReadonlySet<string>])[] = [
  [
    "absent",
    wordSet({
      en: "not without excluded excludes",
      de: "nicht ohne exklusive",
      fr: "non sans exclus",
      it: "non senza esclusi escluso",
    }),
  ],
  [
    "offered",
    wordSet({
      en: "available",
      de: "erhaltlich erhaltliche verfugbar verfugbare lieferbare",
      fr: "disponible disponibles",
      it: "disponibile disponibili",
    }),
  ],
  [
    "purpose",
    wordSet({
      en: "for suitable fits compatible recommended use usage",
      de: "fur geeignet passend kompatibel verwendung einsatzbereich",
      fr: "pour compatible compatibles convient adapte usage utilisation",
      it: "per compatibile compatibili adatto uso utilizzo",
    }),
  ],
  [
    "color",
    wordSet({
      en: "color colors colour colours",
      de: "farbe farben",
      fr: "couleur couleurs",
      it: "colore colori",
    }),
  ],
  [
    "material",
    wordSet({
      en: "material materials fabric composition",
      de: "material materialien stoff",
      fr: "matiere matieres materiau materiaux composition",
      it: "materiale materiali composizione tessuto",
    }),
  ],
  [
    "contents",
    wordSet({
      en: "includes included contents box accessories",
      de: "lieferumfang inklusive zubehor",
      fr: "inclus fourni fournis accessoires contenu",
      it: "include incluso inclusi accessori contenuto",
    }),
  ],
];

/** Words; colour and material labels begin with the topic, unlike "Note di composizione". */
const beginning = 2;

export function topicOf(label: string): LabelTopic | undefined {
  const words = readWords(label).map(({ folded }) => folded);
  const found = topics.find(([topic, known]) => {
    const isAppearance = topic === "color" || topic === "material";
    const searched = words.slice(0, isAppearance ? beginning : undefined);
    return searched.some((word) => known.has(word) || (isAppearance && germanHead(word, topic)));
  })?.[0];
  return found ?? (words.some((word) => isIn("part", { folded: word })) ? "part" : undefined);
}

/** Heads of German compounds: "Außenmaterial", "Rahmenfarbe". */
function germanHead(word: string, topic: LabelTopic): boolean {
  return topic === "material" ? word.endsWith("material") : word.endsWith("farbe");
}

/** Whether a line with the topic may state an attribute that its label does not name. */
export function isRelevantTopic(topic: LabelTopic | undefined, subject: AttributeSubject): boolean {
  const isAppearance = subject === "color" || subject === "material";
  switch (topic) {
    case undefined:
      return true;
    case "absent":
      return false;
    case "color":
      return subject === "color";
    case "material":
      return subject === "material" || subject === "content";
    case "offered":
      return !isAppearance && subject !== "size";
    case "contents":
    case "part":
    case "purpose":
      return !isAppearance;
  }
}
