import { setImmediate } from "node:timers/promises";
import type { ImportContext } from "./importer.ts";

/** Tells the next step, and lets what waits (Ctrl-C, a spinner) have its turn before it. */
export async function beginStep({ onProgress, signal }: ImportContext, step: string): Promise<void> {
  signal?.throwIfAborted();
  onProgress(step);
  await setImmediate();
  signal?.throwIfAborted();
}
