import {
  type Operation,
  type OperationInput,
  type OperationName,
  operations,
} from "../contract/operations.ts";

/** Whether the work is done in this process, or behind a network, where a call costs time and perhaps money. */
export type ClientKind = "embedded" | "remote";

/**
 * Which answers of the built-in engine are kept: those that are dearer to compute than to write once and read again.
 * Microseconds of a processor a call, least of three rounds over 2,000 products of each feed (the key's hash and the
 * JSON counted in with writing and reading):
 *
 *     operation              compute     write   read   bytes      feeds
 *     optimizeName           163-378     12-13    7     180-240    two real ones, one generated
 *     optimizeDescription    474-633     16-19   9-10   490-590    one real one, one generated
 *     extractAttributes        174         25     16     1,050      one real one
 *     categorize             141-253     63-83  41-49   5,200      two real ones, one generated
 *     categorize, use_rag      287         75     48     5,100      one real one, 30 examples
 *
 * Categories without examples are not: a run that finds nothing would lose half of what one that finds all saves, for
 * three times the room on the disk of everything else together. With examples it is a third.
 */
const keptOfEmbedded: ReadonlySet<OperationName> = new Set<OperationName>([
  "optimizeName",
  "optimizeDescription",
  "extractAttributes",
]);

/** Reference lists are never kept: they are few, and what they say belongs to the service. */
export function isKept<N extends OperationName>(
  kind: ClientKind,
  name: N,
  input: OperationInput<N>,
): boolean {
  const row: Operation = operations[name];
  if (row.kind === "data") return false;
  return kind === "remote" || keptOfEmbedded.has(name) || usesExamples(input.query);
}

function usesExamples(query: object): boolean {
  return "use_rag" in query && query.use_rag === true;
}
