/** A stream that ends with the signal's reason as soon as it is aborted, even while nothing comes. */
export async function* untilAborted(
  stream: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  if (signal === undefined) {
    yield* stream;
    return;
  }
  const iterator = stream[Symbol.asyncIterator]();
  for (;;) {
    const next = await nextOrAbort(iterator, signal);
    if (next.done === true) return;
    yield next.value;
  }
}

/** Listens anew for each chunk: a listener for all of them would gather what it has seen. */
function nextOrAbort(
  iterator: AsyncIterator<Uint8Array>,
  signal: AbortSignal,
): Promise<IteratorResult<Uint8Array, unknown>> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    const stop = () => signal.removeEventListener("abort", onAbort);
    iterator.next().then(
      (next) => {
        stop();
        resolve(next);
      },
      (error) => {
        stop();
        reject(error);
      },
    );
  });
}
