import { type CleaningContext, cleaningSteps } from "./cleaning-steps.ts";
import { readName } from "./name-reading.ts";

export interface CleanedName {
  readonly name: string;
  /** What was done, in the order of the steps, each once. */
  readonly done: readonly string[];
}

const nothing: readonly string[] = [];
const maxRounds = 3;
const stepCount = cleaningSteps.length;
/** A name that has none of these is clean. */
const anyStep = cleaningSteps.reduce((signs, step) => signs | step.signs, 0);

/**
 * The name without faults, changed in nothing else. Steps are repeated while one uncovers work for another,
 * so that a cleaned name is clean. Never empty unless there was nothing but blanks.
 */
export function cleanName(name: string, context: CleaningContext): CleanedName {
  let reading = readName(name);
  if ((reading.signs & anyStep) === 0) return { name, done: nothing };
  let done = 0;
  let unchangedBy = 0;
  for (let count = 0; count < maxRounds * stepCount && unchangedBy < stepCount; count += 1) {
    const place = count % stepCount;
    const step = cleaningSteps[place];
    unchangedBy += 1;
    if (step === undefined || (reading.signs & step.signs) === 0) continue;
    const current = reading.name;
    const next = step.apply(reading, context);
    if (next === current) continue;
    if (current === name || next.trim() !== current.trim()) done |= 1 << place;
    reading = readName(next);
    unchangedBy = 0;
  }
  return { name: reading.name, done: done === 0 ? nothing : clausesOf(done) };
}

/** @param steps a bit for each step that changed something */
function clausesOf(steps: number): readonly string[] {
  const clauses: string[] = [];
  for (let place = 0; place < stepCount; place += 1)
    if ((steps & (1 << place)) !== 0) clauses.push(cleaningSteps[place]?.done ?? "");
  return clauses;
}
