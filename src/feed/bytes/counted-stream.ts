/** A stream that can be given up, and says how much went through. */
export interface CountedStream extends AsyncIterable<Uint8Array> {
  bytes(): number;
  /** Lets the source go. Does not wait for a read that is under way: nobody may ever write to a terminal again. */
  close(): Promise<void>;
}

/** Counts a stream's bytes as they pass. */
export function countBytes(stream: AsyncIterable<Uint8Array>): CountedStream {
  const iterator = stream[Symbol.asyncIterator]();
  let bytes = 0;
  let isReading = false;
  const close = async () => {
    const closed = iterator.return?.();
    if (isReading) closed?.catch(() => {});
    else await closed;
  };
  const counted: AsyncIterator<Uint8Array> = {
    async next() {
      isReading = true;
      try {
        const next = await iterator.next();
        if (next.done !== true) bytes += next.value.length;
        return next;
      } finally {
        isReading = false;
      }
    },
    async return() {
      await close();
      return { done: true, value: undefined };
    },
  };
  return { [Symbol.asyncIterator]: () => counted, bytes: () => bytes, close };
}
