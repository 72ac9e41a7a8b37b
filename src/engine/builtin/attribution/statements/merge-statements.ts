import { leastScore, type Statement } from "./statement.ts";

/** From this score on, what the name says is taken to hold against the description. */
const sureOfName = 0.7;

/**
 * An attribute's statements, each value once, best first. Where name and description contradict each
 * other both stay, and the description's is no surer than the name's.
 */
export function mergeStatements(statements: readonly Statement[]): readonly Statement[] {
  const [only] = statements;
  if (only === undefined) return statements;
  if (statements.length === 1) return only.score >= leastScore ? statements : [];
  const best = new Map<string, Statement>();
  for (const statement of statements) {
    const key = keyOf(statement);
    const known = best.get(key);
    if (known === undefined || known.score < statement.score) best.set(key, statement);
  }
  const kept = cappedByName([...best.values()]).filter(({ score }) => score >= leastScore);
  return withoutParts(kept).sort(compareStatements);
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

/** An unlisted text that holds a listed value's words says nothing more. */
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
