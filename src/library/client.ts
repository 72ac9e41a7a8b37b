import type { OperationInput, OperationName, OperationResponse } from "../api/operations.ts";
import type { Client } from "../client/client.ts";
import { lazily } from "../lib/once.ts";
import { libraryError } from "./errors.ts";

/** Where the work is done: by a service at an address, or in this process. */
export type ClientOptions = RemoteOptions | EmbeddedOptions;

interface RemoteOptions {
  /** The service's address, path prefix included: `https://host/api`. */
  readonly baseUrl: string;
  /** Sent as `X-Api-Key`. */
  readonly apiKey?: string;
  /** Of a language model's provider; sent as `X-Provider-Key`. */
  readonly providerKey?: string;
  /** Milliseconds for one attempt. Default 60,000. */
  readonly timeoutMs?: number;
  /** Further attempts for a call. Default 6. */
  readonly retries?: number;
  /** Calls in flight, each on a connection of its own. Default 8. */
  readonly connections?: number;
  /** Told of unwise settings and of long pauses. */
  readonly onWarning?: (sentence: string) => void;
}

interface EmbeddedOptions {
  /** The built-in engine, in this process: nothing leaves the machine. */
  readonly embedded: true;
  /** The folder of imported catalogs and examples (`PDO_HOME` of the command line). Absent: the built-in catalogs alone. */
  readonly home?: string;
  /** Rule packs that names and descriptions keep, such as `google`. */
  readonly rules?: readonly string[];
}

/** The service, wherever it is. */
export interface PdoClient {
  /**
   * Performs one of the service's operations: `optimizeName`, `optimizeDescription`, `categorize`, `extractAttributes`,
   * `enrichRecord`, `listCategories`, `listAttributes`, `listValues`.
   * @throws ServiceProblem for every refusal, with the status that the service answers over HTTP; validation is 422
   * @throws PdoError where the service could not be reached, or its answer is of no use
   */
  call<N extends OperationName>(
    operation: N,
    input: OperationInput<N>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<OperationResponse<N>>;
  /** Closes connections; calls in flight are aborted. */
  close(): Promise<void>;
}

/**
 * A client of a service, or of the one in this process; both answer alike. Nothing is loaded or sent before the first call.
 * @throws PdoError PDO_CLIENT_OPTIONS where it is not said which
 */
export function createClient(options: ClientOptions): PdoClient {
  const open = lazily(openerOf(options));
  return {
    call: async (operation, input, { signal } = {}) =>
      (await open()).call(operation, input, signal === undefined ? {} : { signal }),
    close: async () => (await open()).close(),
  };
}

/** The client that runs of this module use: it has what `PdoClient` hides. */
export function openerOf(options: ClientOptions): () => Promise<Client> {
  if ("baseUrl" in options && options.baseUrl !== undefined) return () => openRemote(options);
  if ("embedded" in options && options.embedded) return () => openEmbedded(options);
  throw libraryError({
    code: "PDO_CLIENT_OPTIONS",
    what: "It is not said who does the work.",
    seen: "The options have neither baseUrl nor embedded: true.",
    nextStep: "Give one of them: createClient({ embedded: true }).",
  });
}

async function openRemote({ timeoutMs = 60_000, retries = 6, ...options }: RemoteOptions): Promise<Client> {
  const { createRemoteClient } = await import("../client/remote.ts");
  return createRemoteClient({
    ...options,
    timeoutMs,
    retries,
    userAgent: "pdo-library",
    random: Math.random,
    now: Date.now,
  });
}

async function openEmbedded({ home, rules = [] }: EmbeddedOptions): Promise<Client> {
  const { createCatalogStore } = await import("../catalog/store.ts");
  const { createEmbeddedClient } = await import("../client/embedded.ts");
  const { createService } = await import("../server/service.ts");
  const { openBuiltinEngine } = await import("./engine.ts");
  const folder = home === undefined ? {} : { home };
  const catalogs = createCatalogStore(folder);
  const openExamples = async () => {
    const { createExamplesStore } = await import("../ml/example-store.ts");
    return createExamplesStore(folder);
  };
  const engine = await openBuiltinEngine({ catalogs, openExamples, packs: await choosePacks(rules) });
  return createEmbeddedClient(createService({ catalogs, engine, now: Date.now }));
}

/**
 * The packs of these names, in their order.
 * @throws PdoError PDO_RULES_UNKNOWN
 */
export async function choosePacks(names: readonly string[]) {
  if (names.length === 0) return [];
  const { findRulePack, rulePackNames } = await import("../lint/packs.ts");
  return names.map((name) => {
    const pack = findRulePack(name);
    if (pack !== undefined) return pack;
    throw libraryError({
      code: "PDO_RULES_UNKNOWN",
      what: `${name}: there is no such pack of rules.`,
      seen: `The packs are ${rulePackNames.join(", ")}.`,
      nextStep: "Take some of them.",
    });
  });
}
