/** A stretch of text and where it comes from; of equal lengths it is the source itself, else it stands for it. */
interface Stretch {
  readonly start: number;
  readonly length: number;
  readonly sourceStart: number;
  readonly sourceLength: number;
}

/** A text under construction that knows for each of its characters where in the source it comes from. */
export class SpanMap {
  private readonly stretches: Stretch[] = [];
  private readonly parts: string[] = [];
  private length = 0;

  /** Adds text that stands for a stretch of the source (as long as the text itself where not said). */
  append(text: string, sourceStart: number, sourceLength: number = text.length): void {
    if (text === "") return;
    this.stretches.push({ start: this.length, length: text.length, sourceStart, sourceLength });
    this.parts.push(text);
    this.length += text.length;
  }

  text(): string {
    return this.parts.join("");
  }

  /** The smallest stretch of the source that holds the text between two offsets. */
  sourceSpan(start: number, end: number): readonly [number, number] {
    const from = this.sourceOffset(start, "start");
    return end <= start ? [from, from] : [from, Math.max(from, this.sourceOffset(end - 1, "end"))];
  }

  private sourceOffset(offset: number, side: "start" | "end"): number {
    const stretch = this.stretchAt(offset);
    if (stretch === undefined) return 0;
    const { start, length, sourceStart, sourceLength } = stretch;
    if (offset >= start + length) return sourceStart + sourceLength;
    if (length !== sourceLength) return side === "start" ? sourceStart : sourceStart + sourceLength;
    return sourceStart + Math.max(0, offset - start) + (side === "end" ? 1 : 0);
  }

  /** The last stretch that begins at or before an offset. */
  private stretchAt(offset: number): Stretch | undefined {
    let low = 0;
    let high = this.stretches.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.stretches[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return this.stretches[low];
  }
}
