import type { TextForm } from "../bytes/text-form.ts";
import { quoteCell, unquoteCell } from "../csv/raw-cells.ts";
import type { FeedDialect } from "../feed.ts";
import { isFormula } from "./formula.ts";

/** How cells are written into one output. */
export interface CellWriter {
  /** A cell of our own making. */
  generated(text: string): string;
  /** A cell that came with the feed, as it came; with csv-safe `all`, defused. */
  passed(rawCell: string): string;
  /** A cell that came with the feed in another dialect: its raw characters, unquoted. */
  moved(plain: string): string;
  /** A cell that came with the feed, given as text. */
  carried(text: string): string;
}

export interface CellWriterOptions {
  readonly form: TextForm;
  readonly dialect: FeedDialect;
  readonly isGeneratedSafe: boolean;
  readonly isPassedSafe: boolean;
  readonly onRespelled: (character: string) => void;
}

export function createCellWriter(options: CellWriterOptions): CellWriter {
  const { form, dialect, isGeneratedSafe, isPassedSafe, onRespelled } = options;
  const write = (text: string, isSafe: boolean) => {
    const plain = form.rawOfText(text, onRespelled);
    return isSafe && isFormula(text) ? quoted(`'${plain}`, dialect.quote) : quoteCell(plain, dialect);
  };
  return {
    generated: (text) => write(text, isGeneratedSafe),
    carried: (text) => write(text, isPassedSafe),
    moved: (plain) =>
      isPassedSafe && isFormula(form.textOfRaw(plain))
        ? quoted(`'${plain}`, dialect.quote)
        : quoteCell(plain, dialect),
    passed: (rawCell) => {
      if (!isPassedSafe) return rawCell;
      const plain = unquoteCell(rawCell, dialect.quote);
      return isFormula(form.textOfRaw(plain)) ? quoted(`'${plain}`, dialect.quote) : rawCell;
    },
  };
}

/** Quoted always: a defused cell must not fall apart where another delimiter is taken (OWASP). */
function quoted(plain: string, quote: string): string {
  return quote + plain.replaceAll(quote, quote + quote) + quote;
}
