import { z } from "zod";
import { productExample } from "./categorization.ts";
import type { Operation } from "./operations.ts";
import {
  booleanParameter,
  descriptionLengthEnum,
  languageEnum,
  nameTaskTypeEnum,
  productDescription,
  productName,
  targetAudienceEnum,
  toneEnum,
} from "./parameters.ts";

const nameQuery = z.object({
  task_type: nameTaskTypeEnum.describe(
    "`cleaned`: faults taken out; `detailed`: composed from what the name states.",
  ),
  translation_language: languageEnum.describe("The language of the proposals."),
});

const nameBody = z.object({ product_name: productName }).meta({ id: "NameRequest" });

export const nameResponse = z
  .object({
    message: z.string(),
    old_name: z.string(),
    best_name: z.string(),
    other_names: z.array(z.string()),
  })
  .meta({
    id: "NameResponse",
    description:
      "`old_name` is the name that was sent, byte for byte; `best_name` the proposal; `other_names` the " +
      "alternatives, best first, without duplicates and without `best_name`.",
  });

export const optimizeName = {
  kind: "task",
  method: "POST",
  path: "/tasks/optimization/name",
  summary: "Propose better names for a product.",
  query: nameQuery,
  body: nameBody,
  response: nameResponse,
  echoes: { old_name: "product_name" },
  example: {
    request: { product_name: "SUMMER DRESS!!! red,,cotton" },
    response: {
      message: "The name was cleaned.",
      old_name: "SUMMER DRESS!!! red,,cotton",
      best_name: "Summer Dress, Red, Cotton",
      other_names: ["Red Cotton Summer Dress"],
    },
  },
} as const satisfies Operation;

const descriptionQuery = z.object({
  tone: toneEnum.default("professional").describe("How the texts sound."),
  target_audience: targetAudienceEnum.optional().describe("Absent: everyone."),
  length: descriptionLengthEnum
    .default("medium")
    .describe("short: up to 60 words; medium: 60 to 150; long: 150 to 300."),
  bullet_points: booleanParameter.default(false).describe("Ask for `bullet_points` too."),
  seo: booleanParameter.default(false).describe("Ask for the `seo` fields too."),
  translation_language: languageEnum.optional().describe("Absent: the language of the text."),
});

export const maxKeywords = 20;

const descriptionBody = z
  .object({
    product_description: productDescription,
    product_name: productName.nullish(),
    keywords: z.array(z.string()).max(maxKeywords).nullish(),
  })
  .meta({
    id: "DescriptionRequest",
    description: `At most ${maxKeywords} keywords; null is as good as absent.`,
  });

export const maxSeoTitleLength = 60;
export const maxMetaDescriptionLength = 160;

const seo = z
  .object({
    title: z.string().max(maxSeoTitleLength),
    meta_description: z.string().max(maxMetaDescriptionLength),
    keywords: z.array(z.string()),
  })
  .meta({
    id: "SeoFields",
    description: `\`title\` at most ${maxSeoTitleLength} characters, \`meta_description\` at most ${maxMetaDescriptionLength}.`,
  });

export const descriptionResponse = z
  .object({
    message: z.string(),
    old_description: z.string(),
    best_description: z.string(),
    other_descriptions: z.array(z.string()),
    bullet_points: z.array(z.string()),
    seo: seo.nullable(),
    language: languageEnum,
  })
  .meta({
    id: "DescriptionResponse",
    description:
      "`bullet_points` is empty and `seo` null unless asked for; `language` is that of the result. `length` " +
      "is that of `best_description`, of which a thin source makes less; `other_descriptions` may be of other lengths.",
  });

export const optimizeDescription = {
  kind: "task",
  method: "POST",
  path: "/tasks/optimization/description",
  summary: "Propose better descriptions for a product, with bullet points and SEO fields where asked for.",
  query: descriptionQuery,
  body: descriptionBody,
  response: descriptionResponse,
  echoes: { old_description: "product_description" },
  example: {
    request: { ...productExample, keywords: ["summer"] },
    response: {
      message: "The description was optimized.",
      old_description: productExample.product_description,
      best_description: "This red summer dress is made of cotton.",
      other_descriptions: [],
      bullet_points: ["Colour: red", "Material: cotton"],
      seo: {
        title: "Red Cotton Summer Dress",
        meta_description: "A red summer dress made of cotton.",
        keywords: ["summer dress"],
      },
      language: "en",
    },
  },
} as const satisfies Operation;
