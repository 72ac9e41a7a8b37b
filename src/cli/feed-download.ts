import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { makeFolder, replaceFile } from "../lib/atomic-file.ts";
import type { PdoError } from "../lib/errors.ts";
import { readConnectionFault } from "../net/connection-faults.ts";
import { DownloadFault, download, type FileState } from "../net/download.ts";
import { NotPublic } from "../net/public-addresses.ts";
import { cliError } from "./errors.ts";
import { readVersion } from "./paths.ts";
import type { World } from "./world.ts";

/** Whether a feed is named by its address in the web. */
export function isWebAddress(path: string): boolean {
  return /^https?:\/\//i.test(path);
}

/** The name of the file that an address leads to; `feed` where it has none. */
export function fileNameOf(address: string): string {
  const last = URL.canParse(address) ? basename(new URL(address).pathname) : "";
  const name = last
    .replace(/[^\w.-]+/g, "_")
    .replace(/^\.+/, "")
    .slice(-100);
  return name === "" ? "feed" : name;
}

/** An address for messages: a query may hold what gives access. */
export function shownAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** Larger feeds are none that a shop serves as one file. */
const maxBytes = 2 * 1024 ** 3;
const timeoutMs = 3_600_000;

/**
 * Fetches a feed into the home's folder `downloads`, where the next run finds it: an unchanged one is not sent again.
 * @returns the file's path
 * @throws PdoError PDO_FEED_ADDRESS, PDO_FEED_NOT_FETCHED
 */
export async function downloadFeed(
  address: string,
  home: string,
  { signal, unfinishedFiles }: Pick<World, "signal" | "unfinishedFiles">,
): Promise<string> {
  if (!URL.canParse(address)) throw addressInvalid(address, "It cannot be read.");
  const url = new URL(address);
  url.hash = "";
  const key = createHash("sha256").update(url.href).digest("hex").slice(0, 32);
  const folder = join(home, "downloads", key);
  const [path, statePath] = [join(folder, fileNameOf(address)), `${folder}.json`];
  makeFolder(folder);
  const known = existsSync(path) ? readState(statePath) : undefined;
  try {
    const state = await download({
      url,
      path,
      known,
      maxBytes,
      timeoutMs,
      userAgent: `pdo/${readVersion()}`,
      signal,
      unfinished: unfinishedFiles,
    });
    if (state !== undefined) replaceFile(statePath, `${JSON.stringify(state)}\n`);
  } catch (fault) {
    if (!(fault instanceof DownloadFault)) throw fault;
    throw explain(fault, shownAddress(address));
  }
  return path;
}

function readState(path: string): FileState | undefined {
  try {
    const { etag, lastModified } = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
    return {
      ...(typeof etag === "string" && { etag }),
      ...(typeof lastModified === "string" && { lastModified }),
    };
  } catch {
    return undefined;
  }
}

function explain({ reason, seen, cause }: DownloadFault, address: string): PdoError {
  switch (reason) {
    case "address":
      return addressInvalid(
        address,
        "Feeds come by https, without a user name or a password in the address.",
      );
    case "redirect":
      return notFetched(address, `It leads on to ${seen}, which is not followed.`, cause);
    case "status":
      return notFetched(address, `The server answered with the status ${seen}.`, cause);
    case "too-large":
      return notFetched(address, "It is larger than 2 GiB.", cause);
    case "timeout":
      return notFetched(address, "It was not there within an hour.", cause);
    case "connection":
      return notFetched(
        address,
        cause instanceof NotPublic
          ? "It leads on to an address in a network of its own."
          : `The server could not be reached, or the connection was lost (${readConnectionFault(cause).code}).`,
        cause,
      );
  }
}

function addressInvalid(address: string, seen: string): PdoError {
  return cliError({
    code: "PDO_FEED_ADDRESS",
    what: `${shownAddress(address)}: no feed is fetched from this address.`,
    seen,
    nextStep: "Give an address that begins with https://, or download the feed and name the file.",
  });
}

function notFetched(address: string, seen: string, cause: unknown): PdoError {
  return cliError({
    code: "PDO_FEED_NOT_FETCHED",
    what: `${address}: the feed could not be fetched.`,
    seen,
    nextStep: "Open the address in a browser; or download the feed and name the file.",
    cause,
  });
}
