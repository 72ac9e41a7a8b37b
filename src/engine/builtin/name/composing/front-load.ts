import type { Glossary } from "../../../../glossary/glossary.ts";
import type { Language } from "../../../../text/language.ts";
import { capitalizeStart } from "./capitalize-start.ts";
import { readName } from "./read-name.ts";

const separator = /(,\s+|;\s+|\s+[-–—|]\s+)/u;
const divider = /;\s|\s[-–—|]\s/u;

/** Whether a separator stands in a name, commas left aside: what stands behind one never goes to the front. */
export function isDivided(name: string): boolean {
  return divider.test(name);
}

/**
 * The same words with the part first that names the thing, where commas or dashes set it off: "Summer Breeze - Scented
 * Candle, 200 g" begins with the candle. As it was where the thing stands in the first part already, or isn't known.
 */
export function frontLoaded(name: string, language: Language, glossary: Glossary): string {
  if (!isDivided(name)) return name;
  const { type } = readName(name, language, glossary);
  return type === undefined ? name : capitalizeStart(name, partInFront(name, type.start));
}

/**
 * The part between separators that an offset lies in, then the others, each with the separator that it had. What stands
 * behind a comma may go on with a list ("Dotted, Checked Scarf"), and a plus joins things of which none is the first.
 */
export function partInFront(name: string, offset: number): string {
  const list = name.split(separator);
  let end = 0;
  const found = list.findIndex((piece) => {
    end += piece.length;
    return offset < end;
  });
  if (found <= 0 || found % 2 === 1 || /[([][^)\]]*$/u.test(list.slice(0, found).join(""))) return name;
  if (list[found - 1]?.startsWith(",") || /\s\+|\+\s/u.test(name)) return name;
  const [part, before] = [list[found] ?? "", list.slice(0, found - 1).join("")];
  return [part, list[found - 1] ?? "", before, ...list.slice(found + 1)].join("");
}
