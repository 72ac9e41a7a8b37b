import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import type { Language } from "../../../nlp/language.ts";
import { type Glossary, glossaryOf } from "../../../translation/glossary.ts";
import { textLanguage } from "../../../translation/text-language.ts";
import type { TaskContext } from "../../engine.ts";
import { ask } from "../../llm/ask.ts";
import { createTermFinder } from "../../llm/glossary-terms.ts";
import { saysSomething, shownDescription, shownName } from "../../llm/prompt.ts";
import type { ModelParts } from "../../tasks.ts";
import { createDescriptionJudges } from "./judge-description.ts";
import { descriptionPrompt } from "./prompt.ts";
import {
  type AskedFields,
  blemishesOf,
  mendProposal,
  outputTokensOf,
  proposalSchema,
  readProposal,
} from "./proposal.ts";
import { wordLimits } from "./text-length.ts";

type DescriptionRequest = OperationRequest<"optimizeDescription">;
type DescriptionResponse = OperationResponse<"optimizeDescription">;

const mostOthers = 2;

/** Descriptions by a language model; where there is no description to work on, they are the built-in engine's. */
export function createModelDescriber({ model, builtin, catalogs, packs, glossary }: ModelParts) {
  const findTerms = createTermFinder(glossary);
  return async (request: DescriptionRequest, context: TaskContext): Promise<DescriptionResponse> => {
    const source = readSource(request, glossaryOf(catalogs, glossary));
    if (!saysSomething(source.description)) return builtin.optimizeDescription(request, context);
    const { description, name, keywords, language } = source;
    const { tone, target_audience: audience, length } = request.query;
    const limits = wordLimits[length];
    const terms = findTerms?.(`${name}\n${description}`, language);
    const judges = createDescriptionJudges({ ...source, limits, packs, terms });
    const asked = askedFields(request, context);
    const prompt = descriptionPrompt({
      ...{ ...asked, tone, audience, length, language, packs },
      hasGlossary: terms !== undefined,
    });
    const { value, model: by } = await ask(
      model,
      {
        task: "optimizeDescription",
        prompt,
        ...(terms && { context: { ...terms } }),
        record: {
          ...(name !== "" && { product_name: name }),
          ...(keywords.length > 0 && { keywords }),
          product_description: description,
        },
        schema: proposalSchema(asked),
        schemaName: "description",
        maxOutputTokens: outputTokensOf(asked, limits.max),
        read: (json) => readProposal(json, asked),
        judge: ({ best }) => judges.faults(best, "best_description"),
        blemishes: (proposal) => blemishesOf(proposal, judges),
      },
      context,
    );
    const { mended, ...texts } = mendProposal(value, { judges, limits, language, name });
    return {
      message: [`By ${by}.`, ...mended].join(" "),
      old_description: request.body.product_description,
      ...texts,
      language,
    };
  };
}

function askedFields({ query }: DescriptionRequest, { isBestEnough = false }: TaskContext): AskedFields {
  return {
    alternatives: isBestEnough ? 0 : mostOthers,
    hasBulletPoints: query.bullet_points,
    hasSeo: query.seo,
  };
}

interface ShownSource {
  readonly description: string;
  readonly name: string;
  readonly keywords: readonly string[];
  readonly sourceLanguage: Language | undefined;
  /** The wanted one. */
  readonly language: Language;
}

/** UTF-16 units: a text's beginning tells its language. */
const telling = 600;

function readSource({ query, body }: DescriptionRequest, glossary: Glossary): ShownSource {
  const asked = query.translation_language;
  const description = shownDescription(body.product_description);
  const name = shownName(body.product_name);
  const sourceLanguage = textLanguage(`${description.slice(0, telling)}\n${name}`, glossary, asked);
  return {
    description,
    name,
    keywords: (body.keywords ?? []).map(shownName).filter(saysSomething),
    sourceLanguage,
    language: asked ?? sourceLanguage ?? "en",
  };
}
