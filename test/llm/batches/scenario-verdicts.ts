import type { DialectName } from "../../stand-in/scenarios/dialects.ts";
import type { ScenarioName } from "../../stand-in/scenarios/scenario-table.ts";

/**
 * What is made of a question's answer: taken; asked for again with its faults, and then taken; given up for this row alone;
 * tried again, and then taken; the end of the run.
 */
export type Verdict = "accept" | "repair" | "reject row" | "retry" | "stop run";

export interface Expected {
  /** Where the question gets the scenario once, and is answered if it comes again. */
  readonly once: {
    readonly verdict: Verdict;
    readonly requests: number;
    /** Milliseconds that were waited in all. */
    readonly waitedMs: number;
    /** Calls whose tokens were reckoned, since the provider may charge them and does not say. */
    readonly estimated: number;
  };
  /** Where it gets it for ever. */
  readonly always: { readonly requests: number; readonly code?: string };
}

/** Half of the 500 ms that a first wait lasts at the most: chance is handed in as a half. */
const firstWaitMs = 250;

const taken: Expected = {
  once: { verdict: "accept", requests: 1, waitedMs: 0, estimated: 0 },
  always: { requests: 1 },
};
const stops = (code: string): Expected => ({
  once: { verdict: "stop run", requests: 1, waitedMs: 0, estimated: 0 },
  always: { requests: 1, code },
});
const rejects = (code: string): Expected => ({
  once: { verdict: "reject row", requests: 1, waitedMs: 0, estimated: 0 },
  always: { requests: 1, code },
});
const triesAgain = (code: string, estimated = 0): Expected => ({
  once: { verdict: "retry", requests: 2, waitedMs: firstWaitMs, estimated },
  always: { requests: 5, code },
});
/** Tries that a provider refuses for their number are no tries: twenty of them, and then four more. */
const waits = (waitedMs: number): Expected => ({
  once: { verdict: "retry", requests: 2, waitedMs, estimated: 0 },
  always: { requests: 25, code: "PDO_PROVIDER_THROTTLED" },
});
const repairs: Expected = {
  once: { verdict: "repair", requests: 2, waitedMs: 0, estimated: 0 },
  always: { requests: 2, code: "PDO_PROVIDER_ANSWER_UNUSABLE" },
};
const perhapsPaid = (expected: Expected): Expected => ({
  ...expected,
  once: { ...expected.once, estimated: 1 },
});

/** What each scenario must come to, but for what a wire has another way of saying. */
export const verdicts: Readonly<Record<ScenarioName, Expected>> = {
  ok: taken,
  "ok-slow": taken,
  "ok-fenced": taken,
  "ok-no-usage": perhapsPaid(taken),
  "ok-cached": taken,
  "ok-cache-written": taken,
  "ok-reasoning": taken,
  "401": stops("PDO_PROVIDER_KEY_REFUSED"),
  "quota-spent": stops("PDO_PROVIDER_QUOTA_SPENT"),
  "403": stops("PDO_PROVIDER_NOT_ALLOWED"),
  "404-model": stops("PDO_PROVIDER_MODEL_UNKNOWN"),
  "400-schema": rejects("PDO_PROVIDER_REQUEST_REFUSED"),
  "400-context": rejects("PDO_PROVIDER_INPUT_TOO_LONG"),
  "400-filter": rejects("PDO_PROVIDER_INPUT_FILTERED"),
  "413": rejects("PDO_PROVIDER_INPUT_TOO_LONG"),
  "429-seconds": waits(2_000),
  "429-date": waits(2_000),
  "429-ms": waits(2_000),
  "429-no-header": waits(firstWaitMs),
  "500": triesAgain("PDO_PROVIDER_FAILED"),
  "502-html": triesAgain("PDO_PROVIDER_UNAVAILABLE"),
  "503": triesAgain("PDO_PROVIDER_UNAVAILABLE"),
  "529": triesAgain("PDO_PROVIDER_UNAVAILABLE"),
  "reset-before-headers": triesAgain("PDO_PROVIDER_CONNECTION_LOST", 1),
  "reset-after-headers": triesAgain("PDO_PROVIDER_CONNECTION_LOST", 1),
  "truncated-body": triesAgain("PDO_PROVIDER_CONNECTION_LOST", 1),
  length: rejects("PDO_PROVIDER_ANSWER_UNUSABLE"),
  "content-filter": rejects("PDO_PROVIDER_ANSWER_UNUSABLE"),
  refusal: rejects("PDO_PROVIDER_ANSWER_UNUSABLE"),
  "bad-json": repairs,
  "wrong-schema": repairs,
  "200-with-error": triesAgain("PDO_PROVIDER_UNAVAILABLE"),
  "307-elsewhere": stops("PDO_PROVIDER_REDIRECTED"),
};

