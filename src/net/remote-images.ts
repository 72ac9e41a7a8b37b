import { imageSize } from "image-size";
import pLimit from "p-limit";
import type { Pool } from "undici";
import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import { ExchangeFault, exchange, type RawAnswer } from "./http-exchange.ts";
import { addressIn, isPublicAddress, lookupPublic, NotPublic } from "./public-addresses.ts";
import { type DeadEnd, followRedirects } from "./redirects.ts";
import { openPool } from "./transport.ts";

/** What stands behind a link: the picture's size in pixels, or why there is none, as a clause for people. */
export type RemoteImage = { readonly width: number; readonly height: number } | { readonly problem: string };

export interface RemoteImagesOptions {
  readonly userAgent: string;
  readonly signal: AbortSignal;
  /** For each exchange, to its last byte. */
  readonly timeoutMs?: number;
  /** For tests: addresses of this machine and of networks of one's own are looked at too. */
  readonly isLocalAllowed?: boolean;
}

/** Bytes that are read of a picture: its size stands near its beginning, behind a camera's notes at most. */
const mostRead = 256 * 1024;
const mostAtOnce = 8;
const usualTimeoutMs = 20_000;

interface Beginning extends Pick<RawAnswer, "status" | "headers"> {
  readonly beginning: Buffer;
}

/** Looks at pictures on the web: without keys, each link once, only at public addresses, the beginning of each file alone. */
export class RemoteImages {
  readonly #options: RemoteImagesOptions;
  readonly #pools = new Map<string, Pool>();
  readonly #known = new BoundedCache<string, Promise<RemoteImage>>(cacheSizes.remoteImages);
  readonly #limit = pLimit(mostAtOnce);

  constructor(options: RemoteImagesOptions) {
    this.#options = options;
  }

  /**
   * Looks at several links at once.
   * @returns what stands behind each that can be read as a web address
   * @throws the signal's reason
   */
  async look(links: Iterable<string>): Promise<ReadonlyMap<string, RemoteImage>> {
    const addresses = [...new Set(links)].filter((link) => /^https?:/i.test(link) && URL.canParse(link));
    const images = await Promise.all(
      addresses.map(
        async (link) => [link, await this.#known.getOrCompute(link, () => this.#find(link))] as const,
      ),
    );
    return new Map(images);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#pools.values()].map((pool) => pool.destroy()));
  }

  #find(link: string): Promise<RemoteImage> {
    return this.#limit(async () => {
      try {
        return await this.#follow(new URL(link));
      } catch (fault) {
        this.#options.signal.throwIfAborted();
        if (fault instanceof NotPublic) return { problem: "The picture has no public address" };
        return { problem: fault instanceof ExchangeFault ? problems[fault.reason] : problems.connection };
      }
    });
  }

  async #follow(first: URL): Promise<RemoteImage> {
    const answer = await followRedirects(first, (url) => this.#fetch(url));
    if (typeof answer === "string") return { problem: deadEnds[answer] };
    const { status, beginning } = answer;
    if (status >= 200 && status < 300) return sizeOf(beginning);
    return { problem: `The server answered with the status ${status}` };
  }

  async #fetch(url: URL): Promise<Beginning> {
    const address = addressIn(url);
    const isOpen = this.#options.isLocalAllowed || address === undefined || isPublicAddress(address);
    if (!isOpen || !/^https?:$/.test(url.protocol)) throw new NotPublic("The address is not public.");
    const { userAgent, signal, timeoutMs = usualTimeoutMs } = this.#options;
    const pieces: Uint8Array[] = [];
    const request = {
      method: "GET",
      path: url.pathname + url.search,
      headers: {
        "user-agent": userAgent,
        accept: "image/*",
        "accept-encoding": "identity",
        range: `bytes=0-${mostRead - 1}`,
      },
      body: undefined,
    } as const;
    const onData = (piece: Uint8Array) => void pieces.push(Buffer.from(piece));
    try {
      const answer = await exchange(this.#poolOf(url), request, {
        timeoutMs,
        signal,
        maxAnswerBytes: mostRead,
        onData,
      });
      return { ...answer, beginning: Buffer.concat(pieces) };
    } catch (fault) {
      // A server that knows no ranges sends the whole file, of which the beginning is here.
      const isLonger = fault instanceof ExchangeFault && fault.reason === "too-large" && pieces.length > 0;
      if (!isLonger) throw fault;
      return { status: 200, headers: {}, beginning: Buffer.concat(pieces) };
    }
  }

  #poolOf({ origin }: URL): Pool {
    const open = () =>
      openPool(origin, {
        connections: mostAtOnce,
        connectTimeoutMs: usualTimeoutMs,
        ...(!this.#options.isLocalAllowed && { lookup: lookupPublic }),
      });
    const pool = this.#pools.get(origin) ?? open();
    this.#pools.set(origin, pool);
    return pool;
  }
}

const deadEnds: Readonly<Record<DeadEnd, string>> = {
  unreadable: "The server leads to what is no address",
  endless: "The link leads from one address to the next",
};

const problems: Readonly<Record<ExchangeFault["reason"], string>> = {
  connection: "The picture could not be fetched",
  stopped: "The picture could not be fetched",
  timeout: "The picture was not there in time",
  "too-large": "The picture could not be read",
};

function sizeOf(beginning: Buffer): RemoteImage {
  try {
    const { width, height } = imageSize(beginning);
    return width > 0 && height > 0 ? { width, height } : { problem: "What the link leads to is no picture" };
  } catch {
    return { problem: "What the link leads to is no picture" };
  }
}
