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

interface MendedText {
  readonly text: string;
  readonly mended: readonly Finding[];
}

/**
 * The engine with every name and description mended where it breaks a rule of the packs that a program can mend;
 * `message` names the rules that the proposal broke, and of a name the words that had to go. The other
 * tasks are the engine's own.
 */
export function keepRules(engine: Engine, packs: readonly RulePack[]): Engine {
  const ofNames = rulesAbout("name", packs);
  const ofDescriptions = rulesAbout("description", packs);
  return {
    ...engine,
    optimizeName: async (request, context) =>
      mendedName(request, await engine.optimizeName(request, context), ofNames),
    optimizeDescription: async (request, context) =>
      mendedDescription(await engine.optimizeDescription(request, context), ofDescriptions),
  };
}

function rulesAbout(field: "name" | "description", packs: readonly RulePack[]): readonly RulePack[] {
  return packs.map((pack) => ({ ...pack, rules: pack.rules.filter((rule) => rule.field === field) }));
}

function mendedName(
  { query }: OperationRequest<"optimizeName">,
  answer: NameAnswer,
  packs: readonly RulePack[],
): NameAnswer {
  const mend = (name: string) => mendName(name, query.translation_language, packs);
  const best = mend(answer.best_name);
  return {
    message: withRules(answer.message, best, () => missingWords(answer.best_name, best.text)),
    old_name: answer.old_name,
    best_name: best.text,
    other_names: distinct(answer.other_names.map(mend), best.text),
  };
}

function mendedDescription(answer: DescriptionAnswer, packs: readonly RulePack[]): DescriptionAnswer {
  const mend = (text: string) => mendText("description", text, { language: answer.language, packs });
  const best = mend(answer.best_description);
  return {
    message: withRules(answer.message, best, () => []),
    old_description: answer.old_description,
    best_description: best.text,
    other_descriptions: distinct(answer.other_descriptions.map(mend), best.text),
    bullet_points: answer.bullet_points,
    seo: answer.seo,
    language: answer.language,
  };
}

/** As the rules want it, unless nothing but joining words would be left; no sign at an end that joined it to what is gone. */
function mendName(name: string, language: Language, packs: readonly RulePack[]): MendedText {
  const plain = mendText("name", name, { language, packs });
  if (plain.mended.length === 0) return plain;
  const { text, mended } = withPluses(name, plain, { language, packs });
  const closed = withoutLooseSigns(text);
  return wordsOf(closed).some(({ folded }) => !isDangling(folded))
    ? { text: closed, mended }
    : { text: name, mended: [] };
}

function withoutLooseSigns(name: string): string {
  return name
    .replace(/^[\s/&+,;:|-]+(?=[\p{L}\p{N}])/u, "")
    .replace(/(?:[\s/&,;:|–—]|(?<=[\p{L}\s])-)+$/u, "");
}

/** An "and" for a "+" is two letters longer: where words would go for them, "&" says the same. */
function withPluses(name: string, plain: MendedText, { language, packs }: Rules): MendedText {
  if (!plain.mended.some(({ fix }) => fix?.shorter !== undefined)) return plain;
  const gone = missingWords(name, plain.text).length;
  if (gone === 0) return plain;
  const pluses = lintProduct({ fields: { name }, language }, packs).filter(
    ({ fix }) => fix?.shorter !== undefined,
  );
  const { text, mended } = mendText("name", withAmpersands(name, pluses), { language, packs });
  return missingWords(name, text).length < gone ? { text, mended: [...pluses, ...mended] } : plain;
}

function withAmpersands(name: string, pluses: readonly Finding[]): string {
  return pluses.reduceRight(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replace("+", "&") + rest.slice(end),
    name,
  );
}

function mendText(field: "name" | "description", text: string, { language, packs }: Rules): MendedText {
  const { product, applied } = fixProduct({ fields: { [field]: text }, language }, packs);
  return { text: product.fields[field] ?? text, mended: applied };
}

function distinct(texts: readonly MendedText[], best: string): string[] {
  return [...new Set(texts.map(({ text }) => text))].filter((text) => text !== "" && text !== best);
}

function withRules(message: string, { mended }: MendedText, findGone: () => readonly string[]): string {
  if (mended.length === 0) return message;
  const gone = findGone();
  const rules = [...new Set(mended.map(({ rule }) => rule.identifier))].join(", ");
  const left = gone.length === 0 ? "" : `, leaving out: ${gone.join("; ")}`;
  return `${message} Mended for ${rules}${left}.`.trim();
}

/** A word of a text, with the joined parts of a number or a name; UTF-16 offsets. */
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

/** What a text said before and does not say any more, in its order; neighbours stand together. */
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
