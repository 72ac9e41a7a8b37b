/** How long an item has been worked on, without the time for which it was held back for others' sake. */
export interface ItemClock {
  readonly startedAt: number;
  heldMs: number;
}

/**
 * One clock for all calls that name the same item: a row's time limit counts from its first call.
 * @param now - milliseconds since 1970
 */
export function createItemClocks(now: () => number): (item: object | undefined) => ItemClock {
  const clocks = new WeakMap<object, ItemClock>();
  return (item) => {
    const known = item && clocks.get(item);
    if (known !== undefined) return known;
    const clock = { startedAt: now(), heldMs: 0 };
    if (item !== undefined) clocks.set(item, clock);
    return clock;
  };
}
