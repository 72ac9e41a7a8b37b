/** What stands before the header of a delimited feed. */
export interface Preamble {
  readonly raw: string;
  readonly lines: number;
  /** What Excel's `sep=` line says. */
  readonly delimiter?: string;
  readonly why: readonly string[];
}

const separatorLine = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;
const line = /^[^\r\n]*(?:\r\n|\n|\r)/;

/**
 * Excel's `sep=;` line and comment lines (`# exported 2024-01-01`) at a feed's beginning. A line that begins with
 * `#` is a comment only where the line after it is divided and it is not (`#,Name,Price` is a header).
 */
export function readPreamble(text: string): Preamble {
  const separator = separatorLine.exec(text);
  if (separator !== null) {
    const delimiter = separator[1] ?? ",";
    return {
      raw: separator[0],
      lines: 1,
      delimiter,
      why: [`Its first line is Excel's "sep=${delimiter}", which is kept.`],
    };
  }
  const raw = commentLines(text);
  const lines = raw === "" ? 0 : raw.split(/\r\n|\n|\r/).length - 1;
  return {
    raw,
    lines,
    why:
      lines === 0
        ? []
        : [
            `Its first ${lines === 1 ? "line is a comment" : `${lines} lines are comments`}, kept as they are.`,
          ],
  };
}

function commentLines(text: string): string {
  let rest = text;
  let comments = "";
  while (rest.startsWith("#")) {
    const first = line.exec(rest)?.[0];
    if (first === undefined) return "";
    comments += first;
    rest = rest.slice(first.length);
  }
  if (comments === "") return "";
  const header = line.exec(rest)?.[0] ?? rest;
  const last =
    comments
      .trimEnd()
      .split(/[\r\n]+/)
      .at(-1) ?? "";
  return dividersIn(header) > 0 && dividersIn(header) !== dividersIn(last) ? comments : "";
}

function dividersIn(text: string): number {
  return Math.max(...[",", ";", "\t", "|"].map((delimiter) => text.split(delimiter).length - 1));
}
