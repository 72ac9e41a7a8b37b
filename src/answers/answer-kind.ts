import { createHash } from "node:crypto";
import type { OperationName } from "../contract/operations.ts";

/** What kept answers are counted by: the operation, and whoever answered. */
export interface AnswerKind {
  readonly operation: string;
  /** As `keepAnswers` was told. */
  readonly identity: string;
}

/** The same number in every process, so that none has to ask which numbers are taken. */
export function kindNumber(operation: OperationName, identity: string): number {
  return createHash("sha256").update(kindText(operation, identity)).digest().readUInt32LE();
}

export function kindText(operation: OperationName, identity: string): string {
  return JSON.stringify([operation, identity]);
}

export function parseKind(text: string): AnswerKind {
  const [operation = "", identity = ""] = JSON.parse(text) as string[];
  return { operation, identity };
}
