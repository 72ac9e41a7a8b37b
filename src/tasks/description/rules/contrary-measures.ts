import { findMeasures } from "../../../nlp/measures.ts";
import { convertMeasure } from "../../../nlp/units.ts";
import { type Topic, topicOf } from "../compose/topics.ts";
import { labelOf } from "./choose-points.ts";

/** Measures that differ by less are the same, rounded. */
const leastDifference = 0.03;
const sides: ReadonlySet<string> = new Set(["width", "height", "depth", "length"]);

interface Labelled {
  readonly text: string;
  readonly topic: Topic;
  readonly millimetres: readonly number[];
}

/**
 * The labelled lines of a row that cannot all be true of one thing, of which nobody knows the right one: two widths, a side beside
 * whole dimensions that do not have it, a diameter that is larger than all sides.
 * @param texts of the labelled lines: "Larghezza: 10 cm"
 */
export function contraryMeasures(texts: readonly string[]): ReadonlySet<string> {
  const lines = texts.flatMap((text) => readLine(text) ?? []);
  const whole = lines.filter(
    ({ topic, millimetres }) => topic.kind === "dimensions" && millimetres.length > 2,
  );
  const stated = lines.filter(({ topic, millimetres }) => sides.has(topic.key) && millimetres.length === 1);
  const all = [...whole, ...stated].flatMap(({ millimetres }) => millimetres);
  const contrary = lines.filter((line) => {
    const [own = 0, more] = line.millimetres;
    if (more !== undefined) return false;
    if (line.topic.key === "diameter") return all.length > 1 && all.every((side) => side < own);
    if (!sides.has(line.topic.key)) return false;
    const isOther = (other: number) => Math.abs(other - own) > leastDifference * Math.max(own, other);
    const isTwice = stated.some(
      (other) => other.topic === line.topic && isOther(other.millimetres[0] ?? own),
    );
    return isTwice || (whole.length > 0 && whole.every(({ millimetres }) => millimetres.every(isOther)));
  });
  return new Set(contrary.map(({ text }) => text));
}

/** "Dimensioni appross.", "Maße ca." */
const roughly = /\s\(?(?:appross(?:imative)?|approx(?:imate)?|ca|circa|env(?:iron)?)\.?\)?$/iu;

function readLine(text: string): Labelled | undefined {
  const label = labelOf(text);
  const topic = label === undefined ? undefined : topicOf(label.replace(roughly, ""));
  const isLength = topic?.kind === "side" || topic?.kind === "dimensions" || topic?.dimension === "length";
  if (topic === undefined || !isLength) return undefined;
  const measures = findMeasures(text.slice(text.indexOf(":") + 1));
  const millimetres = measures.flatMap(({ value, unit }) => convertMeasure(value, unit, "mm") ?? []);
  return millimetres.length === 0 ? undefined : { text, topic, millimetres };
}
