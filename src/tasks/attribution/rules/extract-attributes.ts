import type { ExtractedValue } from "../../../api/attribution.ts";
import type { OperationRequest, OperationResponse } from "../../../api/operations.ts";
import { unknownCategory } from "../../../api/service-problem.ts";
import type { AttributeRecord, CategoryRecord } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import type { ExamplesStore } from "../../../ml/example-store.ts";
import type { TaskContext } from "../../engine.ts";
import type { NameReader } from "../../name/rules/name-reader.ts";
import { assembleAnswer, requestedAttributes } from "../answer.ts";
import { toExtractedValue } from "../quotes.ts";
import { createLexiconCompiler, type RequestedAttributes, selectAttributes } from "./attribute-lexicon.ts";
import { ofPeople } from "./columns-of-people.ts";
import { compatibleDevices } from "./compatible-devices.ts";
import { compoundStatements } from "./compound-statements.ts";
import { findTaughtValues } from "./example-values.ts";
import { withoutDivided } from "./extents.ts";
import { withoutRates } from "./free-measures.ts";
import { freeStatements } from "./free-statements.ts";
import { withoutCapacities, withoutGrossWeights } from "./gross-weights.ts";
import { createKnownWords, type KnownWords } from "./known-words.ts";
import { readFreeText } from "./labelled-lines.ts";
import { statementsOfLine, yesOrNoStatements } from "./labelled-statements.ts";
import { measuredStatements, withUnitsOfRow } from "./measured-statements.ts";
import { mergeByRank, mergeStatements } from "./merge-statements.ts";
import { withoutNames } from "./own-names.ts";
import { withoutPartial } from "./partial-statements.ts";
import { mayBeStated } from "./possible-statements.ts";
import { type ProductText, readProductTexts } from "./product-text.ts";
import { ageStatements, withoutTwoAges } from "./stated-ages.ts";
import { bylineStatements } from "./stated-authors.ts";
import { brandStatements } from "./stated-brands.ts";
import { modelStatements } from "./stated-models.ts";
import { processorStatements, screenStatements } from "./stated-processors.ts";
import { sizeStatements } from "./stated-sizes.ts";
import type { Statement } from "./statement.ts";

type Request = OperationRequest<"extractAttributes">;
type Response = OperationResponse<"extractAttributes">;

export interface AttributeExtractorOptions {
  readonly catalogs: Pick<CatalogStore, "catalog">;
  /** Learned from the channel's examples: attributes that they cover are not read by the rules. */
  readonly examples?: Pick<ExamplesStore, "learned">;
  /** Takes a name's faults out and writes its short forms out. Absent: names are read as they are. */
  readonly readName?: NameReader;
}

const nothing: readonly Statement[] = [];
const noValues: readonly ExtractedValue[] = [];

/** All extractors of a process share what is compiled. */
const compiler = createLexiconCompiler();

/**
 * Finds a category's attributes in a product's texts. A category's lists are compiled on first use and cached.
 * @throws ServiceProblem 404 from the returned function where the sales channel has no such category
 */
export function createAttributeExtractor({ catalogs, examples, readName }: AttributeExtractorOptions) {
  const knownWords = createKnownWords();
  return ({ query, body }: Request, { evidence, onReview }: TaskContext = {}): Response => {
    const catalog = catalogs.catalog(query.sales_channel);
    const category = catalog.findCategory(query.category_identifier);
    if (category === undefined) throw unknownCategory(query.category_identifier);
    const attributes = catalog.attributes(category.identifier);
    const records = requestedAttributes(attributes, query);
    const model = examples?.learned(query.sales_channel)?.attributes;
    const taught = model && findTaughtValues(model, category.identifier, body);
    const others = taught ? records.filter((record) => !taught.isTaught(record)) : records;
    const isPublished = attributes.some(({ identifier }) => identifier === "publisher");
    const texts = readProductTexts(body, evidence, {
      brandLabel: isPublished ? "Publisher" : undefined,
      reading: readName?.(body, evidence),
    });
    const unasked = texts.some(isFact) ? attributes.filter((record) => !records.includes(record)) : [];
    const lexicon = compiler.compile(attributes);
    const requested = selectAttributes(lexicon, others);
    const read =
      others.length === 0 ? nothing : findStatements(requested, texts, knownWords(catalog), category);
    const statements = [...read, ...screenStatements(requested, texts, read, evidence?.language)];
    const ofColumns =
      unasked.length === 0
        ? nothing
        : ofPeople(columnStatements(selectAttributes(lexicon, unasked), texts), texts, category);
    const found = byRecord(
      withoutPartial(
        withoutCapacities(
          withoutGrossWeights(
            withoutRates(withUnitsOfRow([...statements, ...ofColumns], texts), texts),
            texts,
          ),
          texts,
        ),
        texts,
        attributes,
      ),
    );
    const named = texts.find(({ source }) => source === "product_name");
    const merge = evidence === undefined ? mergeStatements : mergeByRank(onReview, named);
    const isUnsure = (record: AttributeRecord) => {
      const attribute = requested.attributes.find((one) => one.record === record);
      return attribute !== undefined && mayBeStated(attribute, requested, texts, knownWords(catalog));
    };
    const own = texts.filter(({ source }) => source !== "fact");
    const writing = {
      language: evidence?.language ?? texts[0]?.language,
      texts: own.map(({ plain }) => plain.text),
    };
    const stated = attributes.filter((record) => records.includes(record) || found.has(record));
    return assembleAnswer({ category, records: stated, isUnsure, writing }, (record) => {
      if (taught?.isTaught(record)) return taught.valuesOf(record);
      const ofRecord = found.get(record);
      if (ofRecord === undefined) return noValues;
      return withoutTwoAges(merge(ofRecord), onReview).map(toExtractedValue);
    });
  };
}

