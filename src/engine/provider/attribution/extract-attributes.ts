import { categoryPathText } from "../../../catalog/localized-name.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import type { OperationRequest, OperationResponse } from "../../../contract/operations.ts";
import { unknownCategory } from "../../../contract/problems.ts";
import type { LanguageModel } from "../../../language-model/language-model.ts";
import { detectLanguage } from "../../../text/language-detection.ts";
import { askedAttributes } from "../../attribution/asked-attributes.ts";
import { assembleAnswer } from "../../attribution/assemble-answer.ts";
import { readQuotedTexts } from "../../attribution/quoted-text.ts";
import { toExtractedValue } from "../../attribution/to-extracted-value.ts";
import type { TaskContext } from "../../engine.ts";
import { ask } from "../ask.ts";
import type { Question } from "../question.ts";
import { saysSomething, shownDescription, shownName } from "../source-texts.ts";
import { attributionPrompt } from "./attribution-prompt.ts";
import { createStatementCheck, type StatedValue } from "./check-statement.ts";
import { mergeValues } from "./merge-values.ts";
import { readStatements, type Statement, statementsSchema } from "./read-statements.ts";
import { showAttributes } from "./shown-attributes.ts";

type Request = OperationRequest<"extractAttributes">;
type Response = OperationResponse<"extractAttributes">;

export interface ModelExtractorOptions {
  readonly model: LanguageModel;
  readonly catalogs: Pick<CatalogStore, "catalog">;
}

/**
 * Lets a language model find a category's attributes, with the words that state them; where these stand is found here. A value without
 * such words, or one that they do not bear out, is asked for once more, and then left out: the others are worth having. Where
 * there is nothing to ask or to read, the model is not asked.
 * @throws from the returned function: ServiceProblem 404 where the sales channel has no such category; ProviderProblem
 */
export function createModelExtractor({ model, catalogs }: ModelExtractorOptions) {
  return async (request: Request, context: TaskContext): Promise<Response> => {
    const { query, body } = request;
    const catalog = catalogs.catalog(query.sales_channel);
    const category = catalog.findCategory(query.category_identifier);
    if (category === undefined) throw unknownCategory(query.category_identifier);
    const records = askedAttributes(catalog.attributes(category.identifier), query);
    const record = shownTexts(body);
    const text = Object.values(record).join("\n");
    if (records.length === 0 || !saysSomething(text)) return assembleAnswer({ category, records }, () => []);
    const language = detectLanguage(text).language ?? "en";
    const attributes = showAttributes(records, { text, language });
    const check = createStatementCheck({ attributes, texts: readQuotedTexts(body), language });
    const path = categoryPathText(catalog, category.identifier, language);
    const answers: (readonly StatedValue[])[] = [];
    const faultsOf = (statements: readonly Statement[]) => {
      const verdicts = statements.map(check);
      answers.push(verdicts.flatMap(({ stated }) => stated ?? []));
      return verdicts.flatMap(({ fault }) => fault ?? []).slice(0, mostFaults);
    };
    const question = toQuestion({ category: path, attributes: attributes.shown }, record, faultsOf);
    const { signal, item } = context;
    const { model: by } = await ask(model, question, { signal, item });
    const stated = longest(answers);
    const answer = assembleAnswer({ category, records }, (attribute) => valuesOf(attribute, stated));
    return { ...answer, message: `By ${by}. ${answer.message}` };
  };
}

/** What the model is shown; empty texts are left out. */
function shownTexts(body: Request["body"]): Readonly<Record<string, string>> {
  const [name, description] = [shownName(body.product_name), shownDescription(body.product_description)];
  return { ...(name !== "" && { name }), ...(description !== "" && { description }) };
}

const mostFaults = 10;

function toQuestion(
  context: Readonly<Record<string, unknown>> & { readonly attributes: object },
  record: Readonly<Record<string, string>>,
  faultsOf: (statements: readonly Statement[]) => readonly string[],
): Question<readonly Statement[]> {
  return {
    task: "extractAttributes",
    prompt: attributionPrompt,
    context,
    record,
    schema: statementsSchema,
    schemaName: "attribute_values",
    maxOutputTokens: outputTokensFor(Object.keys(context.attributes).length),
    read: readStatements,
    judge: () => [],
    blemishes: faultsOf,
  };
}

/** Name, value and quote of a value take some 30 tokens; not every attribute is stated, some more than once. */
function outputTokensFor(attributes: number): number {
  return Math.min(6_000, 600 + 60 * attributes);
}

/** A mended answer may lack what was good in the first one. Of equals the later. */
function longest<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  return lists.reduce<readonly Item[]>((most, list) => (list.length >= most.length ? list : most), []);
}

function valuesOf(attribute: StatedValue["attribute"], stated: readonly StatedValue[]) {
  return mergeValues(stated.filter((value) => value.attribute === attribute)).map(toExtractedValue);
}
