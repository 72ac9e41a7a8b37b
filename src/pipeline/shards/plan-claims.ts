import type { ColumnMapping } from "../../feed/columns.ts";
import { findFamilies } from "../../feed/families.ts";
import type { Feed } from "../../feed/feed.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { FamilyWindow } from "../families/family-window.ts";
import type { FeedLanguage } from "../feed-language.ts";
import { type PreparedRow, RowPreparation, selectionToRead, settledByItself } from "../rows.ts";
import { createRule, type RowSelection, selectRecords } from "../run-options.ts";
import { ClaimCutter, type Cut } from "./claim-cutter.ts";
import { sha256Of } from "./hashes.ts";
import type { Claim } from "./manifest.ts";
import { GuideWriter } from "./row-guide.ts";
import type { StoredFeed } from "./run-store.ts";
import { SplitFamilies } from "./split-families.ts";
import type { NewFile } from "./store.ts";

interface ClaimsRequest {
  readonly feed: Feed;
  /** The same feed, to be read once more. */
  readonly reopen: () => Promise<Feed>;
  /** The unpacked feed. */
  readonly stored: Pick<StoredFeed, "bytes">;
  readonly totalBytes: number;
  readonly mapping: ColumnMapping;
  readonly language: FeedLanguage;
  readonly selection: RowSelection;
  readonly shards: number;
  readonly createGuide: (claim: number) => Promise<NewFile>;
  /** Told of all records of the feed that are read, in order. */
  readonly onRecord: (record: FeedRecord) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads a feed once and cuts it. Rows are not prepared for it: what a row is depends on a few rows before it, which its claim is read
 * from, and on its family. Only where a family has rows in several claims the feed is read once more, and what these rows have of it
 * is written down.
 */
export async function planClaims(request: ClaimsRequest): Promise<Claim[]> {
  const { feed, mapping, selection, signal, onRecord } = request;
  const { description } = feed;
  const reading = findFamilies(description, mapping.families);
  const split = reading && new SplitFamilies(reading);
  const cutter = new ClaimCutter({
    ...request,
    ...(split && { isBound: (record) => split.continues(record) }),
  });
  const isRead = createRule(selectionToRead(selection, reading));
  const isWanted = createRule(selection);
  /** Of chosen rows, by claim. */
  const written: number[] = [];
  let previous: FeedRecord | undefined;
  const all = { ...feed, records: (options?: { signal?: AbortSignal }) => watched(feed.records(options)) };
  async function* watched(batches: AsyncIterable<FeedRecord[]>): AsyncGenerator<FeedRecord[]> {
    for await (const records of batches) {
      for (const record of records) {
        cutter.add(record);
        onRecord(record);
        const claim = cutter.cuts.length - 1;
        if (isWanted(record.index)) written[claim] = (written[claim] ?? 0) + 1;
        if (split === undefined || !isRead(record.index)) continue;
        if (settledByItself(previous, record, { mapping, description, reading }) === undefined)
          split.add(record, claim);
        previous = record;
      }
      yield records;
    }
  }
  for await (const _ of selectRecords(all, selectionToRead(selection, reading), signal));
  const { cuts, end } = cutter.finish();
  const guides =
    split?.isAny === true ? await guideFamilies(request, cuts, split) : new Map<number, string>();
  const claims: Claim[] = [];
  let writtenBefore = 0;
  for (const [place, cut] of cuts.entries()) {
    const next = cuts[place + 1] ?? end;
    const { [place]: own = 0 } = written;
    claims.push({
      ...cut,
      rows: next.row - cut.row,
      end: next.byte,
      sha256: await sha256Of(request.stored.bytes((cut.before ?? cut).byte, next.byte)),
      writtenBefore,
      written: own,
      guideSha256: guides.get(place) ?? null,
    });
    writtenBefore += own;
  }
  return claims;
}

/**
 * Prepares the rows of families that have rows in several claims, as a run does, and writes down what they have of their families.
 * @returns hashes of the guides, by claim
 */
async function guideFamilies(
  request: ClaimsRequest,
  cuts: readonly Cut[],
  split: SplitFamilies,
): Promise<Map<number, string>> {
  const { mapping, selection, language, signal } = request;
  const feed = await request.reopen();
  const { description } = request.feed;
  const rows = new RowPreparation({ mapping, language, description });
  const { reading } = rows;
  const window = reading && new FamilyWindow(reading);
  const guides = new Guides(request, cuts);
  const own = new Map<number, PreparedRow>();
  const write = async (ready: readonly PreparedRow[]) => {
    for (const row of ready) {
      const before = own.get(row.record.index);
      own.delete(row.record.index);
      if (before !== undefined) await guides.add(before, row);
    }
  };
  try {
    for await (const records of selectRecords(feed, selectionToRead(selection, reading), signal)) {
      for (const record of records) {
        if (split.has(record)) {
          const row = rows.prepare(record);
          if (row.settled === undefined) own.set(record.index, row);
          await write(window?.add(row) ?? []);
        } else {
          rows.pass(record);
          await write(window?.pass({ record, product: {} }) ?? []);
        }
      }
    }
    await write(window?.end() ?? []);
    return await guides.end();
  } finally {
    await guides.close();
    await feed.close();
  }
}

/** The guides of the claims that have one, one after the other. */
class Guides {
  readonly #request: Pick<ClaimsRequest, "createGuide">;
  readonly #cuts: readonly Cut[];
  readonly #done = new Map<number, string>();
  #claim = 0;
  #open: { readonly file: NewFile; readonly guide: GuideWriter; text: string } | undefined;

  constructor(request: Pick<ClaimsRequest, "createGuide">, cuts: readonly Cut[]) {
    this.#request = request;
    this.#cuts = cuts;
  }

  /** @param own the row before its family was looked at */
  async add(own: PreparedRow, row: PreparedRow): Promise<void> {
    const { index } = row.record;
    while ((this.#cuts[this.#claim + 1]?.row ?? Number.POSITIVE_INFINITY) <= index) {
      await this.#finish();
      this.#claim += 1;
    }
    this.#open ??= {
      file: await this.#request.createGuide(this.#claim),
      guide: new GuideWriter(),
      text: "",
    };
    this.#open.text += this.#open.guide.lines(own, row);
    if (this.#open.text.length > mostBuffered) await this.#flush(this.#open);
  }

  async end(): Promise<Map<number, string>> {
    await this.#finish();
    return this.#done;
  }

  async close(): Promise<void> {
    await this.#open?.file.close();
  }

  async #flush(open: { file: NewFile; text: string }): Promise<void> {
    await open.file.write(Buffer.from(open.text));
    open.text = "";
  }

  async #finish(): Promise<void> {
    const open = this.#open;
    if (open === undefined) return;
    await this.#flush(open);
    const { sha256 } = await open.file.end();
    this.#open = undefined;
    this.#done.set(this.#claim, sha256);
  }
}

const mostBuffered = 256 * 1024;
