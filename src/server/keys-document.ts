import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { type OperationName, operationNames } from "../api/operations.ts";

/** What a subscription level includes. */
export interface Level {
  readonly operations: readonly OperationName[];
  /** Whether categorization may use previously categorized products (`use_rag`). */
  readonly useRag: boolean;
  /** Whether tasks use the operator's language model, where one is configured. */
  readonly ownProvider: boolean;
  readonly requestsPerMinute: number;
}

type Levels = Readonly<Record<string, Level>>;

/** The levels of a keys file that defines none. */
export const defaultLevels: Levels = {
  basic: {
    operations: ["listCategories", "listAttributes", "listValues", "optimizeName"],
    useRag: false,
    ownProvider: false,
    requestsPerMinute: 60,
  },
  plus: { operations: operationNames, useRag: false, ownProvider: false, requestsPerMinute: 600 },
  premium: { operations: operationNames, useRag: true, ownProvider: true, requestsPerMinute: 6_000 },
};

/** A stored key: its hash, never the key itself. */
export interface KeyRecord {
  /** Short and public; identifies the key in lists and logs. */
  readonly id: string;
  readonly label: string;
  readonly level: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** SHA-256 of the key, 64 hexadecimal digits. */
  readonly sha256: string;
}

export interface KeysDocument {
  readonly levels: Levels;
  /** True where the file defines the levels, which are then written back. */
  readonly hasOwnLevels: boolean;
  readonly keys: readonly KeyRecord[];
}

export const emptyKeysDocument: KeysDocument = { levels: defaultLevels, hasOwnLevels: false, keys: [] };

const formatName = "pdo-keys";
const formatVersion = 1;

export function renderKeysDocument(document: KeysDocument): string {
  const levels = document.hasOwnLevels ? { levels: renderLevels(document.levels) } : {};
  const keys = document.keys.map(({ id, label, level, createdAt, sha256 }) => {
    return { id, label, level, created_at: createdAt, sha256 };
  });
  return `${JSON.stringify({ format: formatName, version: formatVersion, ...levels, keys }, null, 2)}\n`;
}

/** @throws Error whose message says what is wrong, never quoting a hash */
export function parseKeysDocument(text: string): KeysDocument {
  const document = asRecord(JSON.parse(text), "The file's root");
  if (document.format !== formatName) throw new Error(`"format" is not "${formatName}".`);
  if (document.version !== formatVersion) throw new Error(`"version" is not ${formatVersion}.`);
  const hasOwnLevels = document.levels !== undefined;
  const levels = hasOwnLevels ? parseLevels(document.levels) : defaultLevels;
  if (!Array.isArray(document.keys)) throw new Error('"keys" is not a list.');
  const keys = document.keys.map((item, index) => parseKey(item, `keys[${index}]`, levels));
  return { levels, hasOwnLevels, keys };
}

function parseKey(item: unknown, place: string, levels: Levels): KeyRecord {
  const { id, label, level, created_at: createdAt, sha256 } = asRecord(item, place);
  if (typeof sha256 !== "string" || !/^[0-9a-f]{64}$/.test(sha256)) {
    throw new Error(`${place}: "sha256" is not 64 hexadecimal digits.`);
  }
  if (typeof level !== "string" || !Object.hasOwn(levels, level)) {
    throw new Error(`${place}: "level" is none of ${Object.keys(levels).join(", ")}.`);
  }
  if (typeof id !== "string" || typeof label !== "string" || typeof createdAt !== "string") {
    throw new Error(`${place}: "id", "label" and "created_at" must be text.`);
  }
  return { id, label, level, createdAt, sha256 };
}

function parseLevels(levels: unknown): Levels {
  const entries = Object.entries(asRecord(levels, '"levels"'));
  return Object.fromEntries(entries.map(([name, level]) => [name, parseLevel(level, `levels.${name}`)]));
}

/** `own_provider` is absent in older files and defaults to false. */
function parseLevel(level: unknown, place: string): Level {
  const fields = asRecord(level, place);
  const { operations, use_rag: useRag, requests_per_minute: requestsPerMinute } = fields;
  const { own_provider: ownProvider = false } = fields;
  if (!Array.isArray(operations) || !operations.every(isOperationName)) {
    throw new Error(`${place}: "operations" must be a list of ${operationNames.join(", ")}.`);
  }
  if (typeof useRag !== "boolean") throw new Error(`${place}: "use_rag" must be true or false.`);
  if (typeof ownProvider !== "boolean") throw new Error(`${place}: "own_provider" must be true or false.`);
  if (typeof requestsPerMinute !== "number" || !(requestsPerMinute >= 1)) {
    throw new Error(`${place}: "requests_per_minute" must be a number, 1 or more.`);
  }
  return { operations, useRag, ownProvider, requestsPerMinute: Math.floor(requestsPerMinute) };
}

function renderLevels(levels: Levels): Record<string, unknown> {
  const render = ({ operations, useRag, ownProvider, requestsPerMinute }: Level) => {
    return {
      operations,
      use_rag: useRag,
      own_provider: ownProvider,
      requests_per_minute: requestsPerMinute,
    };
  };
  return Object.fromEntries(Object.entries(levels).map(([name, level]) => [name, render(level)]));
}

function isOperationName(name: unknown): name is OperationName {
  return operationNames.includes(name as OperationName);
}

function asRecord(value: unknown, place: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw new Error(`${place} is not an object.`);
}

const keyBytes = 32;

/** A new service key: `pdo_` and 256 random bits in base64url. */
export function generateKey(): string {
  return `pdo_${randomBytes(keyBytes).toString("base64url")}`;
}

/**
 * SHA-256 of the key. A fast hash without salt suffices: a key has 256 random bits, so guessing is infeasible, and
 * every request pays for the hash.
 */
export function digestKey(key: string): Buffer {
  // Going through a string is cheaper: a buffer returned by `hash` has a memory block of its own.
  return Buffer.from(hash("sha256", key, "binary"), "latin1");
}

/** Compares digests in constant time, so that response times leak nothing about a key. */
export function isSameDigest(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
