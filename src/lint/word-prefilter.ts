import { lazily } from "../lib/once.ts";
import { textLanguages } from "../nlp/language.ts";
import { foldText } from "../nlp/normalizer.ts";
import { readWords } from "../nlp/stemmer.ts";
import { loneFlags, markedWords, shoutedFlags } from "./data/promotional-words.ts";
import type { WordTableName } from "./rule.ts";

/** All words that may be a flag, folded: where none of them is, none need be looked for. */
export const flagWords: () => readonly string[] = lazily(() =>
  [
    ...textLanguages.flatMap((language) => markedWords[language]),
    ...loneFlags.first,
    ...loneFlags.last,
    ...shoutedFlags,
  ].map(foldText),
);

const plainWords = /^[\p{Ll}\p{Lu}]+(?:[ -][\p{Ll}\p{Lu}]+)*$/u;

/** A phrase's words as `readWords` has them folded. Lists have thousands, most of plain words, and are read as a program starts. */
export function foldPhrase(phrase: string): readonly string[] {
  return plainWords.test(phrase) ? foldText(phrase).split(/[ -]/) : readWords(phrase).folded;
}

const list = (words: string): readonly string[] => words.split(" ");

/** Folded first parts of German compounds that say whom a thing is for, or of what it is made; longer ones before their parts. */
const firstParts: Readonly<Partial<Record<WordTableName, readonly string[]>>> = {
  audiences: list("damen herren kinder madchen jungen frauen manner baby"),
  materials: list(
    "kunstleder wildleder leder baumwoll merinowoll schurwoll wollmisch woll kaschmir seiden leinen samt satin cord fleece denim filz pelz viskose silber gold platin",
  ),
};

/** What such a compound names; other words that begin alike (Herrenhaus, Kinderwagen, Seidenraupe, Goldfisch) say nothing of the kind. */
const heads = list(
  "kleid kleider hose hosen jacke jacken mantel shirt shirts hemd hemden bluse blusen pullover pulli pullis weste westen rock rocke anzug anzuge " +
    "schuh schuhe stiefel stiefelette stiefeletten sandale sandalen sneaker sneakers pumps pantoffel pantoffeln socke socken strumpf strumpfe slip slips " +
    "bikini bikinis pyjama pyjamas mutze mutzen hut hute kappe kappen cap caps schal schals tuch tucher handschuh handschuhe gurtel tasche taschen " +
    "rucksack rucksacke borse borsen portemonnaie uhr uhren armband armbander kette ketten ring ringe stecker leggings shorts jeans parka blazer " +
    "cardigan top tops overall overalls body bodys strampler wasche mode bekleidung kleidung sweatshirt hoodie hoodies",
);

interface CompoundStart {
  readonly table: WordTableName;
  /** Characters of the folded word. */
  readonly length: number;
}

/** Characters: the shortest first part with three more. */
const shortestCompound = 7;

/** What a compound begins with that a channel forbids: "Damenwinterjacke", "Lederhandschuhe". */
export function findCompoundStart(folded: string): CompoundStart | undefined {
  if (folded.length < shortestCompound) return undefined;
  for (const table of ["audiences", "materials"] as const) {
    for (const first of firstParts[table] ?? []) {
      if (!folded.startsWith(first) || folded.length < first.length + 3) continue;
      const rest = folded.slice(first.length);
      if (heads.some((head) => rest.endsWith(head))) return { table, length: first.length };
    }
  }
  return undefined;
}
