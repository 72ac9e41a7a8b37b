/** The items in another order, the same each time: Fisher-Yates over the generator mulberry32. */
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
