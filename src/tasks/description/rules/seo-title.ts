import { maxSeoTitleLength } from "../../../api/optimization.ts";
import type { Evidence } from "../../engine.ts";
import { withoutUnfinishedWords } from "../../name/rules/remove-cut-end.ts";
import { cutTitle } from "./cut-passage.ts";
import { withoutSprayer, withShortKind } from "./scent-kinds.ts";
import { withCapital } from "./sentence-openings.ts";
import type { TitleWords } from "./title-noun.ts";
import { type TitlePart, titleParts } from "./title-parts.ts";
import { compareRoles, isAtLeast } from "./title-roles.ts";

/** Characters that are read; a longer name is a description. */
const longestRead = 400;

/**
 * A name as a title of at most 60 characters: whole, else those of its phrases that say most of which product it is, in their order. The noun
 * comes first, then what it fits, its maker, model and line, then what tells its variants apart.
 */
export function seoTitle(name: string, words: TitleWords): string {
  if (words.isCut === true || unfinished.test(name))
    return seoTitle(withoutCutPart(name), { ...words, isCut: false });
  if (name.length <= maxSeoTitleLength) return name;
  const bare = withoutSprayer(name);
  if (bare.length <= maxSeoTitleLength) return bare;
  const shorter = withShortKind(bare).replace(sizeRange, "$1-$2");
  if (shorter !== name) return seoTitle(shorter, words);
  const text = name.slice(0, longestRead);
  const parts = titleParts(text, words);
  const kept = fitting(text, parts);
  const bareOrUnnamed = withoutAmount(name, parts, kept) ?? withoutMaker(name, parts, kept);
  if (bareOrUnnamed !== undefined) return bareOrUnnamed;
  const title = withNounInFront(written(text, parts, kept), text, parts);
  const hasNoun = parts.every((part) => part.role !== "noun" || kept.includes(part));
  return title === "" || !hasNoun ? cutTitle(text, maxSeoTitleLength) : title.replace(shortForm, "");
}

/** A name that is a little too long, without its maker, where else more of what the product is would go than the maker's name is long. */
function withoutMaker(
  name: string,
  parts: readonly TitlePart[],
  kept: readonly TitlePart[],
): string | undefined {
  const [maker, next] = parts;
  if (maker?.role !== "unknown maker" || next === undefined) return undefined;
  const rest = name.slice(next.start);
  const lost = parts.filter((part) => part !== maker && !kept.includes(part) && saysWhich(part, name));
  const isMore = lost.reduce((sum, part) => sum + lengthOf(part), 0) > lengthOf(maker);
  const isShort = written(name, parts, kept).length <= shortTitle;
  return isMore && isShort && rest.length <= maxSeoTitleLength ? withCapital(rest) : undefined;
}

/** Characters: a title that says little beside the maker. */
const shortTitle = 48;

/** "Bougie parfumée Lait d'avoine" rather than "Bougie parfumée 220 g": a name without how much is in it, where else its scent or taste would go. */
function withoutAmount(
  name: string,
  parts: readonly TitlePart[],
  kept: readonly TitlePart[],
): string | undefined {
  const amounts = kept.filter(({ role }) => role === "amount");
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1) return undefined;
  if (!/^\d[\d.,]*\s?(?:m?l|cl|k?g|oz)$/iu.test(name.slice(amount.start, amount.end))) return undefined;
  const rest = `${name.slice(0, amount.start).trimEnd()} ${name.slice(amount.end).trimStart()}`.trim();
  const lost = parts.some(
    (part) =>
      !kept.includes(part) &&
      part.end <= amount.start &&
      /^\p{Lu}/u.test(name.slice(part.start)) &&
      ofKind.has(part.role) &&
      lengthOf(part) >= shortestScent,
  );
  return lost && rest.length <= maxSeoTitleLength && !/[,;|–-]$/u.test(rest) ? rest : undefined;
}

/** Characters; shorter words are a variety of the thing. */
const shortestScent = 15;

/** Whether a part says which thing of its kind a product is: its line, what it has, and a name of what it is for. */
function saysWhich({ start, end, role }: TitlePart, name: string): boolean {
  return ofKind.has(role) || (role === "purpose of core" && /\s\p{Lu}\p{Ll}/u.test(name.slice(start, end)));
}

/** What says which thing of its kind a product is. */
const ofKind: ReadonlySet<TitlePart["role"]> = new Set<TitlePart["role"]>([
  "of kind",
  "of line",
  "of noun",
  "variant",
  "company of core",
]);

/** "VCOMP Pour Apple iPhone 5 Coque": a title that begins with what the thing is for, with the thing in front of it. */
function withNounInFront(title: string, name: string, parts: readonly TitlePart[]): string {
  const noun = parts.find(({ role }) => role === "noun");
  const text = noun && name.slice(noun.start, noun.end);
  const [all = "", maker = "", preposition = ""] = fittingFirst.exec(title) ?? [];
  const isBehind = title.indexOf(` ${text}`, all.length - 1) >= all.length - 1;
  if (text === undefined || all === "" || !isBehind) return title;
  const rest = title.slice(all.length).replace(` ${text}`, "");
  const moved = `${maker}${text} ${preposition.toLowerCase()} ${rest}`;
  return moved.length <= maxSeoTitleLength ? moved : title;
}

