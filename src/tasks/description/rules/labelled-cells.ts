import { isKnownLabel } from "../../../nlp/labels.ts";
import { topicOf } from "../compose/topics.ts";

/** Of the first cell of a row, in characters and words; a longer one is prose. */
const longestLabel = 40;
const mostLabelWords = 5;
const mostValueWords = 30;
/** Rows of two cells from which on a lone label is an unfilled one. */
const fewestRows = 2;

/** The rows of a table of two cells as labelled facts: "Fassung\tE27" is "Fassung: E27". A label whose cell is empty is left out. */
export function withLabelledCells(text: string): string {
  if (!text.includes("\t")) return text;
  const lines = text.split("\n");
  const facts = lines.map(factOf);
  if (facts.filter((fact) => fact !== undefined).length < fewestRows) return text;
  return lines
    .flatMap((line, place) => {
      const fact = facts[place];
      if (fact !== undefined) return [fact];
      const isInTable = facts[place - 1] !== undefined && facts[place + 1] !== undefined;
      return isInTable && isUnfilled(line) ? [] : [line];
    })
    .join("\n");
}

function factOf(line: string): string | undefined {
  const [head = "", value = "", ...more] = line.split("\t").map((cell) => cell.trim());
  const label = head.replace(/\s?:$/u, "");
  const isLabel =
    /^\p{L}[^.!?:]*$/u.test(label) &&
    label.length <= longestLabel &&
    label.split(/\s+/u).length <= mostLabelWords;
  if (!isLabel || value === "" || more.length > 0 || value.split(/\s+/u).length > mostValueWords)
    return undefined;
  return `${label}: ${value}`;
}

function isUnfilled(line: string): boolean {
  const label = line.trim().replace(/\s?:$/u, "");
  return isKnownLabel(label) || topicOf(label) !== undefined;
}
