import { cutWithinUnit } from "../refusals.ts";
import type { TextForm } from "./text-form.ts";

/**
 * Bytes to raw text, cut at whole units of the encoding.
 * @throws FeedProblem PDO_FEED_CUT where the feed ends within a unit
 */
export async function* rawChunks(
  chunks: AsyncIterable<Uint8Array>,
  form: TextForm,
  name: string,
): AsyncGenerator<string> {
  let kept: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const bytes = kept.length === 0 ? chunk : Buffer.concat([kept, chunk]);
    const whole = bytes.length - (bytes.length % form.unitBytes);
    kept = bytes.subarray(whole);
    if (whole > 0) yield form.rawOfBytes(bytes.subarray(0, whole));
  }
  if (kept.length > 0) throw cutWithinUnit(name, form.encoding);
}
