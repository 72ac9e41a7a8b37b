/**
 * Works on items side by side and gives each result on in the items' order, as soon as it is its turn. An item is
 * pulled only when there is room: at most `windowSize` items are between being pulled and being given on. The
 * first fault, of the items or of the work, is thrown after the results before it were given on.
 *
 * A window of 16 times the calls in flight keeps these busy when one in a hundred takes twenty times longer.
 */
export async function* mapInOrder<T, R>(
  items: AsyncIterable<T>,
  windowSize: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const iterator = items[Symbol.asyncIterator]();
  const window: Promise<R>[] = [];
  let pull: Promise<Pulled<T>> | undefined;
  let end: End | undefined;
  try {
    while (end === undefined || window.length > 0) {
      if (end === undefined && window.length < windowSize) pull ??= settlePull(iterator.next());
      const head = window[0];
      const event = await race(head, pull);
      if (event !== undefined) {
        pull = undefined;
        if ("item" in event) window.push(start(work, event.item));
        else end = event;
        continue;
      }
      window.shift();
      yield (await head) as R;
    }
    if (end.fault !== undefined) throw end.fault.error;
  } finally {
    if (end === undefined) await close(iterator, pull !== undefined);
  }
}

interface End {
  readonly fault?: { readonly error: unknown };
}

type Pulled<T> = { readonly item: T } | End;

async function settlePull<T>(next: Promise<IteratorResult<T>>): Promise<Pulled<T>> {
  try {
    const { done, value } = await next;
    return done === true ? {} : { item: value };
  } catch (error) {
    return { fault: { error } };
  }
}

function start<T, R>(work: (item: T) => Promise<R>, item: T): Promise<R> {
  const result = work(item);
  result.catch(() => {}); // Thrown where it is awaited, in its turn.
  return result;
}

/** A source that is busy with its next item (a quiet pipe) closes when it has it; nobody waits for that. */
async function close<T>(iterator: AsyncIterator<T>, isBusy: boolean): Promise<void> {
  const closing = iterator.return?.();
  if (isBusy) closing?.catch(() => {});
  else await closing;
}

/** What was pulled, or undefined where the head's turn has come first. */
async function race<T>(head: Promise<unknown> | undefined, pull: Promise<Pulled<T>> | undefined) {
  const done = head?.then(
    () => undefined,
    () => undefined,
  );
  if (done === undefined) return pull;
  return pull === undefined ? done : Promise.race([done, pull]);
}
