import { ProviderProblem } from "../../provider-problem.ts";
import type { ProviderHeaders } from "../provider.ts";
import { readAskedWait } from "./asked-wait.ts";
import { type ErrorBody, readErrorBody } from "./error-body.ts";
import { judgedStatus, judgeRefusal, type Verdict } from "./refusal-rules.ts";

/** An answer that is no completion but a reason why there is none. */
export interface Refusal {
  /** 200 and less: the body is to tell. */
  readonly status: number;
  readonly headers: ProviderHeaders;
  /** Parsed; undefined where it is no JSON. */
  readonly body: unknown;
}

export interface RefusalReading {
  readonly status: number;
  readonly error: ErrorBody | undefined;
  readonly problem: ProviderProblem;
}

interface RefusalReader {
  /** Takes keys out. */
  readonly redact: (text: string) => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const maxQuotedLength = 300;
const maxReadLength = 4000;
/** What stood between gave up, the model perhaps not. */
const timeoutStatuses: ReadonlySet<number> = new Set([504, 524]);

/** What a refusal means, in this room's words, the provider's own quoted without keys. */
export function readRefusal(refusal: Refusal, { redact, now }: RefusalReader): RefusalReading {
  const error = readErrorBody(refusal.body);
  const status = judgedStatus(refusal.status, error);
  const { kind, ...verdict } = heedWish(judgeRefusal(status, error), refusal.headers);
  const isFinished = kind === "final" || kind === "own";
  const problem = new ProviderProblem({
    ...verdict,
    kind,
    seen: `It answers ${status}${quote(error, redact)}.`,
    askedWaitMs: isFinished ? 0 : readAskedWait(refusal.headers, error?.retryDelay, now()),
    isPerhapsPaid: timeoutStatuses.has(status),
  });
  return { status, error, problem };
}

/** `x-should-retry` is a provider's word to its own clients whether asking again helps. */
function heedWish(verdict: Verdict, headers: ProviderHeaders): Verdict {
  const wish = headers["x-should-retry"];
  if (wish === "false" && verdict.kind !== "final") return { ...verdict, kind: "own" };
  if (wish === "true" && verdict.code === "PDO_PROVIDER_REQUEST_REFUSED")
    return { ...verdict, kind: "faulty" };
  return verdict;
}

function quote(error: ErrorBody | undefined, redact: (text: string) => string): string {
  const [message, name] = [error?.message ?? "", error?.names[0] ?? ""].map((text) => clean(text, redact));
  if (message) return `: "${message}"${name && !message.includes(name) ? ` (${name})` : ""}`;
  return name ? `: ${name}` : ", with no reason given";
}

/** One line, of a length that can be read, without keys and without what would steer a terminal. */
export function clean(text: string, redact: (text: string) => string): string {
  const line = redact(text.slice(0, maxReadLength).toWellFormed())
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029\s]+/gu, " ")
    .trim();
  return line.length > maxQuotedLength ? `${line.slice(0, maxQuotedLength - 1)}…` : line;
}
