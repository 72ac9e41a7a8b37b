import { isUtf8 } from "node:buffer";
import { CliProblem } from "../cli-problem.ts";

/** One line of a stream. */
export interface InputLine {
  /** Without its line end; bytes that are not UTF-8 are U+FFFD. */
  readonly text: string;
  readonly isUtf8: boolean;
}

/** The feeds' limit for a record: what is longer is no line, but a file without line ends. */
const maxLineBytes = 16 * 1024 * 1024;
const lineFeed = 0x0a;

/**
 * The lines of a stream as they arrive; a byte order mark at its beginning is dropped.
 * @throws CliProblem PDO_LINE_TOO_LONG
 */
export async function* readLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<InputLine> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  let lines = 0;
  const take = (piece: Uint8Array): InputLine => {
    const line = decodeLine([...pieces, piece], lines === 0);
    pieces = [];
    length = 0;
    lines += 1;
    return line;
  };
  for await (const chunk of stream) {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(lineFeed, start);
      if (end === -1) break;
      yield take(chunk.subarray(start, end));
      start = end + 1;
    }
    pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > maxLineBytes) throw lineTooLong(lines + 1);
  }
  if (length > 0) yield take(new Uint8Array());
}

function decodeLine(pieces: readonly Uint8Array[], isFirst: boolean): InputLine {
  const bytes = Buffer.concat(pieces);
  const decoder = new TextDecoder("utf-8", { ignoreBOM: !isFirst });
  const text = decoder.decode(bytes).replace(/\r$/, "");
  return { text, isUtf8: !text.includes("\uFFFD") || isUtf8(bytes) };
}

function lineTooLong(line: number): CliProblem {
  return new CliProblem({
    code: "PDO_LINE_TOO_LONG",
    what: `standard input, line ${line}: the line is longer than ${maxLineBytes / 1024 / 1024} MiB.`,
    seen: "A record is one line; this one does not end.",
    nextStep: "Write one JSON object a line, for example with jq -c '.[]', or hand the file to pdo enrich.",
  });
}
