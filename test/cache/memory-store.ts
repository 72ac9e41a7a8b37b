import type { AnswerWriter, NewAnswer } from "../../src/cache/answer-writer.ts";
import { IndexTable } from "../../src/cache/index-table.ts";
import type { AnswerStore } from "../../src/cache/store.ts";

interface MemoryStore extends AnswerStore {
  /** In the order in which they were added. */
  readonly added: NewAnswer[];
  /** When answers were used, in seconds since 1970. */
  readonly uses: number[];
  syncs: number;
  /** What the next reads and writes throw. */
  fault: Error | undefined;
}

/** A store that keeps nothing longer than the test. */
export function createMemoryStore(): MemoryStore {
  const usedAt = new Map<string, number>();
  const check = () => {
    if (store.fault) throw store.fault;
  };
  const found = (key: Buffer) => store.added.findLast((each) => each.key.equals(key));
  const writer: AnswerWriter = {
    path: "",
    table: new IndexTable(),
    append: (answer) => {
      check();
      store.added.push({ ...answer, key: Buffer.from(answer.key) });
    },
    appendUse: (key, time) => {
      check();
      store.uses.push(time);
      usedAt.set(key.toString("hex"), time);
    },
    read: (key) => found(key)?.value ?? Buffer.of(),
    sync: async () => {
      check();
      store.syncs += 1;
    },
    close: () => "",
  };
  const store: MemoryStore = {
    added: [],
    uses: [],
    syncs: 0,
    fault: undefined,
    find: (key) => {
      check();
      const answer = found(key);
      const time = Math.max(answer?.time ?? 0, usedAt.get(key.toString("hex")) ?? 0);
      return answer && { value: answer.value, usedOn: Math.floor(time / (24 * 60 * 60)) };
    },
    writer: () => writer,
    abandon: () => true,
    damaged: [],
    formerStore: undefined,
    close: () => {},
  };
  return store;
}
