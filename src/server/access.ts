import { internalError, missingKey, tooManyRequests, unknownKey } from "../api/service-problem.ts";
import { defaultLevels, digestKey, isSameDigest, type KeysDocument, type Level } from "./keys-document.ts";
import { fingerprintKeysFile, readKeysFile } from "./keys-file.ts";

/** The caller and its subscription level. */
export interface Caller {
  readonly keyId: string;
  readonly levelName: string;
  readonly level: Level;
}

export interface Access {
  /**
   * @param apiKey as sent in `X-Api-Key`; undefined or empty counts as missing
   * @throws ServiceProblem 401 where it is missing or unknown; 500 where the keys can no longer be read
   */
  authenticate(apiKey: string | undefined): Caller;
}

interface KnownKey {
  readonly digest: Buffer;
  readonly caller: Caller;
}

/**
 * Access by a keys file. The file is checked on every call and read again when it has changed, so that a revoked key
 * stops working at once; a missing or broken file admits nobody.
 * @throws PdoError where there is no such file, or it is not a keys file
 */
export function loadKeys(path: string): Access {
  let fingerprint = fingerprintKeysFile(path);
  let known = toKnownKeys(readKeysFile(path));
  const look = () => {
    const current = fingerprintKeysFile(path);
    if (current !== undefined && current === fingerprint) return;
    fingerprint = undefined;
    known = readAgain(path);
    fingerprint = current;
  };
  return {
    authenticate: (apiKey) => {
      look();
      return findCaller(known, apiKey);
    },
  };
}

function readAgain(path: string): KnownKey[] {
  try {
    return toKnownKeys(readKeysFile(path));
  } catch (fault) {
    throw internalError(fault);
  }
}

/** Access by one key that lives as long as the process, at the highest level. */
export function createTemporaryAccess(key: string): Access {
  const level = defaultLevels.premium;
  if (!level) throw new Error("The table of levels has lost its highest one.");
  const caller: Caller = { keyId: "temporary", levelName: "premium", level };
  const known = [{ digest: digestKey(key), caller }];
  return { authenticate: (apiKey) => findCaller(known, apiKey) };
}

function toKnownKeys({ keys, levels }: KeysDocument): KnownKey[] {
  return keys.flatMap(({ id, level: levelName, sha256 }) => {
    const level = levels[levelName];
    return level ? [{ digest: Buffer.from(sha256, "hex"), caller: { keyId: id, levelName, level } }] : [];
  });
}

/** Compares with every key, so that the time does not depend on which one matches. */
function findCaller(known: readonly KnownKey[], apiKey: string | undefined): Caller {
  if (!apiKey) throw missingKey();
  const digest = digestKey(apiKey);
  let found: Caller | undefined;
  for (const key of known) if (isSameDigest(key.digest, digest)) found = key.caller;
  if (!found) throw unknownKey();
  return found;
}

export interface RateLimiter {
  /**
   * Counts one request of a key.
   * @returns the RateLimit headers of its answer
   * @throws ServiceProblem 429 with `Retry-After`, where the minute's requests are used up
   */
  admit(keyId: string, requestsPerMinute: number): Readonly<Record<string, string>>;
}

const windowMs = 60_000;

/**
 * Fixed windows of one minute per key, starting with the key's first request. Up to twice the limit can pass within a
 * minute across a window's border; in return `RateLimit-Reset` is exact.
 * @param now milliseconds, monotonic
 */
export function createRateLimiter(now: () => number): RateLimiter {
  const windows = new Map<string, { startedAt: number; used: number }>();
  return {
    admit: (keyId, requestsPerMinute) => {
      const at = now();
      let window = windows.get(keyId);
      if (!window || at - window.startedAt >= windowMs || at < window.startedAt) {
        window = { startedAt: at, used: 0 };
        windows.set(keyId, window);
      }
      const resetSeconds = Math.max(1, Math.ceil((window.startedAt + windowMs - at) / 1000));
      const isAdmitted = window.used < requestsPerMinute;
      if (isAdmitted) window.used += 1;
      const headers = {
        "RateLimit-Limit": String(requestsPerMinute),
        "RateLimit-Remaining": String(Math.max(0, requestsPerMinute - window.used)),
        "RateLimit-Reset": String(resetSeconds),
      };
      if (!isAdmitted) throw tooManyRequests(resetSeconds, headers);
      return headers;
    },
  };
}
