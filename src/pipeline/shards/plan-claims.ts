import type { ColumnMapping } from "../../feed/columns.ts";
import type { Feed } from "../../feed/feed.ts";
import type { FeedRecord } from "../../feed/record.ts";
import type { FeedLanguage } from "../feed-language.ts";
import type { Product } from "../product.ts";
import { prepareRows } from "../rows.ts";
import type { RowSelection } from "../run-options.ts";
import { ClaimCutter, type Cut } from "./claim-cutter.ts";
import { sha256Of } from "./hashes.ts";
import type { Claim } from "./manifest.ts";
import { GuideWriter } from "./row-guide.ts";
import type { StoredFeed } from "./run-store.ts";
import type { NewFile } from "./store.ts";

interface ClaimsRequest {
  readonly feed: Feed;
  /** The unpacked feed. */
  readonly stored: Pick<StoredFeed, "bytes">;
  readonly totalBytes: number;
  readonly mapping: ColumnMapping;
  readonly language: FeedLanguage;
  readonly selection: RowSelection;
  readonly shards: number;
  readonly createGuide: (claim: number) => Promise<NewFile>;
  /** Told of the chosen rows, in order. */
  readonly onRows: (records: readonly FeedRecord[], products: readonly Product[]) => void;
  readonly signal: AbortSignal;
}

/** The language that rows of a feed are taken for where they do not tell. */
export function usualLanguage({ language }: Pick<FeedLanguage, "language">): string {
  return language ?? "en";
}

/** Reads a feed once, as a run does, cuts it, and writes down what is decided about rows out of other rows. */
export async function planClaims(request: ClaimsRequest): Promise<Claim[]> {
  const { feed, mapping, language, selection, signal, onRows } = request;
  const cutter = new ClaimCutter(request);
  const watched: Feed = { ...feed, records: (options) => cutter.watch(feed.records(options)) };
  const guides = new Guides(request, cutter.cuts);
  try {
    for await (const rows of prepareRows({ feed: watched, mapping, language, selection, signal })) {
      for (const row of rows) await guides.add(row);
      onRows(
        rows.map(({ record }) => record),
        rows.map(({ product }) => product),
      );
    }
    const { cuts, end } = cutter.finish();
    const written = await guides.end();
    const claims: Claim[] = [];
    for (const [place, cut] of cuts.entries()) {
      const next = cuts[place + 1] ?? end;
      const from = cut.before?.byte ?? cut.byte;
      claims.push({
        ...cut,
        rows: next.row - cut.row,
        end: next.byte,
        sha256: await sha256Of(request.stored.bytes(from, next.byte)),
        ...written[place],
      } as Claim);
    }
    return claims;
  } finally {
    await guides.close();
  }
}

type GuideFigures = Pick<Claim, "askedBefore" | "writtenBefore" | "written" | "guideSha256">;

/** The guides of all claims, one after the other. */
class Guides {
  readonly #request: ClaimsRequest;
  readonly #cuts: readonly Cut[];
  readonly #done: GuideFigures[] = [];
  #asked = 0;
  #written = 0;
  #open: { file: NewFile; guide: GuideWriter; asked: number; written: number; text: string } | undefined;

  /** @param cuts grows while rows are read */
  constructor(request: ClaimsRequest, cuts: readonly Cut[]) {
    this.#request = request;
    this.#cuts = cuts;
  }

  async add(row: Parameters<GuideWriter["lines"]>[0]): Promise<void> {
    const { index } = row.record;
    for (let next = this.#cuts[this.#done.length + 1]; next !== undefined && next.row <= index; ) {
      await this.#finishClaim();
      next = this.#cuts[this.#done.length + 1];
    }
    const open = await this.#opened();
    open.text += open.guide.lines(row);
    this.#written += 1;
    if (row.settled === undefined) this.#asked += 1;
    if (open.text.length > mostBuffered) await this.#flush(open);
  }

  async end(): Promise<readonly GuideFigures[]> {
    while (this.#done.length < this.#request.shards) await this.#finishClaim();
    return this.#done;
  }

  async close(): Promise<void> {
    await this.#open?.file.close();
  }

  async #opened() {
    this.#open ??= {
      file: await this.#request.createGuide(this.#done.length),
      guide: new GuideWriter(usualLanguage(this.#request.language)),
      asked: this.#asked,
      written: this.#written,
      text: "",
    };
    return this.#open;
  }

  async #flush(open: { file: NewFile; text: string }): Promise<void> {
    await open.file.write(Buffer.from(open.text));
    open.text = "";
  }

  async #finishClaim(): Promise<void> {
    const open = await this.#opened();
    await this.#flush(open);
    const { sha256 } = await open.file.end();
    this.#open = undefined;
    this.#done.push({
      askedBefore: open.asked,
      writtenBefore: open.written,
      written: this.#written - open.written,
      guideSha256: sha256,
    });
  }
}

const mostBuffered = 256 * 1024;
