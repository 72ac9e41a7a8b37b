import { isHeadFirst } from "../../../nlp/language.ts";
import { overlaps, type Span } from "../../name/rules/name-pieces.ts";
import { ofPart } from "./phrase-ends.ts";
import { phrasesOf } from "./title-cuts.ts";
import { isName, type TitleWords } from "./title-noun.ts";
import { byMaker, company, hanging, hangingOnNumber, purpose } from "./title-phrases.ts";
import { readTitle, type TitleReading } from "./title-reading.ts";
import { isAtLeast, namesDevice, roleOf, type TitleRole } from "./title-roles.ts";

/** A phrase of a name, which a title has as a whole or not at all. */
export interface TitlePart extends Span {
  readonly role: TitleRole;
  /** The index of the part without which this one cannot stand. */
  readonly needs?: number | undefined;
}

/** The phrases of a long name in their order, with what each says of the product, and what it hangs on. */
export function titleParts(name: string, words: TitleWords): readonly TitlePart[] {
  const reading = readTitle(name, words);
  const parts: TitlePart[] = [];
  for (const phrase of phrasesOf(reading)) {
    const found = { ...phrase, role: roleOf(phrase, parts.length === 0, reading) };
    const before = parts.at(-1);
    if (before === undefined) parts.push(found);
    else if (isOfLast(found, parts, reading))
      parts.push({ ...found, role: roleBehind(found, before, reading), needs: parts.length - 1 });
    else parts.push({ ...found, ...ofCore(found, parts, reading) });
  }
  return isHeadFirst(words.language) ? parts : withModifiers(parts, reading);
}

/**
 * Between two separators words say something together: what stands behind the noun needs what stands before it, unless it says by itself
 * which product it is.
 */
function ofCore(
  part: TitlePart,
  parts: readonly TitlePart[],
  { name, words, noun, core, variant }: TitleReading,
): Pick<TitlePart, "needs"> {
  const isVariant = variant !== undefined && overlaps(variant, part);
  if (part.start < noun.end || part.start >= core || isVariant || alone.has(part.role)) return {};
  // "Awesome Navy" is no colour of a part.
  const isShade = part.role === "color" && /\s/u.test(name.slice(part.start, part.end));
  if (isShade && !isHeadFirst(words.language)) return {};
  const needs = parts.findLastIndex(({ start, role }) => start < core && !besides.has(role));
  return needs < 0 ? {} : { needs };
}

/** What says by itself which product it is. */
const alone: ReadonlySet<TitleRole> = new Set<TitleRole>([
  "device",
  "further device",
  "maker",
  "unknown maker",
  "restriction",
  "audience",
  "size",
  "company of core",
  "purpose of core",
  "aside",
  "extra",
]);
/** What can go without what follows. */
const besides: ReadonlySet<TitleRole> = new Set<TitleRole>([
  "device",
  "further device",
  "unknown maker",
  "company of core",
  "purpose of core",
  "aside",
  "hype",
]);

/** What hangs on a line is of it ("Colosseo | al tramonto"), and what follows a device is a further one. */
function roleBehind(
  { start, end, role }: TitlePart,
  before: TitlePart,
  { name, core }: TitleReading,
): TitleRole {
  const isListed = name.slice(before.end, start).includes(",");
  if (isListed && isDevice(before)) return "further device";
  const isOfLine = start < core && hanging.test(name.slice(start, end));
  return isOfLine && (before.role === "line" || before.role === "of line") && !isAtLeast(role, "of line")
    ? "of line"
    : role;
}

function isDevice({ role }: TitlePart): boolean {
  return role === "device" || role === "further device";
}

