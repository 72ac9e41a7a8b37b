import { type Operation, type OperationName, operations } from "../contract/operations.ts";

/** Whether the work is done in this process, or behind a network, where a call costs time and perhaps money. */
export type ClientKind = "embedded" | "remote";

/**
 * Which answers are kept: those of a task that a remote service did. Reference lists are few, and what they say belongs
 * to the service. The built-in engine's answers are not, though reading is cheaper than computing: a run of a million
 * rows would take 1 to 3 GB of disk and 140 MB of memory, for work of 0.2 to 0.6 ms a call that is spread over threads.
 * Microseconds of a processor a call, least of three rounds over 2,000 products of each feed (the key's hash and the
 * JSON counted in with writing and reading):
 *
 *     operation              compute     write   read   bytes      feeds
 *     optimizeName           163-378     12-13    7     180-240    two real ones, one generated
 *     optimizeDescription    474-633     16-19   9-10   490-590    one real one, one generated
 *     extractAttributes        174         25     16     1,050      one real one
 *     categorize             141-253     63-83  41-49   5,200      two real ones, one generated
 *     categorize, use_rag      287         75     48     5,100      one real one, 30 examples
 */
export function isKept(kind: ClientKind, name: OperationName): boolean {
  const row: Operation = operations[name];
  return kind === "remote" && row.kind === "task";
}
