import type { NewEntry } from "../storage/key-value-store.ts";
import { createAnswerJournal, type JournalPlace } from "./answer-journal.ts";

/** Answers that go into the store in one write, and lie in a journal of their own until then. */
export interface AnswerGroup {
  /** The journal has it, or cannot take it, when this returns. */
  add(entry: NewEntry, kinds: ReadonlyMap<number, string>): void;
  find(key: Buffer): Buffer | undefined;
  entries(): NewEntry[];
  addedCount(): number;
  byteCount(): number;
  /** What was added is on the disk as far as `heldCount` says. */
  sync(): Promise<void>;
  /** Of what was added, what the journal can be relied on for. */
  heldCount(): number;
  /** The journal is removed where the store has everything, and else stays for the next run. */
  settle(isStored: boolean): Promise<void>;
}

/** @param place absent: there is no journal @param day days since 1970 */
export function createAnswerGroup(place: JournalPlace | undefined, day: number): AnswerGroup {
  const entries = new Map<string, NewEntry>();
  const journal = place && createAnswerJournal(place, day);
  const counts = { added: 0, bytes: 0 };

  return {
    add: (entry, kinds) => {
      entries.set(entry.key.toString("latin1"), entry);
      counts.added += 1;
      counts.bytes += entry.value.length;
      journal?.append(entry, kinds);
    },
    find: (key) => entries.get(key.toString("latin1"))?.value,
    entries: () => [...entries.values()],
    addedCount: () => counts.added,
    byteCount: () => counts.bytes,
    sync: async () => journal?.sync(),
    heldCount: () => journal?.heldCount() ?? 0,
    settle: async (isStored) => (isStored ? journal?.remove() : journal?.leave()),
  };
}
