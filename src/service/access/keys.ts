import { existsSync } from "node:fs";
import { unknownKeyIdentifier, unknownLevel } from "../configuration-problems.ts";
import { validateLabel } from "./key-label.ts";
import { emptyKeysDocument, type KeyRecord } from "./keys-document.ts";
import { changeKeysFile, readKeysFile } from "./keys-file.ts";
import { digestKey, generateKey } from "./secret.ts";

/** A key as lists show it: everything but its hash. */
export type ListedKey = Omit<KeyRecord, "sha256">;

export interface NewKey {
  readonly level: string;
  /** One printable line of at most 200 characters; may be empty. */
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const identifierLength = 12;

/**
 * Adds a key to the file, which is made where there is none.
 * @returns the key itself, for the one time that it can be seen, and how it will be listed
 * @throws ServiceConfigurationProblem: unknown level, unfit label, file not writable or not a keys file
 */
export function createKey(path: string, { level, label, now }: NewKey): { key: string; listed: ListedKey } {
  validateLabel(label);
  const key = generateKey();
  const sha256 = digestKey(key).toString("hex");
  const id = `key_${digestKey(`id:${key}`).toString("hex").slice(0, identifierLength)}`;
  const listed = { id, label, level, createdAt: new Date(now()).toISOString() };
  changeKeysFile(path, (read) => {
    const document = existsSync(path) ? read() : emptyKeysDocument;
    const known = Object.keys(document.levels);
    if (!known.includes(level)) throw unknownLevel(level, known);
    return { ...document, keys: [...document.keys, { ...listed, sha256 }] };
  });
  return { key, listed };
}

/** @throws ServiceConfigurationProblem where there is no such file, or it is not a keys file */
export function listKeys(path: string): readonly ListedKey[] {
  return readKeysFile(path).keys.map(({ sha256: _, ...listed }) => listed);
}

/**
 * Takes a key out of the file; a running service refuses it from its next request on.
 * @throws ServiceConfigurationProblem where the file holds no such key
 */
export function revokeKey(path: string, id: string): ListedKey {
  const revoked = listKeys(path).find((key) => key.id === id);
  if (!revoked) throw unknownKeyIdentifier(path, id);
  changeKeysFile(path, (read) => {
    const document = read();
    return { ...document, keys: document.keys.filter((key) => key.id !== id) };
  });
  return revoked;
}
