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
  let unchangedBy = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    for (const step of cleaningSteps) {
      if (unchangedBy === cleaningSteps.length) break;
      const next = step.apply(current, context);
      unchangedBy += 1;
      if (next === current) continue;
      if (next.trim() !== current.trim() || current === name) done.add(step.done);
      current = next;
      unchangedBy = 0;
    }
  }
  return { name: current, done: done.size === 0 ? nothing : inStepOrder(done) };
}

const nothing: readonly string[] = [];

function inStepOrder(done: ReadonlySet<string>): readonly string[] {
  return cleaningSteps.map((step) => step.done).filter((clause) => done.has(clause));
}
