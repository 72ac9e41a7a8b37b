import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import type { Language } from "../../../api/vocabulary.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import type { NamePattern } from "../../../lint/rule.ts";
import { isShouting } from "../../../nlp/casing.ts";
import { capitalized } from "../../../nlp/normalizer.ts";
import { type Glossary, type GlossaryOptions, glossaryOf } from "../../../translation/glossary.ts";
import { textLanguage } from "../../../translation/text-language.ts";
import type { TaskContext } from "../../engine.ts";
import { statedBrand, withBrand } from "../../evidence/stated-brand.ts";
import { brandInFront, isWordOf } from "./brand-in-front.ts";
import { brandOfText } from "./brand-of-text.ts";
import { type CleanedName, cleanName } from "./clean-name.ts";
import type { NameChange } from "./cleaning-step.ts";
import { anyChannel, type ComposedName, composedName, composeName } from "./compose-name.ts";
import { knownProduct } from "./known-product.ts";
import { languageOfName } from "./name-reader.ts";
import type { NamedRecord } from "./named-record.ts";
import { nounOfRow } from "./noun-of-row.ts";
import { withNoun } from "./noun-place.ts";
import { longestParted, otherNames } from "./other-names.ts";
import { frontLoaded } from "./part-order.ts";
import {
  type LocalizedName,
  localizedName,
  translationReview,
  translationSentences,
} from "./translate-name.ts";

type NameRequest = OperationRequest<"optimizeName">;
type NameResponse = OperationResponse<"optimizeName">;

export interface NameOptimizerOptions {
  readonly catalogs: CatalogStore;
  /** The sales channel's pattern for composed names; absent: limits that most channels accept. */
  readonly naming?: NamePattern;
  /** The user's own words. */
  readonly glossary?: GlossaryOptions;
  /** Kinds of change that nobody wants. */
  readonly keep?: readonly NameChange[];
}

/** Offline and deterministic: every word of a proposal is from the name or is a glossary translation of a word of it. */
export function createNameOptimizer({ catalogs, naming, glossary, keep = [] }: NameOptimizerOptions) {
  const kept = new Set(keep);
  return (request: NameRequest, context: TaskContext = {}): NameResponse =>
    optimizeName(request, glossaryOf(catalogs, glossary), { naming, keep: kept, context });
}

interface OptimizeOptions {
  readonly naming: NamePattern | undefined;
  readonly keep: ReadonlySet<NameChange>;
  readonly context: TaskContext;
}

