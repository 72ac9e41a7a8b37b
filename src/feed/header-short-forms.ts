import { lazily } from "../lib/once.ts";
import { parseTable } from "../lib/table.ts";
import { foldText } from "../nlp/normalizer.ts";
import { normalizeColumn } from "./column-names.ts";
import shortForms from "./header-short-forms.tsv";

interface ShortForm {
  readonly full: string;
  readonly when: string;
}

const forms = lazily(() => {
  const whole = new Map<string, ShortForm[]>();
  const ends: (ShortForm & { readonly end: string })[] = [];
  for (const { short = "", full = "", when = "" } of parseTable(shortForms)) {
    if (short.startsWith("-")) ends.push({ end: short.slice(1), full, when });
    else whole.set(short, [...(whole.get(short) ?? []), { full, when }]);
  }
  return { whole, ends: ends.sort((one, other) => other.end.length - one.end.length) };
});

/** The folded words of a column's name, those for its short forms among them. */
export function columnWords(column: string): readonly string[] {
  return foldText(normalizeColumn(withFullWords(column))).split(" ");
}

const mostWords = 3;
/** A word with an apostrophe in it and the full stop behind it: `Mat'l`, `Puiss.`; `d'` and `l'` are words of their own. */
const word = /(?:[dl]['’](?=\p{L}{2}))|\p{L}+(?:['’]\p{L}+)?\.?/giu;
const initials = /^(?:\p{Lu}\.){2,}$/u;

/**
 * A column's name with words for short forms: `Puiss. max` is `puissance max`, `Nt wt` `net weight`. Other names stay as they are.
 * @param hasUnit whether a unit stands behind it, which makes `Cap` a capacity
 */
export function withFullWords(column: string, hasUnit = false): string {
  if (initials.test(column)) return initialsOf(column);
  const words = [...column.matchAll(word)].map(({ 0: text, index }) => ({ text, index }));
  let read = "";
  let from = 0;
  for (let first = 0; first < words.length; ) {
    const found = formAt(column, words.slice(first, first + mostWords), words.length, hasUnit);
    const last = words[first + (found?.length ?? 1) - 1];
    const start = words[first]?.index ?? 0;
    if (found !== undefined && last !== undefined) {
      read += column.slice(from, start) + found.full;
      from = last.index + last.text.length;
    }
    first += found?.length ?? 1;
  }
  return from === 0 ? column : read + column.slice(from);
}

function initialsOf(column: string): string {
  const letters = column.replaceAll(".", "");
  const [form] = forms().whole.get(foldText(letters)) ?? [];
  return form?.full ?? letters;
}

interface Written {
  readonly text: string;
  readonly index: number;
}

function formAt(column: string, words: readonly Written[], count: number, hasUnit: boolean) {
  for (let length = words.length; length > 0; length -= 1) {
    const some = words.slice(0, length);
    const key = some.map(({ text }) => foldText(text.replace(/['’.]/g, ""))).join(" ");
    const isAlone = length === count;
    const hasStop =
      isBesideKey(column) || (some.some(({ text }) => /[.'’]/.test(text)) && !isStep(column, some));
    const isRead = ({ when }: ShortForm) =>
      when === "" ||
      (when === "alone" ? isAlone : (hasStop && when !== "measure") || (hasUnit && when !== "dot"));
    const form = forms().whole.get(key)?.find(isRead);
    if (form !== undefined) return { full: form.full, length };
    const end =
      length === 1 && hasStop
        ? forms().ends.find((one) => key.endsWith(one.end) && key.length > one.end.length + 1)
        : undefined;
    if (end !== undefined) return { full: withEnd(some[0]?.text ?? "", end.end, end.full), length };
  }
  return undefined;
}

/** `coul_lib`, `MAT_TXT`: where a database has a text beside a key, names are short throughout and have no full stops. */
function isBesideKey(column: string): boolean {
  return /_(?:lib|libelle|bez|txt|text|desc|descr|des|nom|nm)$/i.test(column);
}

/** `details.col` is a path of a machine: its stop has a letter behind it. */
function isStep(column: string, words: readonly Written[]): boolean {
  const last = words.at(-1);
  if (last === undefined || /['’]/.test(last.text)) return false;
  const behind = column[last.index + last.text.length] ?? "";
  return !/\s/.test(column) && /[\p{L}\d]/u.test(behind);
}

function withEnd(text: string, end: string, full: string): string {
  return text.replace(/\.$/, "").slice(0, -end.length) + full;
}
