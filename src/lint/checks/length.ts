import { detectLanguage } from "../../nlp/language-identification.ts";
import { splitSentences } from "../../nlp/sentence-splitter.ts";
import { count, defineCheck, flag, optional } from "../check.ts";
import { shortenName } from "../name-shortener.ts";
import type { FieldReading } from "../product-reading.ts";
import { type Fault, faultOfAll } from "../violation.ts";

const shortestDescription = 300;

/**
 * Too short or too long. A name is shortened by its least important parts, plain text by whole sentences from
 * its end.
 */
export const length = defineCheck({
  kind: "length",
  options: { min: optional(count), max: optional(count), fix: optional(flag) },
  settledBy: "writer",
  find: (reading, { min, max, fix }, product) => {
    const length = reading.wholeLength;
    if (min !== undefined && length < min)
      return [faultOfAll(reading, `It has ${length} characters, fewer than ${min}.`)];
    if (max === undefined || length <= max) return [];
    const message = `It has ${length} characters, ${length - max} more than ${max}.`;
    if (!fix || reading.isCut || reading.text !== reading.source) return [faultOfAll(reading, message)];
    const shorter =
      max > shortestDescription
        ? withoutLastSentences(reading, max)
        : shortenName(reading.source, {
            max,
            keep: product.brandWords(),
            language: product.language() ?? "en",
          });
    return [lossy(faultOfAll(reading, message, shorter))];
  },
});

function lossy({ fix, ...fault }: Fault): Fault {
  return fix === undefined ? fault : { ...fault, fix: { ...fix, isLossy: true } };
}

function withoutLastSentences({ source }: FieldReading, max: number): string | undefined {
  const sentences = splitSentences(source, detectLanguage(source).language ?? "en");
  const last = sentences.findLast(({ end }) => end <= max);
  return last && source.slice(0, last.end);
}
