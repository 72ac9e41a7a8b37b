/** The numbers of the largest values, largest first, at most `limit`; of equal ones the first. */
export function largest(values: Float64Array, limit: number): number[] {
  const found: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (let number = 0; number < values.length; number += 1) {
    const value = values[number] ?? 0;
    if (found.length >= limit && value <= least) continue;
    let place = found.length;
    while (place > 0 && (values[found[place - 1] ?? 0] ?? 0) < value) place -= 1;
    found.splice(place, 0, number);
    if (found.length > limit) found.pop();
    if (found.length === limit) least = values[found[limit - 1] ?? 0] ?? 0;
  }
  return found;
}
