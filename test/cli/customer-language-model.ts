import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { main } from "../../src/cli/main.ts";
import type { RunSummary } from "../../src/pipeline/summary.ts";
import { type StandIn, type StandInOptions, startStandIn } from "../stand-in/stand-in.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

export const providerKey = "sk-Qx7Lm2Vt9Rb4Wz8Kd3Ns6Hf1";

/** Dollars per million tokens, as a configuration has them: a batch at half of it. */
export const prices = { "stand-in*": { input: 1, cachedInput: 0.1, output: 4, batchFactor: 0.5 } };

const products = [
  ["STEEL KETTLE 1.7L", "Boils 1.7 litres. Material: stainless steel."],
  ["Running shoes men grey", "Light shoes, with a cushioned sole."],
  ["Damen Winterjacke blau", "Warme Jacke aus 100 % Polyester."],
  ["Lampada da tavolo LED", "Luce calda, 8 W."],
] as const;

/** A feed of so many products, no two of them alike. */
export function feedOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const [name, description] = products[row % products.length] ?? products[0];
    return `${row},${name} ${row},"${description} Item ${row}."`;
  });
  return `sku,Title,Description\n${lines.join("\n")}\n`;
}

export interface CustomerOptions {
  readonly rows?: number;
  readonly standIn?: StandInOptions;
  /** What stands in `pdo.config.json`. */
  readonly config?: Readonly<Record<string, unknown>>;
}

export interface RunOptions {
  /** Undefined takes a variable away. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly input?: string;
}

export interface Ran {
  readonly code: number;
  readonly printed: string;
  readonly said: string;
}

/** Somebody with a folder of their own, a feed in it, a provider's key, and a stand-in for the provider. */
export interface Customer {
  readonly folder: string;
  readonly standIn: StandIn;
  /** `pdo` with these words, in that folder. */
  run(words: readonly string[], options?: RunOptions): Promise<Ran>;
  /** `pdo enrich` with the feed, a summary and these words. */
  enrich(words?: readonly string[], options?: RunOptions): Promise<Ran>;
  /** A file of the folder; undefined where there is none. */
  read(name: string): string | undefined;
  /** That of the last run of `enrich` which came to its end. */
  summary(): RunSummary;
  /** Where a file of the folder lies. */
  at(name: string): string;
}

/** It is gone when the test is over. */
export async function openCustomer(options: CustomerOptions = {}): Promise<Customer> {
  const standIn = await startStandIn(options.standIn);
  onTestFinished(() => standIn.close());
  const folder = mkdtempSync(join(tmpdir(), "pdo-model-"));
  mkdirSync(join(folder, "home"));
  writeFileSync(join(folder, "feed.csv"), feedOf(options.rows ?? 4));
  writeFileSync(join(folder, "pdo.config.json"), JSON.stringify({ prices, ...options.config }));
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : undefined;
  const at = (name: string) => join(folder, name);
  const run: Customer["run"] = async (words, { environment = {}, input } = {}) => {
    const all = { ...standInEnvironment(standIn), PDO_HOME: at("home"), ...environment };
    const standing = createStandInWorld({
      environment: withoutUndefined(all),
      workingDirectory: folder,
      ...(input !== undefined && { input }),
    });
    // Waits between tries end by the clock, so it has to go.
    const world = { ...standing, now: Date.now };
    const code = await main(words, world);
    return { code, printed: world.printed(), said: world.said() };
  };
  return {
    folder,
    standIn,
    run,
    enrich: (words = [], more) =>
      run(["enrich", at("feed.csv"), "--summary", at("summary.json"), "--quiet", ...words], more),
    read,
    summary: () => JSON.parse(read("summary.json") ?? "null") as RunSummary,
    at,
  };
}

/** What names the stand-in as OpenAI's, and asks it for a model of its own. */
export function standInEnvironment({ baseUrl }: StandIn): Readonly<Record<string, string>> {
  return {
    PDO_PROVIDER: "openai",
    PDO_PROVIDER_BASE_URL: baseUrl,
    PDO_PROVIDER_KEY: providerKey,
    PDO_MODEL: "stand-in",
  };
}

function withoutUndefined(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The most that the program's reckoning is above the bill: each answer's millionth of a dollar is rounded up. */
export function roundedUp({ ledger }: StandIn): number {
  return ledger.charges.length / 1_000_000;
}

/** Dollars that the stand-in would bill for all that it has answered, by the prices above. */
export function billed({ ledger }: StandIn): number {
  const { input, cachedInput, output, batchFactor } = prices["stand-in*"];
  // What is written costs a quarter more where nothing else is said.
  const cacheWritten = 1.25 * input;
  const micros = ledger.charges.reduce((sum, { tokens, isBatch }) => {
    const { input: all, cached, cacheWrite, output: said } = tokens;
    const read = (all - cached - cacheWrite) * input + cached * cachedInput + cacheWrite * cacheWritten;
    const live = read + said * output;
    return sum + live * (isBatch ? batchFactor : 1);
  }, 0);
  return micros / 1_000_000;
}
