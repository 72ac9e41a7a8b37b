import type { Catalog } from "../../../catalog/model.ts";
import { lazily, oncePerObject } from "../../../lib/once.ts";
import { membersBy, parseTable } from "../../../lib/table.ts";
import { type Token, tokenize } from "../../../nlp/tokenizer.ts";
import animalWords from "./animal-words.tsv";
import { createNamedCategories, createWordTest } from "./named-categories.ts";

const words = lazily(() => {
  const of = membersBy(parseTable(animalWords), "kind", "words");
  return {
    animal: of("animal"),
    before: of("before"),
    between: of("between"),
    joining: of("joining"),
    people: of("people"),
    head: of("head"),
    compounds: [...of("compound")],
    category: createWordTest(of("category")),
    titles: createWordTest(of("titles")),
  };
});

/** "for very small dogs", "latte in polvere cuccioli": so many words may stand between. */
const mostBetween = 3;

/** What a row says of its product in words of its own. */
interface Said {
  /** Its name, and what it is called elsewhere: "Tipo: Giocattolo per gatti". */
  readonly called: readonly string[];
  /** For whom it is: "Tierart: Hund". */
  readonly audiences: readonly string[];
}

/** Whether a row says that the product is for an animal: "Toothpaste for Dogs", but no mug for dog lovers. */
export function isForAnimal({ called, audiences }: Said): boolean {
  return called.some(saysAnimal) || audiences.some(isOfAnimals);
}

function saysAnimal(text: string): boolean {
  const tokens = tokenize(text);
  return tokens.some((_, at) => saysAnimalAfter(text, tokens, at) || namesAnimalBeside(text, tokens, at));
}

function isOfAnimals(text: string): boolean {
  const said = tokenize(text);
  const isAnimal = ({ folded }: Token) => words().animal.has(folded);
  return said.some(isAnimal) && said.every((word) => isAnimal(word) || isJoining(word.folded));
}

function isJoining(folded: string): boolean {
  return words().joining.has(folded) || words().between.has(folded);
}

function saysAnimalAfter(name: string, tokens: readonly Token[], at: number): boolean {
  const { animal, before, between, people } = words();
  if (!before.has(tokens[at]?.folded ?? "")) return false;
  for (let place = at + 1; place <= at + 1 + mostBetween; place += 1) {
    const [token, previous] = [tokens[place], tokens[place - 1]];
    if (token === undefined || previous === undefined) return false;
    if (isParted(name, previous, token)) return false;
    if (animal.has(token.folded))
      return !tokens.slice(place + 1, place + 3).some(({ folded }) => people.has(folded));
    if (!between.has(token.folded)) return false;
  }
  return false;
}

/** By more than a space or a hyphen. */
function isParted(name: string, before: Token, after: Token): boolean {
  return /[^\s-]/u.test(name.slice(before.end, after.start));
}

/** "Dog Toothpaste", "Lingettes épaisses chien", "Hundezahnpasta". */
function namesAnimalBeside(name: string, tokens: readonly Token[], at: number): boolean {
  const { animal, head, people, compounds } = words();
  const { folded = "" } = tokens[at] ?? {};
  if (compounds.some((beginning) => folded.startsWith(beginning) && head.has(folded.slice(beginning.length))))
    return true;
  const isHead = head.has(folded);
  if (!isHead && !animal.has(folded)) return false;
  if (people.has(tokens[at - 1]?.folded ?? "")) return false;
  for (const [place, token] of tokens.slice(at + 1, at + 2 + mostBetween).entries()) {
    const previous = tokens[at + place];
    if (previous === undefined || isParted(name, previous, token)) return false;
    if (people.has(token.folded)) return false;
    if (isHead ? animal.has(token.folded) : head.has(token.folded)) return true;
  }
  return false;
}

/** The department's name and the next one's: "Garden and pets > Pet food". */
const departmentSteps = 2;
const forAnimals = createNamedCategories((folded) => words().category(folded), departmentSteps);
const ofTitles = createNamedCategories((folded) => words().titles(folded), departmentSteps);

/** Whether a category, by its number, may hold what is for an animal: all may where a catalog has none for animals. */
export const openToAnimals: (catalog: Catalog) => (number: number) => boolean = oncePerObject((catalog) => {
  const [isForAnimals, isOfTitles] = [forAnimals(catalog), ofTitles(catalog)];
  const hasSome = lazily(() => [...catalog.searchIndex.isLeaf.keys()].some(isForAnimals));
  return (number) => isForAnimals(number) || isOfTitles(number) || !hasSome();
});
