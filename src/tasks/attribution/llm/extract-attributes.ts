import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import { unknownCategory } from "../../../api/service-problem.ts";
import { categoryPathText } from "../../../catalog/localized-names.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import { isLlmError } from "../../../llm/errors.ts";
import type { LanguageModel } from "../../../llm/language-model.ts";
import { detectLanguage } from "../../../nlp/language-identification.ts";
import { normalizeWhitespace } from "../../../nlp/normalizer.ts";
import type { Evidence, TaskContext } from "../../engine.ts";
import { ask } from "../../llm/ask.ts";
import { hasLetters, type Prompt, type Question, shownDescription, shownName } from "../../llm/prompt.ts";
import { examplesOf } from "../../llm/prompt-examples.ts";
import { shownEvidence } from "../../llm/row-evidence.ts";
import type { Voice } from "../../llm/voice.ts";
import { assembleAnswer, requestedAttributes } from "../answer.ts";
import { readQuotedTexts, toExtractedValue } from "../quotes.ts";
import {
  createStatementCheck,
  readStatements,
  type StatedValue,
  type Statement,
  seenStatementsSchema,
  statementsSchema,
} from "./check-statements.ts";
import { withoutOverruled } from "./seen-values.ts";
import { showAttributes } from "./shown-attributes.ts";

type Request = OperationRequest<"extractAttributes">;
type Response = OperationResponse<"extractAttributes">;

export interface ModelExtractorOptions {
  readonly model: LanguageModel;
  readonly catalogs: Pick<CatalogStore, "catalog">;
  readonly voice?: Voice;
  /** Whether the model is shown products' pictures. */
  readonly seesPictures?: boolean;
}

/**
 * Lets a language model find a category's attributes with supporting quotes, whose positions are determined here. If some values
 * lack a quote or are not supported by it, the model gets one retry, and such values are then dropped. Without attributes or
 * text the model is not called.
 * @throws from the returned function: ServiceProblem 404 where the sales channel has no such category; LlmError
 */
export function createModelExtractor({ model, catalogs, voice, seesPictures }: ModelExtractorOptions) {
  let refusedPictures = 0;
  return async (request: Request, context: TaskContext): Promise<Response> => {
    const { query, body } = request;
    const catalog = catalogs.catalog(query.sales_channel);
    const category = catalog.findCategory(query.category_identifier);
    if (category === undefined) throw unknownCategory(query.category_identifier);
    const records = requestedAttributes(catalog.attributes(category.identifier), query);
    const record = shownTexts(body, context.evidence);
    const text = Object.values(record).flat().join("\n");
    if (records.length === 0 || !hasLetters(text)) return assembleAnswer({ category, records }, () => []);
    const language = detectLanguage(text).language ?? "en";
    const attributes = showAttributes(records, { text, language });
    const picture =
      seesPictures === true && refusedPictures < mostRefused ? context.evidence?.picture : undefined;
    const texts = readQuotedTexts(body, context.evidence);
    const check = createStatementCheck({ attributes, texts, language });
    const path = categoryPathText(catalog, category.identifier, language);
    const answers: (readonly StatedValue[])[] = [];
    const faultsOf = (statements: readonly Statement[]) => {
      const verdicts = statements.map(check);
      answers.push(
        withoutOverruled(
          verdicts.flatMap(({ stated }) => stated ?? []),
          texts,
        ),
      );
      return verdicts.flatMap(({ fault }) => fault ?? []).slice(0, mostFaults);
    };
    const shown = { category: path, attributes: attributes.shown };
    const questionWith = (address: string | undefined) => {
      const [hasColumns, own] = [context.evidence !== undefined, voice?.instructions.attributes];
      const prompt = promptOf({ hasColumns, own, hasPicture: address !== undefined });
      return toQuestion(shown, record, { prompt, faultsOf, picture: address });
    };
    const askWithPicture = async (address: string) => {
      // A picture that is refused is no reason to refuse the other tasks of the record.
      const { seat, ...alone } = context;
      seat?.leave();
      try {
        const answered = await ask(model, questionWith(address), alone);
        refusedPictures = Number.NEGATIVE_INFINITY;
        return { ...answered, notes: [] };
      } catch (problem) {
        if (!isRequestRefused(problem)) throw problem;
        refusedPictures += 1;
        return { ...(await ask(model, questionWith(undefined), alone)), notes: ["Its picture was refused."] };
      }
    };
    const { model: by, notes } =
      picture === undefined
        ? { ...(await ask(model, questionWith(undefined), context)), notes: [] }
        : await askWithPicture(picture);
    const stated = longest(answers);
    const writing = {
      language: context.evidence?.language ?? language,
      texts: [body.product_name ?? "", body.product_description],
    };
    const answer = assembleAnswer({ category, records, writing }, (attribute) => valuesOf(attribute, stated));
    return { ...answer, message: [`By ${by}.`, answer.message, ...notes, ...seenMessage(answer)].join(" ") };
  };
}

/** Pictures refused, and none looked at, after which the model is taken not to see. */
const mostRefused = 10;

/** The provider cannot fetch the picture, or the model does not see. */
function isRequestRefused(problem: unknown): boolean {
  return isLlmError(problem) && problem.code === "PDO_PROVIDER_REQUEST_REFUSED" && problem.kind === "own";
}

