import type { Feed } from "../../feed/feed.ts";
import { formatNamed } from "../../feed/formats/detection.ts";
import type { FeedRecord } from "../../feed/record.ts";
import { recordsBefore } from "../rows.ts";

/** Where a record stands in the unpacked feed, with the text before it. */
interface RecordPlace {
  readonly row: number;
  readonly line: number;
  readonly byte: number;
}

/** Where a claim begins: it ends where the next one does. */
export interface Cut extends RecordPlace {
  /** The first of the few records before that tell of its rows (see `recordsBefore`). Absent: none is before. */
  readonly before?: RecordPlace;
}

interface CutRequest {
  readonly feed: Pick<Feed, "bodyStart" | "unitBytes" | "description">;
  /** Of the unpacked feed. */
  readonly totalBytes: number;
  readonly shards: number;
  /** Whether a record had better not be cut from the one before. */
  readonly isBound?: (record: FeedRecord) => boolean;
}

/** Records that are bound together are cut where they are more. */
const mostBound = 500;

/** Cuts a feed before records, into claims of about as many bytes each; some are empty where there are fewer records than claims. */
export class ClaimCutter {
  readonly cuts: Cut[] = [];
  readonly #request: CutRequest;
  readonly #isTabular: boolean;
  #end: RecordPlace;
  /** Of the last records. */
  readonly #last: RecordPlace[] = [];
  #bound = 0;

  constructor(request: CutRequest) {
    const { feed } = request;
    this.#request = request;
    this.#isTabular = formatNamed(feed.description.format).isTabular;
    this.#end = { row: 0, line: 1, byte: feed.bodyStart };
  }

  /** The claims that no record was left for begin, and end, where the last record ends. */
  finish(): { readonly cuts: readonly Cut[]; readonly end: RecordPlace } {
    const { shards } = this.#request;
    while (this.cuts.length < shards) this.cuts.push(this.#end);
    return { cuts: this.cuts, end: this.#end };
  }

  /** Takes up the next record of the feed. */
  add(record: FeedRecord): void {
    const { index, line, lead = "", raw, ending = "" } = record;
    const { byte } = this.#end;
    const place = { row: index, line: line - this.#lineBreaks(lead), byte };
    while (this.#isDue(byte) && !this.#isHeld(record)) {
      const [before] = this.#last;
      this.cuts.push({ ...place, ...(before && { before }) });
    }
    this.#last.push(place);
    if (this.#last.length > recordsBefore) this.#last.shift();
    const length = (lead.length + raw.length + ending.length) * this.#request.feed.unitBytes;
    this.#end = { row: index + 1, line, byte: byte + length };
  }

  #isDue(byte: number): boolean {
    return this.cuts.length < this.#request.shards && byte >= this.#target(this.cuts.length);
  }

  #isHeld(record: FeedRecord): boolean {
    const isHeld = this.#bound < mostBound && this.#request.isBound?.(record) === true;
    this.#bound = isHeld ? this.#bound + 1 : 0;
    return isHeld;
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
