import { isShouting, recase } from "../../../text/casing.ts";
import { type Fault, type FindFaults, faultAt, shown } from "../fault.ts";
import type { FieldReading } from "../read-field.ts";

const fewestWords = 2;
const longestName = 300;
/** In shouting, small letters are few: counting letters spares reading the words of nearly every text. */
const smallPerCapital = 2;

/**
 * Text all in capitals. Acronyms, codes and one brand alone are none. A name gets the case usual in its language; sentences
 * need a person, who knows what in them is a name.
 */
export const findShouting: FindFaults<"capitals"> = (reading, _check, product): Fault[] => {
  const { text } = reading;
  if (!reading.once(shouts)) return [];
  const place = { start: 0, end: text.length };
  const message = `It is written in capitals: "${shown(text)}".`;
  const isName = text.length <= longestName && !/[.!?]\s/u.test(text);
  const recased = isName ? recase(text, product.language() ?? "en") : text;
  if (recased === text || isShouting(recased)) return [faultAt(reading, place, message)];
  return [faultAt(reading, place, message, { ...place, replacement: recased })];
};

function shouts(reading: FieldReading): boolean {
  const { text } = reading;
  if (isMostlySmall(text)) return false;
  const { words } = reading;
  const letters = words.tokens.filter(({ kind, text: word }) => kind === "word" && word.length > 1);
  return letters.length >= fewestWords && isShouting(text);
}

function isMostlySmall(text: string): boolean {
  let small = 0;
  let capital = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset);
    if (unit >= 97 && unit <= 122) small += 1;
    else if ((unit >= 65 && unit <= 90) || unit >= 192) capital += 1;
  }
  return small > capital * smallPerCapital;
}