/** Anthropic says with a 400 that its filter took the answer. */
export const verdictsOfAnthropic: Readonly<Record<ScenarioName, Expected>> = {
  ...verdicts,
  "content-filter": rejects("PDO_PROVIDER_INPUT_FILTERED"),
};

/** Of what others say in their own way over OpenAI's wire. */
export const dialectVerdicts: Readonly<Record<DialectName, Expected>> = {
  "Azure's filter of the question": rejects("PDO_PROVIDER_INPUT_FILTERED"),
  "Azure's limits that say nothing": taken,
  "OpenRouter's throttling within a 200": waits(firstWaitMs),
  "OpenRouter's empty credit": stops("PDO_PROVIDER_QUOTA_SPENT"),
  "OpenRouter's error in a choice": triesAgain("PDO_PROVIDER_UNAVAILABLE"),
  "Gemini's bad request in a list": rejects("PDO_PROVIDER_REQUEST_REFUSED"),
  "Gemini's throttling in a list": waits(firstWaitMs),
  "vLLM's flat error": rejects("PDO_PROVIDER_REQUEST_REFUSED"),
  "vLLM's question that is too long": rejects("PDO_PROVIDER_INPUT_TOO_LONG"),
  "Ollama's answer: fenced, and not counted": perhapsPaid(taken),
  "a thought beside the answer": taken,
  "an answer in parts": taken,
  "an answer with an error that is null": taken,
  "a proxy's page with the status of a bad gateway": triesAgain("PDO_PROVIDER_UNAVAILABLE"),
  "a proxy's page with a 200": triesAgain("PDO_PROVIDER_ANSWER_UNREADABLE"),
  "a wish not to be asked again": rejects("PDO_PROVIDER_FAILED"),
  "a wait that is longer than anyone waits": stops("PDO_PROVIDER_WAIT_TOO_LONG"),
};

/**
 * What a question comes to that gets the scenario within a batch: a completion is there, whatever it is worth; it would be
 * refused each time; it is put into another batch; it is put into another one, unless all of the batch met the same.
 */
export type BatchVerdict = "answered" | "refused" | "again" | "stopped";

/** Of each scenario that there is within a batch: nothing is redirected there. */
export const batchVerdicts: Readonly<Record<Exclude<ScenarioName, "307-elsewhere">, BatchVerdict>> = {
  ok: "answered",
  "ok-slow": "answered",
  "ok-fenced": "answered",
  "ok-no-usage": "answered",
  "ok-cached": "answered",
  "ok-cache-written": "answered",
  "ok-reasoning": "answered",
  "401": "stopped",
  "quota-spent": "stopped",
  "403": "stopped",
  "404-model": "stopped",
  "400-schema": "refused",
  "400-context": "refused",
  "400-filter": "refused",
  "413": "refused",
  "429-seconds": "again",
  "429-date": "again",
  "429-ms": "again",
  "429-no-header": "again",
  "500": "again",
  "502-html": "again",
  "503": "again",
  "529": "again",
  "reset-before-headers": "again",
  "reset-after-headers": "again",
  "truncated-body": "again",
  length: "answered",
  "content-filter": "answered",
  refusal: "answered",
  "bad-json": "answered",
  "wrong-schema": "answered",
  "200-with-error": "again",
};

export const batchVerdictsOfAnthropic: typeof batchVerdicts = {
  ...batchVerdicts,
  "content-filter": "refused",
};
