import type { Origin } from "../api/enrichment.ts";
import type { OperationResponse } from "../api/operations.ts";
import type { DescriptionLength } from "../api/vocabulary.ts";
import { cleanWhole } from "../lint/whole-text.ts";
import { plainText } from "../nlp/html.ts";
import { detectLanguage } from "../nlp/language-identification.ts";
import type { TaskOptions } from "./run-options.ts";
import { authorOf, sourceOfSeo, sourceOfText } from "./sources.ts";
import { productName, type TaskOfRun } from "./task.ts";

/** Words of a medium and of a long description. */
const mostWordsOfMedium = 150;
const mostWordsOfLong = 300;

/** The smaller one of medium and long that holds a whole text. */
function lengthFor(description = ""): DescriptionLength {
  return hasMoreWords(description, mostWordsOfMedium) ? "long" : "medium";
}

/** Whether a text, which may be HTML, has more than so many words. */
function hasMoreWords(description: string, most: number): boolean {
  let words = 0;
  for (const [word] of plainText(description).text.matchAll(/\S+/gu)) {
    if (/[\p{L}\p{N}]/u.test(word)) words += 1;
    if (words > most) return true;
  }
  return false;
}

type Answer = OperationResponse<"optimizeDescription">;

/**
 * Nobody asked for a shorter text, so a text that fits no length stays; what a model wrote or a translation of it is none.
 * @param origin undefined: the service does not say who wrote it; then what only leaves statements out is taken for a shorter text
 */
function withLongText(
  answer: Answer,
  { length, language }: TaskOptions,
  origin: Origin | undefined,
  name?: string,
): Answer {
  const { old_description: old } = answer;
  if (length !== undefined || origin?.source === "model" || !hasMoreWords(old, mostWordsOfLong))
    return answer;
  // A list of ingredients stays whole whatever its length.
  if (hasMoreWords(answer.best_description, mostWordsOfLong)) return answer;
  if (origin === undefined && !isPartOf(old, answer.best_description)) return answer;
  const isTranslated =
    language !== undefined &&
    answer.language === language &&
    detectLanguage(plainText(old).text).language !== language;
  if (isTranslated) return answer;
  const { text, cut } = cleanWhole(old, answer.language, name);
  const quoted = cut.map((phrase) => `“${phrase}”`).join(", ");
  const cutMessage = cut.length === 0 ? "" : ` Cut as advertising, prices or addresses: ${quoted}.`;
  return { ...answer, best_description: text, message: `${longTextMessage}${cutMessage}` };
}

/** Whether each statement of a text stands in another one. Linear: a proposal has as many statements as its length allows. */
function isPartOf(whole: string, part: string): boolean {
  const words = wordsOf(whole);
  return part
    .split(/[.!?\n]/)
    .map(wordsOf)
    .every((statement) => words.includes(statement.trimEnd()));
}

function wordsOf(text: string): string {
  return ` ${
    plainText(text)
      .text.toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `;
}

const longTextMessage = `The description is longer than ${mostWordsOfLong} words and stays whole, in plain text; --length shortens it.`;

export const descriptionTask: TaskOfRun<"optimizeDescription"> = {
  operation: "optimizeDescription",
  inRecord: "description",
  reads: ["description", "name", "language", "brand", "category", "facts", "family"],
  toOptions: ({ options, product }) => ({
    tone: options.tone,
    ...(options.audience && { target_audience: options.audience }),
    length: options.length ?? lengthFor(product.description),
    bullet_points: options.bulletPoints,
    seo: options.seo,
    ...(options.language && { translation_language: options.language }),
  }),
  toRecordOptions: ({ options: { keywords } }) => (keywords === undefined ? {} : { keywords: [...keywords] }),
  toInput: (tasks) => ({
    query: descriptionTask.toOptions(tasks),
    body: {
      product_description: tasks.product.description ?? "",
      ...productName(tasks.product),
      ...(tasks.options.keywords && { keywords: [...tasks.options.keywords] }),
    },
  }),
  toResult: withLongText,
  sources: ({ best_description, bullet_points, seo }, { description, facts }, origin) => ({
    ...(best_description !== "" && { description: sourceOfText(best_description, description, origin) }),
    ...(bullet_points.length > 0 && { bullet_points: authorOf(origin) }),
    ...(seo !== null && { seo: sourceOfSeo(seo, facts, origin) }),
  }),
  // Without a description one is composed from the row's facts, where it states enough.
  needsAlone: "description",
  ofNothing: "There is no description, and the row states too little to compose one.",
  columns: [
    { name: "pdo_description", cell: ({ best_description }) => best_description },
    {
      name: "pdo_bullet_points",
      isWanted: ({ bulletPoints }) => bulletPoints,
      separator: "\n",
      cell: ({ bullet_points }) => bullet_points,
    },
    { name: "pdo_seo_title", isWanted: ({ seo }) => seo, cell: ({ seo }) => seo?.title ?? null },
    {
      name: "pdo_meta_description",
      isWanted: ({ seo }) => seo,
      cell: ({ seo }) => seo?.meta_description ?? null,
    },
    {
      name: "pdo_seo_keywords",
      isWanted: ({ seo }) => seo,
      separator: ", ",
      cell: ({ seo }) => seo?.keywords ?? null,
    },
  ],
  proposal: {
    field: "description",
    column: "pdo_description",
    text: ({ best_description }) => best_description,
  },
  toScore: ({ best_description, bullet_points }) => ({
    description: best_description,
    ...(bullet_points.length > 0 && { bullet_points: bullet_points.join("\n") }),
  }),
};
