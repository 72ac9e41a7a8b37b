import type { PdoError } from "../../lib/errors.ts";
import { feedError, listed, pasted } from "../errors.ts";

export function withoutSheet(name: string): PdoError {
  return feedError({
    code: "PDO_FEED_NO_PRODUCTS",
    what: `${name}: the workbook has no sheet of cells.`,
    seen: "It has charts or dialogs only.",
    nextStep: "Hand in the workbook that has the products in a sheet.",
  });
}

export function withoutProducts(name: string, sheets: readonly string[]): PdoError {
  return feedError({
    code: "PDO_FEED_NO_PRODUCTS",
    what: `${name}: no sheet has a header with products below it.`,
    seen: `Its sheets are: ${listed(sheets)}.`,
    nextStep: "Put the names of the columns in one row, and the products in the rows below it.",
  });
}

export function sheetUnknown(name: string, wanted: string, sheets: readonly string[]): PdoError {
  return feedError({
    code: "PDO_FEED_SHEET_UNKNOWN",
    what: `${name}: the workbook has no sheet "${wanted}".`,
    seen: `Its sheets are: ${listed(sheets)}.`,
    nextStep: `Take one of them, for example --sheet ${pasted(sheets[0] ?? "Sheet1")}.`,
  });
}
