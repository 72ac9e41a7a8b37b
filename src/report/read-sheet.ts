import { normalizeColumn } from "../feed/column-names.ts";
import type { ColumnMapping } from "../feed/columns.ts";
import type { Feed } from "../feed/feed.ts";
import { isFormula } from "../feed/formats/delimited-cells.ts";
import { groupedBy } from "../lib/grouped.ts";
import { lazily } from "../lib/once.ts";
import { membersOf, parseTable } from "../lib/table.ts";
import { type Decision, decidedProduct } from "../pipeline/decisions.ts";
import { type ProposedField, proposedFields } from "../pipeline/enrichment.ts";
import answerTable from "./answers.tsv";
import {
  choicesIn,
  placeHash,
  proposalHash,
  readKey,
  type SheetKey,
  sheetColumns,
  textHash,
} from "./sheet.ts";

/** A line of a sheet that a person has filled in. */
interface SheetLine {
  readonly line: number;
  readonly product: string;
  readonly field: ProposedField;
  readonly before: string;
  readonly key: SheetKey;
  readonly verdict: Pick<Decision, "decision" | "category_id"> & { readonly value: string };
}

/** A line of which it is not clear what was meant; nothing is decided by it. */
export interface SheetProblem {
  /** 1-based, in the file. */
  readonly line: number;
  readonly product: string;
  readonly field: string;
  readonly reason: string;
}

export interface ReadSheet {
  readonly lines: readonly SheetLine[];
  readonly problems: readonly SheetProblem[];
}

/** @returns the category that is written so in a catalog: its identifier, path or name */
export type FindCategory = (
  written: string,
) => Promise<{ readonly id: string; readonly path: string } | undefined>;

type Texts = Readonly<Record<(typeof sheetColumns)[number], string>>;

/**
 * Reads a sheet as a spreadsheet has saved it. Lines with nothing in `accept` and `instead` decide nothing.
 * @returns undefined where it lacks a column of a sheet
 */
export async function readSheet(feed: Feed, findCategory: FindCategory): Promise<ReadSheet | undefined> {
  const { columns } = feed.description;
  const columnOf = (wanted: string) =>
    columns.find((column) => normalizeColumn(column) === normalizeColumn(wanted));
  const needed = sheetColumns.map((name) => [name, columnOf(name)] as const);
  const isNeeded = (name: string) => ["field", "before", "after", "accept", "instead", "key"].includes(name);
  if (needed.some(([name, column]) => column === undefined && isNeeded(name))) return undefined;
  const lines: SheetLine[] = [];
  const problems: SheetProblem[] = [];
  for await (const records of feed.records()) {
    for (const record of records) {
      const cells = needed.map(([name, column]) => [name, withoutGuard(record.text(column ?? "") ?? "")]);
      const texts = Object.fromEntries(cells) as Texts;
      const read = await readLine(texts, findCategory);
      if (typeof read === "string")
        problems.push({ line: record.line, product: texts.product, field: texts.field, reason: read });
      else if (read !== undefined) lines.push({ ...read, line: record.line });
    }
  }
  return { lines, problems };
}

function withoutGuard(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}

/** A sentence where it is not clear; undefined where nothing was decided. */
async function readLine(
  texts: Texts,
  findCategory: FindCategory,
): Promise<Omit<SheetLine, "line"> | string | undefined> {
  const [accept, instead] = [texts.accept.trim(), texts.instead.trim()];
  const key = readKey(texts.key);
  if (key === undefined) {
    if (accept === "" && instead === "") return undefined;
    return "Its key is damaged: copy it from the sheet as it was made.";
  }
  const field = proposedFields.find((known) => known === texts.field.trim());
  if (field === undefined) return "Its field is none of name, description and category.";
  const isChanged = proposalHash(texts.after) !== key.after;
  if (accept === "" && instead === "")
    return isChanged ? "The text under after is another; one of your own belongs under instead." : undefined;
  const verdict = await judge({ ...texts, accept, instead }, { field, key, isChanged, findCategory });
  if (typeof verdict === "string") return verdict;
  const { product, before } = texts;
  return { product, field, before, key, verdict };
}

interface Judging {
  readonly field: ProposedField;
  readonly key: SheetKey;
  readonly isChanged: boolean;
  readonly findCategory: FindCategory;
}

async function judge(
  { accept, instead, after, before, choose_from }: Texts,
  { field, key, isChanged, findCategory }: Judging,
): Promise<SheetLine["verdict"] | string> {
  const isCategory = field === "category";
  const isChoice = isCategory && after.trim() === "" && /^\d$/.test(accept);
  const chosen = instead === "" && isChoice ? accept : instead;
  if (chosen !== "") {
    if (!isCategory) return { decision: "edit", value: chosen };
    const found = chosenOf(chosen, choose_from) ?? (await findCategory(chosen));
    if (found === undefined) return `No category is called "${chosen.slice(0, 80)}", or several are.`;
    return { decision: "choose", value: found.path, category_id: found.id };
  }
  const answer = answersByWord().get(folded(accept));
  if (answer === undefined) return `"${accept.slice(0, 80)}" is neither yes nor no.`;
  if (answer === "no") return { decision: "reject", value: before };
  if (after.trim() === "") return "Nothing is proposed: write a candidate's number under instead.";
  if (isChanged) return "The text under after is another; one of your own belongs under instead.";
  return { decision: "accept", value: after, ...(isCategory && { category_id: key.category }) };
}

/** By its number, identifier, path or last name. */
function chosenOf(written: string, choices: string) {
  const candidates = choicesIn(choices);
  const wanted = folded(written);
  return (
    candidates[Number(written) - 1] ??
    candidates.find(({ id, path }) => folded(id) === wanted || folded(path) === wanted) ??
    candidates.find(({ path }) => folded(path.split(" > ").at(-1) ?? "") === wanted)
  );
}

/** In lower case, without accents and the full stop behind it. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim()
    .replace(/(?<=\w)[.!]$/, "");
}

const answersByWord = lazily(() => {
  const rows = parseTable(answerTable);
  return new Map(
    rows.flatMap((row) => membersOf([row], "words").map((word) => [word, row.answer ?? ""] as const)),
  );
});

/**
 * The decisions of a sheet, in the feed's own words: a spreadsheet may have changed those of the sheet.
 * @param feed the one to decide for, which is read to its end
 */
export async function decisionsOfSheet(
  lines: readonly SheetLine[],
  feed: Feed,
  mapping: ColumnMapping,
  signal: AbortSignal,
): Promise<Decision[]> {
  const byPlace = groupedBy(lines, ({ key }) => key.place);
  const decided = new Map<SheetLine, Decision>();
  const outdated = new Map<SheetLine, Decision>();
  for await (const records of feed.records({ signal })) {
    for (const record of records) {
      if (record.problem !== undefined) continue;
      const product = decidedProduct(record, mapping);
      for (const field of proposedFields) {
        const before = record.text(mapping.columns[field] ?? "") ?? "";
        for (const line of byPlace.get(placeHash(product, field)) ?? []) {
          const { decision, value, category_id } = line.verdict;
          const isSame = textHash(before) === line.key.before;
          const own = isSame ? before : line.before;
          (isSame ? decided : outdated).set(line, {
            ...{ product, field, decision, before: own, value: decision === "reject" ? own : value },
            ...(category_id !== undefined && category_id !== "" && { category_id }),
          });
        }
      }
    }
  }
  return lines.flatMap((line) => decided.get(line) ?? outdated.get(line) ?? []);
}
