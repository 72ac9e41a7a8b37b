import { isFiller } from "../../../nlp/fillers.ts";
import { isKnownLabel } from "../../../nlp/labels.ts";
import { normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { topicOf } from "../compose/topics.ts";

/** Beginning of a section in the template of a marketplace that joins all facts into one line. */
export const templateHead = /^(?:Key Features|Specifications) of /u;

/** What is known of the product besides its description: by it a line of joined facts can be split. */
export interface KnownFacts {
  readonly name: string;
  /** Of the row's columns. */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly line: string;
}

const fewestFacts = 2;
/** Of a line without separators; what is longer is no list of facts. */
const longestBody = 20_000;

/**
 * Splits "Specifications of X General Brand Y Material Cotton" into "Brand: Y", "Material: Cotton" where the row's columns state the
 * same pairs: words alone do not tell where a label ends. What no pair states and the name does not say stays, as a line of its own; the
 * headings of sections go. Empty where too few pairs are found.
 */
export function readTemplate(text: string, { name, facts }: KnownFacts): string[] {
  const body = normalizeWhitespace(text.replace(templateHead, "")).replace(/(?<=\p{Ll})_(?=\p{Ll})/gu, " ");
  if (body.length > longestBody) return [];
  const found = pairsIn(body, facts);
  if (found.length < fewestFacts) return [];
  const known = new Set(`${name} ${found.map(({ line }) => line).join(" ")}`.match(/[\p{L}\d]+/gu));
  const lines: string[] = [];
  let end = 0;
  for (const pair of [...found, undefined]) {
    const between = trimmed(body.slice(end, pair?.start));
    for (const part of end === 0 ? partsOfTitle(between, name) : [between]) {
      for (const each of codeApart(withoutBrackets(withoutHeadings(part)))) {
        const line = asPair(each);
        if (saysMore(line, known)) lines.push(line);
      }
    }
    if (pair === undefined) break;
    lines.push(pair.line);
    end = pair.end;
  }
  return [...new Set(lines)];
}

/** The features of "Key Features of X a feature, another", without the product's name. */
export function readFeatures(text: string, name: string): string {
  const body = normalizeWhitespace(text.replace(templateHead, ""));
  const title = normalizeWhitespace(name);
  const isNamed = title !== "" && body.toLowerCase().startsWith(title.toLowerCase());
  return isNamed ? withoutNameBehind(trimmed(body.slice(title.length)), title) : body;
}

/** "2 keys,Acme Lock (Black)": the template begins its next part with the name again, and perhaps the variant, right behind a comma. */
function withoutNameBehind(text: string, title: string): string {
  const place = text.toLowerCase().lastIndexOf(`,${title.toLowerCase()}`);
  const behind = place < 1 ? undefined : text.slice(place + 1 + title.length);
  return behind !== undefined && /^\s*(?:\([^()]*\)\s*)?$/u.test(behind) ? text.slice(0, place) : text;
}

/** Apart and in the order of the text; of overlapping ones the longest. */
function pairsIn(body: string, facts: KnownFacts["facts"]): Found[] {
  const found: Found[] = [];
  for (const { label, text } of facts) {
    const value = normalizeWhitespace(text);
    const isStated = /^[\p{L}\p{N}@]/u.test(value) && !/^(?:NA|N\/A|None)$/iu.test(value);
    const place = isStated ? placeOf(body, label, value) : undefined;
    if (place !== undefined) found.push({ ...place, line: `${label}: ${value}` });
  }
  const taken: Found[] = [];
  for (const pair of found.toSorted((one, two) => one.start - two.start || two.end - one.end))
    if (pair.start >= (taken.at(-1)?.end ?? 0)) taken.push(pair);
  return taken;
}

/** Where a label stands before its value; a unit in brackets may be between them: "Power (W) 75 W". */
function placeOf(body: string, label: string, value: string): { start: number; end: number } | undefined {
  let tries = 0;
  for (let at = body.indexOf(label); at >= 0 && tries < mostTries; at = body.indexOf(label, at + 1)) {
    tries += 1;
    const behind = body.slice(at + label.length, at + label.length + longestUnit);
    const gap = /^ (?:[([][^()[\]]{1,12}[)\]] )?/u.exec(behind)?.[0].length;
    if (gap === undefined || (at > 0 && body.charAt(at - 1) !== " ")) continue;
    const start = at + label.length + gap;
    const end = start + value.length;
    if (body.startsWith(value, start) && !/^[\p{L}\d]/u.test(body.charAt(end))) return { start: at, end };
  }
  return undefined;
}

const mostTries = 50;
const longestUnit = 20;

/** The product's name, what stands in brackets behind it, and the first section. */
const sectionStart = /\s(?=(?:General|Functions|In the Box|Dimensions)\s)/u;

/** What stands before the first fact besides the name: "(GREEN)", and "General Re-usable Yes". */
function partsOfTitle(between: string, name: string): string[] {
  const title = normalizeWhitespace(name);
  const isNamed = title !== "" && between.toLowerCase().startsWith(title.toLowerCase());
  const rest = isNamed ? between.slice(title.length) : between;
  const [variant = ""] = isNamed ? (/^\s*\([^()]*\)(?=\s)/u.exec(rest) ?? []) : [];
  return [variant, ...rest.slice(variant.length).split(sectionStart)].map(trimmed);
}

const color =
  /^(?:black|white|blue|navy|red|green|yellow|orange|pink|purple|violet|brown|beige|grey|gray|silver|gold|maroon|turquoise|multi-?colou?r)$/iu;

/** "(GREEN)" behind the name. */
function withoutBrackets(text: string): string {
  const inside = /^\s*[([]([^()[\]]*)[)\]]\s*$/u.exec(text)?.[1];
  if (inside === undefined) return text;
  return color.test(inside) ? `Color: ${inside.charAt(0)}${inside.slice(1).toLowerCase()}` : inside;
}

/** Headings of sections: "General", "Dress Details", "Body & Design Features", "Conditioner Traits". */
const heading =
  "(?:(?:\\p{Lu}\\p{L}+\\s)?Traits|General(?:\\sDetails)?|Functions|In the Box|Dimensions|Warranty|Important Note|Body & Design(?! )|" +
  "(?:Body & Design|Body|Power|Display|Camera|Audio|Video|Connectivity|Network|Memory|Storage|Battery|Lamp|Light|Watch|Dial|Strap|Dress|Top|" +
  "Shirt|Kurta|Saree|Bottom|Jeans|Trouser|Apparel|Apparel Combo|Combo Set|Combo|Product|Additional|Other|Fabric|Shoe|Bag|Curtain|Bedsheet|Blanket|" +
  "Pillow|Mattress|Case|Box|Clock|Vase|Bottle|Cushion|Rug|Mat|Furniture|Toy|Book|Media|Software|Performance|Convenience|Safety|Platform|Processor|Ring|Necklace|Earring|Bangle|" +
  "Chain|Pendant|Diamond|Jewellery|Gemstone|Innerwear|Bra|Sport|Sports|Adapter|Charger|Cable|Laptop|Print|Paper|Photo|Frame|Ideal)" +
  "\\s(?:Details|Features|Dimensions|Usage))";
const headingBefore = new RegExp(`^${heading}(?=\\s|$)\\s*`, "u");
const headingBehind = new RegExp(`(?:^|\\s+)${heading}$`, "u");
/** A heading of a section that is a label too. */
const labelHeading = /^(?:(?:Additional|Other|Key|Special|Other Body) Features|Dimensions|Warranty)\s/u;

function withoutHeadings(text: string): string {
  const end = text.replace(headingBehind, "");
  return labelHeading.test(end) ? end : end.replace(headingBefore, "");
}

/** "Design Code AB12 Type Carpet": a code, which is one word, and what stands behind it. */
function codeApart(text: string): string[] {
  const [, label, code, rest] =
    /^((?:\p{Lu}\p{L}+ ){1,2}(?:Code|Number|ID)) (\S*\d\S*)(?: (.+))?$/u.exec(text) ?? [];
  if (label === undefined || code === undefined) return [text];
  return rest === undefined ? [`${label}: ${code}`] : [`${label}: ${code}`, rest];
}

const mostLabelWords = 4;

/** "Type Buffet, Desk" with a label that product texts commonly use, and "Re-usable Yes". */
function asPair(text: string): string {
  if (text.includes(": ")) return text;
  const words = text.split(" ");
  for (let count = Math.min(mostLabelWords, words.length - 1); count > 0; count -= 1) {
    const label = words.slice(0, count).join(" ");
    if (/\d| of$/u.test(label)) continue;
    if (isKnownLabel(label) || topicOf(label) !== undefined)
      return `${label}: ${words.slice(count).join(" ")}`;
  }
  return text.replace(/^(\p{Lu}[\p{L} -]{1,30}) (Yes|No)$/u, "$1: $2");
}

/** Whether a text between facts has a word that is neither its label's nor said elsewhere. */
function saysMore(line: string, known: ReadonlySet<string>): boolean {
  if (!/\d/u.test(line) && (isKnownLabel(line) || topicOf(line) !== undefined)) return false;
  const value = line.slice(line.indexOf(":") + 1).trim();
  if (isFiller(value)) return false;
  return (value.match(/[\p{L}\d]+/gu) ?? []).some((word) => !known.has(word));
}

function trimmed(text: string): string {
  return text.replace(/^[\s,.;:]+/u, "").replace(/(?<![\s,.;:])[\s,.;:]+$/u, "");
}
