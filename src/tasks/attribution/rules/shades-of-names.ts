import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";
import type { Statement } from "./statement.ts";

const dash = /(?:^|\s)[-–—|]\s/u;
/** What stands between the items of a list; a slash or a comma between digits is none. */
const betweenItems = /\s*(?:[,;/](?!\d)|\s(?:and|und|et|e|&)\s)\s*/u;

/** The part of a name between dashes that a span stands in, and where it begins. */
function segmentOf({ plain: { text } }: ProductText, start: number): readonly [string, number] {
  let from = 0;
  for (const part of text.split(dash)) {
    const begin = text.indexOf(part, from);
    if (start < begin + part.length) return [part, begin];
    from = begin + part.length;
  }
  return ["", 0];
}

/**
 * The "Terracotta" of "Salopette en velours – Terracotta": alone behind a dash of a name, a material that colours are called after is a
 * colour where the product is stated to be of another material.
 */
export function isShadeBehindDash(one: Statement, all: readonly Statement[]): boolean {
  const { attribute, text, start, end, value, isLabelled } = one;
  if (attribute.subject !== "material" || text.source !== "product_name" || isLabelled === true) return false;
  const [segment, from] = segmentOf(text, start);
  const isAlone = from > 0 && segment.trim() === text.plain.text.slice(start, end);
  if (!isAlone || !text.words.some((word) => word.start === start && isIn("shade", word))) return false;
  return all.some((other) => other.attribute === attribute && other.value !== value);
}

/** A name's word for several things that are sold together. */
const ofSeveral =
  /(?<!\p{L})(?:lots?|sets?|packs?|multipack|kit|coffret|confezione|paquet|paire|coppia|tris|duo|trio|\d{1,2}er)(?!\p{L})/iu;
const fewestItems = 3;

/** The "écru" of "Lot de 3 bodies - écru, sauge, rayé": of things of several colours, of which only one is known, it says too little. */
export function isCrowdedColour(one: Statement, all: readonly Statement[]): boolean {
  const { attribute, text, start, isLabelled } = one;
  if (attribute.subject !== "color" || text.source !== "product_name" || isLabelled === true) return false;
  if (!ofSeveral.test(text.plain.text)) return false;
  const [segment, from] = segmentOf(text, start);
  const items = segment.split(betweenItems).filter((item) => item.trim() !== "");
  if (from === 0 || items.length < fewestItems || items.some((item) => /\s\S+\s/u.test(item.trim())))
    return false;
  const known = new Set(
    all.flatMap((other) =>
      other.attribute === attribute && other.text === text && segmentOf(text, other.start)[1] === from
        ? other.start
        : [],
    ),
  );
  return known.size === 1;
}
