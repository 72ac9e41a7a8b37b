import type { TextForm } from "./text-form.ts";

/** Bytes to raw text, cut at whole units of the encoding. A unit that is cut at the feed's end is dropped. */
export async function* rawChunks(chunks: AsyncIterable<Uint8Array>, form: TextForm): AsyncGenerator<string> {
  let kept: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = kept.length === 0 ? chunk : Buffer.concat([kept, chunk]);
    const whole = bytes.length - (bytes.length % form.unitBytes);
    kept = bytes.subarray(whole);
    if (whole > 0) yield form.rawOfBytes(bytes.subarray(0, whole));
  }
}
