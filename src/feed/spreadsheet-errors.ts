/** What Excel, LibreOffice and Google Sheets write where a formula failed, in the program's four languages; in capitals, without spaces. */
const errors: ReadonlySet<string> = new Set([
  ...["#N/A", "#NV", "#N/D", "#N/DISP", "#N/V"],
  ...["#REF!", "#BEZUG!", "#RIF!"],
  ...["#DIV/0!", "#DIV/0", "#DIV!"],
  ...["#VALUE!", "#WERT!", "#VALEUR!", "#VALORE!"],
  ...["#NAME?", "#NAME!", "#NOM?", "#NOME?"],
  ...["#NUM!", "#ZAHL!", "#NOMBRE!"],
  ...["#NULL!", "#NUL!", "#NULLO!"],
  ...["#SPILL!", "#ÜBERLAUF!", "#PROPAGATION!", "#ESPANSIONE!", "#CALC!", "#KALK!", "#CALCOLO!"],
  ...["#FIELD!", "#FELD!", "#CHAMP!", "#CAMPO!", "#BLOCKED!", "#CONNECT!", "#BUSY!", "#UNKNOWN!", "#ERROR!"],
  ...["#GETTING_DATA", "ERR:502", "ERR:504", "ERR:508", "ERR:522"],
]);

const longestError = 16;

/** Whether a cell holds nothing but a spreadsheet's error (`#NV`, `#REF!`), or the signs of a column too narrow to show it. */
export function isSpreadsheetError(text: string): boolean {
  const cell = text.trim();
  const first = cell.charCodeAt(0);
  // Almost every cell is done here: # or E.
  if (first !== 35 && first !== 69 && first !== 101) return false;
  if (/^#{3,}$/.test(cell)) return true;
  return cell.length <= longestError && errors.has(cell.replace(/\s+/g, "").toUpperCase());
}
