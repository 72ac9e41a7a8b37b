/** At most `limit` of the items, evenly spaced; all where there are few enough. */
export function evenShare<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, at) => items[Math.floor((at * items.length) / most)]).filter(
    (item) => item !== undefined,
  );
}

/** The items in a reproducible random order: Fisher-Yates with the generator mulberry32. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const order = [...items];
  const draw = generator(seed);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(draw() * (last + 1));
    const [one, another] = [order[last], order[other]];
    if (one === undefined || another === undefined) continue;
    order[last] = another;
    order[other] = one;
  }
  return order;
}

/** https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Shuffles the first `count` numbers in an order determined by the seed (Fisher-Yates with a linear congruential
 * generator).
 */
export function shuffle(numbers: Uint32Array, count: number, seed: number): void {
  let state = Math.imul(seed + 1, 0x9e3779b9) >>> 0;
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 4294967296) * (at + 1));
    const number = numbers[at] ?? 0;
    numbers[at] = numbers[other] ?? 0;
    numbers[other] = number;
  }
}