/** In words, of the maker that a name may begin with. */
const fittingFirst = /^((?:\S+\s){0,2}?)(pour|per|für|for)\s(?=\p{Lu}|i\p{Lu})/iu;

/** As many parts as fit, those first that say most. */
function fitting(name: string, parts: readonly TitlePart[]): readonly TitlePart[] {
  const order = parts.toSorted((one, other) => compareRoles(one.role, other.role) || one.start - other.start);
  let kept: readonly TitlePart[] = [];
  for (const part of order) {
    const more = [...new Set([...kept, ...withNeeded(part, parts)])];
    const title = written(name, parts, more);
    const isWorth = isAtLeast(part.role, "material") || title.length - lengthOf(part) < longEnough;
    if (isWorth && title.length <= maxSeoTitleLength) kept = more;
  }
  return kept;
}

/** Characters: what says little of the product, a remark on its delivery, does not lengthen a title of so many. */
const longEnough = 35;

function lengthOf({ start, end }: TitlePart): number {
  return end - start;
}

/** "Gr 116 - 122": one size, which no dash divides. */
const sizeRange =
  /(?<=(?<!\p{L})(?:gr(?:\.|öße)?|sizes?|tailles?|taglia|taglie|tg\.?)\s)(\d{1,3})\s[-–]\s(\d{1,3})(?!\S)/iu;

/** A part with those that it cannot stand without. */
function withNeeded(part: TitlePart, parts: readonly TitlePart[]): readonly TitlePart[] {
  const found = new Set<TitlePart>();
  for (
    let next: TitlePart | undefined = part;
    next !== undefined && !found.has(next);
    next = parts[next.needs ?? -1]
  )
    found.add(next);
  return [...found];
}

function written(name: string, parts: readonly TitlePart[], kept: readonly TitlePart[]): string {
  let title = "";
  let omitted = "";
  for (const [index, part] of parts.entries()) {
    const joint = name.slice(parts[index - 1]?.end ?? 0, part.start);
    if (kept.includes(part)) {
      const text = name.slice(part.start, part.end);
      title += (title === "" ? "" : omitted === "" ? joint : jointOf(joint, omitted, text)) + text;
      omitted = "";
    } else omitted += joint;
  }
  return title.trim().replace(/,?\s*(?=,)/gu, "");
}

/** What joins a part to one that did not stand before it; a list goes on with a comma. */
function jointOf(own: string, omitted: string, text: string): string {
  const dash = /\s[-–—]\s/u.exec(own)?.[0];
  if (dash !== undefined) return dash;
  if (/[,;|]/u.test(own)) return ", ";
  const isListed = /[,;]|\s[-–—|]\s/u.test(omitted) && !/^(?:[([+]|\p{Ll}+\s)/u.test(text);
  return isListed ? ", " : " ";
}

/** "chr." at the end of a title. */
const shortForm = /(?<=.{20})\s(?!lav\.)\p{Ll}{2,4}\.$/u;

/** A name that ends with a joining word: the shop cut it and did not say so. */
const unfinished =
  /^.{40,}\s(?:de|du|des|pour|avec|sans|et|ou|à|mit|für|und|oder|aus|for|with|and|of|per|con|di|da|senza)$/u;

/** Characters; what a name that is cut keeps at least. */
const shortestTitle = 20;

/** A name that the feed cut: without its last part, or where that leaves too little, without its last word. */
function withoutCutPart(name: string): string {
  const last = [...name.matchAll(/\s[-–—|/]\s|[,;]\s|\s\(/gu)].at(-1)?.index ?? 0;
  if (last >= shortestTitle) return name.slice(0, last).trimEnd();
  const blank = name.lastIndexOf(" ");
  return blank < shortestTitle / 2
    ? name
    : withoutUnfinishedWords(name.slice(0, blank).replace(/[\s,;:|/&+([–—-]+$/u, ""));
}

/** The text that a title of a row without a name can be made of: no list of ingredients or of a few words each. */
export function textForTitle(text: string, evidence: Evidence | undefined): string {
  const [first = "", ...others] = text.slice(0, longestRead).split(/[,;]\s/u);
  const isList = others.length >= fewestListed && first.trim().split(/\s+/u).length <= longestListed;
  const beginning = text.slice(0, longestBeginning);
  const isIngredients = evidence?.facts.some(
    (fact) => ingredients.test(fact.label) && fact.text.includes(beginning),
  );
  return isList || isIngredients === true || ingredients.test(beginning) ? "" : text.replace(/[.!?…]+$/u, "");
}

/** Entries behind the first one of a list, words of that, and characters of a text that are read for a label. */
const [fewestListed, longestListed, longestBeginning] = [2, 3, 30];
const ingredients = /ingr[eé]dient|zutaten|inhaltsstoffe|(?<!\p{L})inci(?!\p{L})/iu;
