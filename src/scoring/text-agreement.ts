import { findFacts } from "../facts/extractor.ts";
import type { Fact, FactContext } from "../facts/fact.ts";
import { readFieldOf } from "../lint/product-reading.ts";
import type { LintedProduct } from "../lint/violation.ts";
import { isStopWordInAnyLanguage } from "../nlp/stop-words.ts";
import type { SoundnessPart } from "./scorer.ts";
import { faultOf } from "./text-faults.ts";

/** Characters of a description that are compared with the name. */
const longestCompared = 1_500;

/**
 * Whether the description is of the product that the name, the brand and the category say: it has one of their words, and where both
 * state a colour, a material, a user or an amount, they state the same.
 */
export function findDisagreements(product: LintedProduct, context: FactContext): readonly SoundnessPart[] {
  const { name = "", description = "" } = product.fields;
  if (name === "" || description === "") return [];
  const text = readFieldOf("description", description).text.slice(0, longestCompared);
  const brand = new Set(readFieldOf("name", product.fields.brand ?? "").words.folded);
  const stated = findFacts(readFieldOf("name", name).text, context).filter(
    (fact) => !readFieldOf("name", fact.text).words.folded.every((word) => brand.has(word)),
  );
  const rival =
    stated.length === 0
      ? undefined
      : contradictionOf(stated, findFacts(text.slice(0, longestOpening), context).filter(isOfWhole));
  const found: SoundnessPart[] = [];
  if (rival !== undefined) found.push({ field: "description", ...faultOf("contradictory", rival) });
  if (isOfOtherProduct(product, text)) found.push({ field: "description", ...faultOf("foreign") });
  return found;
}

/** Characters in which a description says what the product is; later, amounts are often of parts. */
const longestOpening = 400;
/** Likewise for colours and materials. */
const longestLook = 60;

function isOfWhole({ kind, start }: Fact): boolean {
  return kind === "measure" || start < longestLook;
}

const shortest = 4;
/** Content words; a shorter description may take the name for granted. */
const fewestWords = 5;
/** Of a compound: letters that two words share at the end or the beginning. */
const shortestPart = 5;

/** Words of a name that has not only a number and a colour. */
const fewestTelling = 2;

/** Whether a description has none of the words by which the record says what the product is. */
function isOfOtherProduct({ fields }: LintedProduct, text: string): boolean {
  const words = readWordsOf(text);
  if (words.length < fewestWords) return false;
  const record = [fields.name, fields.brand, fields.category?.split(/[>/]/u).at(-1)];
  const telling = record.flatMap((part) => readWordsOf(part ?? "")).filter((word) => !/\d/.test(word));
  if (
    telling.length < fewestTelling ||
    sharesCode(readFieldOf("name", fields.name ?? "").text.slice(0, longestCompared), text)
  )
    return false;
  const said = new Set(words);
  return !telling.some((word) => said.has(word) || words.some((other) => areRelated(word, other)));
}

/** Whether a number or a code of the name stands in the description, with or without its blanks and hyphens. */
function sharesCode(name: string, text: string): boolean {
  const written = squeezed(text);
  return name.split(/[^\p{L}\p{N}-]+/u).some((code) => {
    const short = squeezed(code);
    return (
      /\d/.test(short) &&
      short.length >= shortest &&
      !/^\d+(?:mm|cm|ml|kg|g|l)$/.test(short) &&
      written.includes(short)
    );
  });
}

function squeezed(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Words of a text that are compared. */
const mostWords = 200;

function readWordsOf(text: string): readonly string[] {
  return readFieldOf("name", text)
    .words.folded.slice(0, mostWords)
    .filter((word) => word.length >= shortest && !isStopWordInAnyLanguage(word));
}

/** One form of a word and another, or a compound and its part: "lampe", "lampes"; "Bürostuhl", "Stuhl". */
function areRelated(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length >= shortestPart && (long.startsWith(short) || long.endsWith(short))) return true;
  const stem = short.slice(0, Math.max(shortest, short.length - 2));
  return long.length - short.length <= 2 && long.startsWith(stem);
}

/** Kinds of which a text states one or two values of the whole product. */
const single: ReadonlySet<string> = new Set(["colour", "material", "audience"]);
/** More values of one kind are of parts, or a choice. */
const mostValues = 2;

/** The first value of the description that contradicts the name's; undefined where they agree. */
function contradictionOf(stated: readonly Fact[], described: readonly Fact[]): string | undefined {
  const rivalsOf = bySubject(described);
  for (const [subject, facts] of bySubject(stated)) {
    const others = rivalsOf.get(subject);
    if (others === undefined) continue;
    const [own, rivals] = [keysOf(facts), keysOf(others)];
    const missing = own.filter((key) => !rivals.some((other) => agree(key, other)));
    const added = rivals.filter((key) => !own.some((other) => agree(key, other)));
    if (missing.length === 0 || added.length === 0) continue;
    const isOne = single.has(subject) || subject !== "length";
    const isDisjoint = missing.length === own.length && rivals.length <= mostValues;
    const isOneOfSize = subject === "length" && own.length > 1 && rivals.length === own.length;
    const isSize =
      subject === "length" && own.length === 1 && rivals.length === 1 && isFar(own[0], rivals[0]);
    if ((isOne && isDisjoint) || isOneOfSize || isSize)
      return others.find(({ key }) => key === added[0])?.text ?? added[0];
  }
  return undefined;
}

/** A length alone may be of another side; one of another order is of another product. */
function isFar(one: string | undefined, other: string | undefined): boolean {
  const [first, second] = [Number.parseFloat(one ?? ""), Number.parseFloat(other ?? "")];
  return Math.max(first, second) > 20 * Math.min(first, second);
}

/** A product has several of them: powers, memories, times. */
const noAmounts: ReadonlySet<string> = new Set([
  "data",
  "information",
  "time",
  "duration",
  "percentage",
  "fraction",
  "frequency",
]);

function bySubject(facts: readonly Fact[]): ReadonlyMap<string, readonly Fact[]> {
  const found = new Map<string, Fact[]>();
  for (const fact of facts) {
    if (fact.kind !== "measure" && !single.has(fact.kind)) continue;
    const subject = fact.kind === "measure" ? (fact.subject ?? "") : fact.kind;
    if (subject === "" || noAmounts.has(subject) || fact.text.includes("%")) continue;
    found.set(subject, [...(found.get(subject) ?? []), fact]);
  }
  return found;
}

function keysOf(facts: readonly Fact[]): readonly string[] {
  return [...new Set(facts.map(({ key }) => key))];
}

/** "Light blue" agrees with blue. */
function agree(one: string, other: string): boolean {
  return one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`);
}
