import type { OperationRequest, OperationResponse } from "../api/operations.ts";
import type { Language } from "../api/vocabulary.ts";
import { isDangling } from "../lint/fixes.ts";
import { fixProduct, lintProduct } from "../lint/linter.ts";
import type { RulePack } from "../lint/rule.ts";
import type { Finding } from "../lint/violation.ts";
import { foldText } from "../nlp/normalizer.ts";
import type { Engine } from "./engine.ts";

type NameAnswer = OperationResponse<"optimizeName">;
type DescriptionAnswer = OperationResponse<"optimizeDescription">;

interface Rules {
  readonly language: Language;
  readonly packs: readonly RulePack[];
}

interface FixedText {
  readonly text: string;
  readonly fixed: readonly Finding[];
}

/**
 * Middleware that fixes violations of the packs' rules in every name and description, where a fix is automatic. `message` lists
 * the rules that the proposal violated, and for a name the words that were removed. Other tasks pass through.
 */
export function keepRules(engine: Engine, packs: readonly RulePack[]): Engine {
  const ofNames = rulesAbout("name", packs);
  const ofDescriptions = rulesAbout("description", packs);
  return {
    ...engine,
    optimizeName: async (request, context) =>
      fixedName(request, await engine.optimizeName(request, context), ofNames),
    optimizeDescription: async (request, context) =>
      fixedDescription(await engine.optimizeDescription(request, context), ofDescriptions),
  };
}

function rulesAbout(field: "name" | "description", packs: readonly RulePack[]): readonly RulePack[] {
  return packs.map((pack) => ({ ...pack, rules: pack.rules.filter((rule) => rule.field === field) }));
}

function fixedName(
  { query }: OperationRequest<"optimizeName">,
  answer: NameAnswer,
  packs: readonly RulePack[],
): NameAnswer {
  const applyFixes = (name: string) => fixName(name, query.translation_language, packs);
  const best = applyFixes(answer.best_name);
  return {
    message: withRules(answer.message, best, () => missingWords(answer.best_name, best.text)),
    old_name: answer.old_name,
    best_name: best.text,
    other_names: distinct(answer.other_names.map(applyFixes), best.text),
  };
}

function fixedDescription(answer: DescriptionAnswer, packs: readonly RulePack[]): DescriptionAnswer {
  const applyFixes = (text: string) => fixText("description", text, { language: answer.language, packs });
  const best = applyFixes(answer.best_description);
  return {
    message: withRules(answer.message, best, () => []),
    old_description: answer.old_description,
    best_description: best.text,
    other_descriptions: distinct(answer.other_descriptions.map(applyFixes), best.text),
    bullet_points: answer.bullet_points,
    seo: answer.seo,
    language: answer.language,
  };
}

/** The fixed name without separators at the ends that lost their other side; the original if only joining words would be left. */
function fixName(name: string, language: Language, packs: readonly RulePack[]): FixedText {
  const plain = fixText("name", name, { language, packs });
  if (plain.fixed.length === 0) return plain;
  const { text, fixed } = withPluses(name, plain, { language, packs });
  const closed = withoutLooseSeparators(text);
  return wordsOf(closed).some(({ folded }) => !isDangling(folded))
    ? { text: closed, fixed }
    : { text: name, fixed: [] };
}

function withoutLooseSeparators(name: string): string {
  return name
    .replace(/^[\s/&+,;:|-]+(?=[\p{L}\p{N}])/u, "")
    .replace(/(?:[\s/&,;:|–—]|(?<=[\p{L}\s])-)+$/u, "");
}

/** Replacing "+" by "and" adds two letters: where words would be lost for them, "&" is used instead. */
function withPluses(name: string, plain: FixedText, { language, packs }: Rules): FixedText {
  if (!plain.fixed.some(({ fix }) => fix?.shorter !== undefined)) return plain;
  const gone = missingWords(name, plain.text).length;
  if (gone === 0) return plain;
  const pluses = lintProduct({ fields: { name }, language }, packs).filter(
    ({ fix }) => fix?.shorter !== undefined,
  );
  const { text, fixed } = fixText("name", withAmpersands(name, pluses), { language, packs });
  return missingWords(name, text).length < gone ? { text, fixed: [...pluses, ...fixed] } : plain;
}

function withAmpersands(name: string, pluses: readonly Finding[]): string {
  return pluses.reduceRight(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replace("+", "&") + rest.slice(end),
    name,
  );
}

function fixText(field: "name" | "description", text: string, { language, packs }: Rules): FixedText {
  const { product, applied } = fixProduct({ fields: { [field]: text }, language }, packs);
  return { text: product.fields[field] ?? text, fixed: applied };
}

function distinct(texts: readonly FixedText[], best: string): string[] {
  return [...new Set(texts.map(({ text }) => text))].filter((text) => text !== "" && text !== best);
}

function withRules(message: string, { fixed }: FixedText, findGone: () => readonly string[]): string {
  if (fixed.length === 0) return message;
  const gone = findGone();
  const rules = [...new Set(fixed.map(({ rule }) => rule.identifier))].join(", ");
  const left = gone.length === 0 ? "" : `, leaving out: ${gone.join("; ")}`;
  return `${message} Mended for ${rules}${left}.`.trim();
}

/** A word with the joined parts of a number or a name; UTF-16 offsets. */
interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    folded: foldText(word),
    start: index,
    end: index + word.length,
  }));
}

/** Text that is in `before` but not in `after`, in order; adjacent words are joined. */
export function missingWords(before: string, after: string): string[] {
  const left = wordsOf(after).map(({ folded }) => folded);
  const runs: { start: number; end: number }[] = [];
  let wasMissing = false;
  for (const { folded, start, end } of wordsOf(before)) {
    const place = left.indexOf(folded);
    const last = runs.at(-1);
    if (place >= 0) left.splice(place, 1);
    else if (wasMissing && last) last.end = end;
    else runs.push({ start, end });
    wasMissing = place < 0;
  }
  return runs.map(({ start, end }) => before.slice(start, end));
}
