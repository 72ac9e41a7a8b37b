import { localizedName } from "../../../catalog/localized-name.ts";
import type { AttributeRecord, ValueRecord } from "../../../catalog/model.ts";
import type { Language } from "../../../contract/vocabulary.ts";
import { findFacts } from "../../../quality/facts/find-facts.ts";
import { createFactCheck } from "../../../quality/facts/invented-facts.ts";
import { readQuotedWords } from "./quoted-words.ts";

/**
 * How a quote bears a listed value out. `said`: it has the words of one of its names or terms, or states the same fact in other
 * words (cotton, Baumwolle); `meant`: it has some word of the value's or the attribute's ("with hood" for "Yes" of "Hood");
 * `read`: it has none, and only a reader can tell that it means the value; `unsaid`: it says another value of the list, or the
 * value states a fact that the quote does not state (a material, a number, a certificate) or denies.
 */
export type Support = "said" | "meant" | "read" | "unsaid";

export interface ListedStatement {
  readonly attribute: AttributeRecord;
  readonly value: ValueRecord;
  readonly quote: string;
  /** In which the value's name is looked at where the quote has none of its names. */
  readonly language: Language;
}

export function supportOf({ attribute, value, quote, language }: ListedStatement): Support {
  const words = readQuotedWords(quote);
  const whole = words.findWhole(value);
  const told = whole ?? { text: localizedName(value.names, language), language };
  if (createFactCheck([quote], { language: told.language })(told.text).length > 0) return "unsaid";
  if (whole !== undefined) return "said";
  const saysOther =
    !isYesOrNo(attribute) && attribute.values.some((other) => words.findWhole(other) !== undefined);
  if (saysOther) return "unsaid";
  if (findFacts(told.text, { language }).length > 0) return "said";
  return words.hasAny(value) || words.hasAny(attribute) ? "meant" : "read";
}

const yesOrNo = /^(?:yes|no|ja|nein|oui|non|sì|si)$/iu;

/** "No added sugar" says "no", and yet "yes" of sugar-free. */
function isYesOrNo({ values }: AttributeRecord): boolean {
  return values.some(({ names }) => Object.values(names).some((name) => yesOrNo.test(name)));
}
