import { isShouting, recase } from "../../nlp/casing.ts";
import { defineCheck, oneOf, optional } from "../check.ts";
import type { FieldReading } from "../product-reading.ts";
import { faultAt, shown } from "../violation.ts";

const fewestWords = 2;
const longestName = 300;

/**
 * Text in capitals. Acronyms, codes and a brand alone are accepted. A name gets the usual case of its language;
 * sentences need a person, who knows which words are names.
 */
export const capitals = defineCheck({
  kind: "capitals",
  options: { of: optional(oneOf("sentences")) },
  settledBy: "writer",
  find: (reading, { of }, product) => {
    const { text } = reading;
    if (!reading.once(shouts)) return [];
    const place = { start: 0, end: text.length };
    const message = `It is written in capitals: "${shown(text)}".`;
    const isName = of !== "sentences" && text.length <= longestName && !/[.!?]\s/u.test(text);
    const recased = isName ? recase(text, product.language() ?? "en") : text;
    if (recased === text || isShouting(recased)) return [faultAt(reading, place, message)];
    return [faultAt(reading, place, message, { ...place, replacement: recased })];
  },
});

function shouts({ text, words: { tokens } }: FieldReading): boolean {
  if (isMostlyLowerCase(text)) return false;
  let count = 0;
  for (const { kind, text: word } of tokens) if (kind === "word" && word.length > 1) count += 1;
  return count >= fewestWords && isShouting(text, tokens);
}

/** More than two letters a to z for each capital; characters beyond ASCII may be capitals. */
function isMostlyLowerCase(text: string): boolean {
  let balance = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset);
    if (unit >= 0x61 && unit <= 0x7a) balance += 1;
    else if ((unit >= 0x41 && unit <= 0x5a) || unit >= 0xc0) balance -= 2;
  }
  return balance > 0;
}
