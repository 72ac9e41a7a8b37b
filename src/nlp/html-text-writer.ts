import { decodeHTMLStrict } from "entities";

/** A run of whitespace, or a run of words separated by single spaces, which needs no change. */
const collapsedRuns = /\s+|\S+(?: \S+)*/g;
const beginsBlank = /^\s/;

type Gap = "" | " " | "\t" | "\n";

/**
 * Assembles text from pieces and the gaps between them. A gap is written only when text follows, so that none remains at the
 * ends and a line break replaces the spaces around it.
 */
export class TextWriter {
  readonly map = new SpanMap();
  private readonly collapsesBlanks: boolean;
  private gap: Gap = "";
  private gapStart = 0;
  private gapEnd = 0;
  private bullet = "";
  private isEmpty = true;
  private lastText = "";
  private endsLine = false;

  constructor(collapsesBlanks: boolean) {
    this.collapsesBlanks = collapsesBlanks;
  }

  /** Adds a piece of the source with its character references decoded; `offset` is its position in the source. */
  write(source: string, offset: number): void {
    for (const { text, start, length, isLiteral } of decodedPieces(source)) {
      if (isLiteral) this.writeLiteral(text, offset + start);
      else this.writeText(text, offset + start, length);
    }
  }

  /** Requests a gap before the next text; the widest requested gap is written. */
  separate(gap: Gap, offset: number): void {
    if (this.gap === "") this.gapStart = offset;
    this.gapEnd = Math.max(this.gapEnd, offset);
    if (rank(gap) > rank(this.gap)) this.gap = gap;
  }

  /** Begins a list item; `depth` is the nesting level of its list, from 1. */
  beginItem(depth: number, offset: number): void {
    this.separate("\n", offset);
    this.bullet = `${"  ".repeat(Math.min(depth, 8) - 1)}- `;
  }

  /** Whether the next text would be joined to a word, or to a code. */
  endsInWord(): boolean {
    return this.gap === "" && /[\p{L}\d]{2}$/u.test(this.lastText);
  }

  /** Whether the next text would be joined to the full stop of a sentence; "www." is an address. */
  endsSentence(): boolean {
    return this.gap === "" && /[\p{L}\d)][.!?…]$/u.test(this.lastText) && !/www\.$/iu.test(this.lastText);
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
    this.lastText = text.slice(-4);
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

const terminated = "#\\d{1,7};|#x[\\da-f]{1,6};|[a-z][a-z0-9]{1,31};";
// Without a semicolon only unambiguous references are decoded: R&D, H&M and ?a=1&copy=2 are text.
const unterminated =
  "(?:nbsp|amp|quot|[aeiouyn](?:acute|grave|circ|uml|tilde)|ccedil|szlig|[ao]elig|euro)(?![a-z0-9=;])";
const reference = new RegExp(`&(?:amp;(?=${terminated}))?(?:${terminated}|${unterminated})`, "gi");

interface DecodedPiece {
  readonly text: string;
  /** Offset in the string that was decoded. */
  readonly start: number;
  readonly length: number;
  /** Whether it is copied from the source unchanged. */
  readonly isLiteral: boolean;
}

/** Splits a text into unchanged pieces and decoded references; doubly encoded ones (&amp;eacute;) are decoded twice. */
function decodedPieces(source: string): DecodedPiece[] {
  const pieces: DecodedPiece[] = [];
  let position = 0;
  if (source.includes("&")) {
    for (const { 0: written, index } of source.matchAll(reference)) {
      const text = decodeReference(written);
      if (text === written) continue;
      if (index > position) pieces.push(literal(source, position, index));
      pieces.push({ text, start: index, length: written.length, isLiteral: false });
      position = index + written.length;
    }
  }
  if (position < source.length) pieces.push(literal(source, position, source.length));
  return pieces;
}

function literal(source: string, start: number, end: number): DecodedPiece {
  return { text: source.slice(start, end), start, length: end - start, isLiteral: true };
}

function decodeReference(written: string): string {
  const inner = written.replace(/^&amp;(?=.)/i, "&");
  const terminatedForm = inner.endsWith(";") ? inner : `${inner};`;
  const decoded = decodeHTMLStrict(terminatedForm);
  return decoded === terminatedForm ? decodeHTMLStrict(written) : decoded;
}

/** A piece of the output and its source range: a verbatim copy if the lengths are equal, else a replacement. */
interface Stretch {
  readonly start: number;
  readonly length: number;
  readonly sourceStart: number;
  readonly sourceLength: number;
}

/** A text under construction that maps each of its characters to the source. */
class SpanMap {
  private readonly stretches: Stretch[] = [];
  private readonly parts: string[] = [];
  private length = 0;

  /** Appends text that replaces a range of the source. */
  append(text: string, sourceStart: number, sourceLength: number = text.length): void {
    if (text === "") return;
    this.stretches.push({ start: this.length, length: text.length, sourceStart, sourceLength });
    this.parts.push(text);
    this.length += text.length;
  }

  text(): string {
    return this.parts.join("");
  }

  /** The smallest range of the source that contains the text between two offsets. */
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

  /** The last piece that begins at or before an offset. */
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
