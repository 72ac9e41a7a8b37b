import type { RawBeginning } from "./begun-feed.ts";
import type { FeedEncoding } from "./bytes/feed-encoding.ts";
import { beginsWithBom, findEncoding } from "./bytes/find-encoding.ts";
import { type Beginning, wholeStream } from "./bytes/read-beginning.ts";
import { textFormOf } from "./bytes/text-form.ts";
import { emptyFeed, holdsZeroBytes, isMarkup } from "./refusals.ts";

/** A feed's beginning as raw text, and how to go on. */
export interface DecodedBeginning {
  readonly raw: RawBeginning;
  readonly hasBom: boolean;
  readonly why: string;
  /** The bytes after those that are in `raw`. */
  bytesFrom(beginning: Beginning): AsyncIterable<Uint8Array>;
}

/**
 * Finds the encoding of a feed's beginning, and takes it to raw text without its byte order mark.
 * @throws FeedProblem PDO_FEED_BINARY, PDO_FEED_EMPTY, PDO_FEED_MARKUP
 */
export function decodeBeginning(
  beginning: Beginning,
  name: string,
  asked: FeedEncoding | undefined,
): DecodedBeginning {
  const { bytes, isWhole } = beginning;
  const found =
    asked === undefined
      ? findEncoding(bytes, isWhole)
      : { encoding: asked, hasBom: beginsWithBom(bytes, asked), why: `The encoding is ${asked}, as asked.` };
  const form = textFormOf(found.encoding);
  const start = found.hasBom ? form.bom.length : 0;
  const end = bytes.length - ((bytes.length - start) % form.unitBytes);
  const body = bytes.subarray(start, end);
  if (form.unitBytes === 1) refuseZeros(body, name);
  const text = form.rawOfBytes(body);
  if (isWhole && text.trim() === "") throw emptyFeed(name);
  refuseMarkup(text, name);
  return {
    raw: { text, isWhole, form, name },
    hasBom: found.hasBom,
    why: found.why,
    bytesFrom: ({ rest }) => wholeStream({ bytes: bytes.subarray(end), isWhole, rest }),
  };
}

function refuseZeros(bytes: Uint8Array, name: string): void {
  const zero = bytes.indexOf(0);
  if (zero === -1) return;
  const line = Buffer.from(bytes.subarray(0, zero)).toString("latin1").split("\n").length;
  throw holdsZeroBytes(name, line);
}

function refuseMarkup(text: string, name: string): void {
  const beginning = text.slice(0, 512).trimStart();
  if (/^<(!doctype\s+html|html)\b/i.test(beginning)) throw isMarkup(name, "HTML");
  if (/^<(\?xml|rss|feed|!doctype)\b/i.test(beginning)) throw isMarkup(name, "XML");
}
