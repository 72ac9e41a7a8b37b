const all = 2048;
const oneIn = 16;

/**
 * How many records a record stands for when it is looked at closely: all of the first 2048 stand for themselves, of the
 * others about one in sixteen for as many, and 0 says that a record is not looked at. What is counted so is compared as
 * shares of a hundredth and more, and a close look at every cell would cost as much as reading it. Fibonacci hashing
 * (Knuth, The Art of Computer Programming 3, 6.4) spreads the places, so that no period of a feed meets them.
 *
 * @param index 0-based place of the record
 */
export function weightOfLook(index: number): number {
  if (index < all) return 1;
  return Math.imul(index, 0x9e3779b1) >>> 28 === 0 ? oneIn : 0;
}
