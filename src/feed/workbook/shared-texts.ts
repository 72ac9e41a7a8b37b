import { workbookBroken } from "../errors.ts";
import { richText } from "./sheet-rows.ts";

const itemForm = /<(?:[\w.-]+:)?si(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/(?:[\w.-]+:)?si>)/g;
const longestItem = 16 * 1024 * 1024;
const blockBytes = 1024 * 1024;
const pagePlaces = 64 * 1024;

/** The texts that cells refer to. */
export interface SharedTexts {
  /** "" where there is none. */
  at(number: number): string;
  /** Lets the texts go, whatever still refers to this object. */
  release(): void;
}

/** Texts by number, in blocks of bytes: a workbook may have millions, of which each as a string would take twice the memory. */
class TextBlocks implements SharedTexts {
  #blocks: Buffer[] = [];
  /** Where each text begins, in pages that never move: its block, times the bytes of a block, and the byte there. */
  #places: Float64Array[] = [];
  #count = 0;
  #used = blockBytes;

  /** A text stands behind its length in bytes; one that is longer than a block has a block of its own. */
  add(text: string): void {
    const length = Buffer.byteLength(text, "utf8");
    const needed = 4 + length;
    if (this.#used + needed > blockBytes) {
      this.#blocks.push(Buffer.allocUnsafeSlow(Math.max(blockBytes, needed)));
      this.#used = 0;
    }
    const block = this.#blocks.at(-1);
    block?.writeUInt32LE(length, this.#used);
    block?.write(text, this.#used + 4, "utf8");
    this.#place((this.#blocks.length - 1) * blockBytes + this.#used);
    this.#used += needed;
  }

  at(number: number): string {
    const place = this.#places[Math.floor(number / pagePlaces)]?.[number % pagePlaces];
    if (place === undefined || number >= this.#count) return "";
    const block = this.#blocks[Math.floor(place / blockBytes)];
    const start = (place % blockBytes) + 4;
    return block?.toString("utf8", start, start + block.readUInt32LE(start - 4)) ?? "";
  }

  release(): void {
    this.#blocks = [];
    this.#places = [];
    this.#count = 0;
  }

  #place(place: number): void {
    const within = this.#count % pagePlaces;
    if (within === 0) this.#places.push(new Float64Array(pagePlaces));
    const page = this.#places.at(-1);
    if (page !== undefined) page[within] = place;
    this.#count += 1;
  }
}

/**
 * Reads the shared texts of a workbook (`xl/sharedStrings.xml`).
 * @throws PdoError PDO_FEED_WORKBOOK_BROKEN
 */
export async function readSharedTexts(path: string, part: AsyncIterable<Uint8Array>): Promise<SharedTexts> {
  const texts = new TextBlocks();
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of part) {
    text += decoder.decode(bytes, { stream: true });
    let at = 0;
    for (const { 0: item, 1: content = "", index } of text.matchAll(itemForm)) {
      texts.add(richText(content));
      at = index + item.length;
    }
    text = text.slice(at);
    if (text.length > longestItem)
      throw workbookBroken(path, "One of its shared texts is larger than 16 MiB");
  }
  return texts;
}
