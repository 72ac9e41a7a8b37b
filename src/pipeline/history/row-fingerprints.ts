import type { ColumnMapping } from "../../feed/columns.ts";
import { findFamilies } from "../../feed/families.ts";
import { type FeedDescription, type ProductField, productFields } from "../../feed/feed.ts";
import { fieldText } from "../../feed/field-text.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { oncePerObject } from "../../lib/once.ts";
import type { Product } from "../product.ts";
import { type SourceCategories, sourceCategoryKey } from "../source-categories/source-category.ts";

/*
 * A row's fingerprint consists of 64 bits for its identifier and 32 bits for each fingerprinted field, little-endian.
 * A row without an identifier is identified by its fields, and can be new or unchanged but never changed. The file is a
 * line of JSON followed by the fingerprints of all readable rows, in the feed's order:
 *
 *     {"format":"pdo-row-marks","version":1,"fields":["name","brand"],"hasIdentifiers":true}
 *     identifier identifier name brand  identifier identifier name brand ...
 */

const format = { format: "pdo-row-marks", version: 1 } as const;
const identifierWords = 2;
const secondSeed = 0x5bd1e995;

/** The fingerprint of one row, as 32-bit numbers. */
export interface RowFingerprint {
  readonly identifier: readonly [number, number];
  /** In the order of the feed's fingerprinted fields. */
  readonly fields: readonly number[];
}

/** Computes row fingerprints. */
export interface RowFingerprinter {
  readonly fields: readonly FingerprintedField[];
  readonly hasIdentifiers: boolean;
  fingerprint(used: UsedTexts): RowFingerprint;
}

/** The 64 bits that stand for an identifier. */
export function identifierOf(text: string): RowFingerprint["identifier"] {
  return [hashOfText(text), hashOfText(text, secondSeed)];
}

export function createRowFingerprinter({ fields: used, further = [] }: UsedFields): RowFingerprinter {
  const hashed: readonly string[] = [...used, ...further];
  const fields = fingerprintedFields.filter((field) => hashed.includes(field));
  const places = fields.map((field) => hashed.indexOf(field));
  const identifierPlace = used.indexOf("id");
  return {
    fields,
    hasIdentifiers: identifierPlace !== -1,
    fingerprint: ({ texts, hashes }) => {
      const fieldHashes = places.map((place) => hashes[place] ?? 0);
      const identifier = texts[identifierPlace] ?? "";
      return identifier === ""
        ? { identifier: [fold(fieldHashes, 1), fold(fieldHashes, secondSeed)], fields: fieldHashes }
        : { identifier: identifierOf(identifier), fields: fieldHashes };
    },
  };
}

function fold(hashes: readonly number[], seed: number): number {
  return hashes.reduce(foldHash, seed);
}

/** Collects fingerprints as bytes; the caller takes them at intervals, so that memory does not grow with the feed. */
export class RowFingerprintBytes {
  readonly #fingerprinter: RowFingerprinter;
  readonly #words: Uint32Array;
  #filled = 0;

  /** @param rows capacity, after which the bytes must be taken */
  constructor(fingerprinter: RowFingerprinter, rows = 2000) {
    this.#fingerprinter = fingerprinter;
    this.#words = new Uint32Array(rows * (identifierWords + fingerprinter.fields.length));
  }

  get isFull(): boolean {
    return this.#filled === this.#words.length;
  }

  header(): Uint8Array {
    const { fields, hasIdentifiers } = this.#fingerprinter;
    return Buffer.from(`${JSON.stringify({ ...format, fields, hasIdentifiers })}\n`);
  }

  add(used: UsedTexts): void {
    const { identifier, fields } = this.#fingerprinter.fingerprint(used);
    this.#words[this.#filled] = identifier[0];
    this.#words[this.#filled + 1] = identifier[1];
    this.#filled += identifierWords;
    for (let place = 0; place < fields.length; place += 1) this.#words[this.#filled++] = fields[place] ?? 0;
  }

