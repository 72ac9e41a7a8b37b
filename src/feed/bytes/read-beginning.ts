/** The first bytes of a stream, and the stream as it goes on after them. */
export interface Beginning {
  readonly bytes: Uint8Array;
  /** Whether the stream ended within the beginning. */
  readonly isWhole: boolean;
  readonly rest: AsyncIterable<Uint8Array>;
}

/** Takes chunks from a stream until `leastBytes` are there or it ends. */
export async function readBeginning(
  stream: AsyncIterable<Uint8Array>,
  leastBytes: number,
): Promise<Beginning> {
  const iterator = stream[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  while (length < leastBytes && !isWhole) {
    const next = await iterator.next();
    if (next.done === true) {
      isWhole = true;
    } else {
      chunks.push(next.value);
      length += next.value.length;
    }
  }
  const rest = { [Symbol.asyncIterator]: () => iterator };
  return { bytes: Buffer.concat(chunks, length), isWhole, rest };
}

/** A beginning put back before its rest. */
export async function* wholeStream(beginning: Beginning): AsyncGenerator<Uint8Array> {
  yield beginning.bytes;
  if (!beginning.isWhole) yield* beginning.rest;
}
