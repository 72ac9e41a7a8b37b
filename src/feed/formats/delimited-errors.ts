import type { PdoError } from "../../lib/errors.ts";
import { feedError } from "../errors.ts";

export function noColumns(name: string, header: string): PdoError {
  return feedError({
    code: "PDO_FEED_NO_COLUMNS",
    what: `${name}, header: no column has a name.`,
    seen: `The header is ${JSON.stringify(header.slice(0, 80))}.`,
    nextStep: "Take out what stands above the header line, or give the feed one that names its columns.",
  });
}

export function badDelimiter(delimiter: string): PdoError {
  return feedError({
    code: "PDO_FEED_DELIMITER",
    what: "The delimiter must be one plain character.",
    seen: `It is ${JSON.stringify(delimiter)}.`,
    nextStep:
      'Give one ASCII character that is no letter, digit, quote or line break, or its name: for example ";" or tab.',
  });
}

export function badQuote(quote: string): PdoError {
  return feedError({
    code: "PDO_FEED_QUOTE",
    what: "The quote must be a double or a single one, or none.",
    seen: `It is ${JSON.stringify(quote)}.`,
    nextStep: "Give double, single or none, for example --quote none.",
  });
}

/** @param header the line that would be the only column's name */
export function delimiterUnknown(name: string, header: string): PdoError {
  return feedError({
    code: "PDO_FEED_DELIMITER",
    what: `${name}, header: it is not clear what divides the columns.`,
    seen: `The header is ${JSON.stringify(header.slice(0, 80))}.`,
    nextStep:
      'Name the character with --delimiter, for example --delimiter "^"; one that is not ASCII has to be replaced first.',
  });
}

/** @param linesAbove how many were to stand above the header */
export function headerMissing(name: string, linesAbove: number): PdoError {
  return feedError({
    code: "PDO_FEED_NO_COLUMNS",
    what: `${name}: there is no header in line ${linesAbove + 1}.`,
    seen: "The feed ends before it.",
    nextStep:
      "Count the lines as an editor shows them, blank ones too, and say --header-row or --skip-rows again.",
  });
}
