import { existsSync } from "node:fs";
import { labelInvalid, unknownKeyIdentifier, unknownLevel } from "./errors.ts";
import { digestKey, emptyKeysDocument, generateKey, type KeyRecord } from "./keys-document.ts";
import { changeKeysFile, readKeysFile } from "./keys-file.ts";

/** A key as listed: everything but its hash. */
export type ListedKey = Omit<KeyRecord, "sha256">;

interface NewKey {
  readonly level: string;
  /** One printable line of at most 200 characters; may be empty. */
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const identifierLength = 12;

/**
 * Adds a key to the file, creating the file where there is none.
 * @returns the key, which cannot be shown again, and its list entry
 * @throws PdoError: unknown level, invalid label, file not writable or not a keys file
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

/** @throws PdoError where there is no such file, or it is not a keys file */
export function listKeys(path: string): readonly ListedKey[] {
  return readKeysFile(path).keys.map(({ sha256: _, ...listed }) => listed);
}

/**
 * Removes a key from the file; a running service refuses it from its next request on.
 * @throws PdoError where the file holds no such key
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

/** Maximum length of a label, in characters. */
const maxLabelLength = 200;

/** Control characters, line and paragraph separators, lone surrogates and bidirectional controls. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/**
 * Requires one printable line of at most 200 characters, since lists and logs show it; may be empty.
 * @throws PdoError PDO_SERVICE_LABEL_INVALID
 */
function validateLabel(label: string): void {
  const length = [...label].length;
  if (length > maxLabelLength) throw labelInvalid(maxLabelLength, `It has ${length} characters.`);
  const found = unprintable.exec(label)?.[0];
  if (found === undefined) return;
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  throw labelInvalid(maxLabelLength, `It holds the character U+${code}, which cannot be printed in a line.`);
}
