/** Keys that were met: eight bytes for each, in open addressing, so that millions take little memory. */
export interface KeySet {
  /**
   * @param key at least 16 hexadecimal digits, of which the first 16 tell
   * @returns false where it was there before
   */
  add(key: string): boolean;
  readonly size: number;
}

const firstSlots = 1024;
/** Share of the slots from which on the table is doubled. */
const mostFilled = 0.6;

/** Two of ten million keys are taken for one with a chance of 3 in a million; the second is then asked for a round later. */
export function createKeySet(): KeySet {
  let slots = new BigUint64Array(firstSlots);
  let size = 0;

  const place = (into: BigUint64Array, mark: bigint): number => {
    const last = into.length - 1;
    let slot = Number(mark & 0xffff_ffffn) & last;
    while (into[slot] !== 0n && into[slot] !== mark) slot = (slot + 1) & last;
    return slot;
  };
  const grow = () => {
    const larger = new BigUint64Array(slots.length * 2);
    for (const mark of slots) if (mark !== 0n) larger[place(larger, mark)] = mark;
    slots = larger;
  };
  return {
    add: (key) => {
      const mark = markOf(key);
      const slot = place(slots, mark);
      if (slots[slot] === mark) return false;
      slots[slot] = mark;
      size += 1;
      if (size > slots.length * mostFilled) grow();
      return true;
    },
    get size() {
      return size;
    },
  };
}

/** Never 0, which says that a slot is free. */
function markOf(key: string): bigint {
  const mark = BigInt(`0x${key.slice(0, 16)}`);
  return mark === 0n ? 1n : mark;
}
