import type { LabelledText } from "./labelled-text.ts";
import { isKnownLabel, longestLabel, mayBeginLabel, mayEndLabel } from "./labels.ts";
import { LastAnswers } from "./tokens/last-answers.ts";

const mostLabelWords = 4;
/** Beyond these a line is data, not text for a reader. */
const mostColonsInALine = 1000;

interface LabelPlace {
  readonly label: string;
  readonly labelStart: number;
  readonly valueStart: number;
}

/**
 * The labels and values of one line that has colons: one pair that fills it, or a run of pairs (Color: Red,
 * Fabric: Cotton). `offset` is where the line begins in the whole text.
 */
export function findLabelsInLine(line: string, offset: number): readonly LabelledText[] {
  const found = labelsOfLine(line);
  if (offset === 0 || found.length === 0) return found;
  return found.map(({ label, labelStart, value, valueStart, valueEnd }) => ({
    label,
    labelStart: offset + labelStart,
    value,
    valueStart: offset + valueStart,
    valueEnd: offset + valueEnd,
  }));
}

/** The texts that several tasks make of one product have their lines in common. */
const kept = new LastAnswers<readonly LabelledText[]>(64);
/** Characters; a few longer lines would take megabytes. */
const longestKept = 2_000;

function labelsOfLine(line: string): readonly LabelledText[] {
  const known = kept.find(line);
  if (known !== undefined) return known;
  const labels = readLabels(line);
  if (line.length <= longestKept) kept.keep(line, labels);
  return labels;
}

function readLabels(line: string): LabelledText[] {
  const places = findLabelPlaces(line);
  return places.flatMap((place, index) => {
    const next = places[index + 1];
    const fillsLine = places.length === 1 && place.labelStart === 0;
    const raw = line.slice(place.valueStart, next?.labelStart ?? line.length);
    const whole = fillsLine ? withoutFullStop(raw.trim()) : valueInRun(raw, next !== undefined);
    const value = whole.replace(/^[-–—•]\s*(?=\p{L})/u, "");
    if (value === "") return [];
    const valueStart = place.valueStart + raw.indexOf(value);
    const { label, labelStart } = place;
    return [{ label, labelStart, value, valueStart, valueEnd: valueStart + value.length }];
  });
}

function findLabelPlaces(line: string): LabelPlace[] {
  const places: LabelPlace[] = [];
  let headStart = 0;
  let colons = 0;
  for (let colon = nextColon(line, 0); colon !== -1; colon = nextColon(line, colon + 1)) {
    colons += 1;
    if (colons > mostColonsInALine) break;
    if (!mayFollowLabel(line, colon)) continue;
    const place = labelBefore(line, headStart, colon);
    if (place === undefined) continue;
    places.push(place);
    headStart = colon + 1;
  }
  return places;
}

const aColon = /[:：]/g;

function nextColon(line: string, from: number): number {
  aColon.lastIndex = from;
  return aColon.exec(line)?.index ?? -1;
}

