import type { BatchItem } from "./batch-item.ts";

/** OpenAI's names; Anthropic's are made of them (https://platform.openai.com/docs/guides/batch). */
export type BatchStatus =
  | "validating"
  | "failed"
  | "in_progress"
  | "finalizing"
  | "completed"
  | "expired"
  | "cancelling"
  | "cancelled";

/** A batch, whichever vendor's. Its moments are milliseconds by the stand-in's clock. */
export interface Batch {
  readonly id: string;
  readonly vendor: "openai" | "anthropic";
  readonly createdAt: number;
  readonly items: BatchItem[];
  readonly metadata?: Readonly<Record<string, string>> | null;
  readonly inputFile?: string;
  status: BatchStatus;
  /** When it came to each status. */
  readonly moments: Partial<Record<BatchStatus, number>>;
  /** Why it failed as a whole. */
  faults: readonly { readonly code: string; readonly message: string; readonly line?: number }[];
  outputFile?: string;
  errorFile?: string;
}

const endings: readonly BatchStatus[] = ["failed", "completed", "expired", "cancelled"];

export function hasEnded({ status }: Batch): boolean {
  return endings.includes(status);
}
