import type { DetectedLanguage } from "./detection/decide.ts";
import { judgeLastLine, judgeLines } from "./detection/judge-lines.ts";

export type { DetectedLanguage } from "./detection/decide.ts";

const longestText = 600;

/**
 * The language of a product's name or description: of its function words, common product words and
 * spelling, judged from the first 40 words that tell anything. Undefined for codes and names of makers
 * alone, and for other languages where they can be told (Spanish, Dutch, Portuguese, Nordic, West Slavic).
 */
export function detectLanguage(text: string): DetectedLanguage {
  if (text.length <= longestText) return judgeLines(text).detected;
  const beginning = text.slice(0, longestText);
  // Where a text is cut off, a hyphen behind the last word still matters.
  const isCutAtHyphen = text.charAt(longestText) === "-";
  return (isCutAtHyphen ? judgeLastLine(beginning, "-") : judgeLines(beginning)).detected;
}
