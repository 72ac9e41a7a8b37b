import { brokenTextProblem, isSound } from "./bytes/broken-text.ts";
import type { TextForm } from "./bytes/text-form.ts";
import type { RecordProblem } from "./record.ts";

/** A row or an object as it was cut out; all of them, joined, are the feed's body. */
interface CutRow {
  readonly lead: string;
  readonly raw: string;
  readonly ending: string;
}

export interface Examination {
  readonly form: TextForm;
  /** Where the first row begins, in bytes of the unpacked feed. */
  readonly firstByte: number;
  /** Told of each broken row. */
  readonly onBroken: () => void;
}

/**
 * Looks through rows in the order in which they come for what is not text in the feed's encoding: a problem at the
 * place of each such row; nothing at all where there is none. Whole groups are looked at in one go, since nearly
 * all are sound.
 */
export function createExaminer({ form, firstByte, onBroken }: Examination) {
  let offset = firstByte;
  return (rows: readonly CutRow[]): readonly (RecordProblem | undefined)[] => {
    const begin = offset;
    for (const { lead, raw, ending } of rows) {
      offset += (lead.length + raw.length + ending.length) * form.unitBytes;
    }
    if (isSound(rows.map(({ raw }) => raw).join("\n"), form)) return [];
    let at = begin;
    return rows.map(({ lead, raw, ending }) => {
      const problem = brokenTextProblem(raw, at + lead.length * form.unitBytes, form);
      at += (lead.length + raw.length + ending.length) * form.unitBytes;
      if (problem !== undefined) onBroken();
      return problem;
    });
  };
}