function isFact({ source }: ProductText): boolean {
  return source === "fact";
}

/** What the row's own columns state on attributes that nobody asked for: a column "Material" is given whatever the level. */
function columnStatements(unasked: RequestedAttributes, texts: readonly ProductText[]): readonly Statement[] {
  return texts.filter(isFact).flatMap((text) => {
    const free = readFreeText(unasked.category, text);
    const isOfColumn = free.lines.some(({ attributes }) =>
      attributes.some((one) => unasked.attributes.includes(one)),
    );
    if (!isOfColumn) return nothing;
    // A known label in a longer one may mean something else: "Scenario design power".
    if (free.lines.some(({ isPart }) => isPart)) return nothing;
    const ofLines = free.lines.flatMap((line) =>
      statementsOfLine(line, unasked).map((statement) => ({ ...statement, isLabelled: true })),
    );
    const ofMeasures = measuredStatements(unasked, free).filter(({ isLabelled }) => isLabelled);
    return [...ofLines, ...ofMeasures].filter(isTold);
  });
}

const namedFreely: ReadonlySet<string> = new Set(["color", "material", "size"]);

/** Shades, alloys and sizes have more names than a list; "Lot de 3" in a column of packagings, or a country's code, is no value. */
function isTold({ attribute: { record, subject }, value }: Statement): boolean {
  return value !== null || record.kind !== "closed" || namedFreely.has(subject);
}

/** Groups by record, as most requested attributes have no statements. */
function byRecord(statements: readonly Statement[]): ReadonlyMap<AttributeRecord, readonly Statement[]> {
  const found = new Map<AttributeRecord, Statement[]>();
  for (const statement of statements) {
    const known = found.get(statement.attribute.record);
    if (known === undefined) found.set(statement.attribute.record, [statement]);
    else known.push(statement);
  }
  return found;
}

/** Statements of all rules on the requested attributes, unordered and with repetitions. */
function findStatements(
  requested: RequestedAttributes,
  texts: readonly ProductText[],
  known: KnownWords,
  category: CategoryRecord,
): readonly Statement[] {
  const readings = texts.map((text) => readFreeText(requested.category, text));
  const stated: Statement[] = [];
  for (const { lines } of readings) {
    for (const line of lines)
      for (const statement of statementsOfLine(line, requested))
        stated.push({ ...statement, isLabelled: true });
  }
  const statements: Statement[] = [];
  for (const free of readings) {
    for (const statement of stated) if (statement.text === free.text) statements.push(statement);
    addAll(statements, freeStatements({ requested, free, known, stated }));
    addAll(statements, yesOrNoStatements(requested, free));
    addAll(statements, compoundStatements(requested, free.text, known));
    addAll(statements, compatibleDevices(requested, free, category.identifier));
    addAll(statements, measuredStatements(requested, free));
  }
  for (const one of bylineStatements(requested, texts, known))
    if (!statements.some(({ attribute }) => attribute === one.attribute)) statements.push(one);
  addAll(statements, sizeStatements(requested, texts, statements));
  addAll(statements, processorStatements(requested, texts, statements));
  const ages = ageStatements(requested, texts);
  if (!statements.some(({ attribute }) => attribute === ages[0]?.attribute)) addAll(statements, ages);
  if (!statements.some(({ attribute }) => attribute.subject === "brand"))
    addAll(statements, brandStatements(requested, texts, known, category.identifier));
  if (!statements.some(({ attribute }) => attribute.subject === "model"))
    addAll(statements, modelStatements(requested, texts, known, statements));
  const own = withoutDivided(requested.category, withoutNames(statements, texts, category));
  return ofPeople(own, texts, category).filter(isOfWholeCharacters);
}

/** Neither begins with the marks of a letter before it nor ends in half of a surrogate pair. */
function isOfWholeCharacters({ text, start, end }: Statement): boolean {
  return !/^[\p{M}\p{Cs}]|\p{Cs}$/u.test(text.plain.text.slice(start, end));
}

function addAll(statements: Statement[], found: readonly Statement[]): void {
  for (const statement of found) statements.push(statement);
}
