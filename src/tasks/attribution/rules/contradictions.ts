import type { ValueRecord } from "../../../catalog/model.ts";
import { lazily, oncePerObject } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import { textLanguages } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import compatibleValues from "./compatible-values.tsv";
import type { Statement } from "./statement.ts";

/** From this score on, a statement in the name overrides the description's certainty. */
export const sureOfName = 0.7;

/** What the row says of an attribute in two places, of which only one can be true. */
export interface Contradiction {
  readonly reason: string;
  /** Identifiers of the values, what is written first. */
  readonly candidates: string[];
}

/** A listed value that cannot be true beside the binding ones: red beside navy, while blue is a wider word for navy. */
export function findContradiction(
  binding: readonly Statement[],
  statements: readonly Statement[],
): Contradiction | undefined {
  const [own] = binding;
  if (own === undefined || binding.some(({ value }) => value === null || isMixed(value))) return undefined;
  const others = statements.filter((statement) => isPlain(statement) && !binding.includes(statement));
  const other = others.find(
    (statement) => differs(statement, binding) && !isNoun(statement) && !saysBoth(statement, binding),
  );
  if (other === undefined) return undefined;
  const stated = [...new Set(binding.map(quotedText))].join('" and "');
  return {
    reason: `${placeOf(own)} says "${stated}", ${placeOf(other).toLowerCase()} says "${quotedText(other)}": the first is written. Please check which is right.`,
    candidates: [...binding, other].flatMap(({ value }) => value?.identifier ?? []),
  };
}

/** Stated so plainly that it is about the product itself. */
function isPlain({ text, score, isLabelled, part }: Statement): boolean {
  if (part !== undefined) return false;
  return (text.source === "product_name" || isLabelled === true) && score >= sureOfName;
}

/** A text in which the binding words stand too says that the product has both: "nero e bianco". */
function saysBoth({ text }: Statement, binding: readonly Statement[]): boolean {
  const words = ` ${foldText(text.plain.text).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return binding.some((own) => own.text !== text && words.includes(` ${foldText(quotedText(own))} `));
}

/** "Glass" in the name of a water glass is the thing, and "stone" may be a look. */
export function isNoun(statement: Statement): boolean {
  return statement.text.source === "product_name" && relations().nouns.has(foldText(quotedText(statement)));
}

function differs({ value }: Statement, binding: readonly Statement[]): boolean {
  return (
    value !== null &&
    !isMixed(value) &&
    binding.every(
      ({ value: own }) => own !== null && own.identifier !== value.identifier && !areCompatible(own, value),
    )
  );
}

const mixed = /multi|mehrfarb|bunt|mixed|assorted|various|andere|other/;

function isMixed(value: ValueRecord): boolean {
  return namesOf(value).some((name) => mixed.test(name));
}

/** Whether one is a kind of the other ("navy" is also called "dark blue", so it is a blue), or a way of making it. */
export function areCompatible(one: ValueRecord, other: ValueRecord): boolean {
  return holdsName(one, other) || holdsName(other, one) || isListed(one, other) || isListed(other, one);
}

function isListed(one: ValueRecord, other: ValueRecord): boolean {
  return relations().others.get(keyOf(one.identifier))?.has(keyOf(other.identifier)) === true;
}

function keyOf(identifier: string): string {
  return identifier.replaceAll("_", "-").toLowerCase();
}

const relations = lazily(() => {
  const others = new Map<string, Set<string>>();
  const rows = parseTable(compatibleValues);
  for (const row of rows.filter(({ relation }) => relation !== "noun")) {
    for (const one of membersOf([row], "one")) {
      const known = others.get(one) ?? new Set<string>();
      for (const other of membersOf([row], "others")) known.add(other);
      others.set(one, known);
    }
  }
  const nouns = new Set(
    membersOf(
      rows.filter(({ relation }) => relation === "noun"),
      "one",
    ),
  );
  return { others, nouns };
});

/** Whether a value is called by the wider one's name and more: navy is also "dark blue". */
export function isKindOf(narrow: ValueRecord, wide: ValueRecord): boolean {
  return holdsName(narrow, wide);
}

function holdsName(narrow: ValueRecord, wide: ValueRecord): boolean {
  const names = textLanguages.flatMap((language) => foldText(wide.names[language] ?? "") || []);
  return namesOf(narrow).some((term) =>
    names.some((name) => ` ${term} `.includes(` ${name} `) || (name.length > 2 && term.endsWith(name))),
  );
}

const namesOf = oncePerObject(({ names, terms }: ValueRecord): readonly string[] =>
  textLanguages.flatMap((language) =>
    [names[language] ?? "", ...(terms[language] ?? [])].filter((name) => name !== "").map(foldText),
  ),
);

function quotedText({ text, start, end }: Statement): string {
  return text.plain.text.slice(start, end);
}

function placeOf({ text: { source, fact } }: Statement): string {
  if (fact !== undefined) return `The column "${fact.label}"`;
  return source === "product_name" ? "The name" : "The description";
}
