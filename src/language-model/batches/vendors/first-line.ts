import type { BatchLine } from "./batch-calls.ts";

const timeoutMs = 60_000;
/** An answer can be long; the id stands at its beginning. */
const mostLineBytes = 1024 * 1024;

/** The first line of a file that may be large: no more is taken. @returns undefined where there is none */
export async function firstLine(line: BatchLine, path: string): Promise<string | undefined> {
  const beginning = await line.askAgain(() => readBeginning(line, path));
  return beginning.split("\n", 1)[0]?.trim() || undefined;
}

async function readBeginning({ provider, signal }: BatchLine, path: string): Promise<string> {
  const enough = new AbortController();
  const either = signal === undefined ? enough.signal : AbortSignal.any([signal, enough.signal]);
  let text = "";
  const onData = (piece: Uint8Array) => {
    text += Buffer.from(piece).toString("latin1");
    if (text.includes("\n") || text.length > mostLineBytes) enough.abort();
  };
  try {
    const call = { method: "GET", path, timeoutMs, maxAnswerBytes: Number.POSITIVE_INFINITY } as const;
    await provider.send({ ...call, signal: either, onData });
  } catch (fault) {
    if (!enough.signal.aborted || signal?.aborted === true) throw fault;
  }
  return text;
}
