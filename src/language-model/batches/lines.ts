/** A line of a file, and where it lies. */
export interface Line {
  readonly text: string;
  /** Bytes before it. */
  readonly at: number;
  /** Without the line feed. */
  readonly byteCount: number;
}

const lineFeed = 0x0a;
/** A line that is longer is no answer to anything that was asked. */
const mostLineBytes = 64 * 1024 * 1024;

/**
 * The lines that are not empty. UTF-8; a character that two pieces share is whole.
 * @throws RangeError where a line is longer than 64 MiB
 */
export async function* readLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let at = 0;
  const take = (end: Buffer): Line => {
    const bytes = held.length === 0 ? end : Buffer.concat([...held, end]);
    const line = { text: bytes.toString("utf8"), at, byteCount: bytes.length };
    held = [];
    heldBytes = 0;
    at += bytes.length + 1;
    return line;
  };
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    let from = 0;
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, from)) {
      const line = take(bytes.subarray(from, end));
      if (line.text.trim() !== "") yield line;
      from = end + 1;
    }
    held.push(bytes.subarray(from));
    heldBytes += bytes.length - from;
    if (heldBytes > mostLineBytes) throw new RangeError(`A line is longer than ${mostLineBytes} bytes.`);
  }
  const last = take(Buffer.alloc(0));
  if (last.text.trim() !== "") yield last;
}
