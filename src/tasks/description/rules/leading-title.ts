import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import type { Passage } from "./passage.ts";
import { withoutLink } from "./plain-text.ts";
import { preposition } from "./torn-lists.ts";

const titleEnd = /\s[-–—|:]\s|\n/gu;
const ellipsisEnd = /\s*(?:…|\.{3})\s*$/u;
const shortestRest = 20;
const longestTitle = 200;
/** Characters of the separator after a title. */
const longestEnd = 3;
/** Characters compared before the full comparison. */
const sameStart = 4;

/**
 * The text without a leading product title ("Blue lamp - Blue lamp of 30 cm ..."): a first part that equals the name, that goes on where the
 * name is cut and says no word that is not elsewhere too, or that the rest repeats. Unchanged where little else would remain; reduced to
 * the first part where the rest only repeats it, completely or truncated.
 */
export function dropLeadingTitle(text: string, name: string): string {
  const bareName = mayBeCut(name) ? name.replace(ellipsisEnd, "") : name;
  const beginning = text.slice(0, longestTitle + longestEnd);
  let isOpen = false;
  let headed: string | undefined;
  for (const { index, 0: separator } of beginning.matchAll(titleEnd)) {
    if (index > longestTitle) break;
    const rest = text.slice(index + separator.length).replace(/^[\s,;-]+/u, "");
    const again = startsAlike(text, rest) ? readAgain(text.slice(0, index), rest) : "other";
    if (again === "whole") return text.slice(0, index);
    if (rest.length < shortestRest) continue;
    const title = text.slice(0, index);
    const isTitle = isNamed(title, bareName) || isNameInFull(title, { name: bareName, rest });
    // "- ref 63 - ..." goes on with the title.
    isOpen ||= isTitle && goesOn.test(rest);
    if (isTitle && saysNoMore(rest, title)) return title;
    if (isTitle && !isOpen)
      return (separator === "\n" || beginsStatement(rest)) && !isTornName(rest, title) ? rest : text;
    if (again === "first") return saysAgain(title, rest) ? rest : `${title}\n\n${rest}`;
    if (dashed.test(separator) && beginsAnew(title, rest)) headed ??= `${title}\n\n${rest}`;
  }
  const named = withoutNameEllipsis(dropGluedName(dropNamedTitle(text, bareName), bareName), bareName);
  return named === text && headed !== undefined ? headed : named;
}

/** "For your Acme 5, this red cover for Acme 5 wi…": whether a sentence was cut off before it said more than the title. */
function saysNoMore(behind: string, title: string): boolean {
  const rest = withoutLink(behind);
  if (/[.!?:;]\s/u.test(rest)) return false;
  const isCut = rest !== behind || ellipsisEnd.test(rest);
  const said = comparable(title).split(" ");
  const [last = "", ...others] = comparable(` ${rest.replace(ellipsisEnd, "")}`.replace(preposition, " "))
    .split(" ")
    .toReversed();
  return (
    said.some((word) => word.startsWith(last) && (isCut || word !== last)) &&
    others.every((word) => said.includes(word) || isStopWordInAnyLanguage(word))
  );
}

/** A few words in small letters, or one or two of any kind, before another separator: "BLAU - ", "93x204 cm - ". */
const goesOn = /^(?:\p{Ll}[^-–—|:\n]{1,24}|[^\s.:|]{1,24}(?:\s[^\s.:|]{1,12})?)\s[-–—|]\s/u;

/** What goes on with a name: years, or one word or two between separators or before the end of the line. */
const openClause =
  /^(?:\d{4}\s?[-–/]\s?\d{2,4}(?!\p{L})|(?:[^\s:;.]|\.(?=\d))+(?:\s(?:[^\s:;.]|\.(?=\d))+)?(?:\s*$|\n|\.(?:\s|$)|\s+[-–—|.]))/u;

/** Whether a text is understood without the name that stands before it. */
function beginsStatement(rest: string): boolean {
  return !openClause.test(rest);
}

const dashed = /[-–—|]/u;
/** Words of a title, and of what follows it as a text of its own. */
const [fewestOfTitle, fewestOfText] = [4, 6];

