import type { CompiledAttribute } from "./category-lexicon.ts";
import { type LabelledLine, wordsOfLine } from "./labelled-lines.ts";
import { type Statement, scores } from "./statement.ts";
import { isNegated } from "./statement-guards.ts";
import { matchValue, type ValueMatch } from "./value-match.ts";

/** What the line says of its attributes, measures apart. */
export function statementsOfLine(line: LabelledLine): readonly Statement[] {
  return line.attributes.flatMap((attribute) => {
    if (attribute.record.kind === "measure") return [];
    if (attribute.record.kind === "open") return openStatement(line, attribute);
    const listed = listedStatements(line, attribute);
    return listed.length > 0 ? listed : unlistedStatement(line, attribute);
  });
}

const maxOpenLength = 1_000;
const maxUnlistedLength = 40;
const saysNothing =
  /^(?:[-–—./?\s]*|n\/?a\.?|none|null|nan|no|yes|ja|nein|oui|non|s[iì]|not applicable|nicht zutreffend|k\. ?a\.?)$/i;

function openStatement(line: LabelledLine, attribute: CompiledAttribute): Statement[] {
  const value = valueOfLine(line);
  if (saysNothing.test(value) || value.length > maxOpenLength) return [];
  return [statement(line, attribute, value, scores.labelledText)];
}

/** A value that the channel does not list: only where the label is the very name of one attribute alone. */
function unlistedStatement(line: LabelledLine, attribute: CompiledAttribute): Statement[] {
  const value = valueOfLine(line);
  const isProse = value.length > maxUnlistedLength || /[.!?]\s|^\P{L}*$/u.test(value);
  if (!line.isNamed || line.attributes.length > 1 || isProse || saysNothing.test(value) || hasNegation(line))
    return [];
  return [statement(line, attribute, value, scores.labelledUnlisted)];
}

function statement(
  line: LabelledLine,
  attribute: CompiledAttribute,
  value: string,
  score: number,
): Statement {
  return {
    attribute,
    value: null,
    text: line.text,
    start: line.start,
    end: line.start + value.length,
    score,
  };
}

function valueOfLine({ text, start, end }: LabelledLine): string {
  return text.plain.text.slice(start, end).replace(/[\s.,;]+$/, "");
}

function hasNegation(line: LabelledLine): boolean {
  const [from, to] = wordsOfLine(line);
  return line.text.words
    .slice(from, to)
    .some((_, index) => isNegated(line.text.words, from + index, from + index));
}

function listedStatements(line: LabelledLine, attribute: CompiledAttribute): Statement[] {
  const { words } = line.text;
  const [from, to] = wordsOfLine(line);
  const statements: Statement[] = [];
  for (let first = from; first < to; first += 1) {
    const match = matchValue(attribute, line.text, first);
    if (match === undefined || match.last >= to) continue;
    if (!isNegated(words, first, match.last)) statements.push(listedStatement(line, match));
    first = match.last;
  }
  return statements;
}

function listedStatement(line: LabelledLine, match: ValueMatch): Statement {
  const { words } = line.text;
  const [start, end] = [words[match.first]?.start ?? line.start, words[match.last]?.end ?? line.end];
  const score = isWholePart(line, start, end) ? scores.labelledValue : scores.labelledAmongWords;
  return { attribute: match.attribute, value: match.value, text: line.text, start, end, score };
}

const separatorBefore = /(?:^|[,;/|&+•]|\b(?:and|und|et|e|or|oder|ou|o))\s*(?:\d{1,3}\s?%\s*)?$/i;
const separatorAfter = /^\s*(?:\(?\d{1,3}\s?%\)?\s*)?(?:$|[,;/|&+•.(]|\b(?:and|und|et|e|or|oder|ou|o)\b)/i;

/** Whether `[start, end)` is all there is between separators: "cotton" of "80% cotton, 20% polyester". */
function isWholePart(line: LabelledLine, start: number, end: number): boolean {
  const { text } = line.text.plain;
  return (
    separatorBefore.test(text.slice(line.start, start)) && separatorAfter.test(text.slice(end, line.end))
  );
}
