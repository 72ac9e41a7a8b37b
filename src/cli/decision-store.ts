import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolder, replaceFile } from "../lib/atomic-file.ts";
import { type Decision, Decisions, parseDecisions, writeDecisions } from "../pipeline/decisions.ts";
import { cliError } from "./errors.ts";

function decisionsPath(home: string): string {
  return join(home, "decisions.jsonl");
}

/**
 * What was decided on this machine, for all feeds.
 * @param home `PDO_HOME`
 * @throws PdoError PDO_DECISIONS_INVALID
 */
export function readDecisionStore(home: string): Decisions {
  const path = decisionsPath(home);
  return new Decisions(existsSync(path) ? parseDecisions(readFileSync(path, "utf8"), path) : []);
}

/** Adds decisions to those of before, all or none. */
export function rememberDecisions(home: string, decisions: Iterable<Decision>): void {
  const store = readDecisionStore(home);
  for (const decision of decisions) store.add(decision);
  storeDecisions(home, store);
}

export function storeDecisions(home: string, decisions: Decisions): void {
  const path = decisionsPath(home);
  makeFolder(dirname(path));
  replaceFile(path, writeDecisions(decisions));
}

/**
 * A file of decisions that was named, or a review sheet.
 * @throws PdoError PDO_DECISIONS_NOT_FOUND
 */
export async function readDecisionsFile(path: string): Promise<Buffer> {
  return readFile(path).catch(() => {
    throw cliError({
      code: "PDO_DECISIONS_NOT_FOUND",
      what: `${path}: there is no such file of decisions.`,
      seen: "It cannot be read.",
      nextStep:
        "Save the decisions in the report first (key s), or with pdo decisions export, and give that path.",
    });
  });
}
