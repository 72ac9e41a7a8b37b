import { createHash } from "node:crypto";
import { canonicalJson } from "../lib/json.ts";
import type { CompletionRequest } from "./language-model.ts";

/** Another number: completions that were kept, recorded or asked for in a batch before are found no more. */
const formatVersion = 1;
/** Half a SHA-256: two of a billion keys are alike with a chance of 1 in 10^20. */
const keyBytes = 16;

/**
 * Under what a completion is kept, recorded and asked for in a batch: alike where, and only where, the question and the model are.
 * What it is asked for (`task`) is no part of it. Nothing of the texts can be read out of it.
 * @param identity of the language model
 * @returns 16 bytes
 */
export function completionKey(identity: string, request: CompletionRequest): Buffer {
  const { system, messages, schema, schemaName, maxOutputTokens } = request;
  const question = [
    system,
    messages.map(({ role, text }) => [role, text]),
    schema,
    schemaName,
    maxOutputTokens,
  ];
  const text = canonicalJson(["completion", formatVersion, identity, question]);
  return createHash("sha256").update(text).digest().subarray(0, keyBytes);
}

/** Keys that were met: eight bytes for each, in open addressing, so that millions take little memory. */
interface KeySet {
  /**
   * @param key at least 16 hexadecimal digits, of which the first 16 tell
   * @returns false where it was there before
   */
  add(key: string): boolean;
  readonly size: number;
}

const firstSlots = 1024;
/** Share of the slots from which on the table is doubled. */
const mostFilled = 0.6;

/** Two of ten million keys are taken for one with a chance of 3 in a million; the second is then asked for a round later. */
export function createKeySet(): KeySet {
  let slots = new BigUint64Array(firstSlots);
  let size = 0;

  const place = (into: BigUint64Array, mark: bigint): number => {
    const last = into.length - 1;
    let slot = Number(mark & 0xffff_ffffn) & last;
    while (into[slot] !== 0n && into[slot] !== mark) slot = (slot + 1) & last;
    return slot;
  };
  const grow = () => {
    const larger = new BigUint64Array(slots.length * 2);
    for (const mark of slots) if (mark !== 0n) larger[place(larger, mark)] = mark;
    slots = larger;
  };
  return {
    add: (key) => {
      const mark = markOf(key);
      const slot = place(slots, mark);
      if (slots[slot] === mark) return false;
      slots[slot] = mark;
      size += 1;
      if (size > slots.length * mostFilled) grow();
      return true;
    },
    get size() {
      return size;
    },
  };
}

/** Never 0, which says that a slot is free. */
function markOf(key: string): bigint {
  const mark = BigInt(`0x${key.slice(0, 16)}`);
  return mark === 0n ? 1n : mark;
}
