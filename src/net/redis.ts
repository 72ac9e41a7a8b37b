import type { Redis } from "ioredis";
import { PdoError, systemReason } from "../lib/errors.ts";
import { loadOptionalPackage } from "../lib/optional-package.ts";
import { sleepFor } from "./gate.ts";

/** A connection to Redis or Valkey. */
export type RedisClient = Redis;

/** Where a Redis or Valkey is, of its address. */
export interface RedisPlace {
  readonly options: {
    readonly host: string;
    readonly port: number;
    readonly db: number;
    readonly username?: string;
    readonly password?: string;
    readonly tls?: object;
  };
  /** The address without its password, for messages. */
  readonly shown: string;
}

const forms = "redis://host:6379/0 (rediss:// with TLS, redis://:PASSWORD@host with a password)";

/** @throws PdoError PDO_CLUSTER_ADDRESS, which shows nothing of the text: it may hold a password */
export function parseRedisAddress(text: string): RedisPlace {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isKnown = url !== undefined && /^rediss?:$/.test(url.protocol) && url.hostname !== "";
  if (!isKnown || !/^\/?\d{0,4}$/.test(url.pathname) || url.search !== "" || url.hash !== "")
    throw redisAddressInvalid();
  const db = url.pathname.slice(1) || "0";
  const isTls = url.protocol === "rediss:";
  const port = Number(url.port || 6379);
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  return {
    options: {
      ...{ host, port, db: Number(db) },
      ...(url.username !== "" && { username: decodeURIComponent(url.username) }),
      ...(url.password !== "" && { password: decodeURIComponent(url.password) }),
      ...(isTls && { tls: {} }),
    },
    shown: `${url.protocol}//${url.hostname}:${port}${db === "0" ? "" : `/${db}`}`,
  };
}

/** The versions that are known to work; `package.json` says the range. */
const redisPackages = { bullmq: "6.7.0", ioredis: "6.0.0" } as const;

export function redisPackageMissing(): PdoError {
  const wanted = Object.entries(redisPackages).map(([name, version]) => `${name}@${version}`);
  return redisError({
    code: "PDO_CLUSTER_PACKAGE_MISSING",
    what: "--cluster: the packages that talk to Redis are not installed.",
    seen: "bullmq and ioredis are optional: only clusters need them.",
    nextStep: `Install them: npm install ${wanted.join(" ")}`,
  });
}

interface ConnectOptions {
  /** Milliseconds in which a Redis that is just being started is waited for. */
  readonly connectTimeoutMs: number;
}

const retryMs = 200;

/** In milliseconds; the connection is tried for again as long as it takes. */
const retryStrategy = (times: number) => Math.min(times * 100, 1_000);

/** How long one command may take, a reconnection included. */
const commandTimeoutMs = 5_000;

/**
 * Connects, and reconnects by itself from then on; a command that finds nobody fails after some seconds.
 * @throws PdoError PDO_CLUSTER_PACKAGE_MISSING, PDO_CLUSTER_UNREACHABLE
 */
export async function connectRedis(place: RedisPlace, options: ConnectOptions): Promise<RedisClient> {
  const until = performance.now() + options.connectTimeoutMs;
  for (;;) {
    try {
      return await tryToConnect(place, options);
    } catch (error) {
      const isOver = performance.now() + retryMs > until;
      const isAway = error instanceof PdoError && error.code === "PDO_CLUSTER_UNREACHABLE";
      if (isOver || !isAway || isRefusal(error.cause)) throw error;
      await sleepFor(retryMs);
    }
  }
}

/** It is there, and does not want us. */
function isRefusal(cause: unknown): boolean {
  return cause instanceof Error && /^(?:WRONGPASS|NOAUTH|NOPERM|ERR)\b/.test(cause.message);
}

async function tryToConnect(
  { options, shown }: RedisPlace,
  { connectTimeoutMs }: ConnectOptions,
): Promise<RedisClient> {
  const { Redis: Client } = await loadOptionalPackage(
    "ioredis",
    () => import("ioredis"),
    redisPackageMissing,
  );
  const faults: unknown[] = [];
  const client = new Client({
    ...options,
    connectTimeout: connectTimeoutMs,
    commandTimeout: commandTimeoutMs,
    maxRetriesPerRequest: null,
    retryStrategy,
    lazyConnect: true,
  });
  client.on("error", (error: unknown) => {
    faults[0] = error;
  });
  try {
    await client.connect();
    await client.ping();
    return client;
  } catch (error) {
    client.disconnect();
    throw redisUnreachable(shown, faults[0] ?? error);
  }
}

/** Connection options for a client that waits for Redis as long as it takes. */
export function patientOptions({ options }: RedisPlace) {
  return { ...options, maxRetriesPerRequest: null, retryStrategy };
}

function redisAddressInvalid(): PdoError {
  return redisError({
    code: "PDO_CLUSTER_ADDRESS",
    what: "--cluster: this is not the address of a Redis or Valkey.",
    seen: "It is not shown, since it may hold a password.",
    nextStep: `Give it in this form: ${forms}`,
  });
}

export function redisUnreachable(shown: string, cause: unknown): PdoError {
  return redisError({
    code: "PDO_CLUSTER_UNREACHABLE",
    category: "remote",
    what: `${shown}: no Redis or Valkey answers there.`,
    seen: `${reasonOf(cause)}.`,
    nextStep: "See that it runs and can be reached from here, then run the same command again.",
    cause,
  });
}

/** What a server or the system says, which names no password. */
function reasonOf(cause: unknown): string {
  if (cause instanceof Error && isRefusal(cause)) return cause.message.replace(/[.\s]+$/, "");
  return systemReason(cause);
}

function redisError(parts: Omit<ConstructorParameters<typeof PdoError>[0], "module">): PdoError {
  return new PdoError({ module: "net", ...parts });
}
