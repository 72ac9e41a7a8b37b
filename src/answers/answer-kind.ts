import { createHash } from "node:crypto";

/** What kept answers are counted by: the operation, or that they are a language model's completions, and whoever answered. */
export interface AnswerKind {
  /** Its name, or `completion`. */
  readonly operation: string;
  /** As `keepAnswers` was told; a language model's. */
  readonly identity: string;
}

/** The same number in every process, so that none has to ask which numbers are taken. */
export function kindNumber(operation: string, identity: string): number {
  return createHash("sha256").update(kindText(operation, identity)).digest().readUInt32LE();
}

export function kindText(operation: string, identity: string): string {
  return JSON.stringify([operation, identity]);
}

export function parseKind(text: string): AnswerKind {
  const [operation = "", identity = ""] = JSON.parse(text) as string[];
  return { operation, identity };
}
