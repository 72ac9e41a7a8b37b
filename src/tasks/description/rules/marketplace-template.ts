import { lazily } from "../../../lib/once.ts";
import { columnOf, parseTable } from "../../../lib/table.ts";
import templateLabels from "./template-labels.tsv";

/** Beginning of a section in the template of a marketplace that joins all facts into one line. */
export const templateHead = /^(?:Key Features|Specifications) of /u;

const labelHere = lazily(() => {
  const rows = parseTable(templateLabels);
  const anyOf = (kind: string) =>
    columnOf(
      rows.filter((row) => row.kind === kind),
      "label",
    ).join("|");
  const labels = anyOf("label");
  return new RegExp(
    `(?<![\\p{L}\\d-])(?:(${anyOf("section")})(?= (?:${labels})\\b)|(${labels}))(?: ?: ?| |$)`,
    "gu",
  );
});
const valueEnds: ReadonlySet<string> = new Set(["Neck", "Length", "Sleeve", "Sleeves", "Fit", "Design"]);
/** A title may contain a label's word: "Waterproof Bib". */
const mostLabelsInTitle = 2;
const fewestFacts = 2;

/** Splits "Specifications of X General Brand Y Material Cotton" into "Brand: Y", "Material: Cotton"; empty where too few labels are known. */
export function readTemplate(text: string): string[] {
  const body = text.replace(templateHead, "");
  const found = [...body.matchAll(labelHere())];
  const section = found.findIndex((place) => place[1] !== undefined);
  const places = section > 0 && section <= mostLabelsInTitle ? found.slice(section) : found;
  const title = body.slice(0, places[0]?.index);
  const facts = joinValues(body, places)
    .filter(({ value }) => isStated(value))
    .map(({ label, value }) => `${label}: ${value}`);
  const distinct = [...new Set(facts)];
  if (distinct.length < fewestFacts) return [];
  return /\d/u.test(title) ? [trimmedEnd(title), ...distinct] : distinct;
}

interface LabelledValue {
  readonly label: string;
  readonly value: string;
}

/** A label without a value is the end of the previous value: "Neck Round Neck Fabric Cotton". */
function joinValues(body: string, places: readonly RegExpExecArray[]): LabelledValue[] {
  const values: LabelledValue[] = [];
  for (const [index, place] of places.entries()) {
    const label = place[2];
    const next = places[index + 1]?.index ?? body.length;
    const written = body.slice(place.index + place[0].length, next);
    const value = trimmedEnd(written).trim();
    const before = values.at(-1);
    if (label !== undefined && value !== "") values.push({ label, value });
    else if (label !== undefined && valueEnds.has(label) && before !== undefined)
      values[values.length - 1] = { label: before.label, value: `${before.value} ${label}` };
  }
  return values;
}

/** Whether a value says something: not "NA", not punctuation alone. */
function isStated(value: string): boolean {
  return /^[\p{L}\p{N}@]/u.test(value) && !/^(?:NA|N\/A|None|-)$/iu.test(value);
}

function trimmedEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,.;]/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
