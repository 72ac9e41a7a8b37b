import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { ServiceProblem } from "../../api/service-problem.ts";
import { type Access, createTemporaryAccess, loadKeys } from "../access.ts";
import { cannotListen, drainDelayTooLong, openToOthersWithoutKeys } from "../errors.ts";
import { generateKey } from "../keys-document.ts";
import type { Service } from "../service.ts";
import { createApp } from "./app.ts";
import { createCalls } from "./calls.ts";
import { connectionLimitsFor, createConnections } from "./connections.ts";
import { createCors } from "./cors.ts";
import { drain, maxWaiting } from "./drain.ts";
import { createExchanges, type Exchanges } from "./exchange.ts";
import { isLoopback, toOrigin } from "./gate.ts";
import { createServiceMetrics, type WatchedFigures } from "./metrics.ts";
import { createHealthProbes, createMetricsProbe, type Readiness } from "./probes.ts";
import { createPublicPages } from "./public-pages.ts";
import { defaultLimits, type Limits } from "./read-body.ts";
import { createGivenUpLog, createRequestLogger, type LogLine, renderEventLine } from "./request-log.ts";
import { createProbeRoutes, createRoutes, type Routes } from "./routes.ts";

export interface ServerOptions {
  /** Without `access`, the keys file's is used, else that of a temporary key. */
  readonly service: Service;
  /** Anything other than loopback requires a keys file. */
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /**
   * Where `/metrics` is served, beside `/healthz` and `/readyz`; 0: any free port. Absent: all three are served on `port`
   * alone.
   */
  readonly adminPort?: number | undefined;
  readonly keysPath?: string;
  /** Whose pages may call the service from a browser; see `createCors`. */
  readonly corsOrigins?: readonly string[];
  /** Takes one line of JSON per request. */
  readonly log: LogLine;
  readonly limits?: Partial<Limits>;
  readonly now: () => number;
  /** Loads what the first call needs; until it is done `/readyz` says no. Absent: there is nothing to load. */
  readonly warmUp?: () => Promise<void>;
  /** Further metrics. */
  readonly watched?: WatchedFigures;
}

export interface RunningServer {
  /** The origin it listens on, for example `http://127.0.0.1:8080`; the API's base address is this and `/api`. */
  readonly url: string;
  /** The origin of the metrics, where they have a port of their own. */
  readonly adminUrl?: string;
  /** The generated key where no keys file is given; shown once and never stored. */
  readonly temporaryKey?: string;
  /** Finishes calls in flight, then closes; takes little longer than `limits.shutdownMs`. */
  close(): Promise<void>;
}

/**
 * Serves over HTTP until closed. Resolves when the service is ready; `/healthz` is answered before.
 * @throws PdoError where the host requires keys, the keys file is missing or broken, a port is taken, an origin is none,
 * or there is no time to drain in; what `warmUp` throws
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, port, adminPort, log, now, warmUp } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const chosen = chooseAccess(options);
  if (!chosen.hasKeys && !isLoopback(host)) throw openToOthersWithoutKeys(host);
  const { drainDelayMs, shutdownMs } = limits;
  if (drainDelayMs > 0 && drainDelayMs >= shutdownMs) throw drainDelayTooLong(drainDelayMs, shutdownMs);
  const state: State = { phase: "starting", isClosing: false, url: "" };
  const { server, admin, exchanges } = createServers(options, { limits, chosen, state });
  const shutDown = async () => {
    state.phase = "draining";
    if (drainDelayMs > 0) await wait(drainDelayMs);
    state.isClosing = true;
    await drain(server, exchanges, shutdownMs - drainDelayMs);
    admin.close();
    admin.closeAllConnections();
  };
  const orShutDown = async (fault: unknown): Promise<never> => {
    await shutDown();
    throw fault;
  };
  const url = await listen(server, host, port);
  state.url = url;
  const adminUrl =
    adminPort === undefined ? undefined : await listen(admin, host, adminPort).catch(orShutDown);
  const where = { url, ...(adminUrl !== undefined && { admin_url: adminUrl }) };
  const tell = (event: string) => log(renderEventLine(event, now(), where));
  tell("started");
  if (warmUp) {
    await warmUp().catch(orShutDown);
    tell("ready");
  }
  state.phase = "ready";
  let closing: Promise<void> | undefined;
  const close = async () => {
    tell("draining");
    await shutDown();
    tell("stopped");
  };
  return {
    url,
    ...(adminUrl !== undefined && { adminUrl }),
    ...(chosen.temporaryKey !== undefined && { temporaryKey: chosen.temporaryKey }),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** What the service is doing, apart from its calls. */
