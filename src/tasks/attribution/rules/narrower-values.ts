import { isKindOf } from "./contradictions.ts";
import type { Statement } from "./statement.ts";

/** Fibres that yarns and cloths are called by, whatever they are made of: a ball of "laine" may be 100 % polyester. */
const fibres: ReadonlySet<string> = new Set(
  "cotton linen wool cashmere mohair alpaca silk polyester acrylic polyamide nylon viscose modal lyocell bamboo hemp elastane".split(
    " ",
  ),
);

/** Without colours that another one says more exactly, and fibres where a text says that all of it is another one. */
export function withoutWiderValues(statements: readonly Statement[]): readonly Statement[] {
  if (statements.length < 2) return statements;
  const subject = statements[0]?.attribute.subject;
  if (subject === "color")
    return statements.filter((one) => !statements.some((other) => isShadeOf(other, one)));
  if (subject !== "material") return statements;
  const pure = statements.find(isWhole);
  return pure === undefined
    ? statements
    : statements.filter((one) => one === pure || !isFibre(one) || one.isLabelled === true || hasShare(one));
}

/** "Bleu marine" in the description of what the name calls "bleu"; not of "bleu et bleu marine". */
function isShadeOf(narrow: Statement, wide: Statement): boolean {
  if (narrow === wide || narrow.value === null || wide.value === null) return false;
  return !isBeside(narrow, wide) && isKindOf(narrow.value, wide.value) && !isKindOf(wide.value, narrow.value);
}

/** Whether the narrow one's text has the wide one next to it, behind a sign or a conjunction: they are two colours of one thing. */
function isBeside({ text, start, end }: Statement, wide: Statement): boolean {
  const { plain } = text;
  const written = wide.text.plain.text.slice(wide.start, wide.end).toLowerCase();
  const stem = written.slice(0, Math.max(shortestStem, written.length - 2));
  const before = joint.before.exec(plain.text.slice(Math.max(0, start - reach), start))?.[1] ?? "";
  const behind = joint.behind.exec(plain.text.slice(end, end + reach))?.[1] ?? "";
  return [before, behind].some((word) => word.toLowerCase().startsWith(stem));
}

const shortestStem = 3;
const joint = {
  before: /(\p{L}+)(?:\s?[,/+&|-]\s?|\s(?:and|und|et|e|ed|con|mit|with|avec)\s)$/u,
  behind: /^(?:\s?[,/+&|-]\s?|\s(?:and|und|et|e|ed|con|mit|with|avec)\s)(\p{L}+)/u,
};

function isFibre({ value }: Statement): boolean {
  return value !== null && fibres.has(value.identifier.replaceAll("_", "-"));
}

/** "100 % polyester", of no part. */
function isWhole(one: Statement): boolean {
  if (!isFibre(one) || one.part !== undefined) return false;
  const { text } = one.text.plain;
  return (
    /(?<![\d.,])100\s?%\s?(?:\p{L}+\s)?$/u.test(text.slice(Math.max(0, one.start - reach), one.start)) ||
    /^100\s?%/u.test(text.slice(one.start, one.end))
  );
}

/** Whether a text says how much of a product is of a material: "20 % elastane". */
export function hasShare({ text, start, end }: Statement): boolean {
  return (
    /%\s?(?:\p{L}+\s)?$/u.test(text.plain.text.slice(Math.max(0, start - reach), start)) ||
    /%/.test(text.plain.text.slice(start, end))
  );
}

/** In characters. */
const reach = 24;
