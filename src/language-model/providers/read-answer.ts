import { asFields, type Fields, fieldsOf } from "../json-fields.ts";
import { answerUnreadable, notTheProvider } from "./faults/answer-problems.ts";
import type { RawResult } from "./provider.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** @returns what the bytes say as JSON; undefined where they are none */
export function parseBody(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * The body of a completion's 200, an object.
 * @throws ProviderProblem where a page came instead, or the answer is cut off
 */
export function readBody({ headers, bytes }: Omit<RawResult, "status">, origin: string): Fields {
  const [parsed] = [parseBody(bytes)].flat();
  const body = asFields(parsed);
  if (body !== undefined) return body;
  const contentType = String(headers["content-type"] ?? "");
  const start = String.fromCharCode(...bytes.subarray(0, 64)).trimStart();
  if (start.startsWith("<") || /^text\/html/i.test(contentType))
    throw notTheProvider(origin, "It sent a page of HTML.");
  throw answerUnreadable(origin, `The answer's ${bytes.length} bytes are no JSON object in UTF-8.`);
}

/**
 * An error inside a 200, as OpenRouter sends it: beside the choices, or in one of them after the model had begun.
 * @returns a body that holds the error and nothing else
 */
export function findInnerError(body: Fields): unknown {
  if (isTold(body.error) || body.object === "error" || body.type === "error") return body;
  const choice = fieldsOf([body.choices].flat()[0]);
  if (isTold(choice.error)) return { error: choice.error };
  const isBroken =
    choice.finish_reason === "error" || choice.finish_reason === "insufficient_system_resource";
  return isBroken ? { error: { code: "finish_reason", message: String(choice.finish_reason) } } : undefined;
}

const isTold = (error: unknown) => error !== undefined && error !== null && error !== false;
