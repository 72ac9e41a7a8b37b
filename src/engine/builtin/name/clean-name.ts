import { type CleaningContext, cleaningSteps } from "./cleaning-steps.ts";

export interface CleanedName {
  readonly name: string;
  /** What was done, in the order of the steps, each once. */
  readonly done: readonly string[];
}

const maxRounds = 3;

/**
 * The name without faults, changed in nothing else. Steps are repeated while one uncovers work for another,
 * so that a cleaned name is clean. Never empty unless there was nothing but blanks.
 */
export function cleanName(name: string, context: CleaningContext): CleanedName {
  const done = new Set<string>();
  let current = name;
  for (let round = 0; round < maxRounds; round += 1) {
    const before = current;
    for (const step of cleaningSteps) {
      const next = step.apply(current, context);
      if (next === current) continue;
      if (next.trim() !== current.trim() || current === name) done.add(step.done);
      current = next;
    }
    if (current === before) break;
  }
  return { name: current, done: done.size === 0 ? nothing : inStepOrder(done) };
}

const nothing: readonly string[] = [];

function inStepOrder(done: ReadonlySet<string>): readonly string[] {
  return cleaningSteps.map((step) => step.done).filter((clause) => done.has(clause));
}
