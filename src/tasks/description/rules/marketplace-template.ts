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
const uninformativeLabels =
  /^(?:Style Code|Design Code|Model ID|Sales Package|Number [Oo]f Contents|Other|Additional|Warranty|Covered|Not Covered|Service|Domestic|International|Pack of|Case|Dial|Display)/u;
const valueEnds: ReadonlySet<string> = new Set(["Neck", "Length", "Sleeve", "Sleeves", "Fit", "Design"]);
const mostValueWords = 8;
/** A measure, or one given in two units: text after it belongs to another label. */
const measured =
  /^\d[\d.,]*\s(?:cm|mm|m|inch|inches|kg|g|ml|l|L|W|V)(?:\s\/\s\d[\d.,]*\s(?:cm|mm|m|kg|g))?(?=\s)/u;
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
    .filter(({ label, value }) => isFact(label, value, title))
    .map(({ label, value }) => `${label}: ${value}`);
  const distinct = facts.filter((fact, place) => labelsOf(facts).indexOf(labelOf(fact)) === place);
  return distinct.length < fewestFacts ? [] : distinct;
}

function labelsOf(facts: readonly string[]): string[] {
  return facts.map(labelOf);
}

/** Key for duplicates: a repeated label more often has a stray word after it than a second value. */
function labelOf(fact: string): string {
  return fact.slice(0, fact.indexOf(":")).toLowerCase();
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
    const value = (written.split(/,(?=\p{Lu})/u)[0] ?? "").replace(/[\s,.;]+$/u, "").trim();
    const before = values.at(-1);
    if (label !== undefined && value !== "")
      values.push({ label, value: measured.exec(value)?.[0] ?? value });
    else if (label !== undefined && valueEnds.has(label) && before !== undefined)
      values[values.length - 1] = { label: before.label, value: `${before.value} ${label}` };
  }
  return values;
}

/** Rejects long values, which may contain unknown labels, and a brand that the title does not name. */
function isFact(label: string, value: string, title: string): boolean {
  if (uninformativeLabels.test(label) || !/^[\p{L}\p{N}@]/u.test(value) || value.includes(":-")) return false;
  if (/^(?:NA|N\/A|None|-)$/iu.test(value)) return false;
  if (label === "Brand") return title.toLowerCase().includes(value.toLowerCase());
  const words = value.split(/\s+/u).length;
  return label === "Type" || label === "Color" ? words <= 4 && !/\d/u.test(value) : words <= mostValueWords;
}