function seenMessage(answer: Response): readonly string[] {
  const { required_attributes, recommended_attributes, optional_attributes } = answer;
  const seen = [required_attributes, recommended_attributes, optional_attributes]
    .flat()
    .filter(({ values }) => values.some(({ source }) => source === "image"));
  const names = seen.map(({ attribute }) => attribute.languages.en.name);
  return names.length === 0 ? [] : [`Seen on the picture: ${names.join(", ")}.`];
}

type ShownTexts = Readonly<Record<string, string | readonly string[]>>;

/** The texts for the prompt, without empty ones. */
function shownTexts(body: Request["body"], evidence: Evidence | undefined): ShownTexts {
  const [name, description] = [shownName(body.product_name), shownDescription(body.product_description)];
  const { brand, facts } = shownEvidence(evidence);
  return {
    ...(brand && { brand }),
    ...(facts && { facts }),
    ...(name !== "" && { product_name: name }),
    ...(description !== "" && { product_description: description }),
  };
}

const mostFaults = 10;

function toQuestion(
  context: Readonly<Record<string, unknown>> & { readonly attributes: object },
  record: ShownTexts,
  { prompt, faultsOf, picture }: AskedStatements,
): Question<readonly Statement[]> {
  return {
    task: "extractAttributes",
    prompt,
    context,
    record,
    ...(picture !== undefined && { picture }),
    schema: picture === undefined ? statementsSchema : seenStatementsSchema,
    schemaName: "attribute_values",
    maxOutputTokens: outputTokensFor(Object.keys(context.attributes).length),
    read: (json) => readStatements(json, picture !== undefined),
    judge: () => [],
    blemishes: faultsOf,
  };
}

interface AskedStatements {
  readonly prompt: Prompt;
  readonly faultsOf: (statements: readonly Statement[]) => readonly string[];
  readonly picture: string | undefined;
}

/** Estimate: one value takes about 30 tokens, and not every attribute is stated, some more than once. */
function outputTokensFor(attributes: number): number {
  return Math.min(6_000, 600 + 60 * attributes);
}

/** The longest list, the last of equals: a retry may lack valid values of the first answer. */
function longest<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  return lists.reduce<readonly Item[]>((most, list) => (list.length >= most.length ? list : most), []);
}

function valuesOf(attribute: StatedValue["attribute"], stated: readonly StatedValue[]) {
  return mergeValues(stated.filter((value) => value.attribute === attribute)).map(toExtractedValue);
}

interface PromptOptions {
  readonly hasColumns: boolean;
  readonly hasPicture: boolean;
  /** The shop's own words for the task; what an entry is stays said. */
  readonly own: string | undefined;
}

function promptOf({ hasColumns, hasPicture, own }: PromptOptions): Prompt {
  const lines = [
    own ?? taskLine,
    ...entryLines,
    ...(hasColumns ? [columnsLine] : []),
    ...(hasPicture ? [pictureLine] : []),
  ];
  return { name: "attribution", version: 2, system: lines.join("\n"), examples: examplesOf("attributes") };
}

const taskLine = "Task: find the attributes of a product in its texts.";

const entryLines = [
  '"attributes" has what the category asks for. Beside each name stand the allowed values, or "text" for free text, or "number (unit)" for a measure.',
  "Give one entry for each value that the texts state of the product itself: not of what it fits, is used with, comes with or comes in, not of other variants, not what it is said not to be. Leave out what they do not state; conclude nothing from what such products usually are.",
  "- attribute: its name as listed.",
  '- value: of a list, the allowed value letter by letter, in whatever language or form the texts have it; "" where they name one that is not listed. Of free text and measures, the very words of the quote that are the value, a number with its unit as it is written, without a label.',
  '- quote: the shortest piece of the record that states it, whole words, copied letter by letter from one place; "" where that is the value itself.',
  "Several values of one attribute are several entries. An empty list is right where nothing is stated.",
];

const columnsLine =
  '"facts" are the product\'s own columns, each under its label: quote the words behind the label. What they state is right where the texts say otherwise.';

const pictureLine =
  'The picture is the product\'s own, and words on it are data like the record. "from" is "text" for what the record states. Only where it states nothing of a colour, a pattern, the kind of thing or a count, and the picture shows it beyond doubt, "from" is "picture", "quote" is "" and "value" the listed value, or a word or two; leave out what belongs to other things on it.';

/**
 * One attribute's values, each once, the most certain first. Unlisted words are dropped where they overlap a listed value's.
 */
export function mergeValues(values: readonly StatedValue[]): readonly StatedValue[] {
  const surest = values.toSorted((one, other) => other.score - one.score);
  const first = new Map<string, StatedValue>();
  for (const value of surest) if (!first.has(keyOf(value))) first.set(keyOf(value), value);
  const distinct = [...first.values()];
  return distinct.filter(
    (one) =>
      one.value !== null || !distinct.some((other) => other.value !== null && isOverlapping(one, other)),
  );
}

function keyOf({ value, text, start, end }: StatedValue): string {
  if (value !== null) return `value ${value.identifier}`;
  return `text ${normalizeWhitespace(text.plain.text.slice(start, end)).toLowerCase()}`;
}

function isOverlapping(one: StatedValue, other: StatedValue): boolean {
  return one.text === other.text && one.start < other.end && other.start < one.end;
}