interface State {
  phase: "starting" | "ready" | "draining";
  /** True once no new call is taken any more, which may be later than the beginning of the draining. */
  isClosing: boolean;
  /** The origin, once it listens. */
  url: string;
}

interface Serving {
  readonly limits: Limits;
  readonly chosen: ChosenAccess;
  readonly state: Readonly<State>;
}

interface Servers {
  readonly server: Server;
  /** For `adminPort`; never listens where there is none. */
  readonly admin: Server;
  /** Those of `server`. */
  readonly exchanges: Exchanges;
}

/** Both servers, not listening yet. */
function createServers(options: ServerOptions, { limits, chosen, state }: Serving): Servers {
  const { service, adminPort, corsOrigins = [], log, now, watched } = options;
  const { access, hasKeys } = chosen;
  const readiness = (): Readiness =>
    state.phase === "ready" && !isReadable(access) ? "keys unreadable" : state.phase;
  const logGivenUp = createGivenUpLog(log, now);
  const connections = createConnections(limits, () => {
    metrics.countGivenUp();
    logGivenUp();
  });
  const logRequest = createRequestLogger(log, now);
  const exchanges = createExchanges({
    now,
    onEnd: (exchange, request) => {
      connections.end(request.socket);
      metrics.count(exchange);
      logRequest(exchange, request);
    },
  });
  const metrics = createServiceMetrics({
    now,
    isReady: () => readiness() === "ready",
    exchanges: () => exchanges.open,
    connections: connections.counts,
    watched,
  });
  const health = createHealthProbes(readiness);
  const probes = createProbeRoutes([...health, createMetricsProbe(metrics.render)]);
  const pages = createPublicPages(service.catalogs, () => state.url);
  const routes: Routes = new Map([
    ...(adminPort === undefined ? probes : createProbeRoutes(health)),
    ...createRoutes(createCalls({ service: { ...service, access }, limits, connections }), pages),
  ]);
  const cors = corsOrigins.length === 0 ? undefined : createCors(corsOrigins);
  const common = { isDraining: () => state.phase === "draining", limits, log, now };
  const gate = { onlyLoopbackNames: !hasKeys, isClosing: () => state.isClosing };
  const adminConnections = createConnections(connectionLimitsFor(0), logGivenUp);
  return {
    server: createApp({
      ...{ ...common, cors, exchanges, connections },
      gate: { ...gate, routes, preflight: cors?.preflight },
    }),
    admin: createApp({
      ...common,
      gate: { ...gate, routes: probes },
      connections: adminConnections,
      exchanges: createExchanges({
        now,
        onEnd: (exchange, request) => {
          adminConnections.end(request.socket);
          logRequest(exchange, request);
        },
      }),
    }),
    exchanges,
  };
}

/** Whether the keys can be looked at: where they cannot, every call is answered with 500. */
function isReadable(access: Access): boolean {
  try {
    access.authenticate(undefined);
    return true;
  } catch (problem) {
    return problem instanceof ServiceProblem && problem.status !== 500;
  }
}

interface ChosenAccess {
  readonly access: Access;
  readonly hasKeys: boolean;
  readonly temporaryKey?: string;
}

function chooseAccess({ service, keysPath }: ServerOptions): ChosenAccess {
  if (service.access) return { access: service.access, hasKeys: true };
  if (keysPath !== undefined) return { access: loadKeys(keysPath), hasKeys: true };
  const temporaryKey = generateKey();
  return { access: createTemporaryAccess(temporaryKey), hasKeys: false, temporaryKey };
}

async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    const refuse = (cause: unknown) => reject(cannotListen(host, port, cause));
    server.once("error", refuse);
    server.listen({ host, port, backlog: maxWaiting }, () => {
      server.off("error", refuse);
      resolve();
    });
  });
  const { port: listened } = server.address() as AddressInfo;
  return toOrigin(host, listened);
}
