import { isShouting, recase } from "../../../text/casing.ts";
import { tokenize } from "../../../text/tokens.ts";
import { type Fault, type FindFaults, faultAt, shown } from "../fault.ts";
import type { FieldReading } from "../read-field.ts";

const fewestWords = 2;
const longestName = 300;

/**
 * Text all in capitals. Acronyms, codes and one brand alone are none. A name gets the case usual in its language; sentences
 * need a person, who knows what in them is a name.
 */
export const findShouting: FindFaults<"capitals"> = (reading, _check, product): Fault[] => {
  const { text } = reading;
  if (reading.survey.smallBalance > 0 || !reading.once(shouts)) return [];
  const place = { start: 0, end: text.length };
  const message = `It is written in capitals: "${shown(text)}".`;
  const isName = text.length <= longestName && !/[.!?]\s/u.test(text);
  const recased = isName ? recase(text, product.language() ?? "en") : text;
  if (recased === text || isShouting(recased)) return [faultAt(reading, place, message)];
  return [faultAt(reading, place, message, { ...place, replacement: recased })];
};

function shouts({ text, survey }: FieldReading): boolean {
  if (survey.wordCount < fewestWords) return false;
  const tokens = tokenize(text);
  let count = 0;
  for (const { kind, text: word } of tokens) if (kind === "word" && word.length > 1) count += 1;
  return count >= fewestWords && isShouting(text, tokens);
}
