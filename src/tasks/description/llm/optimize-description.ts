import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import { lazily } from "../../../lib/once.ts";
import type { Language } from "../../../nlp/language.ts";
import { type Glossary, glossaryOf } from "../../../translation/glossary.ts";
import { textLanguage } from "../../../translation/text-language.ts";
import type { TaskContext } from "../../engine.ts";
import { ask } from "../../llm/ask.ts";
import { createTermFinder } from "../../llm/glossary-terms.ts";
import { allOf } from "../../llm/judge.ts";
import { hasLetters, shownDescription, shownName } from "../../llm/prompt.ts";
import { evidenceTexts, shownEvidence } from "../../llm/row-evidence.ts";
import { createVoiceCheck, type Voice } from "../../llm/voice.ts";
import type { ModelParts } from "../../tasks.ts";
import { createDescriptionJudges, type DescriptionJudges } from "./judge-description.ts";
import { descriptionPrompt, limitsFor } from "./prompt.ts";
import {
  blemishesOf,
  fixProposal,
  judgedTexts,
  outputTokensOf,
  proposalSchema,
  type RequestedFields,
  readProposal,
} from "./proposal.ts";

type DescriptionRequest = OperationRequest<"optimizeDescription">;
type DescriptionResponse = OperationResponse<"optimizeDescription">;

const mostOthers = 2;

/** Descriptions by a language model; without text in the description, the built-in engine's. */
export function createModelDescriber(parts: ModelParts) {
  const { model, judge, builtin, catalogs, packs, glossary, voice } = parts;
  const findTerms = createTermFinder(glossary);
  return async (request: DescriptionRequest, context: TaskContext): Promise<DescriptionResponse> => {
    const source = readSource(request, glossaryOf(catalogs, glossary));
    if (!hasLetters(source.description)) return builtin.optimizeDescription(request, context);
    const { description, name, keywords, language } = source;
    const evidence = shownEvidence(context.evidence);
    const { brand, facts } = evidence;
    const { tone, target_audience: audience, length } = request.query;
    const limits = limitsFor({ length, voice });
    const terms = findTerms?.(`${name}\n${description}`, language);
    const judges = lazily(() =>
      withVoice(
        createDescriptionJudges({
          ...source,
          evidence: evidenceTexts(evidence),
          limits,
          packs,
          terms,
        }),
        voice,
      ),
    );
    const requested = requestedFields(request, context);
    const prompt = descriptionPrompt({
      ...{ ...requested, tone, audience, length, language, packs, voice },
      hasGlossary: terms !== undefined,
      hasColumns: context.evidence !== undefined || context.seat !== undefined,
    });
    const { value, model: by } = await ask(
      model,
      {
        task: "optimizeDescription",
        prompt,
        ...(terms && { context: { ...terms } }),
        record: {
          ...(name !== "" && { product_name: name }),
          ...(brand && { brand }),
          ...(facts && { facts }),
          ...(keywords.length > 0 && { keywords }),
          product_description: description,
        },
        schema: proposalSchema(requested),
        schemaName: "description",
        maxOutputTokens: outputTokensOf(requested, limits.max),
        read: (json) => readProposal(json, requested),
        prepare: judges,
        judge: ({ best }) => judges().faults(best, "best_description"),
        judged: { judge, textsOf: judgedTexts },
        blemishes: (proposal) => blemishesOf(proposal, judges()),
      },
      context,
    );
    const { fixes, ...texts } = fixProposal(value, { judges: judges(), limits, language, name });
    return {
      message: [`By ${by}.`, ...fixes].join(" "),
      old_description: request.body.product_description,
      ...texts,
      language,
    };
  };
}

function withVoice(judges: DescriptionJudges, voice: Voice | undefined): DescriptionJudges {
  return { ...judges, blemishes: allOf([judges.blemishes, createVoiceCheck(voice, "description")]) };
}

function requestedFields(
  { query }: DescriptionRequest,
  { isBestEnough = false }: TaskContext,
): RequestedFields {
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
  /** The requested language, else the source's, else English. */
  readonly language: Language;
}

/** UTF-16 units of the text that suffice for language detection. */
const sampleLength = 600;

function readSource({ query, body }: DescriptionRequest, glossary: Glossary): ShownSource {
  const requested = query.translation_language;
  const description = shownDescription(body.product_description);
  const name = shownName(body.product_name);
  const sourceLanguage = textLanguage(`${description.slice(0, sampleLength)}\n${name}`, glossary, requested);
  return {
    description,
    name,
    keywords: (body.keywords ?? []).map(shownName).filter(hasLetters),
    sourceLanguage,
    language: requested ?? sourceLanguage ?? "en",
  };
}
