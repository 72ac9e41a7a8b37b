/** Which cells are kept from being run as a formula by a spreadsheet: those written here, every one, none. */
export type CsvSafety = "generated" | "all" | "off";

/**
 * First characters that make a spreadsheet run a cell, with their full-width forms
 * (https://owasp.org/www-community/attacks/CSV_Injection; ASVS 5.0, 1.2.10).
 */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;

const plainNumber = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:e[+-]?\d+)?$/i;

/** Whether a spreadsheet may run the cell. A signed number is only a number. */
export function isFormula(text: string): boolean {
  return formulaStart.test(text) && !plainNumber.test(text);
}
