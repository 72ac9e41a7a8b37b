import type { AttributeSubject } from "./attribute-lexicon.ts";
import { readWords, wordSet } from "./words.ts";

/** What a label speaks of that names no attribute of the category. */
export type LabelTopic = "absent" | "color" | "contents" | "material" | "offered" | "purpose";

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

/** A label speaks of colour or material only where it begins with it: "Note di composizione" does not. */
const beginning = 2;

export function topicOf(label: string): LabelTopic | undefined {
  const words = readWords(label).map(({ folded }) => folded);
  return topics.find(([topic, known]) => {
    const isLook = topic === "color" || topic === "material";
    const looked = words.slice(0, isLook ? beginning : undefined);
    return looked.some((word) => known.has(word) || (isLook && germanHead(word, topic)));
  })?.[0];
}

/** "Außenmaterial", "Rahmenfarbe". */
function germanHead(word: string, topic: LabelTopic): boolean {
  return topic === "material" ? word.endsWith("material") : word.endsWith("farbe");
}

/** Whether a line of that topic may say something of an attribute that its label does not name. */
export function mayTell(topic: LabelTopic | undefined, subject: AttributeSubject): boolean {
  const isLook = subject === "color" || subject === "material";
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
      return !isLook && subject !== "size";
    case "contents":
    case "purpose":
      return !isLook;
  }
}
