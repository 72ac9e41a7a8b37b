import type { FeedRecord } from "../../feed/record.ts";
import type { Product } from "../product.ts";
import type { ObservedFeed } from "./profiler.ts";
import {
  createRowFingerprinter,
  RowFingerprintBytes,
  type UsedFields,
  type UsedTexts,
  usedFieldsOf,
} from "./row-fingerprints.ts";

/** Writes fingerprints while they are taken. */
export class FingerprintWriter {
  readonly #bytes: RowFingerprintBytes;
  readonly #write: (bytes: Uint8Array) => Promise<void>;
  #written: Promise<void> | undefined;

  /** @param write handles its own errors and never rejects */
  constructor(
    used: UsedFields,
    write: (bytes: Uint8Array) => Promise<void>,
    { hasHeader }: { readonly hasHeader: boolean },
  ) {
    const bytes = new RowFingerprintBytes(createRowFingerprinter(used));
    this.#bytes = bytes;
    this.#write = write;
    if (!hasHeader) this.#written = Promise.resolve();
  }

  add(read: UsedTexts): void {
    this.#bytes.add(read);
    if (this.#bytes.isFull) this.#put();
  }

  /** Resolves when all are written. */
  async end(): Promise<void> {
    this.#put();
    await this.#written;
  }

  #put(): void {
    const taken = this.#bytes.take();
    this.#written = (this.#written ?? this.#write(this.#bytes.header())).then(() => this.#write(taken));
  }
}

/** Takes the fingerprints of a part of a feed's rows, without a header. */
export function fingerprintRows(
  { description, mapping, decided }: ObservedFeed,
  write: (bytes: Uint8Array) => Promise<void>,
) {
  const used = usedFieldsOf(mapping, description, decided);
  const fingerprints = new FingerprintWriter(used, write, { hasHeader: false });
  return {
    /** @param products what the records state */
    add: (records: readonly FeedRecord[], products: readonly Product[]): void => {
      for (const [place, record] of records.entries())
        if (record.problem === undefined) fingerprints.add(used.read(record, products[place]));
    },
    end: (): Promise<void> => fingerprints.end(),
  };
}

/** What stands before the fingerprints of all rows. */
export function fingerprintHeader({ description, mapping, decided }: ObservedFeed): Uint8Array {
  const used = usedFieldsOf(mapping, description, decided);
  return new RowFingerprintBytes(createRowFingerprinter(used), 0).header();
}
