import { workbookBroken } from "../errors.ts";
import { richText } from "./sheet-rows.ts";

const itemForm = /<(?:[\w.-]+:)?si(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/(?:[\w.-]+:)?si>)/g;
const longestItem = 16 * 1024 * 1024;
const blockBytes = 1024 * 1024;

/** Texts by number, in blocks of bytes: a workbook may have millions, of which each as a string would take twice the memory. */
class SharedTexts {
  readonly #blocks: Buffer[] = [];
  readonly #places: number[] = [];
  #used = blockBytes;

  add(text: string): void {
    const length = Buffer.byteLength(text, "utf8");
    if (this.#used + length > blockBytes) {
      this.#blocks.push(Buffer.allocUnsafe(Math.max(blockBytes, length)));
      this.#used = 0;
    }
    const block = this.#blocks.length - 1;
    this.#blocks[block]?.write(text, this.#used, "utf8");
    this.#places.push(block, this.#used, this.#used + length);
    this.#used += length;
  }

  at(number: number): string {
    const [block = -1, start = 0, end = 0] = this.#places.slice(3 * number, 3 * number + 3);
    return this.#blocks[block]?.toString("utf8", start, end) ?? "";
  }
}

/**
 * Reads the shared texts of a workbook (`xl/sharedStrings.xml`).
 * @throws PdoError PDO_FEED_WORKBOOK_BROKEN
 */
export async function readSharedTexts(
  path: string,
  part: AsyncIterable<Uint8Array>,
): Promise<(number: number) => string> {
  const texts = new SharedTexts();
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
  return (number) => texts.at(number);
}
