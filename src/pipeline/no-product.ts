import type { ColumnMapping } from "../feed/columns.ts";
import type { FeedDescription } from "../feed/feed.ts";
import type { FeedRecord } from "../feed/record.ts";
import { isSpreadsheetError } from "../feed/spreadsheet-errors.ts";
import { foldText } from "../nlp/normalizer.ts";
import type { TaskFailure } from "./enrichment.ts";

/**
 * Why a row is no product: blank, a line drawn across the table, the header once more, a total, or nothing but a spreadsheet's
 * errors. Undefined: it may be one.
 */
export function reasonForNoProduct(
  record: FeedRecord,
  { mapping, description: { columns: header } }: FeedParts,
): TaskFailure | undefined {
  const { name, description } = mapping.columns;
  const title = cellOf(record, name);
  const text = cellOf(record, description);
  // Most rows have both, and none of the reasons goes with a text of some words.
  if (title !== "" && text.length > longestSign) return undefined;
  const cells = (record.keys?.() ?? header)
    .map((key, place) => ({ key, text: (record.textAt(place) ?? "").trim() }))
    .filter((cell) => cell.text !== "");
  if (cells.length === 0) return { code: "PDO_ROW_BLANK", reason: "The row is blank." };
  if (cells.every((cell) => isRule(cell.text)))
    return { code: "PDO_ROW_SEPARATOR", reason: "The row only draws a line." };
  if (isHeader(cells)) return { code: "PDO_ROW_HEADER", reason: "The row repeats the header." };
  const total = totalOf(cells);
  if (total !== undefined)
    return { code: "PDO_ROW_TOTAL", reason: `The row is a total ("${total}"), not a product.` };
  if (cells.every((cell) => footerCell.test(foldText(cell.text))))
    return { code: "PDO_ROW_FOOTER", reason: "The row only numbers a page or ends the table." };
  const failed = [title, text].find(isSpreadsheetError);
  const isNothingElse = [title, text].every((cell) => cell === "" || isSpreadsheetError(cell));
  return failed !== undefined && isNothingElse
    ? {
        code: "PDO_ROW_SPREADSHEET_ERROR",
        reason: `Instead of the product's name the row has a spreadsheet's error (${failed}): mend the formula and export again.`,
      }
    : undefined;
}

interface FeedParts {
  readonly mapping: ColumnMapping;
  readonly description: Pick<FeedDescription, "columns">;
}

/** The longest error of a spreadsheet, and longer than any total, rule or name of a column in a description. */
const longestSign = 40;

interface Cell {
  readonly key: string;
  readonly text: string;
}

function cellOf(record: FeedRecord, column: string | undefined): string {
  return column === undefined ? "" : (record.text(column) ?? "").trim();
}

/** `-----`, `=====`, `* * *`. */
function isRule(text: string): boolean {
  return /^[-–—_=*~+#.·|/\\\s]{3,}$/.test(text) && !isSpreadsheetError(text);
}

/** A column that is called like its own cell, in every cell: one cell alone may be chance. */
function isHeader(cells: readonly Cell[]): boolean {
  return cells.length > 1 && cells.every(({ key, text }) => foldText(key).trim() === foldText(text));
}

const totals =
  "total|totals|grand total|sub ?total|net total|overall total|number|total (?:amount|items|products|quantity|price|value)|sum|overall|result|gesamt|gesamtsumme|gesamtwert|gesamtbetrag|gesamtpreis|gesamtmenge|gesamtanzahl|gesamtergebnis|summe|zwischensumme|endsumme|endbetrag|endergebnis|ergebnis|insgesamt|anzahl|sous[- ]total|total general|total (?:articles|produits)|montant total|nombre total|nombre|somme|resultat|totale|totali|totale generale|totale complessivo|totale (?:articoli|prodotti)|numero totale|importo totale|subtotale|sub-totale|somma|risultato";
/** What may stand behind a total's name: what is counted, and whether with taxes. */
const qualifiers =
  "artikel|produkte|positionen|stuck|stk\\.?|items|products|articles|produits|articoli|prodotti|pezzi|pcs|rows|zeilen|lignes|righe|de produits|d'articles|di prodotti|di articoli|der artikel|der produkte|of products|of items|netto|brutto|net|gross|ht|ttc|hors taxes|toutes taxes comprises|inkl\\.? mwst\\.?|exkl\\.? mwst\\.?|zzgl\\.? mwst\\.?|incl\\.? (?:vat|tax)|excl\\.? (?:vat|tax)|iva inclusa|iva esclusa|general|in eur|eur|chf";
const totalCell = new RegExp(
  `^(?:${totals})(?: \\(?(?:${qualifiers})\\)?){0,2} ?[:=]? ?\\(?(?:${amount()})?(?: ?(?:${qualifiers}))?\\)?$`,
);
const figureCell = new RegExp(`^${amount()}(?: ?(?:${qualifiers}))?$`);

/** "Seite 1 von 2", "Ende der Liste". */
const footerCell =
  /^(?:(?:seite|page|pagina|blatt) ?\d{1,5}(?: ?(?:von|of|de|sur|di|\/) ?\d{1,5})?|ende der (?:liste|tabelle)|end of (?:the )?(?:list|file|report|table)|fin (?:de (?:la )?liste|du fichier|du tableau)|fine (?:dell'elenco|elenco|lista|della lista|tabella))\.?$/;

/** Of a group: "Zwischensumme Geschirrspüler". Other words, as "total", begin the names of products too. */
const groupTotal =
  /^(?:gesamt|zwischen|end)?summe |^(?:grand |sub ?)total |^sous[- ]total |^sub-?totale |^totale (?:complessivo|generale) /;

/** A number, with or without a currency. */
function amount(): string {
  const currency = "(?:eur|euro|chf|usd|gbp|fr\\.?|sfr\\.?|[€$£])";
  return `(?:${currency}? ?[-+]?[\\d.,' ]*\\d(?:[.,][-–])? ?(?:%|${currency})?)`;
}

/** The total's name, where besides it the row has only figures. */
function totalOf(cells: readonly Cell[]): string | undefined {
  let found: string | undefined;
  for (const { text } of cells) {
    const folded = foldText(text);
    if (found === undefined && (totalCell.test(folded) || groupTotal.test(folded))) found = text;
    else if (
      !figureCell.test(folded) &&
      !totalCell.test(folded) &&
      !isRule(text) &&
      !isSpreadsheetError(text) &&
      !/^[-–—.]$/.test(text)
    )
      return undefined;
  }
  return found;
}
