import { lazily } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import table from "./empty-values.tsv";
import type { Statement } from "./statement.ts";

const phrases = lazily(() => {
  const rows = parseTable(table);
  const ofKind = (...kinds: readonly string[]) =>
    membersOf(
      rows.filter(({ kind = "" }) => kinds.includes(kind)),
      "words",
      "|",
    );
  return { whole: new Set(ofKind("whole", "answer")), beginnings: ofKind("beginning") };
});

const signsAlone = /^[-–—_.*/?\s]*$/u;
const longestEmpty = 40;

/** Whether a value of free text says nothing: "-", "n/a", "k. A.", "NC", "da definire", "siehe Beschreibung", and a mere yes or no. */
export function isUninformative(value: string): boolean {
  if (signsAlone.test(value)) return true;
  if (value.length > longestEmpty) return false;
  const written = value.trim().toLowerCase();
  const { whole, beginnings } = phrases();
  return whole.has(written) || beginnings.some((beginning) => beginsWith(written, beginning));
}

/** In characters; "see" has what it refers to behind it, "ohne" and "sans" may stand alone. */
const longestRest = { reference: 30, other: 12 } as const;

function beginsWith(written: string, beginning: string): boolean {
  const isReference = beginning.endsWith(" ");
  const rest = written.length - beginning.length;
  return (
    written.startsWith(beginning) &&
    rest >= 0 &&
    rest <= (isReference ? longestRest.reference : longestRest.other)
  );
}

/** What nothing that is sold has none of; of alcohol, a temperature or an age there may be zero. */
const neverZero: ReadonlySet<string> = new Set([
  "length",
  "mass",
  "volume",
  "area",
  "power",
  "data",
  "count",
]);

/** The "0 cm" and "0,00 kg" of a column that nobody filled in, and its "99999". */
export function isPlaceholderMeasure({ attribute, text, start, end }: Statement): boolean {
  const numbers = text.plain.text.slice(start, end).match(/\d+/gu) ?? [];
  if (numbers.length === 0) return false;
  if (numbers.every((number) => /^0+$/u.test(number))) return neverZero.has(attribute.record.dimension ?? "");
  return numbers.every((number) => /^9{4,}$/u.test(number));
}
