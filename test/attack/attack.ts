import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "../seeded-random.ts";
import type { Runners } from "./runners.ts";

/** What must not be, and where. */
export interface Fault {
  /** The case within its part. */
  readonly number: number;
  /** A few words, alike for faults of one kind. */
  readonly kind: string;
  readonly seen: string;
}

export interface Campaign {
  readonly root: string;
  /** For what the cases write. */
  readonly folder: string;
  readonly seed: number;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
  /** The one case to run. */
  readonly only: number | undefined;
  readonly runners: Runners;
  fault(fault: Fault): void;
}

/** Runs its cases, reports the faults, and returns the figures of the table. */
export type Attack = (campaign: Campaign) => Promise<Readonly<Record<string, number>>>;

export const memoryLimitMb = 300;
export const hangMs = 2_000;

/** Random numbers that belong to one case, so that it can be run alone. */
export function randomOf(seed: number, part: string, number: number): () => number {
  let mixed = seed;
  for (const character of `${part}:${number}`) mixed = Math.imul(mixed ^ character.charCodeAt(0), 0x01000193);
  return createRandom(mixed);
}

export const pick = <T>(random: () => number, choices: readonly T[]): T =>
  choices[Math.floor(random() * choices.length)] as T;

/** Runs cases side by side until all are done or the campaign's time is up; that is a fault, as cases are left out. */
export async function runCases<T>(
  campaign: Campaign,
  cases: readonly T[],
  { atOnce, run }: { atOnce: number; run: (one: T, number: number) => Promise<void> },
): Promise<number> {
  let next = 0;
  let done = 0;
  const work = async () => {
    while (next < cases.length) {
      const number = next++;
      if (campaign.only !== undefined && campaign.only !== number) continue;
      if (Date.now() > campaign.endsAt) return;
      await run(cases[number] as T, number);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (campaign.only === undefined && done < cases.length) {
    campaign.fault({ number: done, kind: "out of time", seen: `${cases.length - done} cases were not run.` });
  }
  return done;
}

/** Gives a case a folder of its own, and removes it afterwards, unless the case is run alone. */
export async function inFolder(
  { folder, only }: Pick<Campaign, "folder" | "only">,
  name: string,
  act: (path: string) => Promise<void>,
): Promise<void> {
  const path = only === undefined ? join(folder, name) : join("/tmp", `pdo-attack-${name}`);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(join(path, "home"), { recursive: true });
  await act(path);
  if (only === undefined) rmSync(path, { recursive: true, force: true });
  else process.stderr.write(`The files are in ${path}\n`);
}

/** What no message may hold, however wrong the input. */
export function crashIn(text: string): string | undefined {
  return /\n\s+at .*[:(].*\d+:\d+|fault of pdo itself|PDO_INTERNAL[^\n]*|Segmentation|heap out of memory/.exec(
    text,
  )?.[0];
}
