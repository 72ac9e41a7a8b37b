import { maxSeoTitleLength } from "../../../api/optimization.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { listedMaker } from "../../name/rules/known-product.ts";
import type { Span } from "../../name/rules/name-pieces.ts";
import { readName } from "../../name/rules/read-name.ts";
import { ofPart } from "./phrase-ends.ts";
import { type NameWords, partsOf, withCompany } from "./title-facts.ts";
import type { TitleWords } from "./title-noun.ts";

/**
 * A title with the colour of the name that it has lost, by which its variants are told apart: where that fits, or where it is the next
 * phrase and a long maker in front that nobody knows makes room for it.
 */
export function withColor(name: string, title: string, words: TitleWords): string {
  const parts = partsOf(name, title);
  if (parts === undefined) return title;
  const { before, after, tail, tailStart } = parts;
  const isBehind = tail !== "" && lostColor(name, tailStart + tail.length, words) !== undefined;
  const color = lostColor(name, isBehind ? tailStart + tail.length : parts.start, words);
  if (color === undefined || (color.start >= tailStart && color.start < tailStart + tail.length))
    return title;
  const [joint = " "] = /(?:,|\s[-–—])?\s$/u.exec(name.slice(0, color.start)) ?? [];
  const written = joint + name.slice(color.start, color.end);
  if (title.length + written.length <= maxSeoTitleLength)
    return color.start < tailStart ? before + written + after : before + after + written;
  const { brand = "" } = words;
  const isNext = tail === "" && name.slice(parts.start, color.start).length === joint.length;
  // "platine caoutchouc gris": the colour of a material may be a part's.
  const isOfMaterial =
    words.glossary.roleOf(foldText(before.split(" ").at(-1) ?? ""), words.language) === "material";
  const isInFront = brand.length >= longMaker && foldText(title).startsWith(`${foldText(brand)} `);
  const unbranded = (title + written).slice(brand.length + 1);
  const isShorter =
    isNext && !isOfMaterial && isInFront && listedMaker(brand) === undefined && /^\p{L}{3}/u.test(unbranded);
  return isShorter && unbranded.length <= maxSeoTitleLength ? unbranded : title;
}

/** Characters of a maker that leave a colour no room. */
const longMaker = 12;

/** The colour behind a place in a name, if it is the whole thing's and the first one that the name has. */
function lostColor(name: string, start: number, { language, glossary }: NameWords): Span | undefined {
  const read = readName(name, language, glossary);
  const pieces = read.pieces();
  const color = pieces.find(({ part }) => part === "color");
  if (color === undefined || color.start < start) return undefined;
  const [head, rest] = [name.slice(0, color.start).trimEnd(), name.slice(color.end)];
  const omitted = name.slice(start, color.start);
  const [last = ""] = /\S+$/u.exec(head) ?? [];
  const isBehindProperty = pieces.some(({ part, end }) => ownProperties.has(part) && end === head.length);
  const isStated = isBehindProperty || omitted.trim() === "" || /,$|\s[-–—]$/u.test(head);
  const isOfOther =
    withCompany.test(omitted) ||
    /\s[+&]\s/u.test(omitted) ||
    /[([][^)\]]*$/u.test(head) ||
    (!isBehindProperty && isStopWord(foldText(last), language)) ||
    nounGrammar(last, language)?.domain === "part" ||
    ofPart.test(head);
  // "cotone, bordo ricamato": an edge, and no colour.
  const isLast = head.endsWith(",")
    ? endOfPhrase.test(rest)
    : language === "en"
      ? /\s/u.test(color.text) || endOfPhrase.test(rest)
      : !/^[-/]|^\s[/&+]\s/u.test(rest);
  return isStated && !isOfOther && isLast && !last.endsWith("/") && !furtherColors.test(rest)
    ? color
    : undefined;
}

const ownProperties: ReadonlySet<string> = new Set(["measure", "size", "material"]);
/** English puts what a thing is behind its colour: "Green Tea". */
const endOfPhrase = /^(?:$|[,;)|]|\s(?:[-–—|(]|\d|with|inc|for|and\s\d))/iu;
/** "white, black or red": of several colours none is the thing's. */
const furtherColors = /^(?:,\s\p{L}+)?\s(?:and|or|und|oder|et|ou|e|o)\s\p{L}/u;
