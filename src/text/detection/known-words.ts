/** From unknown to most telling; a word in its bare form lacks its accents: thé is no English article. */
const levels = ["unknown", "bare", "content", "function"] as const;
type Level = (typeof levels)[number];

const logOfContentWord = Math.log(1e-3);
const logs: readonly number[] = [Math.log(1e-5), logOfContentWord - 1, logOfContentWord, Math.log(3e-3)];
const functionLevel = levels.indexOf("function");
const bitsOfLevel = 2;
const levelMask = 0b11;

/**
 * How well each candidate language knows a word. All levels of a word are packed into one number, two bits
 * a candidate, since an array for each of thousands of words takes longer to make than the rest of the model.
 */
export class KnownWords {
  private readonly packed = new Map<string, number>();
  private readonly candidateCount: number;

  /** @param candidateCount at most 15 */
  constructor(candidateCount: number) {
    this.candidateCount = candidateCount;
  }

  /** Notes that a candidate knows the word at least so well. */
  raise(word: string, candidate: number, level: Level): void {
    const before = this.packed.get(word) ?? 0;
    const shift = candidate * bitsOfLevel;
    const number = levels.indexOf(level);
    if (((before >> shift) & levelMask) >= number) return;
    this.packed.set(word, (before & ~(levelMask << shift)) | (number << shift));
  }

  /** Log probabilities by candidate, and whether it is a function word of one; undefined for an unknown word. */
  find(word: string): { readonly logs: readonly number[]; readonly isFunctionWord: boolean } | undefined {
    const packed = this.packed.get(word);
    if (packed === undefined) return undefined;
    const found: number[] = [];
    for (let candidate = 0; candidate < this.candidateCount; candidate += 1) {
      found.push((packed >> (candidate * bitsOfLevel)) & levelMask);
    }
    return { logs: found.map((level) => logs[level] ?? 0), isFunctionWord: found.includes(functionLevel) };
  }
}
