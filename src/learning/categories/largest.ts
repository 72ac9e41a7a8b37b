/** The numbers of the largest values, largest first, at most `limit`; of equal ones the first. */
export function largest(values: Float64Array, limit: number): number[] {
  const found: number[] = [];
  for (let number = 0; number < values.length; number += 1) insert(values, number, limit, found);
  return found;
}

/** The same among some numbers only, which may come in any order. */
export function largestAmong(values: Float64Array, numbers: Uint32Array, limit: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < numbers.length; at += 1) insert(values, numbers[at] ?? 0, limit, found);
  return found;
}

/** Puts a number in its place among those found, where it has one; smaller ones move up, the last falls out. */
function insert(values: Float64Array, number: number, limit: number, found: number[]): void {
  const value = values[number] ?? 0;
  const end = Math.min(found.length, limit - 1);
  let place = found.length;
  while (place > 0) {
    const other = found[place - 1] ?? 0;
    const otherValue = values[other] ?? 0;
    if (otherValue > value || (otherValue === value && other < number)) break;
    place -= 1;
  }
  if (place >= limit) return;
  for (let at = end; at > place; at -= 1) found[at] = found[at - 1] ?? 0;
  found[place] = number;
}
