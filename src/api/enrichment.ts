import { z } from "zod";
import { attributionResponse } from "./attribution.ts";
import { categorizationResponse } from "./categorization.ts";
import type { Operation } from "./operations.ts";
import { descriptionResponse, maxKeywords, nameResponse } from "./optimization.ts";
import {
  booleanOption,
  descriptionLengthEnum,
  integerOption,
  languageEnum,
  nameTaskTypeEnum,
  salesChannelEnum,
  targetAudienceEnum,
  textOfAtMost,
  toneEnum,
} from "./parameters.ts";
import { clothing, dresses } from "./reference-lists.ts";
import {
  maxAddressLength,
  maxDescriptionLength,
  maxFactLength,
  maxFacts,
  maxNameLength,
} from "./text-limits.ts";
import { recordTasks } from "./vocabulary.ts";

const fact = z
  .object({
    label: textOfAtMost(maxNameLength),
    text: textOfAtMost(maxFactLength),
  })
  .meta({ id: "Fact", description: "One of the row's own columns: what it is called, and what it states." });

export type Fact = z.output<typeof fact>;

const productRecord = z
  .object({
    name: textOfAtMost(maxNameLength).nullish(),
    description: textOfAtMost(maxDescriptionLength).nullish(),
    brand: textOfAtMost(maxNameLength).nullish(),
    language: languageEnum.nullish().describe("Absent: recognised."),
    source_category: textOfAtMost(maxNameLength).nullish(),
    picture: textOfAtMost(maxAddressLength)
      .nullish()
      .describe(
        "The https address of its first picture, for services whose language model looks at pictures.",
      ),
    facts: z.array(fact).max(maxFacts).default([]),
  })
  .meta({
    id: "ProductRecord",
    description:
      "A product as its feed has it: at least a name, a description or a fact. `facts` are the row's own columns in the feed's " +
      "order; null is as good as absent.",
  })
  .check(({ value, issues }) => {
    if (isStated(value.name) || isStated(value.description)) return;
    if (value.facts.some(({ text }) => isStated(text))) return;
    const message = "Value error, a record needs a name, a description or a fact";
    issues.push({ code: "custom", input: value, path: [], message, params: { type: "value_error" } });
  });

function isStated(text: string | null | undefined): boolean {
  return text !== undefined && text !== null && text.trim() !== "";
}

const nameOptions = z
  .object({
    task_type: nameTaskTypeEnum.default("cleaned"),
    translation_language: languageEnum.nullish().describe("Absent: the language of the name."),
  })
  .meta({ id: "NameOptions" });

const descriptionOptions = z
  .object({
    tone: toneEnum.default("professional"),
    target_audience: targetAudienceEnum.nullish(),
    length: descriptionLengthEnum.default("medium"),
    bullet_points: booleanOption.default(false),
    seo: booleanOption.default(false),
    translation_language: languageEnum.nullish().describe("Absent: the language of the text."),
    keywords: z.array(z.string()).max(maxKeywords).nullish(),
  })
  .meta({ id: "DescriptionOptions" });

const categorizationOptions = z
  .object({
    sales_channel: salesChannelEnum,
    limit: integerOption(1, 20).default(5),
    use_rag: booleanOption.default(false),
  })
  .meta({ id: "CategorizationOptions" });

const attributionOptions = z
  .object({
    sales_channel: salesChannelEnum,
    category_identifier: z.string().nullish().describe("Absent: the best category that is found."),
    include_recommended: booleanOption.default(false),
    include_optional: booleanOption.default(false),
  })
  .meta({ id: "AttributionOptions" });

const options = z
  .object({
    name: nameOptions.nullish(),
    description: descriptionOptions.nullish(),
    categorization: categorizationOptions.nullish(),
    attribution: attributionOptions.nullish(),
  })
  .meta({
    id: "EnrichmentOptions",
    description:
      "Each task's own parameters. `categorization` and `attribution` must name a sales channel where they are among the `tasks`.",
  });

const enrichmentBody = z
  .object({
    record: productRecord,
    tasks: z.array(z.enum(recordTasks).meta({ id: "RecordTaskEnum" })).min(1),
    options: options.default({}),
  })
  .meta({ id: "EnrichmentRequest" })
  .refine(...salesChannelOf("categorization"))
  .refine(...salesChannelOf("attribution"));

/** The task's options may be absent, but not where it is asked for. Checked whatever else is wrong, as a missing field would be. */
function salesChannelOf(task: "categorization" | "attribution") {
  const isThere = ({ tasks, options }: { tasks: unknown; options: unknown }) => {
    const isAsked = Array.isArray(tasks) && tasks.includes(task);
    if (!isAsked || typeof options !== "object" || options === null) return true;
    const own = (options as Partial<Record<string, unknown>>)[task];
    return own !== undefined && own !== null;
  };
  const path = ["options", task, "sales_channel"];
  return [isThere, { error: "Field required", path, params: { type: "missing" }, when: () => true }] as const;
}

const origin = z
  .object({
    source: z.enum(["original", "rules", "model"]).meta({ id: "OriginEnum" }),
    model: z.string().nullable(),
    date: z.string().nullable(),
  })
  .meta({
    id: "Origin",
    description:
      "Who wrote a field: nobody (`original`), the built-in rules, or a language model, named with the day.",
  });
export type Origin = z.output<typeof origin>;

const reviewItem = z
  .object({
    field: z.enum(recordTasks),
    reason: z.string(),
    candidates: z.array(z.string()).optional(),
  })
  .meta({
    id: "ReviewItem",
    description:
      "What a person should look at, and why; `candidates` are identifiers or texts to choose from.",
  });
export type ReviewItem = z.output<typeof reviewItem>;

const enrichmentResponse = z
  .object({
    message: z.string(),
    language: languageEnum,
    name: nameResponse.nullable(),
    description: descriptionResponse.nullable(),
    categorization: categorizationResponse.nullable(),
    attribution: attributionResponse.nullable(),
    sources: z.object({
      name: origin.optional(),
      description: origin.optional(),
      categorization: origin.optional(),
      attribution: origin.optional(),
    }),
    review: z.array(reviewItem),
  })
  .meta({
    id: "EnrichmentResponse",
    description:
      "Each task that was asked for has its answer in the shape of its own endpoint, or null where there was nothing to work on. An " +
      "extracted value's `source` may be `fact`, with the fact's index. `sources` names who wrote each field.",
  });
export type EnrichmentResponse = z.output<typeof enrichmentResponse>;

export const enrichRecord = {
  kind: "record",
  method: "POST",
  path: "/tasks/enrichment",
  summary: "Do several tasks for one product, with everything that its row states.",
  query: z.object({}),
  body: enrichmentBody,
  response: enrichmentResponse,
  example: {
    request: {
      record: {
        name: "SUMMER DRESS!!!",
        brand: "Acme",
        facts: [{ label: "Colour", text: "red" }],
      },
      tasks: ["name", "categorization"],
      options: { categorization: { sales_channel: "channel_b" } },
    },
    response: {
      message: "",
      language: "en",
      name: {
        message: "The name was cleaned.",
        old_name: "SUMMER DRESS!!!",
        best_name: "Acme Summer Dress",
        other_names: ["Summer Dress"],
      },
      description: null,
      categorization: {
        message: "The best category is Dresses.",
        best_category: { category: dresses, path: [clothing, dresses], score: 0.94 },
        other_categories: [],
      },
      attribution: null,
      sources: {
        name: { source: "rules", model: null, date: null },
        categorization: { source: "rules", model: null, date: null },
      },
      review: [],
    },
  },
} as const satisfies Operation;
