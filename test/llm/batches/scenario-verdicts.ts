import type { DialectName } from "../../stand-in/scenarios/dialects.ts";
import type { ScenarioName } from "../../stand-in/scenarios/scenario-table.ts";

/**
 * What happens to a request: its answer is accepted; requested again with the faults listed, then accepted;
 * given up for this row only; retried, then accepted; the run ends.
 */
export type Verdict = "accept" | "repair" | "reject row" | "retry" | "stop run";

export interface Expected {
  /** If the request meets the scenario once and is answered when it is sent again. */
  readonly once: {
    readonly verdict: Verdict;
    readonly requests: number;
    /** Total wait in milliseconds. */
    readonly waitedMs: number;
    /** Calls with estimated usage, since the provider may charge them without reporting it. */
    readonly estimated: number;
  };
  /** If it meets the scenario every time. */
  readonly always: { readonly requests: number; readonly code?: string };
}

/** Half of the 500 ms that a first wait lasts at most: the injected random number is 0.5. */
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
/** Throttled attempts do not count: twenty of them, then four more. */
const waits = (waitedMs: number): Expected => ({
  once: { verdict: "retry", requests: 2, waitedMs, estimated: 0 },
  always: { requests: 25, code: "PDO_PROVIDER_THROTTLED" },
});
const repairs: Expected = {
  once: { verdict: "repair", requests: 2, waitedMs: 0, estimated: 0 },
  always: { requests: 2, code: "PDO_PROVIDER_ANSWER_UNUSABLE" },
};
/** With eight times the room, and without a wait. */
const asksForRoom: Expected = {
  once: { verdict: "retry", requests: 2, waitedMs: 0, estimated: 0 },
  always: { requests: 2, code: "PDO_PROVIDER_ANSWER_UNUSABLE" },
};
const perhapsPaid = (expected: Expected): Expected => ({
  ...expected,
  once: { ...expected.once, estimated: 1 },
});

/** The expected outcome of each scenario, unless a protocol differs. */
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
  length: asksForRoom,
  "content-filter": rejects("PDO_PROVIDER_ANSWER_UNUSABLE"),
  refusal: rejects("PDO_PROVIDER_ANSWER_UNUSABLE"),
  "bad-json": repairs,
  "wrong-schema": repairs,
  "200-with-error": triesAgain("PDO_PROVIDER_UNAVAILABLE"),
  "307-elsewhere": stops("PDO_PROVIDER_REDIRECTED"),
};

/** Anthropic reports a filtered answer as a 400. */
export const verdictsOfAnthropic: Readonly<Record<ScenarioName, Expected>> = {
  ...verdicts,
  "content-filter": rejects("PDO_PROVIDER_INPUT_FILTERED"),
};

