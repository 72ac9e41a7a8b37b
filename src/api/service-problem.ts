/** The catalogue of the service's refusals: every status that the contract lists, with its sentence. */
export const invalidRequest = (faults: readonly ValidationFault[]) => new ServiceProblem(422, faults);

export const missingKey = () =>
  new ServiceProblem(401, "Not authenticated", {
    headers: { "WWW-Authenticate": "APIKey" },
  });

export const unknownKey = () =>
  new ServiceProblem(401, "Invalid API key", {
    headers: { "WWW-Authenticate": "APIKey" },
  });

export const notSubscribed = (level: string, feature: string) =>
  new ServiceProblem(403, `The subscription level '${level}' does not include ${feature}`);

export const unknownPath = () => new ServiceProblem(404, "Not Found");

export const unknownCategory = (identifier: string) =>
  new ServiceProblem(404, `Unknown category identifier: ${identifier}`);

export const unknownAttribute = (identifier: string, categoryIdentifier: string) =>
  new ServiceProblem(404, `Unknown attribute identifier: ${identifier} (category ${categoryIdentifier})`);

export const wrongMethod = (allowed: string) =>
  new ServiceProblem(405, "Method Not Allowed", {
    headers: { Allow: allowed },
  });

export const bodyTooLarge = (maxBytes: number) =>
  new ServiceProblem(413, `The request body is larger than ${maxBytes} bytes`, { limit: "body_size" });

export const tooManyRequests = (retryAfterSeconds: number, headers: Record<string, string> = {}) =>
  new ServiceProblem(429, "Too many requests", {
    headers: { "Retry-After": String(retryAfterSeconds), ...headers },
    limit: "requests_per_minute",
  });

/** @param limit of what there is too much at once */
export const overloaded = (limit: "calls_in_flight" | "body_bytes_at_once") =>
  new ServiceProblem(503, "The service is overloaded", { headers: { "Retry-After": "1" }, limit });

export const unavailable = (detail: string, retryAfterSeconds: number) =>
  new ServiceProblem(503, detail, {
    headers: { "Retry-After": String(retryAfterSeconds) },
  });

/** @param cause says how long it was let work */
export const taskTooLong = (cause: Error) =>
  new ServiceProblem(504, "The task took too long with these texts; shorter ones take less time", {
    cause,
    limit: "task_time",
  });

/** The body's bytes came so slowly that waiting for the rest would hold its place for others. */
export const bodyTooSlow = () =>
  new ServiceProblem(408, "The request body came too slowly", { limit: "body_time" });

export const headerTwice = (name: string) => new ServiceProblem(400, `More than one ${name} header`);

export const internalError = (cause: unknown) => new ServiceProblem(500, "Internal Server Error", { cause });

/** One fault of a request, in the form of FastAPI on pydantic 2 less `input`, `ctx` and `url`. */
export interface ValidationFault {
  /** Begins with `query`, `body` or `header`. */
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}

/** What a caller had too much of, as the service's metrics count it. */
export type LimitName =
  | "requests_per_minute"
  | "calls_in_flight"
  | "body_size"
  | "body_time"
  | "body_bytes_at_once"
  | "task_time";

interface ProblemOptions {
  /** Sent with the answer, for example `Retry-After` (seconds). */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
  /** The limit that was passed. */
  readonly limit?: LimitName | undefined;
}

/** An answer other than 200, alike from the embedded service and over HTTP. The body is `{ detail }`. */
export class ServiceProblem extends Error {
  override readonly name = "ServiceProblem";
  readonly status: number;
  readonly detail: string | readonly ValidationFault[];
  readonly headers: Readonly<Record<string, string>>;
  /** True where the same request may succeed later: 429, 502, 503, 504. */
  readonly isRetryable: boolean;
  readonly limit: LimitName | undefined;

  constructor(status: number, detail: string | readonly ValidationFault[], options: ProblemOptions = {}) {
    super(typeof detail === "string" ? detail : renderFaults(detail), {
      cause: options.cause,
    });
    this.status = status;
    this.detail = detail;
    this.headers = options.headers ?? {};
    this.isRetryable = [429, 502, 503, 504].includes(status);
    this.limit = options.limit;
  }
}

function renderFaults(faults: readonly ValidationFault[]): string {
  return faults.map((fault) => `${fault.loc.join(".")}: ${fault.msg}`).join("; ");
}
