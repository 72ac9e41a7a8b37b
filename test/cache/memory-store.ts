import type { KeyValueStore, NewEntry, WriteGroup } from "../../src/cache/key-value-store.ts";

interface MemoryStore extends KeyValueStore {
  readonly groups: WriteGroup[];
  /** What the next writes, and reads, throw. */
  fault: Error | undefined;
}

/** A store that keeps nothing longer than the test. */
export function createMemoryStore(): MemoryStore {
  const entries = new Map<string, NewEntry & { usedOn: number }>();
  const store: MemoryStore = {
    groups: [],
    fault: undefined,
    read: async (key) => {
      if (store.fault) throw store.fault;
      const entry = entries.get(key.toString("hex"));
      return entry && { value: entry.value, usedOn: entry.usedOn };
    },
    write: async (group) => {
      if (store.fault) throw store.fault;
      store.groups.push(group);
      for (const entry of group.entries)
        entries.set(entry.key.toString("hex"), { ...entry, usedOn: group.day });
    },
    facts: () => [],
    kinds: () => new Map(),
    remove: async () => {},
    copyTo: async () => {},
    close: async () => {},
  };
  return store;
}
