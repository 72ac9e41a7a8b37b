import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** What one process took. */
export interface ProcessCost {
  readonly wallSeconds: number;
  /** Of all its threads. */
  readonly cpuSeconds: number;
  /** The most memory that it had at a time, in MB. */
  readonly peakMb: number;
}

/** Loaded into the process: tells at its end what it took. */
const teller = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from "node:fs";
  import { isMainThread } from "node:worker_threads";
  if (isMainThread) process.on("exit", () => writeSync(3, JSON.stringify(process.resourceUsage())));
`)}`;

/** @throws where it ends with another code than 0 or 1 (rows were rejected) */
export async function measureProcess(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<ProcessCost> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["--import", teller, ...words], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit", "pipe"],
  });
  let told = "";
  (child.stdio[3] as Readable).on("data", (data) => {
    told += data;
  });
  const [code] = await once(child, "close");
  const wallSeconds = (performance.now() - startedAt) / 1000;
  if (code !== 0 && code !== 1) throw new Error(`${words.join(" ")} ended with ${code}`);
  const usage = JSON.parse(told) as NodeJS.ResourceUsage;
  return {
    wallSeconds,
    cpuSeconds: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    peakMb: usage.maxRSS / 1024,
  };
}
