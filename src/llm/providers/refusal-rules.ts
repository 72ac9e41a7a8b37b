import type { FaultKind } from "../../lib/errors.ts";
import type { LlmErrorParts } from "../errors.ts";
import type { ErrorBody } from "./refusals.ts";

/** The meaning of a refusal. Its sentence speaks of "the provider". */
export type Verdict = Pick<LlmErrorParts, "code" | "category" | "what" | "nextStep"> & {
  readonly kind: FaultKind;
};

interface RefusalRule {
  /** Absent: any. */
  readonly statuses?: readonly number[];
  /**
   * Must match one of the error's codes or types, in lower case; `message` must match its message. Both absent:
   * any.
   */
  readonly name?: RegExp;
  readonly message?: RegExp;
  readonly verdict: Verdict;
}

const quotaSpent: Verdict = {
  code: "PDO_PROVIDER_QUOTA_SPENT",
  what: "The provider's account has no credit or quota left.",
  nextStep: "Look at the account's billing and limits with the provider, then run it again.",
  kind: "final",
};
const keyRefused: Verdict = {
  code: "PDO_PROVIDER_KEY_REFUSED",
  what: "The provider refuses the key.",
  nextStep: "Check PDO_PROVIDER_KEY, or the file that it comes from, and that it is a key of this provider.",
  kind: "final",
};
const notAllowed: Verdict = {
  code: "PDO_PROVIDER_NOT_ALLOWED",
  what: "The provider does not allow this key to do that.",
  nextStep: "Check with the provider what the key, its project and its country may use.",
  kind: "final",
};
const modelUnknown: Verdict = {
  code: "PDO_PROVIDER_MODEL_UNKNOWN",
  what: "The provider has no such model, or not for this key.",
  nextStep: "Name another with --model; the provider's list of models says which there are.",
  kind: "final",
};
const wrongAddress: Verdict = {
  code: "PDO_PROVIDER_ADDRESS_INVALID",
  category: "caller",
  what: "Nothing at the provider's address takes such calls.",
  nextStep: "Check the base URL's path: it is what stands before /chat/completions, and usually ends in /v1.",
  kind: "final",
};
const inputTooLong: Verdict = {
  code: "PDO_PROVIDER_INPUT_TOO_LONG",
  what: "The question is longer than the model takes.",
  nextStep: "Shorten the product's texts, or name a model that takes more with --model.",
  kind: "own",
};
const inputFiltered: Verdict = {
  code: "PDO_PROVIDER_INPUT_FILTERED",
  what: "The provider's filter blocks the product's texts, or what the model makes of them.",
  nextStep: "Look at the product's texts.",
  kind: "own",
};
const throttled: Verdict = {
  code: "PDO_PROVIDER_THROTTLED",
  what: "The provider asks for fewer calls.",
  nextStep: "Run it again later, or with fewer calls at a time, for example --concurrency 2",
  kind: "throttled",
};
const unavailable: Verdict = {
  code: "PDO_PROVIDER_UNAVAILABLE",
  what: "The provider is away or overloaded.",
  nextStep: "Try again later; the provider's status page may say more.",
  kind: "unavailable",
};
const failed: Verdict = {
  code: "PDO_PROVIDER_FAILED",
  what: "The provider could not do it.",
  nextStep: "Try again later; if it goes on, ask the provider.",
  kind: "faulty",
};
const refused: Verdict = {
  code: "PDO_PROVIDER_REQUEST_REFUSED",
  what: "The provider refuses the request.",
  nextStep: "What it says tells why; another model may take it (--model).",
  kind: "own",
};

