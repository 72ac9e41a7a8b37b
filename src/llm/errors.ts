import { type ErrorParts, isErrorOf, PdoError, systemReason } from "../lib/errors.ts";
import type { PacingProblems } from "../net/fault-kinds.ts";
import type { Amount, BudgetLimits, Overrun } from "./budget.ts";
import { renderMicros } from "./cost.ts";
import type { JudgedAnswer } from "./language-model.ts";

/** A provider gave no usable completion, or the request could not be made. */
export type LlmError = PdoError<CallDetails>;

interface CallDetails {
  /** Milliseconds for which the provider asked not to be called. */
  readonly retryAfterMs: number;
  /** True if the provider may have processed the request and may charge for it although no answer arrived. */
  readonly mayBeCharged: boolean;
}

export interface LlmErrorParts extends Omit<ErrorParts, "details"> {
  /** Default: 0. */
  readonly retryAfterMs?: number | undefined;
  /** Default: false. */
  readonly mayBeCharged?: boolean | undefined;
}

/** An error of a language model or its provider. Default category: remote. */
export function llmError({ retryAfterMs = 0, mayBeCharged = false, ...parts }: LlmErrorParts): LlmError {
  return new PdoError({
    module: "llm",
    ...parts,
    category: parts.category ?? "remote",
    details: { retryAfterMs, mayBeCharged },
  });
}

export function isLlmError(error: unknown): error is LlmError {
  return isErrorOf("llm", error);
}

/** Thrown in place of a completion that is not available yet and is not requested now. */
export function completionPending(task: string): LlmError {
  return llmError({
    code: "PDO_COMPLETION_PENDING",
    what: "The language model has not answered this yet.",
    seen: `The question of the task ${task} is noted, and nobody is asked now.`,
    nextStep: "Run without --dry-run, or come again when the batch has ended.",
    kind: "own",
  });
}

export function refusedAlways(fault: LlmError, task: string, count: number): LlmError {
  return llmError({
    code: fault.code,
    what: `The provider has refused ${count} questions of the task ${task}, and answered none.`,
    seen: fault.seen,
    nextStep: "Try another model with --model; pdo doctor asks it one question.",
    kind: "final",
    cause: fault,
  });
}

/** UTF-16 units of an answer that are quoted. */
const longestQuote = 200;

/** All answers to a task were of no use. */
export function answersUnusable(task: string, count: number, { text, faults }: JudgedAnswer): LlmError {
  const line = text
    .slice(0, 10 * longestQuote)
    .toWellFormed()
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
  const came = line.length > longestQuote ? `${line.slice(0, longestQuote - 1).toWellFormed()}…` : line;
  return llmError({
    code: "PDO_PROVIDER_ANSWERS_UNUSABLE",
    what: `The model has given ${count} answers to the task ${task}, and none of use: no more are paid for.`,
    seen: `At last there came ${came === "" ? "nothing" : `“${came}”`}. ${faults[0] ?? ""}`.trim(),
    nextStep: "Try another model with --model; pdo doctor asks it one question.",
    kind: "final",
  });
}

const inSeconds = (milliseconds: number) => `${Math.ceil(milliseconds / 1000)} s`;
const said = (fault: unknown) => {
  if (isLlmError(fault)) return `${fault.what} ${fault.seen}`;
  return fault instanceof Error ? fault.message : "nothing";
};

/** Errors that end a call or a run although the provider may recover later. */
export const waitingErrors: PacingProblems = {
  waitTooLong: (asking, waitMs, maxWaitMs) =>
    llmError({
      code: "PDO_PROVIDER_WAIT_TOO_LONG",
      what: "The provider asks to wait for longer than is waited.",
      seen: `It asks for ${inSeconds(waitMs)}, and ${inSeconds(maxWaitMs)} are waited; it said: ${said(asking)}`,
      nextStep: "Run it again later, or wait for longer with --max-wait (milliseconds).",
      kind: "final",
      cause: asking,
    }),
  quotaUsedUp: (waitMs, maxWaitMs) =>
    llmError({
      code: "PDO_PROVIDER_WAIT_TOO_LONG",
      what: "The provider's quota is used up for longer than is waited.",
      seen: `Its headers leave nothing for ${inSeconds(waitMs)}, and ${inSeconds(maxWaitMs)} are waited.`,
      nextStep: "Run it again later, or wait for longer with --max-wait (milliseconds).",
      kind: "final",
    }),
  unavailable: (fault, outageMs) =>
    llmError({
      code: "PDO_PROVIDER_UNAVAILABLE",
      what: "The provider is away, and did not come back in time.",
      seen: `It has answered nothing for ${inSeconds(outageMs)}; at last: ${said(fault)}`,
      nextStep:
        "Look at the provider's status page, then run it again; or wait for longer with --max-wait (milliseconds).",
      kind: "final",
      cause: fault,
    }),
  rowTimedOut: (rowTimeoutMs, fault) =>
    llmError({
      code: "PDO_PROVIDER_ROW_TIMEOUT",
      what: "The row's time was over before the provider had answered.",
      seen: `It has ${inSeconds(rowTimeoutMs)}; at last: ${said(fault)}`,
      nextStep: "Try again later, or allow more time, for example --row-timeout 600000",
      kind: "own",
      cause: fault,
    }),
};