/** "Red case for Acme 5 with film - Red thin case made of ...": a text that begins as its title does, and says more. */
function beginsAnew(title: string, rest: string): boolean {
  const [one, other] = [title.split(/\s+/u), rest.split(/\s+/u)];
  if (one.length < fewestOfTitle || other.length < fewestOfText) return false;
  return /^\p{Lu}\p{L}{3,}$/u.test(other[0] ?? "") && foldText(one[0] ?? "") === foldText(other[0] ?? "");
}

/** The passages without a title above a paragraph that begins as it does: it says nothing more. */
export function withoutTitleLine<Part extends Pick<Passage, "text" | "line" | "folded">>(
  passages: readonly Part[],
): readonly Part[] {
  const [title, first] = passages;
  const isTitle =
    first?.line.isParagraph === true &&
    title !== undefined &&
    title.line !== first.line &&
    title.folded[0] === first.folded[0] &&
    !/[.!?:)\]]$/u.test(title.text);
  return isTitle ? passages.slice(1) : passages;
}

/** Characters by which a title is longer than the name that a feed cut. */
const longestMissing = 60;

/** Whether a title goes on where the name is cut, and the name or the rest has all its words, the last one perhaps cut off itself. */
function isNameInFull(
  title: string,
  { name, rest }: { readonly name: string; readonly rest: string },
): boolean {
  if (name.length < shortestRest || title.length > name.length + longestMissing) return false;
  const [whole, begun] = [comparable(title), comparable(name)];
  if (!whole.startsWith(begun)) return false;
  const others = comparable(rest).split(" ");
  const said = new Set([...begun.split(" ").slice(0, -1), ...others]);
  const last = others.at(-1) ?? "";
  const isSaid = (word: string) => said.has(word) || (last.length > 2 && word.startsWith(last));
  return whole.split(" ").every(isSaid);
}

/** Whether the rest has all numbers of a title. */
function saysAgain(title: string, rest: string): boolean {
  const numbers = title.match(/\d+/g) ?? [];
  if (numbers.length === 0) return true;
  const said = new Set(rest.match(/\d+/g));
  return numbers.every((number) => said.has(number));
}

function mayBeCut(text: string): boolean {
  return text.includes("…") || text.includes("...");
}

function startsAlike(text: string, rest: string): boolean {
  return foldText(text.slice(0, sameStart)) === foldText(rest.slice(0, sameStart));
}

/** `first`: the rest begins with the part; `whole`: the rest is the part again, possibly truncated. */
function readAgain(part: string, rest: string): "first" | "whole" | "other" {
  const begun = rest.slice(0, 2 * part.length + shortestRest);
  if (isOther(part, begun)) return "other";
  const [head, tail] = [comparable(part), comparable(begun)];
  if (head.length < 3) return "other";
  const isCutWithin = tail !== "" && head.startsWith(tail) && rest.length <= part.length + shortestRest;
  if (isCutWithin) return "whole";
  return tail.startsWith(head) ? "first" : "other";
}

/** Whether the texts first differ in a letter or digit, so that neither can be a prefix of the other. */
function isOther(one: string, two: string): boolean {
  const length = Math.min(one.length, two.length);
  for (let place = 0; place < length; place += 1) {
    const first = one.charCodeAt(place);
    const second = two.charCodeAt(place);
    if (first === second) continue;
    const areWords = isWordUnit(first) && isWordUnit(second);
    if (!areWords || (first | 0x20) !== (second | 0x20)) return areWords;
  }
  return false;
}

/** An ASCII letter or digit. */
function isWordUnit(unit: number): boolean {
  const lower = unit | 0x20;
  return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57);
}

function isNamed(part: string, name: string): boolean {
  const mayBe = part.length >= 3 && !isOther(part, name);
  return mayBe && startsAlike(part, name) && comparable(part) === comparable(name);
}

/** Perhaps behind the rest of a word that the name was cut in; such a word before a colon is a label. */
const titleEndBehind = /^(?:[^\s]*(?:\s[-–—|]\s|\n)|[^\s\p{L}]*\s:\s)/u;

