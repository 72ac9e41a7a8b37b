import { knownSuffix, type LabelledText, longestLabel, valueInRun, valueOfLine } from "./labels.ts";

const mostLabelWords = 4;
/** A line with more is data rather than text. */
const mostColonsInALine = 1000;

interface LabelPlace {
  readonly label: string;
  readonly labelStart: number;
  readonly valueStart: number;
}

/**
 * The labels and values of a line with colons: one pair that fills the line, or a run of pairs (Color: Red, Fabric: Cotton).
 * `offset` is the line's position in the whole text.
 */
export function findLabelsInLine(line: string, offset: number): readonly LabelledText[] {
  const found = readLabels(line);
  if (offset === 0 || found.length === 0) return found;
  return found.map(({ label, labelStart, value, valueStart, valueEnd }) => ({
    label,
    labelStart: offset + labelStart,
    value,
    valueStart: offset + valueStart,
    valueEnd: offset + valueEnd,
  }));
}

function readLabels(line: string): LabelledText[] {
  const places = findLabelPlaces(line);
  const labels: LabelledText[] = [];
  for (const [index, { label, labelStart, valueStart: start }] of places.entries()) {
    const next = places[index + 1];
    const fillsLine = places.length === 1 && labelStart === 0;
    const raw = line.slice(start, next?.labelStart ?? line.length);
    const value = fillsLine ? valueOfLine(raw) : valueInRun(raw, next !== undefined);
    if (value === "") continue;
    const valueStart = start + raw.indexOf(value);
    labels.push({ label, labelStart, value, valueStart, valueEnd: valueStart + value.length });
  }
  return labels;
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

/** The next colon, ASCII or full-width. */
function nextColon(line: string, from: number): number {
  const ascii = line.indexOf(":", from);
  const fullWidth = line.indexOf("：", from);
  return fullWidth === -1 || (ascii !== -1 && ascii < fullWidth) ? ascii : fullWidth;
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
    knownLabel(head) ??
    dividedLabel(head) ??
    gluedLabel(head) ??
    capitalizedTail(head, headStart > 0);
  if (label === undefined) return undefined;
  return { label, labelStart: from + head.length - label.length, valueStart: colon + 1 };
}

/** The beginning of the line, if it looks like a label. */
function wholeLabel(head: string, isLineStart: boolean): string | undefined {
  return isLineStart && isLabelLike(head) && !/[,;|.•]\s|\s[-–]\s/.test(head) ? head : undefined;
}

/**
 * The longest known label at the end. After a divider it includes the word before it if both form a short label: "Vaucourt -
 * Référence fabricant".
 */
function knownLabel(head: string): string | undefined {
  const suffix = knownSuffix(head);
  if (suffix === undefined || !divider.test(head)) return suffix;
  const label = /(?:[;|•·]|\s[-–—*]\s)\s*(\p{Lu}[\p{L}'’]*\s[\p{L}'’]+)$/u.exec(head)?.[1];
  return label !== undefined && knownSuffix(label) !== undefined ? label : suffix;
}

/** A prefilter for the expensive pattern of a label after a divider. */
const divider = /[;|•·–—*-]/;

/** The text after the last divider between properties. */
function dividedLabel(head: string): string | undefined {
  const upToDivider = /^.*(?:[,;|•·()\t!?]|\.(?=[\s\p{Lu}])|\s[-–—*]\s)\s*/u.exec(head)?.[0];
  const label = upToDivider === undefined ? undefined : head.slice(upToDivider.length);
  return label !== undefined && isLabelLike(label) && /^\p{Lu}/u.test(label) ? label : undefined;
}

/** A capitalized label directly after the previous value, without a space: 4mmCouleur, Gris-ClairType batterie. */
function gluedLabel(head: string): string | undefined {
  const match = /[\p{Ll}\d](\p{Lu}\p{Ll}+(?:\s\p{Ll}+){0,2})$/u.exec(head);
  const label = match?.[1];
  return label !== undefined && isLabelLike(label) ? label : undefined;
}

/** In a run of pairs, the last capitalized word and the lower-case words after it: Sport Forme du cadran. */
function capitalizedTail(head: string, isInRun: boolean): string | undefined {
  const label = isInRun
    ? /(?:^|\s)(\p{Lu}\p{Ll}{2,}(?:\s\p{Ll}[\p{Ll}'’]*){0,3})$/u.exec(head)?.[1]
    : undefined;
  return label !== undefined && label !== head.trim() ? label : undefined;
}

function isLabelLike(text: string): boolean {
  if (text.length > longestLabel || !/^\p{L}/u.test(text) || /["“”{}[\]=<>!?]|:\s/.test(text)) return false;
  if (text.length === 1) return /^[LBHTWDPØ]$/.test(text);
  return /\p{L}{2}/u.test(text) && hasFewWords(text);
}

function hasFewWords(text: string): boolean {
  let words = 1;
  for (let place = 0; place < text.length; place += 1) {
    if (!isBlank(text, place) || (place > 0 && isBlank(text, place - 1))) continue;
    words += 1;
    if (words > mostLabelWords) return false;
  }
  return true;
}

function isBlank(text: string, place: number): boolean {
  const unit = text.charCodeAt(place);
  return unit === 0x20 || ((unit < 0x20 || unit > 0x7e) && /\s/.test(text.charAt(place)));
}