const separated = /[,;|:]|[-–—]\s|[([]/u;
/** "Audi A3", "14", "13 and iPad": a further device of a list. */
const listedDevice = /^(?:[\d\p{Lu}]\S*\d|\d+(?:\s(?:and|und|et|ed?)\s\S+)?$)/u;

/** Whether a part cannot stand without the one before it. */
function isOfLast(
  part: TitlePart,
  parts: readonly TitlePart[],
  { name, words, noun, core, limits, pieces }: TitleReading,
): boolean {
  const before = parts.at(-1);
  if (before === undefined) return false;
  const text = name.slice(part.start, part.end);
  const joint = name.slice(before.end, part.start);
  const isComma = joint.includes(",");
  if (isComma && isDevice(before) && (listedDevice.test(text) || namesDevice(text))) return true;
  const isOfPhrase = isWithinPhrase(parts.length - 1, name, parts);
  if (/^[([]/u.test(text)) return false;
  if (separated.test(joint)) return isComma && isOfPhrase && !isAtLeast(part.role, "variant");
  const last = name.slice(before.start, before.end);
  // "5 kg | Vorratspackung"
  if (part.start > core && /^\d/u.test(last)) return true;
  if (part.role === "unknown maker" || byMaker.test(text) || limits.some((limit) => overlaps(limit, part)))
    return false;
  if (text.startsWith("/")) return true;
  if (
    words.language !== "en" &&
    part.start >= noun.end &&
    wordsOfNoun.has(part.role) &&
    wordsOfNoun.has(before.role)
  )
    return true;
  if (hanging.test(text)) return !/\d\s?\p{L}{0,4}$/u.test(last) || hangingOnNumber.test(text);
  if (multiplied.test(text)) return true;
  if (part.start >= core) return true;
  const isStated = (kind: string) =>
    pieces.some(({ part: own, start, end }) => own === kind && start >= part.start && end <= part.end);
  // In English and German no colour stands behind the noun that it is said of, but for a part's.
  if (isStated("color") && !isHeadFirst(words.language)) return ofPart.test(name.slice(0, before.end));
  if (part.role === "line") return isOfPhrase && company.test(last);
  if (part.role === "amount" || part.role === "count" || part.role === "size") return false;
  const isProperty = isStated("measure") || isStated("color") || isStated("material");
  return (
    isOfPhrase && (!isAtLeast(part.role, "size") || (isProperty && !isAtLeast(part.role, "restriction")))
  );
}

/** What stands behind a noun, in its order. */
const wordsOfNoun: ReadonlySet<TitleRole> = new Set<TitleRole>(["of noun", "core"]);

/** "batteries | x2" */
const multiplied = /^(?:[x×]\s?\d+|\d+\s?[x×])$/iu;

/** Whether a part is within what comes with the product, or what it is for. */
function isWithinPhrase(index: number, name: string, parts: readonly TitlePart[]): boolean {
  const part = parts[index];
  if (part === undefined) return false;
  const text = name.slice(part.start, part.end);
  if (company.test(text) || (purpose.test(text) && part.role !== "device")) return true;
  return part.needs !== undefined && isWithinPhrase(part.needs, name, parts);
}

/** What ends an adjective, which is no name of a line. */
const adjective = /(?:able|ible|ing|ed|ical?|less|proof|free|ous|ive|ised|ized|-on|-in|-up|-to)$/iu;
/** What makes another product of the noun: "compatible toner", "toy drill". */
const changing =
  /^(?:compatible|replacement|refurbished|faux|imitation|artificial|fake|toy|refill|kompatible[rs]?|künstliche[rs]?)$/iu;

/**
 * English and German: a word before the noun says something of the next word, but for the maker, the line behind it, whom it is for, a colour
 * and a material.
 */
function withModifiers(
  parts: readonly TitlePart[],
  { name, words, noun, maker, lead }: TitleReading,
): readonly TitlePart[] {
  const textOf = ({ start, end }: Span) => name.slice(start, end);
  let isLine = true;
  return parts.map((part, index): TitlePart => {
    const next = parts[index + 1];
    if (next === undefined || part.end > noun.start || /\S/u.test(name.slice(part.end, next.start)))
      return part;
    const text = textOf(part);
    const isMaker =
      maker === undefined
        ? index === 0 && part.role !== "audience" && isName(text, words)
        : overlaps(maker, part);
    if (isMaker) return isAtLeast(part.role, "unknown maker") ? part : { ...part, role: "unknown maker" };
    isLine &&= isAtLeast(part.role, "line") || /\d/u.test(text);
    const isLead = part.end <= lead.end && noun.start > lead.end;
    if (part.role === "line" && !isLead && (!isLine || adjective.test(text)))
      return { ...part, role: "core", needs: index + 1 };
    const isFree = part.role === "audience" || isAtLeast(part.role, "line");
    if (isFree || part.needs !== undefined) return part;
    return { ...part, role: changing.test(text) ? "restriction" : part.role, needs: index + 1 };
  });
}