/** The differences of other protocols. */
export const dialectVerdicts: Readonly<Record<DialectName, Expected>> = {
  "Azure's filter of the question": rejects("PDO_PROVIDER_INPUT_FILTERED"),
  "Azure's limits that say nothing": taken,
  "OpenRouter's throttling within a 200": waits(firstWaitMs),
  "OpenRouter's empty credit": stops("PDO_PROVIDER_QUOTA_SPENT"),
  "OpenRouter's error in a choice": triesAgain("PDO_PROVIDER_UNAVAILABLE", 1),
  "Gemini's bad request in a list": rejects("PDO_PROVIDER_REQUEST_REFUSED"),
  "Gemini's throttling in a list": waits(firstWaitMs),
  "vLLM's flat error": rejects("PDO_PROVIDER_REQUEST_REFUSED"),
  "vLLM's question that is too long": rejects("PDO_PROVIDER_INPUT_TOO_LONG"),
  "Ollama's answer: fenced, and not counted": perhapsPaid(taken),
  "a thought beside the answer": taken,
  "an answer in parts": taken,
  "an answer with an error that is null": taken,
  "thoughts in the text": taken,
  "thoughts whose beginning the template swallowed": taken,
  "thoughts and a fence": taken,
  "words around the answer": taken,
  "a fence among words": taken,
  "a second answer that mends the first": taken,
  "marks of a template around the answer": taken,
  "a byte order mark": taken,
  "the answer as a text of JSON": taken,
  "thoughts as a part of the text": taken,
  // Asked for less thought then, which this model does not take.
  "nothing but thoughts": { ...repairs, once: { ...repairs.once, requests: 3 } },
  "the answer given to a tool": taken,
  "the answer given to a tool as an object": taken,
  "the answer given to a function, in the old way": taken,
  "no reason to stop": taken,
  "a reason to stop that nobody knows": rejects("PDO_PROVIDER_ANSWER_UNUSABLE"),
  "a stream that nobody asked for": taken,
  "a stream without usage": perhapsPaid(taken),
  "a stream that breaks off": perhapsPaid(rejects("PDO_PROVIDER_ANSWER_UNUSABLE")),
  "a stream with an error in it": triesAgain("PDO_PROVIDER_UNAVAILABLE"),
  "an answer in a list": taken,
  "several choices": taken,
  "no model and no identifier": taken,
  "cached tokens beside those of the question": taken,
  "zeros for usage": perhapsPaid(taken),
  "half of the usage": perhapsPaid(taken),
  "usage as words": perhapsPaid(taken),
  "thoughts that take all the room": asksForRoom,
  "a proxy's page with the status of a bad gateway": triesAgain("PDO_PROVIDER_UNAVAILABLE"),
  "a proxy's page with a 200": triesAgain("PDO_PROVIDER_ANSWER_UNREADABLE"),
  "a wish not to be asked again": rejects("PDO_PROVIDER_FAILED"),
  "a wait that is longer than anyone waits": stops("PDO_PROVIDER_WAIT_TOO_LONG"),
};

/**
 * What happens to a request that meets the scenario within a batch: a completion is there, usable or not; it
 * would be refused each time; it is put into another batch; it is put into another one, unless all of the batch
 * met the same.
 */
export type BatchVerdict = "answered" | "refused" | "again" | "stopped";

/** For each scenario that exists within a batch: redirects do not. */
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

/** Of what others say over OpenAI's wire, for all that a line of a batch's results can hold: no streams, no headers. */
export const dialectBatchVerdicts: Readonly<Partial<Record<DialectName, BatchVerdict>>> = {
  "Azure's filter of the question": "refused",
  "OpenRouter's throttling within a 200": "again",
  "OpenRouter's empty credit": "stopped",
  "OpenRouter's error in a choice": "again",
  "Gemini's bad request in a list": "refused",
  "Gemini's throttling in a list": "again",
  "vLLM's flat error": "refused",
  "vLLM's question that is too long": "refused",
  "Ollama's answer: fenced, and not counted": "answered",
  "a thought beside the answer": "answered",
  "an answer in parts": "answered",
  "an answer with an error that is null": "answered",
  "thoughts in the text": "answered",
  "thoughts whose beginning the template swallowed": "answered",
  "thoughts and a fence": "answered",
  "words around the answer": "answered",
  "a fence among words": "answered",
  "a second answer that mends the first": "answered",
  "marks of a template around the answer": "answered",
  "a byte order mark": "answered",
  "the answer as a text of JSON": "answered",
  "thoughts as a part of the text": "answered",
  "nothing but thoughts": "answered",
  "the answer given to a tool": "answered",
  "the answer given to a tool as an object": "answered",
  "the answer given to a function, in the old way": "answered",
  "no reason to stop": "answered",
  "a reason to stop that nobody knows": "answered",
  "several choices": "answered",
  "no model and no identifier": "answered",
  "cached tokens beside those of the question": "answered",
  "zeros for usage": "answered",
  "half of the usage": "answered",
  "usage as words": "answered",
  "thoughts that take all the room": "answered",
};
