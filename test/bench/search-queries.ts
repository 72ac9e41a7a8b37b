import type { Language } from "../../src/api/vocabulary.ts";

/** A leaf's name as somebody may type it who does not know it exactly. */
export interface SoughtLeaf {
  readonly kind: "dropped letter" | "other number" | "half";
  readonly query: string;
  readonly identifier: string;
}

interface NamedLeaf {
  readonly identifier: string;
  readonly name: string;
}

type Maker = (leaf: NamedLeaf) => SoughtLeaf | undefined;

const shortestTyped = 5;
const shortestHalf = 4;
/** A half that more leaves share than are looked at cannot find one of them for certain. */
const maxSharing = 10;
const connectives =
  /^(?:and|for|the|with|und|für|mit|aus|et|de|du|des|la|le|les|à|au|aux|pour|e|ed|di|da|del|della|dei|delle|per|con|&)$/i;

/** Queries in turn of each kind, over leaves that lie evenly spread in the catalog; always the same ones. */
export function makeQueries(leaves: readonly NamedLeaf[], language: Language, count: number): SoughtLeaf[] {
  const makers: readonly Maker[] = [
    ({ identifier, name }: NamedLeaf) => asSought("dropped letter", dropLetter(name), identifier),
    ({ identifier, name }: NamedLeaf) => asSought("other number", changeNumber(name, language), identifier),
    createHalver(leaves, language),
  ];
  const queries: SoughtLeaf[] = [];
  const step = Math.max(1, Math.floor(leaves.length / count));
  for (let offset = 0; offset < step && queries.length < count; offset += 1) {
    for (let at = offset; at < leaves.length && queries.length < count; at += step) {
      const leaf = leaves[at];
      const made = leaf && firstMade(leaf, makers, queries.length);
      if (made) queries.push(made);
    }
  }
  return queries;
}

/** The kind whose turn it is, or the next that the name allows. */
function firstMade(leaf: NamedLeaf, makers: readonly Maker[], turn: number): SoughtLeaf | undefined {
  for (let offset = 0; offset < makers.length; offset += 1) {
    const made = makers[(turn + offset) % makers.length]?.(leaf);
    if (made) return made;
  }
  return undefined;
}

function asSought(kind: SoughtLeaf["kind"], query: string | undefined, identifier: string) {
  return query === undefined ? undefined : { kind, query, identifier };
}

/** The name without one letter in the middle of its longest word. */
function dropLetter(name: string): string | undefined {
  const longest = wordsOf(name).reduce((one, other) => (other.length > one.length ? other : one), "");
  if (longest.length < shortestTyped) return undefined;
  const at = 1 + (name.length % (longest.length - 2));
  return name.replace(longest, longest.slice(0, at) + longest.slice(at + 1));
}

const numberRules: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/ies$/, "y"],
    [/(?<=sh|ch|ss|x)es$/, ""],
    [/(?<!s)s$/, ""],
    [/$/, "s"],
  ],
  de: [
    [/(?<=[a-zäöü]e)n$/, ""],
    [/e$/, ""],
    [/s$/, ""],
    [/$/, "e"],
  ],
  fr: [
    [/eaux$/, "eau"],
    [/[sx]$/, ""],
    [/$/, "s"],
  ],
  it: [
    [/i$/, "o"],
    [/e$/, "a"],
    [/a$/, "e"],
    [/o$/, "i"],
  ],
};

/** The name with its head in the singular where it was in the plural, and the other way round. */
function changeNumber(name: string, language: Language): string | undefined {
  const words = wordsOf(name);
  const head = language === "en" || language === "de" ? words.at(-1) : words[0];
  if (head === undefined || head.length < shortestTyped) return undefined;
  const rule = numberRules[language].find(([ending]) => ending.test(head));
  return rule ? name.replace(head, head.replace(rule[0], rule[1])) : undefined;
}

/** One half of a German compound, or of a name of several words; by turns the first and the second one. */
function createHalver(leaves: readonly NamedLeaf[], language: Language) {
  const words = new Set(leaves.flatMap(({ name }) => wordsOf(name).map(lower)));
  const names = leaves.map(({ name }) => lower(name));
  const isTelling = (half: string) => names.filter((name) => name.includes(lower(half))).length <= maxSharing;
  let turn = 0;
  return ({ identifier, name }: NamedLeaf) => {
    const halves = language === "de" ? halvesOfCompound(name, words) : halvesOfPhrase(name);
    const telling = halves.filter((half) => half.length >= shortestHalf && isTelling(half));
    turn += 1;
    return asSought("half", telling[turn % Math.max(1, telling.length)], identifier);
  };
}

function halvesOfCompound(name: string, words: ReadonlySet<string>): string[] {
  const compound = wordsOf(name).find((word) => word.length >= 2 * shortestHalf);
  if (compound === undefined) return [];
  for (let cut = shortestHalf; cut <= compound.length - shortestHalf; cut += 1) {
    const [first, second] = [compound.slice(0, cut), compound.slice(cut)];
    if (words.has(lower(first)) || words.has(lower(second))) return [first, second];
  }
  return [];
}

function halvesOfPhrase(name: string): string[] {
  const words = wordsOf(name);
  const middle = Math.ceil(words.length / 2);
  return words.length < 2 ? [] : [words.slice(0, middle).join(" "), words.slice(middle).join(" ")];
}

function wordsOf(name: string): string[] {
  return name.split(/[\s,/()]+/).filter((word) => word !== "" && !connectives.test(word));
}

function lower(text: string): string {
  return text.toLowerCase();
}
