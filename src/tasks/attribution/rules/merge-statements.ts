import type { ValueRecord } from "../../../catalog/model.ts";
import { oncePerObject } from "../../../lib/once.ts";
import { textLanguages } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { TaskContext } from "../../engine.ts";
import { leastScore, type Statement } from "./statement.ts";

/**
 * Merges the statements on an attribute of a product whose row states more than its texts. An own fact beats a labelled line, which
 * beats name and prose: what differs from the strongest is not written, and where the two cannot both be true, a person should look.
 */
export function mergeByRank(onReview: TaskContext["onReview"]) {
  return (statements: readonly Statement[]): readonly Statement[] => {
    const sure = statements.filter(({ score }) => score >= leastScore);
    const strongest = sure.filter(isOwnFact);
    const binding = strongest.length > 0 ? strongest : sure.filter(({ isLabelled }) => isLabelled);
    if (binding.length === 0) return mergeStatements(statements);
    const contradiction = onReview && findContradiction(binding, sure);
    if (contradiction !== undefined) onReview?.(contradiction);
    return withoutParts(bestOfEach(binding)).sort(compareStatements);
  };
}

function isOwnFact({ isLabelled, text }: Statement): boolean {
  return isLabelled === true && text.source === "fact";
}

/** A listed value that cannot be true beside the binding ones: red beside navy, while blue is a wider word for navy. */
function findContradiction(
  binding: readonly Statement[],
  statements: readonly Statement[],
): Parameters<NonNullable<TaskContext["onReview"]>>[0] | undefined {
  const [own] = binding;
  if (own === undefined || binding.some(({ value }) => value === null || isMixed(value))) return undefined;
  const other = statements.find(
    (statement) => isPlain(statement) && !binding.includes(statement) && differs(statement, binding),
  );
  if (other === undefined) return undefined;
  const stated = [...new Set(binding.map(quotedText))].join('" and "');
  return {
    reason: `${placeOf(own)} says "${stated}", ${placeOf(other).toLowerCase()} says "${quotedText(other)}": the first is written. Please check which is right.`,
    candidates: [...binding, other].flatMap(({ value }) => value?.identifier ?? []),
  };
}

/** Stated so plainly that it is about the product itself. */
function isPlain({ text, score, isLabelled }: Statement): boolean {
  return (text.source === "product_name" || isLabelled === true) && score >= sureOfName;
}

function differs({ value }: Statement, binding: readonly Statement[]): boolean {
  return (
    value !== null &&
    !isMixed(value) &&
    binding.every(
      ({ value: own }) => own !== null && own.identifier !== value.identifier && !isWider(own, value),
    )
  );
}

const mixed = /multi|mehrfarb|bunt|mixed|assorted|various|andere|other/;

function isMixed(value: ValueRecord): boolean {
  return namesOf(value).some((name) => mixed.test(name));
}

/** Whether one is a kind of the other: "navy" is also called "dark blue", so it is a blue. */
function isWider(one: ValueRecord, other: ValueRecord): boolean {
  return holdsName(one, other) || holdsName(other, one);
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

/** From this score on, a statement in the name overrides the description's certainty. */
const sureOfName = 0.7;

/**
 * An attribute's statements, each value once, best first. Where name and description differ both remain, and the
 * description's score is at most the name's.
 */
export function mergeStatements(statements: readonly Statement[]): readonly Statement[] {
  const [only] = statements;
  if (only === undefined) return statements;
  if (statements.length === 1) return only.score >= leastScore ? statements : [];
  const retained = cappedByName(bestOfEach(statements)).filter(({ score }) => score >= leastScore);
  return withoutParts(retained).sort(compareStatements);
}

function bestOfEach(statements: readonly Statement[]): readonly Statement[] {
  const best = new Map<string, Statement>();
  for (const statement of statements) {
    const key = keyOf(statement);
    const known = best.get(key);
    if (known === undefined || known.score < statement.score) best.set(key, statement);
  }
  return [...best.values()];
}

function keyOf({ value, text, start, end }: Statement): string {
  if (value !== null) return `value ${value.identifier}`;
  return `text ${text.plain.text.slice(start, end).replace(/\s+/g, "").toLowerCase()}`;
}

function cappedByName(statements: readonly Statement[]): readonly Statement[] {
  const ofName = statements.filter(({ text }) => text.source === "product_name");
  const cap = Math.max(0, ...ofName.map(({ score }) => score));
  if (cap < sureOfName) return statements;
  return statements.map((statement) => ({ ...statement, score: Math.min(statement.score, cap) }));
}

/** Drops an unlisted text that contains the words of a listed value. */
function withoutParts(statements: readonly Statement[]): Statement[] {
  return statements.filter(
    (one) =>
      one.value !== null ||
      !statements.some(
        (other) =>
          other !== one &&
          other.text === one.text &&
          other.start >= one.start &&
          other.end <= one.end &&
          other.end - other.start < one.end - one.start &&
          other.score >= one.score,
      ),
  );
}

function compareStatements(left: Statement, right: Statement): number {
  if (left.score !== right.score) return right.score - left.score;
  if (left.text !== right.text) return left.text.source === "product_name" ? -1 : 1;
  return left.start - right.start;
}
