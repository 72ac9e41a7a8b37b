/** One fault of a request, in the form of FastAPI on pydantic 2 less `input`, `ctx` and `url`. */
export interface ValidationFault {
  /** Begins with `query`, `body` or `header`. */
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}

interface ProblemOptions {
  /** Sent with the answer, for example `Retry-After` (seconds). */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An answer other than 200, alike from the embedded service and over HTTP. The body is `{ detail }`. */
export class ServiceProblem extends Error {
  override readonly name = "ServiceProblem";
  readonly status: number;
  readonly detail: string | readonly ValidationFault[];
  readonly headers: Readonly<Record<string, string>>;
  /** True where the same request may succeed later: 429, 502, 503, 504. */
  readonly isRetryable: boolean;

  constructor(status: number, detail: string | readonly ValidationFault[], options: ProblemOptions = {}) {
    super(typeof detail === "string" ? detail : renderFaults(detail), {
      cause: options.cause,
    });
    this.status = status;
    this.detail = detail;
    this.headers = options.headers ?? {};
    this.isRetryable = [429, 502, 503, 504].includes(status);
  }
}

function renderFaults(faults: readonly ValidationFault[]): string {
  return faults.map((fault) => `${fault.loc.join(".")}: ${fault.msg}`).join("; ");
}
