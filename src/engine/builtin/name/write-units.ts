import { writeMeasures } from "../../../text/units.ts";

/** A number with letters that is part of a model's designation: 681GM_WHT, 4741G-5464, SCD 5100 GR, PD 501 HR-S, 272017A. */
const modelParts = [
  "(?<!\\S)\\S*_\\S*",
  "(?<!\\S)\\S*\\d[A-Za-z]+-\\S*\\d\\S*",
  "\\b\\p{Lu}{2,4}\\s\\d+\\s(?:GR|MT)\\b",
  "^\\p{Lu}{2,4}(?:-\\p{Lu}{1,2})?\\s\\d+\\s\\p{Lu}(?![\\p{L}\\d])",
  "\\b\\d+\\s?\\p{Lu}{1,3}-\\p{Lu}{1,2}\\b",
  "\\b\\d[.,]\\d\\s?(?:8|12|16|20|24)V\\b",
  "\\b\\d{6,}[A-Za-z]{1,2}\\b",
];
/** The load and the speed of a tyre: 245/40R18 97W. */
const tyre = "\\b\\d{3}\\/\\d{2}\\s?Z?R\\s?\\d{2}C?\\s\\d{2,3}(?:\\/\\d{2,3})?\\p{Lu}\\b";
const designation = new RegExp(`(${[...modelParts, tyre].join("|")})`, "u");
const designations = new RegExp(designation.source, "gu");

/** A cheap sign, without which the costly patterns need not be tried. */
const anyDesignation = /[_/-]|\d{6}|\d\s[A-Z]{1,2}(?![A-Za-z])|\d\s?\d*V/;

/** Where a name holds designations, whose numbers are no measures. */
export function findDesignations(name: string): { readonly start: number; readonly end: number }[] {
  if (!anyDesignation.test(name)) return [];
  return [...name.matchAll(designations)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
}

/** The spelling of measures, mended everywhere but in model designations. */
export function writeUnits(name: string): string {
  if (!/\d/.test(name)) return name;
  if (!anyDesignation.test(name)) return writeBetween(name);
  return name
    .split(designation)
    .map((part, place) => (place % 2 === 1 ? part : writeBetween(part)))
    .join("");
}

/** Blanks at the ends stay: the parts are joined again. */
function writeBetween(part: string): string {
  const [before, after] = [/^\s*/u.exec(part)?.[0] ?? "", /\s*$/u.exec(part)?.[0] ?? ""];
  const core = part.trim();
  return core === "" ? part : before + writeMeasures(core) + after;
}
