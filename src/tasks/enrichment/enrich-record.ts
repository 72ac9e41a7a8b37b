import { isGuess, isSureOfAttributes, isUnsure } from "../../api/category-scores.ts";
import type { EnrichmentResponse, Origin, ReviewItem } from "../../api/enrichment.ts";
import type { OperationRequest, OperationResponse } from "../../api/operations.ts";
import { unknownCategory } from "../../api/service-problem.ts";
import { type Language, type RecordTask, recordTasks } from "../../api/vocabulary.ts";
import type { CatalogStore } from "../../catalog/store.ts";
import { getOrMake, oncePerKey } from "../../lib/once.ts";
import { isPlaceLabel } from "../../nlp/category-path.ts";
import { detectLanguage } from "../../nlp/language-identification.ts";
import { isPageLabel, type PagePart, pageLabels } from "../../nlp/page-labels.ts";
import type { Engine, Evidence, FoundCategory, ModelAuthor, OwnPage, TaskContext } from "../engine.ts";
import { spelledFacts } from "../evidence/spelled-facts.ts";
import { createGathering, type Seat } from "../gathering.ts";
import { statedForAll, statedForCandidates, typicalCategory } from "./stated-for-all.ts";
import { inSwissSpelling } from "./swiss-spelling.ts";

type Request = OperationRequest<"enrichRecord">;
type Body = Request["body"];
type Response = OperationResponse<"enrichRecord">;
type Answers = { -readonly [T in RecordTask]: EnrichmentResponse[T] };

export interface EnrichmentParts {
  readonly engine: Engine;
  readonly catalogs: Pick<CatalogStore, "catalog">;
}

/**
 * Does the requested tasks of one record, each by the engine's own task with the record's further evidence. What is asked of a language
 * model is asked for all tasks at once, but for attributes, which need their category first. A task that has nothing to work on is
 * answered with null.
 * @throws ServiceProblem as the tasks do; of several faults the first task's
 */
export async function enrichRecord(
  { engine, catalogs }: EnrichmentParts,
  { body }: Request,
  context: TaskContext,
): Promise<Response> {
  refuseUnknownCategory(body, catalogs);
  const reviews = new Map<RecordTask, ReviewItem[]>();
  const look = (item: ReviewItem) => void getOrMake(reviews, item.field, () => []).push(item);
  const models: Models = new Map();
  const recordLanguage = languageOfRecord(body);
  const evidence = evidenceOf(body, recordLanguage);
  const unplaced = withoutPlaces(evidence);
  // Tasks that know as much are given one object: what is read of its facts is read once.
  const evidenceWith = oncePerKey((known: FoundCategory | undefined) => withFound(unplaced, known));
  const isAsked = (task: RecordTask) => body.tasks.includes(task);
  const isCategoryKnown = Boolean(body.options.attribution?.category_identifier);
  const needsCategory = isAsked("attribution") && !isCategoryKnown;
  const together = recordTasks.filter((task) => {
    if (task === "categorization") return isAsked(task) || needsCategory;
    return isAsked(task) && (task !== "attribution" || isCategoryKnown);
  });
  const seats = seatsOf(together);
  const work: RecordWork = {
    engine,
    catalogs,
    body,
    language: recordLanguage,
    contextOf: (task, found) => ({
      ...context,
      ...(task === "categorization" ? given(evidence) : evidenceWith(found)),
      ...seats.get(task),
      onFallback: (fallback) => {
        look({ field: task, reason: `Done without the language model: ${fallback.reason}` });
        context.onFallback?.({ ...fallback, task });
      },
      onModel: (author) => models.set(task, author),
      onReview: (item) => look({ field: task, ...item }),
    }),
  };
  const done = <Answer>(task: RecordTask, answer: () => Promise<Answer>) =>
    together.includes(task) ? answer().finally(() => seats.get(task)?.seat.leave()) : Promise.resolve(null);
  let found: FoundCategory | undefined;
  // A model is asked for all at once; the built-in engine's category is known to its names and titles.
  const withCategory = async <Answer>(answer: (found: FoundCategory | undefined) => Promise<Answer>) => {
    await seats.get("categorization")?.seat.closed;
    return answer(found);
  };
  const [name, description, category, stated] = await allOf([
    done("name", () => withCategory((known) => nameOf(work, known))),
    done("description", () => withCategory((known) => descriptionOf(work, known))),
    done("categorization", async () => {
      const answer = await categoryOf(work);
      found = foundCategory(answer);
      return answer;
    }),
    done("attribution", () => attributesOf(work, null)),
  ]);
  const attribution = needsCategory ? await attributesOf(work, category, context.minScore) : stated;
  const categorization = isAsked("categorization") ? category : null;
  const answers: Answers = inSwissSpelling({ name, description, categorization, attribution }, body.record);
  return {
    message: messageOf(answers),
    language: work.language,
    ...answers,
    sources: sourcesOf(answers, body, models),
    review: recordTasks.flatMap((task) => reviews.get(task) ?? []),
  };
}

