import { closeSync, createReadStream, openSync, rmSync, writeSync } from "node:fs";
import type { BatchWork } from "./batch-work.ts";
import { readLines } from "./lines.ts";
import type { BatchResult } from "./vendor-batches.ts";
import { isNotFound } from "./vendors/batch-calls.ts";

/** Milliseconds for a file of some ten megabytes on a slow line. */
const downloadTimeoutMs = 900_000;
/** A part's results, with answers many times as long as any that is asked for. */
const mostResultBytes = 2 * 1024 * 1024 * 1024;

/**
 * Results as they come in, by way of a file: what takes them up may be slower than the line. Lines that are no results are left out.
 * @throws ProviderProblem; the system's error; the signal's reason
 */
export async function* readResults(
  path: string,
  spoolPath: string,
  work: BatchWork,
): AsyncGenerator<BatchResult> {
  try {
    if (!(await isThere(work.askAgain(() => spool(path, spoolPath, work))))) return;
    for await (const { text } of readLines(createReadStream(spoolPath))) {
      const result = work.vendor.readResult(text);
      if (result !== undefined) yield result;
    }
  } finally {
    rmSync(spoolPath, { force: true });
  }
}

/** What the vendor keeps no longer is gone: its requests are asked again. */
async function isThere(spooling: Promise<void>): Promise<boolean> {
  try {
    await spooling;
    return true;
  } catch (fault) {
    if (isNotFound(fault)) return false;
    throw fault;
  }
}

async function spool(path: string, spoolPath: string, { provider, signal }: BatchWork): Promise<void> {
  const descriptor = openSync(spoolPath, "w", 0o600);
  let fault: { readonly cause: unknown } | undefined;
  const onData = (piece: Uint8Array) => {
    try {
      let written = 0;
      while (written < piece.length) written += writeSync(descriptor, piece, written);
    } catch (cause) {
      fault ??= { cause };
    }
  };
  try {
    const call = {
      method: "GET",
      path,
      timeoutMs: downloadTimeoutMs,
      maxAnswerBytes: mostResultBytes,
    } as const;
    await provider.send({ ...call, signal, onData });
  } finally {
    closeSync(descriptor);
  }
  if (fault !== undefined) throw fault.cause;
}