function optimizeName(
  { query, body }: NameRequest,
  glossary: Glossary,
  { naming, keep, context }: OptimizeOptions,
): NameResponse {
  const { isBestEnough = false, evidence, onReview, onReading } = context;
  const target = query.translation_language;
  const source = evidence?.language ?? textLanguage(body.product_name, glossary, target);
  const language = source ?? target;
  const product = knownProduct(language, glossary, context);
  const written = languageOfName(body.product_name, evidence?.language) ?? language;
  const cleaned = cleanName(body.product_name, { language: written, glossary, product, keep });
  const isAdding = !keep.has("brand") && naming?.forbids.includes("brand") !== true;
  const record: NamedRecord = { language, glossary, evidence, description: context.description };
  const added = isAdding
    ? (brandInFront(cleaned.name, evidence, {
        language,
        description: context.description,
        isShouted: isShouting(body.product_name),
      }) ?? brandOfText(cleaned.name, record))
    : undefined;
  const branded = (name: string) => (added === undefined ? name : withBrand(name, added, isWordOf(record)));
  const noun = keep.has("noun") || target !== language ? undefined : nounOfRow(branded(cleaned.name), record);
  const finished = (name: string) =>
    noun === undefined ? branded(name) : withNoun(branded(name), noun, record, added);
  onReading?.(finished(cleaned.name));
  const pattern = added === undefined ? naming : shortenedFor(added, naming);
  const composed =
    query.task_type === "detailed" && !keep.has("order")
      ? composeName(cleaned.name, language, glossary, pattern, evidence)
      : undefined;
  const chosen = composed?.name ?? cleaned.name;
  const brand = evidence && statedBrand(evidence);
  const inLanguage = (name: string) => localizedName(name, { source: language, target }, glossary, brand);
  const best = inLanguage(chosen);
  const { isTranslated } = best;
  const review = source === undefined ? undefined : translationReview(best, target);
  if (review !== undefined) onReview?.(review);
  const findOthers = () => {
    const fallbacks = isTranslated ? [chosen] : [];
    if (cleaned.name.length > longestParted) return otherNames(best.text, [], fallbacks);
    const other =
      composed === undefined ? composedName(cleaned.name, language, glossary, naming) : cleaned.name;
    const candidates = [
      best.proposal ?? "",
      other === chosen ? best.text : inLanguage(other).text,
      isTranslated ? "" : frontLoaded(chosen, language, glossary),
    ];
    const others = otherNames(best.text, candidates, fallbacks);
    return finished(best.text) === best.text ? others : [best.text, ...others];
  };
  const work = {
    ...(composed && { composed }),
    ...(added && { brand: added }),
    ...(noun && { noun }),
    target,
    source,
    cleaned,
  };
  return {
    message: nameMessage({ ...work, localized: best }),
    old_name: body.product_name,
    best_name: finished(best.text),
    other_names: isBestEnough ? [] : findOthers(),
  };
}

function shortenedFor(brand: string, pattern: NamePattern = anyChannel): NamePattern {
  return { ...pattern, maxLength: Math.max(shortestLimit, pattern.maxLength - brand.length - 1) };
}

/** Characters; however long the brand, the product is named. */
const shortestLimit = 40;

interface NameWork {
  readonly target: Language;
  /** Undefined where the language of the name is not recognised. */
  readonly source: Language | undefined;
  readonly cleaned: CleanedName;
  /** Detailed names only. */
  readonly composed?: ComposedName;
  /** Put in front of the name. */
  readonly brand?: string;
  /** What the row says that it is. */
  readonly noun?: string;
  readonly localized: LocalizedName;
}

const clean = "The name was already clean.";

/** English sentences on what was done and what was not. */
function nameMessage(work: NameWork): string {
  if (!/[\p{L}\p{N}]/u.test(work.cleaned.name))
    return "The name holds no words, so there is nothing to propose.";
  const { done, left } = work.cleaned;
  if (done.length === 0 && left.length === 0 && work.composed === undefined && work.target === work.source)
    return [clean, brandSentence(work), nounSentence(work)].filter((sentence) => sentence !== "").join(" ");
  return [
    cleaningSentence(work.cleaned),
    brandSentence(work),
    nounSentence(work),
    compositionSentence(work),
    ...translationSentences(work.localized, work),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function cleaningSentence({ done, left }: CleanedName): string {
  if (done.length === 0 && left.length === 0) return clean;
  const clauses = [...done, ...left].join("; ");
  return `${capitalized(clauses)}.`;
}

function brandSentence({ brand }: NameWork): string {
  return brand === undefined ? "" : `The brand ${brand} was put in front.`;
}

function nounSentence({ noun }: NameWork): string {
  return noun === undefined ? "" : `The row says what it is: ${noun}.`;
}

function compositionSentence({ composed }: NameWork): string {
  if (composed === undefined) return "";
  const { recognised, added, leftOut } = composed;
  const left = [
    ...(added.length === 0 ? [] : [`Added from the row: ${added.join("; ")}.`]),
    ...(leftOut.length === 0 ? [] : [`Left out: ${leftOut.join("; ")}.`]),
  ];
  if (recognised.length === 0)
    return ["The name states too little for a more detailed one.", ...left].join(" ");
  return [`Recognised: ${recognised.join("; ")}.`, ...left].join(" ");
}
