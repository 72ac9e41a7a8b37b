import { hash, randomBytes, timingSafeEqual } from "node:crypto";

const keyBytes = 32;

/** A new service key: `pdo_` and 256 random bits in base64url. */
export function generateKey(): string {
  return `pdo_${randomBytes(keyBytes).toString("base64url")}`;
}

/**
 * SHA-256 of the key. A fast hash without salt is right here: a key is 256 random bits and no word that a
 * person chose, so there is nothing to guess, and every request pays for the hash.
 */
export function digestKey(key: string): Buffer {
  // By way of a text: bytes that are asked for at once have a block of memory of their own, which costs more than the hash.
  return Buffer.from(hash("sha256", key, "binary"), "latin1");
}

/** Compares digests in constant time, so that an answer's time says nothing about how much of a key was right. */
export function isSameDigest(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
