import { decodedPieces } from "./entities.ts";
import { SpanMap } from "./span-map.ts";

/** Blanks, or words with nothing but single spaces between them, which stay as they are. */
const collapsedRuns = /\s+|\S+(?: \S+)*/g;
const beginsBlank = /^\s/;

type Gap = "" | " " | "\t" | "\n";

/**
 * Writes text that comes in pieces with the line breaks between them. Gaps are held back until text
 * follows, so that none stands at the ends and a line break swallows the blanks around it.
 */
export class TextWriter {
  readonly map = new SpanMap();
  private readonly collapsesBlanks: boolean;
  private gap: Gap = "";
  private gapStart = 0;
  private gapEnd = 0;
  private bullet = "";
  private isEmpty = true;
  private endsLine = false;

  constructor(collapsesBlanks: boolean) {
    this.collapsesBlanks = collapsesBlanks;
  }

  /** Adds what stands in the source from an offset on, with its references decoded. */
  write(source: string, offset: number): void {
    for (const { text, start, length, isLiteral } of decodedPieces(source)) {
      if (isLiteral) this.writeLiteral(text, offset + start);
      else this.writeText(text, offset + start, length);
    }
  }

  /** Asks for a gap before the text that follows; the widest one asked for counts. */
  separate(gap: Gap, offset: number): void {
    if (this.gap === "") this.gapStart = offset;
    this.gapEnd = Math.max(this.gapEnd, offset);
    if (rank(gap) > rank(this.gap)) this.gap = gap;
  }

  /** Begins a line of a list, `depth` lists deep (from 1). */
  beginItem(depth: number, offset: number): void {
    this.separate("\n", offset);
    this.bullet = `${"  ".repeat(Math.min(depth, 8) - 1)}- `;
  }

  dropBullet(): void {
    this.bullet = "";
  }

  private writeLiteral(text: string, offset: number): void {
    if (!this.collapsesBlanks) {
      this.writeText(text, offset, text.length);
      return;
    }
    for (const { 0: run, index } of text.matchAll(collapsedRuns)) {
      const start = offset + index;
      if (beginsBlank.test(run)) this.holdBlank(run, start);
      else this.writeText(run, start, run.length);
    }
  }

  private holdBlank(run: string, start: number): void {
    this.separate(" ", start);
    this.gapEnd = Math.max(this.gapEnd, start + run.length);
  }

  private writeText(text: string, offset: number, sourceLength: number): void {
    if (this.collapsesBlanks && /^\s+$/.test(text)) {
      this.separate(" ", offset);
      this.gapEnd = Math.max(this.gapEnd, offset + sourceLength);
      return;
    }
    const breaksLineItself = !this.collapsesBlanks && /^[ \t\r]{0,8}\n/.test(text);
    if (breaksLineItself || this.endsLine) this.gap = "";
    this.writeGap(offset);
    this.map.append(text, offset, sourceLength);
    this.isEmpty = false;
    this.endsLine = text.endsWith("\n");
  }

  private writeGap(offset: number): void {
    if (this.gap !== "" && !this.isEmpty)
      this.map.append(this.gap, this.gapStart, this.gapEnd - this.gapStart);
    if (this.bullet !== "") this.map.append(this.bullet, offset, 0);
    this.gap = "";
    this.bullet = "";
    this.gapEnd = 0;
  }
}

function rank(gap: Gap): number {
  return ["", " ", "\t", "\n"].indexOf(gap);
}
