import { oncePerObject } from "../../../lib/once.ts";
import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";
import type { Statement } from "./statement.ts";

const dash = /(?:^|\s)[-–—|]\s/u;
/** What stands between the items of a list; a slash or a comma between digits is none. */
const betweenItems = /\s*(?:[,;/](?!\d)|\s(?:and|und|et|e|&)\s)\s*/u;

interface Segment {
  readonly text: string;
  /** Its place in the name. */
  readonly start: number;
}

/** The parts of a name between dashes. */
const segmentsOf = oncePerObject(({ plain: { text } }: ProductText): readonly Segment[] => {
  const segments: Segment[] = [];
  let from = 0;
  for (const part of text.split(dash)) {
    const start = text.indexOf(part, from);
    segments.push({ text: part, start });
    from = start + part.length;
  }
  return segments;
});

/** The part that a place stands in; undefined for the one in front of all dashes. */
function segmentBehindDash(text: ProductText, place: number): Segment | undefined {
  const segment = segmentsOf(text).findLast(({ start }) => start <= place);
  return segment === undefined || segment.start === 0 ? undefined : segment;
}

/**
 * The "Terracotta" of "Salopette en velours – Terracotta": alone behind a dash of a name, a material that colours are called after is a
 * colour where the product is stated to be of another material.
 */
export function isShadeBehindDash(one: Statement, all: readonly Statement[]): boolean {
  const { attribute, text, start, end, value, isLabelled } = one;
  if (attribute.subject !== "material" || text.source !== "product_name" || isLabelled === true) return false;
  const isAlone = segmentBehindDash(text, start)?.text.trim() === text.plain.text.slice(start, end);
  if (!isAlone || !text.words.some((word) => word.start === start && isIn("shade", word))) return false;
  return all.some((other) => other.attribute === attribute && other.value !== value);
}

/** A name's word for several things that are sold together. */
const ofSeveral =
  /(?<!\p{L})(?:lots?|sets?|packs?|multipack|kit|coffret|confezione|paquet|paire|coppia|tris|duo|trio|\d{1,2}er)(?!\p{L})/iu;
const isOfSeveral = oncePerObject(({ plain }: ProductText) => ofSeveral.test(plain.text));
const fewestItems = 3;
/** In characters. */
const longestList = 200;

/** The "écru" of "Lot de 3 bodies - écru, sauge, rayé": of things of several colours, of which only one is known, it says too little. */
export function isCrowdedColour(one: Statement, all: readonly Statement[]): boolean {
  const { attribute, text, start, isLabelled } = one;
  if (attribute.subject !== "color" || text.source !== "product_name" || isLabelled === true) return false;
  if (!isOfSeveral(text)) return false;
  const segment = segmentBehindDash(text, start);
  if (segment === undefined || segment.text.length > longestList) return false;
  const items = segment.text.split(betweenItems).filter((item) => item.trim() !== "");
  if (items.length < fewestItems || items.some((item) => /\s\S+\s/u.test(item.trim()))) return false;
  const known = new Set(
    all.flatMap((other) =>
      other.attribute === attribute && other.text === text && segmentBehindDash(text, other.start) === segment
        ? other.start
        : [],
    ),
  );
  return known.size === 1;
}
