import { type CellEdit, type CellEdits, shownCell } from "./merge-cells.ts";

/** The categories of a channel. */
export interface CategoryNames {
  /** Undefined: it is no leaf of the channel's. */
  pathOf(id: string): Promise<string | undefined>;
  /** Of a path, or what else names one leaf. */
  idOf(path: string): Promise<string | undefined>;
}

interface CheckedEdits {
  readonly edits: CellEdits;
  /** What is wrong with them, as a person reads it. */
  readonly findings: readonly string[];
}

/** A category and its number say one thing: where a person has changed one of them, the other follows, or it is said that it cannot. */
export async function checkCategory(edits: CellEdits, categories: CategoryNames): Promise<CheckedEdits> {
  for (const prefix of ["pdo_", "pdo."]) {
    const [pathColumn, idColumn] = [`${prefix}category`, `${prefix}category_id`];
    const [path, id] = [edits.get(pathColumn), edits.get(idColumn)];
    if (id === undefined) continue;
    const [newId, newPath] = [changed(idColumn, id), path && changed(pathColumn, path)];
    const put = (column: string, edit: CellEdit, text: string): CheckedEdits => ({
      edits: new Map(edits).set(column, { ...edit, edited: cellOf(column, text) }),
      findings: [],
    });
    const found = (finding: string): CheckedEdits => ({ edits, findings: [`categorization: ${finding}`] });
    if (newId !== undefined) {
      const own = await categories.pathOf(newId);
      if (own === undefined) return found(`${newId} was written by hand, and is no category of the channel.`);
      if (path === undefined) continue;
      if (newPath === undefined) return put(pathColumn, path, own);
      const isSame = newPath === own || (await categories.idOf(newPath)) === newId;
      return isSame
        ? { edits, findings: [] }
        : found(`${newId} is "${own}", and not "${newPath}", as was written by hand.`);
    }
    if (newPath === undefined || path === undefined) continue;
    const own = await categories.idOf(newPath);
    if (own === undefined)
      return found(
        `"${newPath}" was written by hand, and is no category of the channel; the number is that of another.`,
      );
    return put(idColumn, id, own);
  }
  return { edits, findings: [] };
}

/** What a person has written. Undefined: it is as it was, or emptied. */
function changed(column: string, { base, edited }: CellEdit): string | undefined {
  const text = shownCell(column, edited).trim();
  return text === "" || edited === base ? undefined : text;
}

/** Members of a nested format are JSON. */
function cellOf(column: string, text: string): string {
  return column.startsWith("pdo.") ? JSON.stringify(text) : text;
}
