import {
  type Operation,
  type OperationName,
  type OperationRequest,
  type OperationResponse,
  operations,
  type TaskName,
} from "../api/operations.ts";
import { internalError, notSubscribed, ServiceProblem } from "../api/service-problem.ts";
import { type RawRequest, validateRequest } from "../api/validation.ts";
import { isLlmError, type LlmError } from "../llm/errors.ts";
import type { Engine, TaskContext } from "../tasks/engine.ts";
import { enrichRecord } from "../tasks/enrichment/enrich-record.ts";
import type { Caller } from "./access.ts";
import { listAttributes, listCategories, listValues } from "./reference-lists.ts";
import type { Service } from "./service.ts";

/** One call of an operation, before validation. */
export interface Call<N extends OperationName = OperationName> extends RawRequest {
  readonly operation: N;
  /** As sent in `X-Api-Key`. */
  readonly apiKey?: string | undefined;
  /** As sent in `X-Provider-Key`; empty counts as none. */
  readonly providerKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The caller does not read the alternatives, so they need not be computed. */
  readonly isBestEnough?: boolean | undefined;
  /** See `TaskContext`. */
  readonly minScore?: number | undefined;
  /** See `TaskContext`. */
  readonly item?: object | undefined;
  readonly onFallback?: TaskContext["onFallback"] | undefined;
  /** Called with the key's public id once it is known; for logs. */
  readonly onAuthenticated?: (keyId: string) => void;
}

