import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "../../src/api/vocabulary.ts";

/** A product whose name a person has rewritten. */
export interface GoldName {
  readonly language: Language;
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  readonly goldName: string;
}

/** @param folder of the hand labels */
export function readGoldNames(folder: string): readonly GoldName[] {
  return ["de", "it", "en"].flatMap((language) =>
    readFileSync(join(folder, `native.${language}.jsonl`), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Record<string, string | null>)
      .flatMap(({ name, description, brand, gold_name: goldName }) =>
        goldName
          ? [
              {
                language: language as Language,
                name: name ?? "",
                description: description ?? "",
                brand: brand ?? "",
                goldName,
              },
            ]
          : [],
      ),
  );
}

export interface NameScore {
  /** Whether the maker that the gold name begins with stands in front; undefined where the row does not state it. */
  readonly brand: boolean | undefined;
  /** Numbers and codes of the gold name that the row's name states, and how many of them the name has. */
  readonly facts: number;
  readonly factsHeld: number;
  /** Words that both names have, and how many of them are written alike. */
  readonly words: number;
  readonly wordsAlike: number;
}

const wordForm = /[\p{L}\p{N}][\p{L}\p{N}.,'’+/-]*/gu;
const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text: string) => (text.match(wordForm) ?? []).map((word) => word.replace(/[.,'’/-]+$/u, ""));

/** How a name compares with the one that a person wrote, by means of its own: no code of the program's. */
export function scoreName(name: string, { name: before, brand, goldName }: GoldName): NameScore {
  const [own, gold] = [wordsOf(name), wordsOf(goldName)];
  const spelled = new Map(gold.map((word) => [fold(word), word]));
  const shared = own.filter((word) => spelled.has(fold(word)));
  const given = new Set(wordsOf(before).map(fold));
  const facts = gold.filter((word) => /\d/.test(word) && given.has(fold(word)));
  const held = new Set(own.map(fold));
  const isStated = brand !== "" && fold(goldName).startsWith(fold(brand));
  return {
    brand: isStated ? fold(name).startsWith(fold(brand)) : undefined,
    facts: facts.length,
    factsHeld: facts.filter((word) => held.has(fold(word))).length,
    words: shared.length,
    wordsAlike: shared.filter((word) => spelled.get(fold(word)) === word).length,
  };
}
