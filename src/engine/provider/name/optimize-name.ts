import type { OperationRequest, OperationResponse } from "../../../contract/operations.ts";
import { glossaryOf } from "../../../glossary/glossary.ts";
import type { TaskContext } from "../../engine.ts";
import { arraySchema, objectSchema, textSchema } from "../answer-schema.ts";
import { ask } from "../ask.ts";
import { createTermFinder } from "../own-terms.ts";
import { namePrompt } from "../prompts/name-prompt.ts";
import type { ProviderEngineOptions } from "../provider-engine.ts";
import type { Question } from "../question.ts";
import { readFields, readText, readTexts } from "../reading/read-fields.ts";
import { saysSomething, shownName } from "../source-texts.ts";
import { createNameJudges, type NameJudges } from "./judge-name.ts";

type NameRequest = OperationRequest<"optimizeName">;
type NameResponse = OperationResponse<"optimizeName">;

interface Proposals {
  readonly best: string;
  readonly others: readonly string[];
}

const mostOthers = 3;
/** UTF-16 units; longer ones are no names. */
const longestName = 2_000;

/** Names by a language model; a name that says nothing is the built-in engine's. */
export function createModelNamer({ model, builtin, catalogs, packs, glossary }: ProviderEngineOptions) {
  const findTerms = createTermFinder(glossary);
  return async (request: NameRequest, context: TaskContext): Promise<NameResponse> => {
    const { query, body } = request;
    const source = shownName(body.product_name);
    if (!saysSomething(source)) return builtin.optimizeName(request, context);
    const terms = findTerms?.(source, query.translation_language);
    const judges = createNameJudges({
      source,
      query,
      packs,
      glossary: glossaryOf(catalogs, glossary),
      terms,
    });
    const alternatives = context.isBestEnough ? 0 : mostOthers;
    const question: Question<Proposals> = {
      task: "optimizeName",
      prompt: namePrompt({
        taskType: query.task_type,
        language: query.translation_language,
        packs,
        hasGlossary: terms !== undefined,
        alternatives,
      }),
      ...(terms && { context: { ...terms } }),
      record: { product_name: source },
      ...answerForm(alternatives > 0),
      judge: ({ best }) => judges.faults(best, "best_name"),
      blemishes: ({ best }) => judges.blemishes(best, "best_name"),
    };
    const { value, model: by } = await ask(model, question, context);
    return {
      message: `By ${by}.`,
      old_name: body.product_name,
      best_name: value.best,
      other_names: usableOthers(value, judges),
    };
  };
}

type AnswerForm = Pick<Question<Proposals>, "schema" | "schemaName" | "maxOutputTokens" | "read">;

function answerForm(hasOthers: boolean): AnswerForm {
  if (!hasOthers) {
    return {
      schema: objectSchema({ best_name: textSchema }),
      schemaName: "name",
      maxOutputTokens: 400,
      read: (json) => ({
        best: readText(readFields(json, ["best_name"]), "best_name", longestName),
        others: [],
      }),
    };
  }
  return {
    schema: objectSchema({ best_name: textSchema, other_names: arraySchema(textSchema) }),
    schemaName: "names",
    maxOutputTokens: 1_200,
    read: (json) => {
      const fields = readFields(json, ["best_name", "other_names"]);
      return {
        best: readText(fields, "best_name", longestName),
        others: readTexts(fields, "other_names", { most: 2 * mostOthers, longest: longestName }),
      };
    },
  };
}

/** Alternatives with faults are not worth a further question. */
function usableOthers({ best, others }: Proposals, { faults }: NameJudges): string[] {
  const usable = others.filter((name) => name !== best && faults(name, "other_names").length === 0);
  return [...new Set(usable)].slice(0, mostOthers);
}