function mayFollowLabel(line: string, colon: number): boolean {
  if (line.startsWith("//", colon + 1)) return false;
  const isBetweenDigits = isDigit(line.charCodeAt(colon - 1)) && isDigit(line.charCodeAt(colon + 1));
  return !isBetweenDigits && line.length > colon + 1;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

function labelBefore(line: string, headStart: number, colon: number): LabelPlace | undefined {
  const from = Math.max(headStart, colon - 2 * longestLabel);
  const head = line.slice(from, colon).trimEnd();
  const label =
    wholeLabel(head, from === 0) ??
    dividedTail(head) ??
    knownSuffix(head) ??
    dividedLabel(head) ??
    gluedLabel(head) ??
    capitalizedTail(head, headStart > 0);
  if (label === undefined) return undefined;
  return { label, labelStart: from + head.length - label.length, valueStart: colon + 1 };
}

/** A cheap sign, without which the costly pattern of a divided tail need not be tried. */
const divider = /[;|•·–—*-]/;

/** The line's beginning, if it looks like a label. */
function wholeLabel(head: string, isLineStart: boolean): string | undefined {
  return isLineStart && isLabelLike(head) && !/[,;|.•]\s|\s[-–]\s/.test(head) ? head : undefined;
}

/** "Vaucourt - Référence fabricant": all of a short label between dividers, not the known word in which it ends. */
function dividedTail(head: string): string | undefined {
  if (!divider.test(head)) return undefined;
  const label = /(?:[;|•·]|\s[-–—*]\s)\s*(\p{Lu}[\p{L}'’]*\s[\p{L}'’]+)$/u.exec(head)?.[1];
  return label !== undefined && knownSuffix(label) !== undefined ? label : undefined;
}

const suffixStart = /(?<![\p{L}\p{N}])\p{L}|(?<=[\p{L}\p{N}])\p{Lu}(?=\p{Ll})/gu;

/** The longest known label at the end of what stands before the colon: Key Features of X Color. */
function knownSuffix(head: string): string | undefined {
  if (!mayEndLabel(head)) return undefined;
  suffixStart.lastIndex = Math.max(0, head.length - longestLabel);
  for (let start = suffixStart.exec(head); start !== null; start = suffixStart.exec(head)) {
    if (!mayBeginLabel(head, start.index)) continue;
    const suffix = head.slice(start.index);
    if (isKnownLabel(suffix)) return suffix;
  }
  return undefined;
}

/** What follows the last mark that divides one property from the next. */
function dividedLabel(head: string): string | undefined {
  const mark = /^.*(?:[,;|•·()\t!?]|\.(?=[\s\p{Lu}])|\s[-–—*]\s)\s*/u.exec(head)?.[0];
  const label = mark === undefined ? undefined : head.slice(mark.length);
  return label !== undefined && isLabelLike(label) && /^\p{Lu}/u.test(label) ? label : undefined;
}

/** A capitalised label right behind the value before it: 4mmCouleur, Gris-ClairType batterie. */
function gluedLabel(head: string): string | undefined {
  const match = /[\p{Ll}\d](\p{Lu}\p{Ll}+(?:\s\p{Ll}+){0,2})$/u.exec(head);
  const label = match?.[1];
  return label !== undefined && isLabelLike(label) ? label : undefined;
}

/** In a run of pairs, the last capitalised word and the small ones behind it: Sport Forme du cadran. */
function capitalizedTail(head: string, isInRun: boolean): string | undefined {
  const label = isInRun
    ? /(?:^|\s)(\p{Lu}\p{Ll}{2,}(?:\s\p{Ll}[\p{Ll}'’]*){0,3})$/u.exec(head)?.[1]
    : undefined;
  return label !== undefined && label !== head.trim() ? label : undefined;
}

function isLabelLike(text: string): boolean {
  if (text.length > longestLabel || /["“”{}[\]=<>!?]|:\s/.test(text)) return false;
  if (text.length === 1) return /^[LBHTWDPØ]$/.test(text);
  return /^\p{L}/u.test(text) && /\p{L}{2}/u.test(text) && text.split(/\s+/).length <= mostLabelWords;
}

/** A value that another pair or prose may follow: it ends at a divider, a semicolon or a sentence's end. */
function valueInRun(raw: string, isFollowed: boolean): string {
  const clause = /^[^;|•\t]*/.exec(raw)?.[0] ?? "";
  const end = isFollowed ? -1 : clause.search(/[\p{L}\p{N})%]\.(?:\s+\p{Lu}|\s*$)/u);
  const cut = end < 0 ? clause : clause.slice(0, end + 1);
  return withoutFullStop(withoutDividers(cut.trim()));
}

function withoutDividers(value: string): string {
  let end = value.length;
  while (end > 0 && /[\s,;|•·*(–—-]/.test(value.charAt(end - 1))) end -= 1;
  return value.slice(0, end);
}

/** A phrase of a few words loses the full stop behind it; an abbreviation or a sentence keeps it. */
function withoutFullStop(value: string): string {
  const isPhrase = value.length <= 80 && /^[^.!?]*[\p{L}\p{N})%]{3,}\.$|^[^.!?]*[\s,]\p{L}\.$/u.test(value);
  return isPhrase ? value.slice(0, -1) : value;
}
