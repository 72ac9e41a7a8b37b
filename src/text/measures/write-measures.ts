import { findMeasureRuns, type MeasureRun } from "./measure-runs.ts";

interface Mending {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/**
 * The text with its measures spelt properly: 500ML is 500 ml, 10X20CM is 10 x 20 cm. Numbers, units
 * written as words (Zoll, pièces), signs (%, ″, °) and everything else stay as they are. Idempotent.
 */
export function writeMeasures(text: string): string {
  const mendings = findMeasureRuns(text).flatMap((run) => mendingsOf(text, run));
  let written = "";
  let position = 0;
  for (const { start, end, replacement } of mendings) {
    written += text.slice(position, start) + replacement;
    position = end;
  }
  return written + text.slice(position);
}

function mendingsOf(text: string, run: MeasureRun): Mending[] {
  const mendings: Mending[] = [];
  for (const [index, number] of run.numbers.entries()) {
    const before = run.numbers[index - 1];
    if (before === undefined || number.operator !== "times") continue;
    if (/^ ?[xX*×✕] ?$/.test(text.slice(before.end, number.start))) {
      mendings.push({ start: before.end, end: number.start, replacement: " x " });
    }
  }
  const unit = unitMending(text, run);
  return unit === undefined ? mendings : [...mendings, unit];
}

function unitMending(text: string, run: MeasureRun): Mending | undefined {
  const { unit } = run;
  const last = run.numbers[run.numbers.length - 1];
  if (last === undefined || !unit.isSymbol) return undefined;
  const between = text.slice(last.end, unit.start);
  const isHyphen = /[-‑]/.test(between);
  return { start: last.end, end: unit.end, replacement: `${isHyphen ? between : " "}${unit.row.unit}` };
}
