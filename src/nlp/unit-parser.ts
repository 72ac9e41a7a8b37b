import { foldText } from "./normalizer.ts";
import { findUnit, type UnitRow } from "./units.ts";

const severalWords =
  /(?:fl\.? ?oz|fl\.? ounces?|fluid ounces?|sq\.? ?(?:ft|m)|square (?:feet|foot|met(?:er|re)s?)|cu\.? ?ft|cubic (?:feet|foot|met(?:re|er)s)|m[eè]tres? (?:carr[eé]s?|cubes?)|metri (?:quadr(?:at)?i|cubi)|(?:grad|degrees?|degr[eé]s?|gradi|deg) (?:c|f|celsius|fahrenheit)|[°º˚] ?[cf]|per cento?|pour cent|mega[ -]pixels?|milliamp hours|tea bags|ct tw|dB ?\(A\)|v\/[ad]c)(?![\p{L}\p{N}])/iuy;
const symbolOnly =
  /% ?vol(?![\p{L}\p{N}])|vol\.? ?-?%|1\/min(?![\p{L}\p{N}])|''|’’|´´|′′|["”“″„%‰％°º˚℃℉′]/iuy;
const oneWord =
  /[\p{L}µμ]{1,24}(?:[²³]|[23](?![\p{L}\p{N}]))?(?:\/\p{L}{1,12}(?:[²³]|[23](?![\p{L}\p{N}]))?)?(?![\p{L}\p{N}])/uy;
const gap = /[ \t\u00a0\u202f\u2009]{0,2}|-(?=\p{L})|‑(?=\p{L})/uy;

/** Symbols of inches and feet, which are quotation marks if preceded by a space. */
const quoteCharacters = "\"”“″„'’´′";

/** A unit after a number; if `isSymbol`, its spelling may be replaced by the row's `unit`. */
export interface UnitHere {
  readonly row: UnitRow;
  readonly isSymbol: boolean;
  readonly written: string;
  readonly start: number;
  readonly end: number;
  /** There is no space or hyphen between the number and the unit. */
  readonly isGlued: boolean;
}

/** The unit at an offset after a number, by its spelling only; `isUnitHere` checks the context. */
export function readUnit(text: string, offset: number): UnitHere | undefined {
  const hyphen = text.charAt(offset);
  const isHyphen = hyphen === "-" || hyphen === "‑";
  const start = isHyphen ? offset + 1 : offset + (matchAt(gap, text, offset) ?? "").length;
  if (isHyphen && !/\p{L}/u.test(text.charAt(start))) return undefined;
  for (const written of spellingsAt(text, start)) {
    const unit = findUnit(written);
    if (unit === undefined) continue;
    const isGlued = start === offset;
    if (!isGlued && quoteCharacters.includes(written.charAt(0))) return undefined;
    const { row, isSymbol } = unit;
    return { row, isSymbol, written, start, end: start + written.length, isGlued };
  }
  return undefined;
}

/** The possible spellings of a unit at an offset, the longest first. */
function spellingsAt(text: string, start: number): string[] {
  const first = text.charAt(start);
  if (first === "") return [];
  const several = /[a-z°º˚]/i.test(first) ? matchAt(severalWords, text, start) : undefined;
  const symbol = /[a-uw-z]/i.test(first) ? undefined : matchAt(symbolOnly, text, start);
  const word = /\p{L}/u.test(first) ? matchAt(oneWord, text, start) : undefined;
  const slash = word?.indexOf("/") ?? -1;
  const beforeSlash = slash > 0 ? word?.slice(0, slash) : undefined;
  return [several, symbol, word, beforeSlash].filter((spelling) => spelling !== undefined);
}

function matchAt(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0];
}

interface Surroundings {
  readonly value: number;
  readonly isInteger: boolean;
  /** The first characters after the unit. */
  readonly after: string;
  readonly isUpperCaseText: () => boolean;
}

/** Words after which "in" means inch and not the preposition: "3 in wide", "5.5 in screen". */
const sizeWord =
  /^ (?:wide|high|tall|long|deep|thick|diameter|dia|length|width|height|depth|thickness|screen|display)\b/i;

/** Context checks for ambiguous spellings, by folded form. */
const contextChecks: Readonly<Record<string, (unit: UnitHere, around: Surroundings) => boolean>> = {
  in: (_unit, { after }) => /^\.?\s*(?:[),;:xX×|/]|$)/.test(after) || sizeWord.test(after),
  g: (unit, { value, after }) => !isNetworkGeneration(unit, value, after),
  k: (_unit, { value }) => value >= 1000 && value <= 20000,
  m: (unit, around) =>
    unit.written === "m" || (unit.isGlued && around.isUpperCaseText() && around.value <= 200),
  s: (unit, { value }) => unit.written === "s" && (!unit.isGlued || (value >= 10 && value < 1000)),
  h: (unit) => unit.written === "h" || unit.isGlued,
  t: (unit) => unit.written === "t" && !unit.isGlued,
  a: (unit, { after, isInteger, isUpperCaseText }) =>
    unit.written === "A"
      ? (unit.isGlued || !isUpperCaseText()) && !/^-\p{L}/u.test(after)
      : unit.isGlued && !isInteger,
  w: (_unit, { after }) => !after.startsWith("/"),
  l: (unit, { after }) => !(unit.written === "L" && /^\s*[x×]/i.test(after)),
  b: () => false,
  j: (unit) => unit.written === "J" && !unit.isGlued,
  pt: () => false,
  to: (unit, { value, after }) =>
    value <= 64 && !/^\s*\d/.test(after) && (unit.isGlued || unit.written === "To"),
  go: (unit) => unit.isGlued || unit.written !== "go",
  mo: (unit) => unit.isGlued || unit.written !== "mo",
  ko: (unit) => unit.isGlued || unit.written !== "ko",
  ch: (unit, { isInteger, value }) => unit.written === "ch" && !unit.isGlued && isInteger && value >= 10,
  hp: (unit) => unit.written === "hp" || unit.isGlued,
  an: (_unit, { value }) => value === 1,
  st: (unit) => !unit.isGlued && unit.written !== "st",
  pa: (unit) => unit.written === "Pa",
  den: (_unit, { value, after }) => value >= 5 && !/^ \p{Lu}/u.test(after),
  tag: (_unit, { value }) => value === 1,
  mi: (_unit, { after }) => !/^ \p{L}/u.test(after),
  mw: () => true,
};

function isNetworkGeneration(unit: UnitHere, value: number, after: string): boolean {
  if (!unit.isGlued || ![2, 3, 4, 5, 6].includes(value)) return false;
  return (
    unit.written === "G" ||
    /^[\s/+-]*(?:lte|volte|netz|wlan|wi-?fi|modem|router|smart|handy|sim|dual|android|mobile|phone|\d)/i.test(
      after,
    )
  );
}

/** Whether the spelling of a unit denotes it in this context. */
export function isUnitHere(unit: UnitHere, around: Surroundings): boolean {
  if (unit.written.length > 3) return true;
  const isCutOff =
    unit.written.length === 1 && /^(?:…|\.\.)/.test(around.after) && /\p{L}/u.test(unit.written);
  if (isCutOff) return false;
  return contextChecks[foldText(unit.written)]?.(unit, around) ?? true;
}
