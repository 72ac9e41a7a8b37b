import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import type { Language } from "../../../api/vocabulary.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import type { NamePattern } from "../../../lint/rule.ts";
import { languageNames } from "../../../nlp/language.ts";
import { type Glossary, type GlossaryOptions, glossaryOf } from "../../../translation/glossary.ts";
import { textLanguage } from "../../../translation/text-language.ts";
import type { JudgedTranslation } from "../../../translation/translate.ts";
import type { TaskContext } from "../../engine.ts";
import { type CleanedName, cleanName } from "./clean-name.ts";
import { type ComposedName, composedName, composeName } from "./compose-name.ts";
import { otherNames } from "./other-names.ts";
import { frontLoaded } from "./part-order.ts";
import { localizedName } from "./translate-name.ts";

type NameRequest = OperationRequest<"optimizeName">;
type NameResponse = OperationResponse<"optimizeName">;

export interface NameOptimizerOptions {
  readonly catalogs: CatalogStore;
  /** The sales channel's pattern for composed names; absent: limits that most channels accept. */
  readonly naming?: NamePattern;
  /** The user's own words. */
  readonly glossary?: GlossaryOptions;
}

/** Offline and deterministic: every word of a proposal is from the name or is a glossary translation of a word of it. */
export function createNameOptimizer({ catalogs, naming, glossary }: NameOptimizerOptions) {
  return (request: NameRequest, { isBestEnough = false, onReview }: TaskContext = {}): NameResponse =>
    optimizeName(request, glossaryOf(catalogs, glossary), { naming, isBestEnough, onReview });
}

interface OptimizeOptions {
  readonly naming: NamePattern | undefined;
  readonly isBestEnough: boolean;
  readonly onReview: TaskContext["onReview"];
}

function optimizeName(
  { query, body }: NameRequest,
  glossary: Glossary,
  { naming, isBestEnough, onReview }: OptimizeOptions,
): NameResponse {
  const target = query.translation_language;
  const source = textLanguage(body.product_name, glossary, target);
  const language = source ?? target;
  const cleaned = cleanName(body.product_name, { language, glossary });
  const composed =
    query.task_type === "detailed" ? composeName(cleaned.name, language, glossary, naming) : undefined;
  const chosen = composed?.name ?? cleaned.name;
  const inLanguage = (name: string) => localizedName(name, { source: language, target }, glossary);
  const best = inLanguage(chosen);
  const isTranslated = best.text !== chosen;
  if (isTranslated && best.untranslated.length > 0)
    onReview?.({ reason: `Translated in part: ${best.untranslated.join(", ")} stayed as it was.` });
  const findOthers = () => {
    const other =
      composed === undefined ? composedName(cleaned.name, language, glossary, naming) : cleaned.name;
    const candidates = [
      other === chosen ? best.text : inLanguage(other).text,
      isTranslated ? "" : frontLoaded(chosen, language, glossary),
    ];
    return otherNames(best.text, candidates, isTranslated ? [chosen] : []);
  };
  return {
    message: nameMessage({ ...(composed && { composed }), target, source, cleaned, translation: best }),
    old_name: body.product_name,
    best_name: best.text,
    other_names: isBestEnough ? [] : findOthers(),
  };
}

interface NameWork {
  readonly target: Language;
  /** Undefined where the language of the name is not recognised. */
  readonly source: Language | undefined;
  readonly cleaned: CleanedName;
  /** Detailed names only. */
  readonly composed?: ComposedName;
  readonly translation: JudgedTranslation;
}

const clean = "The name was already clean.";

/** English sentences on what was done and what was not. */
function nameMessage(work: NameWork): string {
  if (!/[\p{L}\p{N}]/u.test(work.cleaned.name))
    return "The name holds no words, so there is nothing to propose.";
  if (work.cleaned.done.length === 0 && work.composed === undefined && work.target === work.source)
    return clean;
  return [cleaningSentence(work.cleaned), compositionSentence(work), ...translationSentences(work)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function cleaningSentence({ done }: CleanedName): string {
  if (done.length === 0) return clean;
  const clauses = done.join("; ");
  return `${clauses.charAt(0).toUpperCase()}${clauses.slice(1)}.`;
}

function compositionSentence({ composed }: NameWork): string {
  if (composed === undefined) return "";
  const { recognised, leftOut } = composed;
  const left = leftOut.length === 0 ? [] : [`Left out: ${leftOut.join("; ")}.`];
  if (recognised.length === 0)
    return ["The name states too little for a more detailed one.", ...left].join(" ");
  return [`Recognised: ${recognised.join("; ")}.`, ...left].join(" ");
}

function translationSentences({ target, source, translation }: NameWork): string[] {
  if (source === target) return [];
  if (source === undefined) return ["Language not recognised: not translated."];
  const { translated, untranslated } = translation;
  if (translated.length === 0) {
    return [
      `Not translated into ${languageNames[target]}: too few of its words are known, or tell that it is not in it already.`,
    ];
  }
  const share = Math.round(100 * translation.untranslatedShare);
  const rest =
    untranslated.length === 0 ? [] : [`Not translated, ${share} % of its words: ${untranslated.join(", ")}.`];
  return [`Translated from ${languageNames[source]}: ${translated.join(", ")}.`, ...rest];
}
