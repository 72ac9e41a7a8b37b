import { isUtf8 } from "node:buffer";
import type { RecordProblem } from "../record.ts";
import type { TextForm } from "./text-form.ts";

/** Whether all of it is valid in the encoding and free of zero characters, which no text has. */
export function isSound(raw: string, { encoding, unitBytes }: TextForm): boolean {
  if (raw.includes("\0")) return false;
  if (encoding === "utf-8") return isUtf8(Buffer.from(raw, "latin1"));
  return unitBytes === 1 || raw.isWellFormed();
}

/** The place of the first unit that is not valid in the encoding, or of a zero; -1 where there is none. */
export function findBroken(raw: string, form: TextForm): number {
  const zero = raw.indexOf("\0");
  const invalid = findInvalid(raw, form);
  return invalid === -1 || (zero !== -1 && zero < invalid) ? zero : invalid;
}

function findInvalid(raw: string, { encoding, unitBytes }: TextForm): number {
  if (encoding === "utf-8") return findInvalidUtf8(Buffer.from(raw, "latin1"));
  return unitBytes === 1 ? -1 : raw.search(/\p{Surrogate}/u);
}

/** A character that is really there is told from one that stands for broken bytes by its own three bytes. */
export function findInvalidUtf8(bytes: Buffer): number {
  let at = 0;
  for (const character of bytes.toString("utf8")) {
    if (character === "\ufffd" && bytes.subarray(at, at + 3).toString("latin1") !== "\xef\xbf\xbd") return at;
    at += Buffer.byteLength(character);
  }
  return -1;
}

/**
 * Why a row is not worked on of which not everything is text; undefined where it is.
 *
 * @param byteOffset where the row begins, in bytes of the unpacked feed
 */
export function brokenTextProblem(
  raw: string,
  byteOffset: number,
  form: TextForm,
): RecordProblem | undefined {
  const at = findBroken(raw, form);
  if (at === -1) return undefined;
  const offset = byteOffset + at * form.unitBytes;
  const code = raw.charCodeAt(at);
  const unit = `0x${code
    .toString(16)
    .toUpperCase()
    .padStart(form.unitBytes * 2, "0")}`;
  return {
    code: "PDO_FEED_ROW_BYTES",
    reason:
      code === 0
        ? `It holds a zero at byte ${offset} of the feed, which no text has.`
        : `It is not ${form.encoding} from byte ${offset} of the feed on (${unit}). ` +
          "Save the feed in one encoding, or name the one it is in.",
  };
}