/** A seat for each of several tasks; a task that is alone asks alone. */
function seatsOf(tasks: readonly RecordTask[]): ReadonlyMap<RecordTask, { readonly seat: Seat }> {
  const gathering = createGathering();
  return new Map(tasks.length < 2 ? [] : tasks.map((task) => [task, { seat: gathering.seat() }]));
}

/** Waits for all, so that nothing goes on behind the answer's back. @throws the first one's fault, in their order */
async function allOf<Answers extends readonly unknown[]>(
  tasks: {
    readonly [Place in keyof Answers]: Promise<Answers[Place]>;
  },
): Promise<Answers> {
  await Promise.allSettled(tasks);
  return (await Promise.all(tasks)) as unknown as Answers;
}

/** Before any task is done, and possibly paid for. */
function refuseUnknownCategory(
  { tasks, options: { attribution } }: Body,
  { catalog }: EnrichmentParts["catalogs"],
): void {
  if (!tasks.includes("attribution") || !attribution?.category_identifier) return;
  const { sales_channel, category_identifier } = attribution;
  if (catalog(sales_channel).findCategory(category_identifier) === undefined) {
    throw unknownCategory(category_identifier);
  }
}

interface RecordWork {
  readonly engine: Engine;
  readonly catalogs: EnrichmentParts["catalogs"];
  readonly body: Body;
  readonly language: Language;
  contextOf(task: RecordTask, found?: FoundCategory): TaskContext;
}

function foundCategory(category: Answers["categorization"]): FoundCategory | undefined {
  if (category === null || isGuess(category)) return undefined;
  const { score, category: best } = category.best_category;
  return { identifier: best.identifier, score };
}

/** Where the shop has a product says what it is, but is nothing to be told or to be an attribute. The places of the other facts stay. */
function withoutPlaces(evidence: Evidence | undefined): Evidence | undefined {
  if (evidence === undefined || !evidence.facts.some(({ label }) => isPlaceLabel(label))) return evidence;
  const { facts, ...others } = evidence;
  if (Object.keys(others).length === 0 && facts.every(({ label }) => isPlaceLabel(label))) return undefined;
  return {
    ...others,
    facts: facts.map((fact) => (isPlaceLabel(fact.label) ? { label: fact.label, text: "" } : fact)),
  };
}

function given(evidence: Evidence | undefined): Pick<TaskContext, "evidence"> {
  return evidence === undefined ? {} : { evidence };
}

function withFound(
  evidence: Evidence | undefined,
  category: FoundCategory | undefined,
): Pick<TaskContext, "evidence"> {
  return given(category === undefined ? evidence : { facts: [], ...evidence, category });
}

/** Undefined where the record has a name and a description alone: then the answers are those of the tasks' own operations. */
function evidenceOf({ record }: Body, recordLanguage: Language): Evidence | undefined {
  const { brand, language, source_category: sourceCategory, picture, facts } = record;
  if (!brand && !language && !sourceCategory && !picture && facts.length === 0) return undefined;
  const page = pageOf(facts);
  const stated =
    page === undefined
      ? facts
      : facts.map((fact) => (isPageLabel(fact.label) ? { label: fact.label, text: "" } : fact));
  return {
    facts: spelledFacts(stated, record.description ?? "", recordLanguage),
    ...(page && { page }),
    ...(brand && { brand }),
    ...(language && { language }),
    ...(sourceCategory && { sourceCategory }),
    ...(picture && { picture }),
  };
}