  /** Returns and removes everything collected. */
  take(): Uint8Array {
    const taken = new Uint8Array(this.#words.slice(0, this.#filled).buffer);
    this.#filled = 0;
    return taken;
  }
}

/** A feed's fingerprints, as stored by the last run. */
export interface RowFingerprints {
  readonly fields: readonly FingerprintedField[];
  readonly hasIdentifiers: boolean;
  readonly rows: number;
  /** Numbers per fingerprint. */
  readonly width: number;
  readonly words: Uint32Array;
}

/** @returns undefined where the bytes are not fingerprints of this version; a truncated last one is ignored */
export function parseRowFingerprints(bytes: Uint8Array): RowFingerprints | undefined {
  const end = bytes.indexOf(0x0a);
  const header = parseHeader(Buffer.from(bytes.subarray(0, Math.max(0, end))).toString("utf8"));
  if (header === undefined) return undefined;
  const width = identifierWords + header.fields.length;
  const rows = Math.floor((bytes.length - end - 1) / (4 * width));
  const body = new Uint8Array(bytes.subarray(end + 1, end + 1 + 4 * width * rows));
  return { ...header, rows, width, words: new Uint32Array(body.buffer) };
}

function parseHeader(line: string): Pick<RowFingerprints, "fields" | "hasIdentifiers"> | undefined {
  try {
    const header: Record<string, unknown> = JSON.parse(line);
    if (header.format !== format.format || header.version !== format.version) return undefined;
    const { fields, hasIdentifiers } = header;
    if (!Array.isArray(fields)) return undefined;
    const known = fingerprintedFields.filter((field) => fields.includes(field));
    return known.length === fields.length
      ? { fields: known, hasIdentifiers: hasIdentifiers === true }
      : undefined;
  } catch {
    return undefined;
  }
}

/** What can influence an answer, facts and what the family shares included; identifier, GTIN, price and stock cannot. */
export const fingerprintedFields = [
  "name",
  "description",
  "category",
  "brand",
  "language",
  "facts",
  "family",
] as const;
export type FingerprintedField = (typeof fingerprintedFields)[number];

/**
 * A 32-bit hash of a text's UTF-16 units: FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) with MurmurHash3's
 * finalizer, so that every bit depends on every character. Different seeds give independent hashes.
 */
export function hashOfText(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Combines a hash with the next one; the order matters. */
export function foldHash(hash: number, next: number): number {
  return Math.imul(Math.imul(hash, 0x01000193) ^ next ^ (next >>> 15), 0x2c1b3c6d) >>> 0;
}

/** One record's texts of the mapped fields, with their hashes. */
export interface UsedTexts {
  readonly texts: readonly (string | undefined)[];
  /** Of the texts, then of what is used further; 0 where there is no such cell. */
  readonly hashes: readonly number[];
}

/** What a product has besides its fields. */
type FurtherPart = "facts" | "family";

/** The mapped fields, in their order, and a reader for all of them. */
export interface UsedFields {
  readonly fields: readonly ProductField[];
  /** In the fields' order. */
  readonly columns: readonly string[];
  readonly further?: readonly FurtherPart[];
  /** @param product what the record states. Absent: its further parts count as empty */
  read(record: FeedRecord, product?: Product): UsedTexts;
}

/** @param decided where the shop's own categories are mapped to, which is a part of them: a changed line changes its rows */
export function usedFieldsOf(
  mapping: Pick<
    ColumnMapping,
    "columns" | "facts" | "families" | "furtherDescriptions" | "lineLength" | "secondLine" | "supplied"
  >,
  description: FeedDescription,
  decided?: SourceCategories["decided"],
): UsedFields {
  const fields = productFields.filter((field) => mapping.columns[field] !== undefined);
  const columns = fields.map((field) => mapping.columns[field] ?? "");
  const further: FurtherPart[] = [];
  if ((mapping.facts?.length ?? 0) > 0 || mapping.supplied !== undefined) further.push("facts");
  if (findFamilies(description, mapping.families) !== undefined) further.push("family");
  return {
    fields,
    columns,
    further,
    read: (record, product) => {
      const texts: (string | undefined)[] = [];
      const hashes: number[] = [];
      for (const field of fields) {
        const text = fieldText(record, field, mapping);
        texts.push(text);
        const place = field === "category" ? decided?.get(sourceCategoryKey(text ?? "")) : undefined;
        const seed = place === undefined ? 0 : hashOfText(place.category.identifier);
        hashes.push(text === undefined ? 0 : hashOfText(text, seed));
      }
      for (const part of further) {
        hashes.push(part === "facts" ? hashOfFacts(product?.facts) : hashOfFamily(product?.family));
      }
      return { texts, hashes };
    },
  };
}

/** A sum, so that columns may move. */
function hashOfFacts(facts: Product["facts"] = []): number {
  return facts.reduce((sum, { label, text }) => (sum + hashOfText(text, hashOfText(label))) >>> 0, 0);
}

function hashOfFamily(family: Product["family"]): number {
  if (family?.shared === undefined) return 0;
  return foldHash(hashOfShared(family.shared), hashOfText(family.variant ?? "-"));
}

/** All rows of a family have the same object. */
const hashOfShared = oncePerObject((shared: Product) => hashOfText(JSON.stringify(shared)));
