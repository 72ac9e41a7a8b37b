import { leadingArticleNumber } from "../../../lint/checks/article-numbers.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import type { CleaningStep } from "./cleaning-step.ts";

const labelled =
  /(?:^|[\s(])(?:art(?:ikel)?\.?[\s-]?(?:nr|no)\b\.?|artikelnummer|bestell-?nr\.?|item\s?(?:no|number)\b\.?|sku|ean|gtin|mpn|réf(?:érence)?\s?[.:]|ref\s?[.:]|cod(?:ice)?\s?[.:]|code article)\s*[:#.]?\s*(?=[\w/.-]*\d)[A-Z0-9][\w/.-]*\)?/giu;
/** Prefilter for `labelled`. */
const anyLabel = /art|bestell|item|sku|ean|gtin|mpn|r[eé]f|cod/iu;
const separator = /^(?:\s*[-–:|]\s+|\s+)/u;
const secondNumber = /^(?:\d{4}\/\d{2,4}|\d{5,14})(?:\s*[-–:|]\s+|\s+)(?=\S)/u;
/** An item code separated from the name by a slash: "B00X-7003 / phone case". */
const codeBeforeSlash = /^(?=[\w.-]*\d)(?=[\w.-]*[A-Z])[A-Z\d][\w.-]{4,}\s+\/\s+(?=\p{L}{2})/u;

/**
 * Removes numbers that an inventory system put before the name, and labelled ones anywhere. A number of fewer than six
 * digits may belong to the name, so it is removed only after a longer one.
 */
export const articleNumbersStep: CleaningStep = {
  done: "removed article numbers",
  applies: ({ name }) => /\d/.test(name),
  apply: ({ name }) => removeArticleNumbers(name),
};

function removeArticleNumbers(name: string): string {
  const unlabelled = withoutCode(anyLabel.test(name) ? name.replace(labelled, " ") : name);
  const number = leadingArticleNumber(unlabelled);
  if (number === undefined) return keepWords(unlabelled, name);
  const rest = unlabelled.slice(number.length).replace(separator, "");
  const bare = rest.replace(secondNumber, "");
  return keepWords(keepWords(bare, rest), unlabelled);
}

/** A leading size or power rating is not a code: "1500W / black". */
function withoutCode(name: string): string {
  return codeBeforeSlash.test(name) && findMeasures(name)[0]?.start !== 0
    ? name.replace(codeBeforeSlash, "")
    : name;
}

/** The shorter name if it still has words. */
function keepWords(shorter: string, longer: string): string {
  return /\p{L}|\d{3}/u.test(shorter) ? shorter : longer;
}
