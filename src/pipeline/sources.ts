import type { AttributionResponse } from "../api/attribution.ts";
import type { Fact, Origin } from "../api/enrichment.ts";
import type { OperationResponse } from "../api/operations.ts";
import type { FeedRecord } from "../feed/record.ts";
import { pageLabels } from "../nlp/page-labels.ts";
import { isOwnText } from "../nlp/shop-text.ts";
import type { Cell, ProposedField, RowOutcome } from "./enrichment.ts";

/** The column, or the key in JSON, that says who wrote each field of a row. */
export const sourceColumn = "pdo_source";

/** What a task writes, by the names under which its writer is said. */
export const sourceFields = [
  "name",
  "description",
  "bullet_points",
  "seo",
  "category",
  "attributes",
] as const;
export type SourceField = (typeof sourceFields)[number];

/**
 * `original`: nobody, it is as it was; `columns`: taken from the row's own columns; `rules`: the built-in engine; `model`: a language
 * model; `image`: a language model, from the product's picture; `person`: a category map; `service`: a remote service that does not say.
 */
export const writers = ["original", "columns", "rules", "model", "image", "person", "service"] as const;
export type Writer = (typeof writers)[number];

/** Who wrote one field. */
export interface FieldSource {
  /** Several where the field's values have several writers. */
  readonly by: readonly Writer[];
  readonly model?: string;
  /** The day on which the model answered, where that is known. */
  readonly date?: string;
}

export type FieldSources = { readonly [F in SourceField]?: FieldSource };

const asItWas: FieldSource = { by: ["original"] };
export const byPerson: FieldSource = { by: ["person"] };
const byRules: FieldSource = { by: ["rules"] };
const byService: FieldSource = { by: ["service"] };

/** Who wrote what is not as it was. @param origin undefined: the service does not say */
export function authorOf(origin: Origin | undefined): FieldSource {
  if (origin === undefined) return byService;
  if (origin.source !== "model" && origin.model === null) return byRules;
  return {
    by: ["model"],
    ...(origin.model !== null && { model: origin.model }),
    ...(origin.date !== null && { date: origin.date }),
  };
}

/** Who wrote a text of the product. */
export function sourceOfText(text: string, own: string | undefined, origin: Origin | undefined): FieldSource {
  return text === own ? asItWas : authorOf(origin);
}

/** Undefined: there is no value. */
export function sourceOfAttributes(
  answer: AttributionResponse,
  origin: Origin | undefined,
): FieldSource | undefined {
  const found = [answer.required_attributes, answer.recommended_attributes, answer.optional_attributes];
  const values = found.flat().flatMap((attribute) => attribute.values);
  if (values.length === 0) return undefined;
  const author = authorOf(origin);
  const isSeen = values.map(({ source }) => source === "image");
  if (isSeen.includes(true))
    return { ...author, by: isSeen.includes(false) ? ["model", "image"] : ["image"] };
  const isFact = values.map(({ source }) => source === "fact");
  if (author !== byRules || !isFact.includes(true)) return author;
  return { by: isFact.includes(false) ? ["columns", "rules"] : ["columns"] };
}

/** Who wrote the fields for search engines: the shop's own title or meta description is of the columns, what is beside it is not. */
export function sourceOfSeo(
  { title, meta_description: meta, keywords }: SeoAnswer,
  facts: readonly Fact[] = [],
  origin: Origin | undefined,
): FieldSource {
  const author = authorOf(origin);
  if (author !== byRules) return author;
  const isOwn = (text: string, label: string) =>
    facts.some((fact) => fact.label === label && isOwnText(text, fact.text));
  const own = [isOwn(title, pageLabels.title), isOwn(meta, pageLabels.description)];
  if (!own.includes(true)) return author;
  const isAllOwn = (title === "" || own[0]) && (meta === "" || own[1]) && keywords.length === 0;
  return { by: isAllOwn ? ["columns"] : ["columns", "rules"] };
}

type SeoAnswer = NonNullable<OperationResponse<"optimizeDescription">["seo"]>;

const columnsOf: Readonly<Record<SourceField, readonly string[]>> = {
  name: ["pdo_name"],
  description: ["pdo_description"],
  bullet_points: ["pdo_bullet_points"],
  seo: ["pdo_seo_title", "pdo_meta_description", "pdo_seo_keywords"],
  category: ["pdo_category_id", "pdo_category"],
  attributes: ["pdo_attributes"],
};

/** The field that an added column belongs to. @param name of the column, without its prefix */
export function sourceFieldOf(name: string): SourceField | undefined {
  if (name.startsWith("attribute:")) return "attributes";
  return sourceFields.find((field) => columnsOf[field].includes(`pdo_${name}`));
}

/**
 * The text or object of `sourceCell` with these fields written by a person.
 * @returns undefined where there is none
 */
export function withPerson(cell: unknown, fields: readonly SourceField[]): string | object | undefined {
  if (fields.length === 0 || cell === undefined || cell === null || cell === "") return undefined;
  const known = new Set<string>(fields);
  if (typeof cell === "object")
    return Object.fromEntries(
      [...new Set([...Object.keys(cell), ...known])].map((field) => [
        field,
        known.has(field) ? { by: "person" } : (cell as Readonly<Record<string, unknown>>)[field],
      ]),
    );
  const others = String(cell)
    .split("; ")
    .filter((part) => !known.has(part.replace(/=.*$/s, "")));
  return [...others, ...[...known].map((field) => `${field}=person`)].join("; ");
}

/** Of the fields that stand in one of these columns, or in a column of the feed. */
export function writtenSources(
  sources: FieldSources,
  columns: readonly string[],
  inFeed: readonly ProposedField[],
): FieldSources {
  const isWritten = (field: SourceField) =>
    inFeed.some((own) => own === field) || columnsOf[field].some((column) => columns.includes(column));
  return Object.fromEntries(
    sourceFields.flatMap((field) => (sources[field] && isWritten(field) ? [[field, sources[field]]] : [])),
  );
}

/** Without what the shop has itself: `--write fill` leaves a filled cell as it is. */
export function filledByShop(
  sources: FieldSources,
  record: FeedRecord,
  filled: Readonly<Partial<Record<ProposedField, string>>>,
): FieldSources {
  const own = Object.entries(filled).filter(
    ([field, column]) => field in sources && (record.text(column) ?? "").trim() !== "",
  );
  return { ...sources, ...Object.fromEntries(own.map(([field]) => [field, asItWas])) };
}

const inWords: Readonly<Partial<Record<Writer, string>>> = { original: "as it was" };

/** @param isFlat as a text, `name=rules; description=as it was`; else as an object, `{"name":{"by":"rules"}}` */
export function sourceCell({ sources }: Pick<RowOutcome, "sources">, isFlat: boolean): Cell {
  const known = sourceFields.flatMap((field) => {
    const source = sources?.[field];
    return source === undefined ? [] : [{ ...source, field }];
  });
  if (known.length === 0) return null;
  if (!isFlat)
    return Object.fromEntries(
      known.map(({ field, by, ...model }) => [field, { by: by.join(","), ...model }]),
    );
  return known
    .map(({ field, by, model, date }) => {
      const writer = by.map((one) => inWords[one] ?? one).join(",");
      return `${field}=${writer}${model === undefined ? "" : ` ${model}`}${date === undefined ? "" : ` (${date})`}`;
    })
    .join("; ");
}
