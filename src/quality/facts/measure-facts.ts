import { convertMeasure, findMeasures, type Measure } from "../../text/units.ts";
import { findCountWords } from "./count-words.ts";
import type { FactReading } from "./fact-reading.ts";

/** What measures of one dimension are compared in; where a unit cannot be converted, in its own. */
const commonUnits: Readonly<Record<string, string>> = {
  length: "mm",
  area: "cm²",
  volume: "ml",
  mass: "g",
  duration: "s",
  temperature: "°C",
  power: "W",
  energy: "J",
  voltage: "V",
  current: "mA",
  charge: "mAh",
  frequency: "Hz",
  pressure: "Pa",
  speed: "km/h",
  data: "MB",
  data_rate: "Mbit/s",
  pixels: "px",
  fraction: "%",
};

/** The numbers with units, percentages and packs. The tokens of each belong to it. */
export function findMeasureFacts(reading: FactReading): void {
  findCountWords(reading);
  const counted = [...reading.facts];
  const measures = findMeasures(reading.text);
  let [index, next] = [0, 0];
  for (const measure of measures) {
    const { text, start, end } = measure;
    if (isCutShort(reading.text, measure)) continue;
    while ((counted[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    if ((counted[next]?.start ?? end) < end) continue;
    const { key, subject } = measureKey(measure);
    reading.facts.push({ kind: "measure", key, subject, text, start, end });
    for (; index < reading.tokens.length; index += 1) {
      const token = reading.tokens[index];
      if (token === undefined || token.start >= end) break;
      if (token.end > start) reading.taken[index] = 1;
    }
  }
}

function measureKey({ value, upper, unit, dimension }: Measure): { key: string; subject: string } {
  const common = commonUnits[dimension] ?? unit;
  const inCommon = (amount: number) => convertMeasure(amount, unit, common);
  const [low, high] = [inCommon(value), upper === undefined ? undefined : inCommon(upper)];
  if (low === undefined) {
    const own = upper === undefined ? `${value}` : `${value}-${upper}`;
    return { key: `${own} ${unit}`, subject: `${dimension} ${unit}` };
  }
  return { key: `${high === undefined ? low : `${low}-${high}`} ${common}`, subject: dimension };
}

/** The "x 28" of "x 28,5", and an article number with a unit's letters behind it. */
function isCutShort(whole: string, { text, end }: Measure): boolean {
  if (/^[x×]/.test(text)) return /^[.,]\d/.test(whole.slice(end, end + 2));
  return text.length > 8 && /^\d{8}/.test(text);
}
