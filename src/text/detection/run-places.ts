/** Where each number stands in a list of distinct ones, by open addressing: a search of the sorted list takes several times as long. */
export class RunPlaces {
  private readonly runs: Uint32Array;
  /** Places plus one, 0 where a slot is free; half of the slots are, so that one is never far. */
  private readonly slots: Uint16Array;
  private readonly mask: number;

  /** @param runs distinct, at most 65,534 */
  constructor(runs: Uint32Array) {
    const slotCount = 2 ** Math.ceil(Math.log2(2 * runs.length + 2));
    this.runs = runs;
    this.slots = new Uint16Array(slotCount);
    this.mask = slotCount - 1;
    for (let place = 0; place < runs.length; place += 1)
      this.slots[this.slotOf(runs[place] ?? 0)] = place + 1;
  }

  /** @returns the run's place, -1 where it is not listed */
  find(run: number): number {
    return (this.slots[this.slotOf(run)] ?? 0) - 1;
  }

  /** The slot that leads to the run, or the free one where it would be. Factor: 2 ** 32 by the golden ratio (Knuth, TAOCP 3, 6.4). */
  private slotOf(run: number): number {
    const mixed = Math.imul(run, 0x9e3779b1);
    let slot = (mixed ^ (mixed >>> 15)) & this.mask;
    for (;;) {
      const held = this.slots[slot] ?? 0;
      if (held === 0 || this.runs[held - 1] === run) return slot;
      slot = (slot + 1) & this.mask;
    }
  }
}
