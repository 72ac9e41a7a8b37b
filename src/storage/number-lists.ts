/** Lists of numbers, one after the other. */
export interface NumberLists {
  /** One more than there are lists: the next start ends a list. */
  readonly starts: Uint32Array;
  readonly members: Uint32Array;
}

export function createNumberLists(lists: readonly (readonly number[])[]): NumberLists {
  const starts = new Uint32Array(lists.length + 1);
  for (const [number, list] of lists.entries()) starts[number + 1] = (starts[number] ?? 0) + list.length;
  return { starts, members: Uint32Array.from(lists.flat()) };
}

/** @returns the list of that number; empty where there is none */
export function listAt({ starts, members }: NumberLists, number: number): number[] {
  return Array.from(members.subarray(starts[number] ?? 0, starts[number + 1] ?? 0));
}