/** What the shop has written for search engines is no fact to any task; the places of the others stay. */
function pageOf(facts: Body["record"]["facts"]): OwnPage | undefined {
  const parts = (Object.keys(pageLabels) as PagePart[]).flatMap((part) => {
    const texts = facts.flatMap(({ label, text }) => (label === pageLabels[part] ? [text] : []));
    const text = part === "keywords" ? texts.join(", ") : texts[0];
    return text ? [[part, text] as const] : [];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/** The first letters are enough to recognise a language. */
const maxDetectedLength = 600;

function languageOfRecord({ record }: Body): Language {
  if (record.language) return record.language;
  const { name, description, facts } = record;
  // The tasks ask for the language of name and description too: what they tell is known then.
  const texts = [name, description].filter(Boolean).join("\n").slice(0, maxDetectedLength);
  const ofTexts = detectLanguage(texts).language;
  if (ofTexts !== undefined) return ofTexts;
  const all = [texts, ...facts.map(({ text }) => text)].filter(Boolean).join("\n");
  return detectLanguage(all.slice(0, maxDetectedLength)).language ?? "en";
}

function nameOf(
  { engine, body, language, contextOf }: RecordWork,
  found: FoundCategory | undefined,
): Promise<Answers["name"]> {
  const { name, description } = body.record;
  if (!name) return Promise.resolve(null);
  const { task_type = "cleaned", translation_language } = body.options.name ?? {};
  const target = translation_language ?? body.record.language ?? detectLanguage(name).language ?? language;
  return engine.optimizeName(
    { query: { task_type, translation_language: target }, body: { product_name: name } },
    { ...contextOf("name", found), ...(description && { description }) },
  );
}

/** Null where the record has no description and states too little to compose one, and wants no SEO fields. */
async function descriptionOf(
  { engine, body, contextOf }: RecordWork,
  found: FoundCategory | undefined,
): Promise<Answers["description"]> {
  const { name, description } = body.record;
  if (!description && !name) return null;
  const { keywords, target_audience, translation_language, ...options } = {
    ...{ tone: "professional" as const, length: "medium" as const, bullet_points: false, seo: false },
    ...body.options.description,
  };
  const answer = await engine.optimizeDescription(
    {
      query: {
        ...options,
        ...(target_audience && { target_audience }),
        ...(translation_language && { translation_language }),
      },
      body: {
        product_description: description ?? "",
        ...(name && { product_name: name }),
        ...(keywords && { keywords }),
      },
    },
    contextOf("description", found),
  );
  if (description || answer.best_description !== "") return answer;
  // A name alone makes a title.
  return answer.seo === null || answer.seo.title === "" ? null : { ...answer, message: ofNameAlone };
}

const ofNameAlone =
  "There is no description, and the row states too little to compose one; the SEO fields are made of the name.";

function textsOf({ record }: Body) {
  return { product_description: record.description ?? "", ...(record.name && { product_name: record.name }) };
}

async function categoryOf({ engine, body, contextOf }: RecordWork): Promise<Answers["categorization"]> {
  const options = body.options.categorization ?? body.options.attribution;
  if (!options) return null;
  const query = { limit: 5, use_rag: false, ...body.options.categorization };
  return engine.categorize(
    { query: { ...query, sales_channel: options.sales_channel }, body: textsOf(body) },
    contextOf("categorization"),
  );
}

async function attributesOf(
  { engine, catalogs, body, contextOf }: RecordWork,
  category: Answers["categorization"],
  minScore = 0,
): Promise<Answers["attribution"]> {
  const { attribution } = body.options;
  if (!attribution) return null;
  const { category_identifier, ...options } = attribution;
  const ask = (identifier: string, context: TaskContext) =>
    engine.extractAttributes(
      { query: { ...options, category_identifier: identifier }, body: textsOf(body) },
      context,
    );
  if (category_identifier) return ask(category_identifier, contextOf("attribution"));
  if (category === null || isGuess(category)) return null;
  const { identifier } = category.best_category.category;
  if (isSureOfAttributes(category, minScore)) {
    const answer = await ask(identifier, contextOf("attribution"));
    if (!isUnsure(category, minScore)) return answer;
    return statedForCandidates(answer, category, catalogs.catalog(options.sales_channel));
  }
  if (!body.record.facts.some(({ label }) => !isPageLabel(label)) && !body.record.brand) return null;
  const { onReview: _, ...unheard } = contextOf("attribution");
  const catalog = catalogs.catalog(options.sales_channel);
  return statedForAll(
    await ask(typicalCategory(category, catalog) ?? identifier, unheard),
    category,
    catalog,
  );
}

function messageOf(answers: Answers): string {
  return recordTasks
    .flatMap((task) => {
      const message = answers[task]?.message ?? "";
      return message === "" ? [] : [`${task}: ${message}`];
    })
    .join(" | ");
}

type Models = Map<RecordTask, ModelAuthor>;

/** Who wrote each answered field; a text that is as it was is nobody's. */
function sourcesOf(answers: Answers, { record }: Body, models: Models): EnrichmentResponse["sources"] {
  const { name, description, categorization, attribution } = answers;
  const origin = (task: RecordTask, isOwn = false): Origin => {
    const author = models.get(task);
    const by = { model: author?.model ?? null, date: author?.date ?? null };
    // The model that left a text as it was may have written its bullet points.
    if (isOwn) return { source: "original", ...by };
    return { source: author === undefined ? "rules" : "model", ...by };
  };
  return {
    ...(name && { name: origin("name", name.best_name === record.name) }),
    ...(description && {
      description: origin("description", description.best_description === record.description),
    }),
    ...(categorization && { categorization: origin("categorization") }),
    ...(attribution && { attribution: origin("attribution") }),
  };
}
