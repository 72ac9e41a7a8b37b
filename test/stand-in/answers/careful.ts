import { isObject } from "../exchange.ts";
import { type Question, recordOf } from "../question.ts";
import { honestValue } from "./honest.ts";

/** Words of a description, the middle of what is asked for. */
const mostWords = 105;
/** Words of a bullet point. */
const mostPointWords = 12;

/**
 * The answer of a model that keeps to the lengths it is told, in the record's own words: what a real one's answers take in tokens.
 */
export function carefulAnswer(question: Question): string {
  const value = honestValue(question);
  if (!isObject(value)) return JSON.stringify(value);
  const { best_description: description, bullet_points: points } = value;
  return JSON.stringify({
    ...value,
    ...(typeof description === "string" && {
      best_description: shortened(description) || shortened(statedOf(question)),
    }),
    ...(Array.isArray(points) && { bullet_points: pointsOf(String(points[0] ?? "")) }),
  });
}

/** What no description says: prices, addresses, how it is shipped. */
const unwanted =
  /https?:|www\.|\.(?:com|de|fr|it)\b|(?:Rs\.?|€|\$)\s?\d|\d\s?€|\b(?:shipping|delivery|buy|cash|livraison|versand|présentation)\b/iu;

/** Whole sentences as long as there is room, else whole words. */
function shortened(text: string): string {
  const all = text.match(/(?:[^.!?]|[.](?=\S))+[.!?]*\s*/gu) ?? [text];
  const sentences = all.filter((sentence) => !unwanted.test(sentence));
  let kept = "";
  for (const sentence of sentences) {
    if (wordCount(kept + sentence) > mostWords) break;
    kept += sentence;
  }
  const [first = ""] = sentences;
  return (kept === "" ? first.split(/\s+/u).slice(0, mostWords).join(" ") : kept).trim();
}

/** The name and the columns: what there is to say where the description only sells. */
function statedOf(question: Question): string {
  const { product_name: name, facts } = recordOf(question);
  return [name, ...[facts ?? []].flat()].filter((text) => typeof text === "string").join(". ");
}

function pointsOf(text: string): readonly string[] {
  const sentences = (text.match(/[^.!?\n]+/gu) ?? []).map((sentence) => sentence.trim());
  return sentences
    .filter((sentence) => wordCount(sentence) > 2)
    .slice(0, 4)
    .map((sentence) => sentence.split(/\s+/u).slice(0, mostPointWords).join(" "));
}

const wordCount = (text: string) => text.split(/\s+/u).filter((word) => word !== "").length;
