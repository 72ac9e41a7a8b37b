import { closeSync, createReadStream, existsSync, fsyncSync, openSync, writeSync } from "node:fs";
import { fieldsOf, parseJson, textOf } from "../json-fields.ts";
import { ProviderProblem, type ProviderProblemCode } from "../provider-problem.ts";
import { readLines } from "./lines.ts";

/** A request that the vendor has refused for what it says, and why. */
export interface RefusedRequest {
  readonly key: string;
  readonly problem: ProviderProblem;
}

/** On the disk when it returns. @throws the system's error */
export function appendRefused(path: string, refused: readonly RefusedRequest[]): void {
  if (refused.length === 0) return;
  const lines = refused.map(({ key, problem: { code, what, seen, nextStep } }) =>
    JSON.stringify({ key, code, what, seen, nextStep }),
  );
  const descriptor = openSync(path, "a", 0o600);
  try {
    // The line end before them ends what a process that was killed may have left of a line.
    const bytes = Buffer.from(`\n${lines.join("\n")}\n`);
    let written = 0;
    while (written < bytes.length) written += writeSync(descriptor, bytes, written);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** @returns what was refused, by its key; equal reasons are held once. @throws the system's error */
export async function loadRefused(path: string): Promise<(key: string) => ProviderProblem | undefined> {
  const reasons = new Map<string, ProviderProblem>();
  const byKey = new Map<string, ProviderProblem>();
  if (!existsSync(path)) return () => undefined;
  for await (const { text } of readLines(createReadStream(path))) {
    const { key, ...reason } = fieldsOf(parseJson(text));
    if (textOf(key) === undefined) continue;
    const id = JSON.stringify(reason);
    const problem = reasons.get(id) ?? toProblem(reason);
    reasons.set(id, problem);
    byKey.set(String(key), problem);
  }
  return (key) => byKey.get(key);
}

function toProblem({ code, what, seen, nextStep }: Readonly<Record<string, unknown>>): ProviderProblem {
  return new ProviderProblem({
    // Written by `appendRefused`, from a problem's own code.
    code: String(code) as ProviderProblemCode,
    what: String(what),
    seen: String(seen),
    nextStep: String(nextStep),
    kind: "own",
  });
}
