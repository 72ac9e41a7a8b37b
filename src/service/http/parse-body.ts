import { invalidRequest } from "../../contract/problems.ts";
import { decodeJsonBytes } from "./decode-json-bytes.ts";
import { locateJsonFault } from "./json-fault.ts";

/** `application/json` and `application/anything+json`, in any case; parameters such as charset do not count. */
const jsonMediaType = /^\s*application\/(?:[^\s/;]*\+)?json\s*(?:;|$)/i;

/**
 * The value that a request's body stands for. Without a JSON content type the bytes count as text, which no
 * operation takes.
 * @returns undefined for an empty body
 * @throws ServiceProblem 422 `json_invalid`, with the offset in code points
 */
export function parseBody(bytes: Buffer, contentType: string | undefined): unknown {
  if (bytes.length === 0) return undefined;
  if (contentType !== "application/json" && !jsonMediaType.test(contentType ?? ""))
    return bytes.toString("latin1");
  const decoded = decodeJsonBytes(bytes);
  if ("undecodableAt" in decoded) throw invalidJson(decoded.undecodableAt);
  try {
    return JSON.parse(decoded.text);
  } catch {
    throw invalidJson(locateJsonFault(decoded.text));
  }
}

function invalidJson(offset: number) {
  return invalidRequest([{ loc: ["body", offset], msg: "JSON decode error", type: "json_invalid" }]);
}