/** A cost limit was set, but the model's price is unknown. */
export function priceUnknown(provider: string, model: string): LlmError {
  return llmError({
    code: "PDO_PRICE_UNKNOWN",
    category: "caller",
    what: "--max-cost needs the price of the model.",
    seen: `No price is known of the model ${JSON.stringify(model)} of ${provider}.`,
    nextStep: `Say it in pdo.config.json, in dollars per million tokens: "prices": {${JSON.stringify(model)}: {"input": 0.5, "output": 1.5}}; or limit tokens with --max-tokens.`,
    kind: "final",
  });
}

/** @param where a path in the setting, `prices["my-model"].input` */
export function priceInvalid(where: string, value: unknown): LlmError {
  return llmError({
    code: "PDO_PRICE_INVALID",
    what: `The setting ${where} is not as it must be.`,
    seen: `It is ${JSON.stringify(value) ?? "not there"}.`,
    nextStep:
      'Say dollars per million tokens, for example "prices": {"my-model": {"input": 0.5, "cachedInput": 0.05, "cacheWrite": 0.625, "output": 1.5, "batchFactor": 0.5}}; only input and output have to be there.',
    kind: "final",
  });
}

/** A folder cannot be used for a recording. */
export function recordingUnusable(path: string, seen: string, nextStep: string): LlmError {
  return llmError({
    code: "PDO_RECORDING_UNUSABLE",
    category: "caller",
    what: `${path}: the recording cannot be used.`,
    seen,
    nextStep,
    kind: "final",
  });
}

/** A file of the recording could not be read or written. */
export function recordingUnreachable(path: string, cause: unknown): LlmError {
  return llmError({
    code: "PDO_RECORDING_UNUSABLE",
    category: "caller",
    what: `${path}: the recording cannot be read or written.`,
    seen: systemReason(cause).replace(/\.?$/, "."),
    nextStep: "Look at the rights of its folder and the room on its disk.",
    kind: "final",
    cause,
  });
}

/** @param task of the request */
export function completionNotRecorded(folder: string, task: string): LlmError {
  return llmError({
    code: "PDO_COMPLETION_NOT_RECORDED",
    category: "caller",
    what: `The recording in ${folder} has no answer to a question of the task ${task}.`,
    seen: "The texts, the settings, the rules or the version of pdo are others than when it was recorded.",
    nextStep:
      "Replay it with the feed and the settings it was recorded with, or record it anew with --record.",
    kind: "own",
  });
}

/** @param needed upper bound of the next call */
export function budgetSpent(limits: BudgetLimits, spent: Amount, needed: Amount): LlmError {
  return llmError({
    code: "PDO_BUDGET_SPENT",
    what: "The budget of the run has no room for another call to the language model.",
    seen: `${shown(spent, limits)} of ${shownLimits(limits)} are spent, and the next call may take ${shown(needed, limits)}.`,
    nextStep: `Raise ${flagsOf(limits)}, or run again: what was answered is kept and not paid for again.`,
    kind: "own",
  });
}

export function budgetOverrun(limits: BudgetLimits, { bound, counted }: Overrun): LlmError {
  return llmError({
    code: "PDO_BUDGET_SPENT",
    what: "The provider counted more for a call than it can have taken, so that the budget cannot be kept to; no more calls are made.",
    seen: `The call could take ${shown(bound, limits)}, and ${shown(counted, limits)} were counted.`,
    nextStep: `Ask the provider how it counts, or run without ${flagsOf(limits)}.`,
    kind: "own",
  });
}

function shown({ costMicros, tokens }: Amount, { maxCostMicros, maxTokens }: BudgetLimits): string {
  const parts = [
    maxCostMicros === undefined ? undefined : renderMicros(costMicros),
    maxTokens === undefined ? undefined : `${tokens} tokens`,
  ];
  return parts.filter((part) => part !== undefined).join(" and ");
}

function shownLimits({ maxCostMicros, maxTokens }: BudgetLimits): string {
  return shown({ costMicros: maxCostMicros ?? 0, tokens: maxTokens ?? 0 }, { maxCostMicros, maxTokens });
}

function flagsOf({ maxCostMicros, maxTokens }: BudgetLimits): string {
  if (maxTokens === undefined) return "--max-cost";
  return maxCostMicros === undefined ? "--max-tokens" : "--max-cost and --max-tokens";
}
