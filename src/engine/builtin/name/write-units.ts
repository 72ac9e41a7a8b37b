import { writeMeasures } from "../../../text/units.ts";

/** A number with letters that is part of a model's designation: 681GM_WHT, 4741G-5464, SCD 5100 GR. */
const designation = /(\S*_\S*|\S*\d[A-Za-z]+-\S*\d\S*|\b\p{Lu}{2,4}\s\d+\s(?:GR|MT)\b)/u;

/** The spelling of measures, mended everywhere but in model designations. */
export function writeUnits(name: string): string {
  if (!/\d/.test(name)) return name;
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
