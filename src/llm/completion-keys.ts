import { createHash } from "node:crypto";
import { canonicalJson } from "../lib/json.ts";
import type { CompletionRequest } from "./language-model.ts";

/** Raising it invalidates all cached, recorded and batched completions. */
const formatVersion = 1;
/** Half a SHA-256: among a billion keys, the probability of a collision is about 10^-20. */
const keyBytes = 16;

/**
 * The key under which a completion is cached, recorded and requested in a batch: equal exactly when the request
 * and the model are equal. `task` is not part of it, and the texts cannot be recovered from it.
 * @param identity of the language model
 * @returns 16 bytes
 */
export function completionKey(identity: string, request: CompletionRequest): Buffer {
  const { system, reference, picture, messages, schema, schemaName, maxOutputTokens } = request;
  const question = [
    system,
    messages.map(({ role, text }) => [role, text]),
    schema,
    schemaName,
    maxOutputTokens,
    ...(reference === undefined && picture === undefined ? [] : [reference ?? null]),
    ...(picture === undefined ? [] : [picture]),
  ];
  const text = canonicalJson(["completion", formatVersion, identity, question]);
  return createHash("sha256").update(text).digest().subarray(0, keyBytes);
}

/** A set of keys: eight bytes each, in open addressing, so that millions take little memory. */
interface KeySet {
  /**
   * @param key at least 16 hexadecimal digits; only the first 16 are compared
   * @returns false if it was already present
   */
  add(key: string): boolean;
  readonly size: number;
}

const firstSlots = 1024;
/** Load factor above which the table is doubled. */
const maxFilled = 0.6;

/**
 * Among ten million keys, the probability of a collision is 3 in a million; the colliding request is then sent
 * one round later.
 */
export function createKeySet(): KeySet {
  let slots = new BigUint64Array(firstSlots);
  let size = 0;

  const place = (into: BigUint64Array, hash: bigint): number => {
    const last = into.length - 1;
    let slot = Number(hash & 0xffff_ffffn) & last;
    while (into[slot] !== 0n && into[slot] !== hash) slot = (slot + 1) & last;
    return slot;
  };
  const grow = () => {
    const larger = new BigUint64Array(slots.length * 2);
    for (const hash of slots) if (hash !== 0n) larger[place(larger, hash)] = hash;
    slots = larger;
  };
  return {
    add: (key) => {
      const hash = hashOf(key);
      const slot = place(slots, hash);
      if (slots[slot] === hash) return false;
      slots[slot] = hash;
      size += 1;
      if (size > slots.length * maxFilled) grow();
      return true;
    },
    get size() {
      return size;
    },
  };
}

/** Never 0, which denotes a free slot. */
function hashOf(key: string): bigint {
  const hash = BigInt(`0x${key.slice(0, 16)}`);
  return hash === 0n ? 1n : hash;
}
