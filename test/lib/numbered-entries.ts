import { createHash } from "node:crypto";
import type { NewEntry } from "../../src/lib/key-value-store.ts";

export function keyOf(number: number): Buffer {
  return createHash("sha256").update(String(number)).digest().subarray(0, 16);
}

/** About 1 kB of text that contains its number. */
export function entryOf(number: number): NewEntry {
  return { key: keyOf(number), value: Buffer.from(`${number} ${"words ".repeat(160)}`), kind: 7 };
}