interface Answer<N extends OperationName = OperationName> {
  readonly body: OperationResponse<N>;
  /** The RateLimit headers; empty without a rate limit. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A caller who may ask for the operation: what is known before the query and the body are looked at. */
export interface Admission {
  /** Undefined without keys, as embedded. */
  readonly caller?: Caller;
  /** The RateLimit headers of the answer; empty without a rate limit. */
  readonly headers: Readonly<Record<string, string>>;
}

const everyone: Admission = { headers: {} };

/**
 * Checks, in this order: key (401), level (403), rate limit (429).
 * @throws ServiceProblem
 */
export function admit(
  service: Service,
  { operation, apiKey, onAuthenticated }: Pick<Call, "operation" | "apiKey" | "onAuthenticated">,
): Admission {
  const caller = service.access?.authenticate(apiKey);
  if (!caller) return everyone;
  onAuthenticated?.(caller.keyId);
  if (!caller.level.operations.includes(operation)) {
    throw notSubscribed(caller.levelName, `the operation ${operation}`);
  }
  return { caller, headers: service.rateLimiter.admit(caller.keyId, caller.level.requestsPerMinute) };
}

/**
 * Performs one call: `admit`, and what `performAdmitted` does. The body belongs to the caller and is not validated against
 * the response's schema.
 * @throws ServiceProblem with every status of the contract; the signal's reason where the call was aborted
 */
export async function dispatch<N extends OperationName>(service: Service, call: Call<N>): Promise<Answer<N>> {
  call.signal?.throwIfAborted();
  const admission = admit(service, call);
  return withRateHeaders(admission, async () => performAdmitted(service, call, admission));
}

/** Whatever comes of it, an admitted call is answered with the RateLimit headers. */
export async function withRateHeaders<N extends OperationName>(
  { caller, headers }: Admission,
  perform: () => Promise<OperationResponse<N>>,
): Promise<Answer<N>> {
  try {
    return { body: await perform(), headers };
  } catch (problem) {
    throw caller && problem instanceof ServiceProblem ? withHeaders(problem, headers) : problem;
  }
}

/** Checks query and body (422), then `use_rag` (403), and does the operation. */
export async function performAdmitted<N extends OperationName>(
  service: Service,
  call: Call<N>,
  { caller }: Admission,
): Promise<OperationResponse<N>> {
  const request = validateRequest(call.operation, call, service.catalogs.channels());
  if (caller && !caller.level.useRag && usesRag(request)) {
    throw notSubscribed(caller.levelName, "use_rag");
  }
  try {
    const { engine, isKeyUnused } = chooseEngine(service, call.providerKey, caller);
    const body = await handle(
      { catalogs: service.catalogs, engine },
      call.operation,
      request,
      contextOf(call, caller),
    );
    return isKeyUnused ? noteUnusedProviderKey(body) : body;
  } catch (fault) {
    if (fault instanceof ServiceProblem) throw fault;
    call.signal?.throwIfAborted();
    throw isLlmError(fault) ? providerFailed(fault) : internalError(fault);
  }
}

/** A record's options stand in its body. */
function usesRag({ query, body }: { readonly query: object; readonly body: unknown }): boolean {
  if ("use_rag" in query && query.use_rag === true) return true;
  const { options } = (body ?? {}) as Partial<OperationRequest<"enrichRecord">["body"]>;
  return options?.categorization?.use_rag === true;
}

function contextOf(
  { signal, isBestEnough = false, minScore, item, onFallback }: Call,
  caller: Caller | undefined,
): TaskContext {
  const context: { -readonly [Part in keyof TaskContext]: TaskContext[Part] } = { isBestEnough };
  if (signal !== undefined) context.signal = signal;
  if (minScore !== undefined) context.minScore = minScore;
  if (item !== undefined) context.item = item;
  if (caller !== undefined) context.asker = caller.keyId;
  if (onFallback !== undefined) context.onFallback = onFallback;
  return context;
}

type Handlers = {
  readonly [N in Exclude<OperationName, TaskName | "enrichRecord">]: (
    catalogs: Service["catalogs"],
    request: OperationRequest<N>,
  ) => OperationResponse<N>;
};
const dataHandlers: Handlers = { listCategories, listAttributes, listValues };

/**
 * Looks up an operation's handler by name. The casts are needed because the compiler cannot relate the request and
 * response types of one row.
 */
function handle<N extends OperationName>(
  { catalogs, engine }: Pick<Service, "catalogs" | "engine">,
  name: N,
  request: OperationRequest<N>,
  context: TaskContext,
): OperationResponse<N> | Promise<OperationResponse<N>> {
  const row: Operation = operations[name];
  if (row.kind === "data") {
    const list = dataHandlers[name as keyof Handlers] as (
      catalogs: Service["catalogs"],
      request: OperationRequest<N>,
    ) => OperationResponse<N>;
    return list(catalogs, request);
  }
  if (row.kind === "record") {
    const answer = enrichRecord({ engine, catalogs }, request as OperationRequest<"enrichRecord">, context);
    return answer as Promise<unknown> as Promise<OperationResponse<N>>;
  }
  type Task = (request: OperationRequest<N>, context: TaskContext) => Promise<OperationResponse<N>>;
  return (engine[name as TaskName] as unknown as Task).call(engine, request, context);
}

/** Bodies of data operations have no message and never involve a provider. */
function noteUnusedProviderKey<Body extends object>(body: Body): Body {
  if (!("message" in body)) return body;
  const sentence = "No provider with such keys is set up here, so the provider key was not used.";
  return { ...body, message: `${body.message} ${sentence}` };
}

function withHeaders(problem: ServiceProblem, headers: Readonly<Record<string, string>>): ServiceProblem {
  const { status, detail, cause, limit } = problem;
  return new ServiceProblem(status, detail, { headers: { ...headers, ...problem.headers }, cause, limit });
}

interface ChosenEngine {
  readonly engine: Engine;
  /** True where a provider key was sent that no configured provider uses. */
  readonly isKeyUnused: boolean;
}

/**
 * Chooses the engine of a call: the provider of the caller's own key; else the operator's model, for levels that
 * include it; else the built-in engine.
 */
function chooseEngine(
  service: Service,
  providerKey: string | undefined,
  caller: Caller | undefined,
): ChosenEngine {
  const { engine, engineForKey, ownEngine } = service;
  const keyEngine = providerKey ? engineForKey?.(providerKey) : undefined;
  if (keyEngine !== undefined) return { engine: keyEngine, isKeyUnused: false };
  const operatorEngine = caller?.level.ownProvider === true ? ownEngine : undefined;
  return { engine: operatorEngine ?? engine, isKeyUnused: Boolean(providerKey) };
}

const timeouts: ReadonlySet<string> = new Set(["PDO_PROVIDER_TIMEOUT", "PDO_PROVIDER_ROW_TIMEOUT"]);

/** Maps a provider's failure to the contract: 504 on a timeout, else 502. */
function providerFailed(problem: LlmError): ServiceProblem {
  const status = timeouts.has(problem.code) ? 504 : 502;
  const wait = Math.ceil(problem.details.retryAfterMs / 1000);
  return new ServiceProblem(status, `${problem.what} ${problem.seen}`, {
    cause: problem,
    ...(wait > 0 && { headers: { "Retry-After": String(wait) } }),
  });
}
