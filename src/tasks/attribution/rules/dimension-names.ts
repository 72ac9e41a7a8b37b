import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { Side } from "../../../nlp/side-letters.ts";
import type { CategoryLexicon, CompiledAttribute } from "./attribute-lexicon.ts";

const sideNames: Readonly<Record<Side, ReadonlySet<string>>> = {
  length: new Set(["length", "lange", "longueur", "lunghezza"]),
  width: new Set(["width", "breite", "largeur", "larghezza"]),
  height: new Set(["height", "hohe", "hauteur", "altezza"]),
  depth: new Set(["depth", "tiefe", "profondeur", "profondita"]),
  diameter: new Set(["diameter", "durchmesser", "diametre", "diametro"]),
};

/** Adjectives for a side beside a measure, folded: 60 cm breit, larga 60 cm, 60 cm de haut. */
const adjectives: Readonly<Record<Language, Partial<Readonly<Record<Side, string>>>>> = {
  en: { length: "long", width: "wide", height: "high tall", depth: "deep" },
  de: {
    length: "lang lange langer langes langen",
    width: "breit breite breiter breites breiten",
    height: "hoch hohe hoher hohes hohen",
    depth: "tief tiefe tiefer tiefes tiefen",
  },
  fr: {
    length: "long longue longs longues",
    width: "large larges",
    height: "haut haute hauts hautes",
    depth: "profond profonde",
  },
  it: {
    length: "lungo lunga lunghi lunghe",
    width: "largo larga larghi larghe",
    height: "alto alta alti alte",
    depth: "profondo profonda profondi profonde",
  },
};

const sidesByWord = {
  en: wordsOf("en"),
  de: wordsOf("de"),
  fr: wordsOf("fr"),
  it: wordsOf("it"),
} as const satisfies Record<Language, unknown>;

function wordsOf(language: Language): ReadonlyMap<string, Side> {
  const lists = Object.entries(adjectives[language]) as readonly [Side, string][];
  return new Map(lists.flatMap(([side, list]) => list.split(" ").map((word) => [word, side] as const)));
}

/** The side that an adjective of the language (of any, if undefined) stands for. */
export function sideOfAdjective(folded: string, language: Language | undefined): Side | undefined {
  if (language !== undefined) return sidesByWord[language].get(folded);
  return Object.values(sidesByWord)
    .map((words) => words.get(folded))
    .find((side) => side !== undefined);
}

const letterOfSide = { length: "L", width: "B", height: "H", depth: "T", diameter: undefined } as const;

/** The letter for a side's name: B for "Breite". */
export function letterOfSideName(name: string): string | undefined {
  const folded = foldText(name);
  const side = (Object.keys(sideNames) as Side[]).find((known) => sideNames[known].has(folded));
  return side && letterOfSide[side];
}

/** The category's attribute for a side of the whole product. */
export function attributeOfSide({ attributes }: CategoryLexicon, side: Side): CompiledAttribute | undefined {
  return attributes.find(
    ({ record }) =>
      record.kind === "measure" &&
      record.dimension === "length" &&
      Object.values(record.names).some((name) => sideNames[side].has(foldText(name))),
  );
}
