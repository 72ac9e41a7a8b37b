/**
 * True for the first who asks in a turn of the event loop. The requests of a turn had all arrived when it began: what
 * was looked at for one of them holds for the others.
 */
export function createOncePerTurn(): () => boolean {
  let isFirst = true;
  const begin = () => {
    isFirst = true;
  };
  return () => {
    if (!isFirst) return false;
    isFirst = false;
    setImmediate(begin);
    return true;
  };
}