/** Handles names that contain a dash themselves. */
function dropNamedTitle(text: string, name: string): string {
  if (name.length < 3 || !startsAlike(text, name) || !foldText(text).startsWith(foldText(name))) return text;
  const separatorAfter = titleEndBehind.exec(text.slice(name.length));
  const rest = separatorAfter
    ? text.slice(name.length + separatorAfter[0].length).replace(/^[\s,;-]+/u, "")
    : "";
  return rest.length < shortestRest || goesOn.test(rest) || !beginsStatement(rest) || isTornName(rest, name)
    ? text
    : rest;
}

/** "Acme A HDMI+ A-DVI-D (24+1) 0200 - Acme A…": another name that a feed cut, without a word of its language. */
function isTornName(rest: string, name: string): boolean {
  const isTorn = rest.length < name.length && /(?:…|\.{3})$/u.test(rest);
  return isTorn && !/(?<![\p{L}\p{N}-])\p{Ll}{3}/u.test(rest);
}

/** A number of the shop before the name: "1904370 SCD 50 BT". */
const shopNumber = /^\d{5,}\s+(?=\S)/u;
/** A sentence: a capitalised word, and some more up to a full stop. */
const sentence = /^(\p{Lu}\p{Ll}[\p{L}'’-]*)\s[^.!?]{20,}?\p{L}[.!?](?:\s|$)/u;

/**
 * Without a name that runs into the first sentence: "SL-D 930 BLACK The speaker plays ...". A name in capitals and codes is none of its
 * words; another one may be, unless a small word begins the sentence.
 */
function dropGluedName(text: string, name: string): string {
  const title = name.replace(shopNumber, "");
  if (title.length < shortestName || !startsAlike(text, title)) return text;
  if (!foldText(text.slice(0, title.length + 1)).startsWith(`${foldText(title)} `)) return text;
  const rest = text.slice(title.length).trimStart();
  const isShouted = !/\p{Ll}{2}/u.test(title) && title.includes(" ");
  const first = sentence.exec(rest)?.[1] ?? (isShouted && shortSentence.test(rest) ? "" : undefined);
  if (first === undefined || foldText(title).length !== title.length) return text;
  return isShouted || isStopWordInAnyLanguage(first.toLowerCase()) ? rest.replace(templateHeading, "") : text;
}

/** What templates write in front of the first paragraph. */
const templateHeading =
  /^(?:Allgemein(?:es)?|Hauptfunktionen|Hauptmerkmale|Produktbeschreibung|Beschreibung|Highlights|Generalità|Généralités)\s(?=\p{Lu})/u;
/** A first sentence of a few words, behind a title in capitals: "Unscheinbares Klang-Juwel. Herausragende ...". */
const shortSentence =
  /^(?:\p{Lu}{1,4}\/\p{Lu}{1,4}|\p{Lu}\p{Ll}[\p{L}'’-]*)\s[^.!?\n]{3,24}[.!]\s+\p{L}.{20}/u;

const shortestName = 6;

/** Removes the ellipsis where the text is only the name. */
function withoutNameEllipsis(text: string, name: string): string {
  if (!/(?:…|\.{3}|\s[-–—|:])\s?$/u.test(text.slice(-5))) return text;
  const bare = text.replace(ellipsisEnd, "").replace(/\s[-–—|:]$/u, "");
  return bare !== text && isNamed(bare, name) ? bare : text;
}

const bareWords = /^[a-z\d]+(?: [a-z\d]+)*$/;

function comparable(text: string): string {
  const folded = foldText(text);
  return bareWords.test(folded) ? folded : folded.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** In characters. */
const longestCode = 40;

/** Without the code of the name that templates repeat behind it: "Acme 7007YL08 watch 7007YL08". */
export function withoutDoubledCode(text: string, name: string): string {
  const end = name === "" ? -1 : text.indexOf(name) + name.length;
  if (end < name.length) return text;
  const [found, code = ""] = /^ +([\p{L}\d_/-]+)(?=[\s.,;]|$)/u.exec(text.slice(end, end + longestCode)) ?? [
    "",
  ];
  const isDoubled = /[\d_]/.test(code) && name.split(" ").includes(code);
  return isDoubled ? text.slice(0, end) + text.slice(end + found.length) : text;
}
