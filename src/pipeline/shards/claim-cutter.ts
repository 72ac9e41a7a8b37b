import type { Feed } from "../../feed/feed.ts";
import { formatNamed } from "../../feed/formats/detection.ts";
import type { FeedRecord } from "../../feed/record.ts";

/** Where a record stands in the unpacked feed, with the text before it. */
interface RecordPlace {
  readonly row: number;
  readonly line: number;
  readonly byte: number;
}

/** Where a claim begins: it ends where the next one does. */
export interface Cut extends RecordPlace {
  /** The record before; absent for the first one. A row may continue the product of that one. */
  readonly before?: RecordPlace;
}

interface CutRequest {
  readonly feed: Pick<Feed, "bodyStart" | "unitBytes" | "description">;
  /** Of the unpacked feed. */
  readonly totalBytes: number;
  readonly shards: number;
}

/** Cuts a feed before records, into claims of about as many bytes each; some are empty where there are fewer records than claims. */
export class ClaimCutter {
  readonly cuts: Cut[] = [];
  readonly #request: CutRequest;
  readonly #isTabular: boolean;
  #end: RecordPlace;
  #last: RecordPlace | undefined;

  constructor(request: CutRequest) {
    const { feed } = request;
    this.#request = request;
    this.#isTabular = formatNamed(feed.description.format).isTabular;
    this.#end = { row: 0, line: 1, byte: feed.bodyStart };
  }

  /** Takes up all records of the feed as they pass, in order. */
  async *watch(batches: AsyncIterable<FeedRecord[]>): AsyncGenerator<FeedRecord[]> {
    for await (const records of batches) {
      for (const record of records) this.#add(record);
      yield records;
    }
  }

  /** The claims that no record was left for begin, and end, where the last record ends. */
  finish(): { readonly cuts: readonly Cut[]; readonly end: RecordPlace } {
    const { shards } = this.#request;
    while (this.cuts.length < shards) this.cuts.push(this.#end);
    return { cuts: this.cuts, end: this.#end };
  }

  #add({ index, line, lead = "", raw, ending = "" }: FeedRecord): void {
    const { byte } = this.#end;
    const place = { row: index, line: line - this.#lineBreaks(lead), byte };
    while (this.cuts.length < this.#request.shards && byte >= this.#target(this.cuts.length))
      this.cuts.push({ ...place, ...(this.#last && { before: this.#last }) });
    this.#last = place;
    const length = (lead.length + raw.length + ending.length) * this.#request.feed.unitBytes;
    this.#end = { row: index + 1, line, byte: byte + length };
  }

  #target(claim: number): number {
    const { feed, totalBytes, shards } = this.#request;
    return feed.bodyStart + ((totalBytes - feed.bodyStart) * claim) / shards;
  }

  /** As the splitters count them; see `lineEndingAt`. */
  #lineBreaks(lead: string): number {
    if (lead === "") return 0;
    return lead.match(this.#isTabular ? /\r\r\n|\r\n|\r|\n/g : /\n/g)?.length ?? 0;
  }
}