/**
 * The first matching rule applies. Codes and messages are from:
 * - https://platform.openai.com/docs/guides/error-codes, https://help.openai.com/en/articles/6614457 (credit
 *   and limits), https://learn.microsoft.com/azure/ai-foundry/openai/concepts/content-filter
 * - https://docs.claude.com/en/api/errors (exhausted credit, or a self-set limit, is a 400 there, identified by
 *   its message alone)
 * - https://ai.google.dev/gemini-api/docs/troubleshooting (a wrong key is a 400),
 *   https://openrouter.ai/docs/api-reference/errors
 * - https://console.groq.com/docs/errors, https://console.groq.com/docs/spend-limits,
 *   https://api-docs.deepseek.com/quick_start/error_codes
 * Google's messages for a per-minute and a per-day quota are alike; the quota's name distinguishes them.
 */
const rules: readonly RefusalRule[] = [
  { statuses: [402], verdict: quotaSpent },
  {
    name: /^(insufficient_(quota|balance|credits|funds)|credit_balance_exhausted|billing_(error|not_active|hard_limit_reached)|(organization|project)_(spend|usage)_limit_exceeded|enforced_spend_limit_reached|blocked_api_access)$|perday/,
    message:
      /credit balance is too low|specified (workspace )?api usage limits|insufficient (balance|credits|funds)|free-models-per-day/i,
    verdict: quotaSpent,
  },
  { statuses: [401], verdict: keyRefused },
  {
    name: /^(invalid_api_key|api_key_invalid|authentication_error|unauthenticated)$/,
    message: /\bapi key (is )?(not valid|invalid|expired)/i,
    verdict: keyRefused,
  },
  {
    name: /^(content_filter|content_policy_violation|responsibleaipolicyviolation|flagged_input)$/,
    message: /blocked by content filter/i,
    verdict: inputFiltered,
  },
  { statuses: [403, 451], verdict: notAllowed },
  // Google for an unsupported country or a project without billing; Groq.
  { statuses: [400], name: /^(failed_precondition|organization_restricted)$/, verdict: notAllowed },
  {
    name: /^(model_not_found|invalid_model|model_not_available|model_decommissioned|deploymentnotfound)$/,
    message: /\bmodel not exist|not a valid model id|^invalid model\b/i,
    verdict: modelUnknown,
  },
  { statuses: [404, 410], message: /\bmodels?\b|no endpoints found/i, verdict: modelUnknown },
  { statuses: [404, 405, 410], verdict: wrongAddress },
  { statuses: [413], verdict: inputTooLong },
  {
    name: /^(context_length_exceeded|request_too_large|string_above_max_length)$/,
    message:
      /maximum context length|prompt is too long|input token count.*exceeds|exceeds? the (available )?context (size|window|length)/i,
    verdict: inputTooLong,
  },
  { statuses: [429], verdict: throttled },
  { name: /^overloaded_error$/, verdict: unavailable },
  { statuses: [502, 503, 504, 520, 521, 522, 523, 524, 529, 530], verdict: unavailable },
  { statuses: [408, 409, 425], verdict: failed },
];

/** The status of an error that has none: inside a 200, or as the result of one request of a batch. */
const statusOfName: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  rate_limit_exceeded: 429,
  resource_exhausted: 429,
  api_error: 500,
  server_error: 500,
  timeout_error: 504,
  overloaded_error: 529,
};

/** @param status of the answer; 200 and less: taken from the body */
export function judgedStatus(status: number, body: ErrorBody | undefined): number {
  if (status >= 300) return status;
  const named = body?.names.map((name) => statusOfName[name]).find((found) => found !== undefined);
  return body?.status ?? named ?? 500;
}

/** @param status 300 to 599 */
export function judgeRefusal(status: number, body: ErrorBody | undefined): Verdict {
  const rule = rules.find((candidate) => fits(candidate, status, body));
  return rule?.verdict ?? (status >= 500 ? failed : refused);
}

function fits(
  { statuses, name, message }: RefusalRule,
  status: number,
  body: ErrorBody | undefined,
): boolean {
  if (statuses !== undefined && !statuses.includes(status)) return false;
  if (name === undefined && message === undefined) return true;
  if (body === undefined) return false;
  return body.names.some((candidate) => name?.test(candidate)) || (message?.test(body.message) ?? false);
}
