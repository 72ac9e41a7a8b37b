import { readWords } from "../../nlp/stemmer.ts";
import { defineCheck, oneOf } from "../check.ts";
import { removeSpan, textBefore } from "../fixes.ts";
import { textFields } from "../rule.ts";
import { type Fault, faultAt, type Place } from "../violation.ts";

/** The whole value of another field within the text, such as the brand in a name. */
export const fieldInside = defineCheck({
  kind: "field-inside",
  options: { other: oneOf(...textFields) },
  find: (reading, { other }, product) => {
    const value = other === "brand" ? product.brand : product.product.fields[other];
    if (value === undefined) return [];
    const wanted = readWords(value).folded;
    const { tokens, folded } = reading.words;
    if (wanted.length === 0 || wanted.length >= folded.length) return [];
    const faults: Fault[] = [];
    for (let index = 0; index + wanted.length <= folded.length; index += 1) {
      if (!wanted.every((word, offset) => folded[index + offset] === word)) continue;
      const [first, last] = [tokens[index], tokens[index + wanted.length - 1]];
      if (!first || !last) continue;
      const place = { start: first.start, end: last.end };
      faults.push(
        faultAt(
          reading,
          place,
          `It holds the product's ${other}: "${value}".`,
          removeSpan(reading.text, withLead(reading.text, place, value)),
        ),
      );
      index += wanted.length - 1;
    }
    return faults;
  },
});

/** Includes a leading symbol (@home), and initials joined to the value (C.Miller). */
function withLead(text: string, { start, end }: Place, value: string): Place {
  const before = textBefore(text, { start });
  const symbols = /^[^\p{L}\p{N}\s]+/u.exec(value.trim())?.[0] ?? "";
  const initials = /(?<!\p{L})(?:\p{Lu}\.)+$/u.exec(before)?.[0] ?? "";
  const lead = symbols !== "" && before.endsWith(symbols) ? symbols : initials;
  return { start: start - lead.length, end };
}
