/** Puts the first `count` numbers in an order that the seed alone decides (Fisher and Yates, over a linear congruence). */
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
