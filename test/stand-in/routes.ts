import {
  cancelMessageBatch,
  createMessageBatch,
  listMessageBatches,
  showMessageBatch,
  showMessageBatchResults,
} from "./anthropic/message-batches.ts";
import { createMessage } from "./anthropic/messages.ts";
import { listAnthropicModels } from "./anthropic/models.ts";
import { refuseAnthropicCaller } from "./anthropic/refuse-caller.ts";
import type { Received, Reply } from "./exchange.ts";
import { generateContent } from "./google/generate-content.ts";
import { cancelBatch, createBatch, listBatches, showBatch } from "./openai/batches.ts";
import { completeChat } from "./openai/chat-completions.ts";
import { openAiError } from "./openai/error.ts";
import { deleteFile, downloadFile, listFiles, showFile, uploadFile } from "./openai/files.ts";
import { listOpenAiModels } from "./openai/models.ts";
import { refuseOpenAiKey } from "./openai/refuse-key.ts";
import type { Workings } from "./workings.ts";

type Handle = (received: Received, workings: Workings) => Reply;

export interface Route {
  readonly name: string;
  readonly handle: Handle;
}

interface RouteRow extends Route {
  readonly method: string;
  /** Of the path behind `/v1`. */
  readonly path: RegExp;
}

/** Behind the check of the vendor's key. */
const openAi = (method: string, path: RegExp, handle: Handle): RouteRow => ({
  name: `openai ${handle.name}`,
  method,
  path,
  handle: (received, workings) => refuseOpenAiKey(received, workings) ?? handle(received, workings),
});

const anthropic = (method: string, path: RegExp, handle: Handle): RouteRow => ({
  name: `anthropic ${handle.name}`,
  method,
  path,
  handle: (received, workings) => refuseAnthropicCaller(received, workings) ?? handle(received, workings),
});

const rows: readonly RouteRow[] = [
  openAi("POST", /^\/chat\/completions$/, completeChat),
  openAi("POST", /^\/files$/, uploadFile),
  openAi("GET", /^\/files$/, listFiles),
  openAi("GET", /^\/files\/[^/]+$/, showFile),
  openAi("GET", /^\/files\/[^/]+\/content$/, downloadFile),
  openAi("DELETE", /^\/files\/[^/]+$/, deleteFile),
  openAi("POST", /^\/batches$/, createBatch),
  openAi("GET", /^\/batches$/, listBatches),
  openAi("GET", /^\/batches\/[^/]+$/, showBatch),
  openAi("POST", /^\/batches\/[^/]+\/cancel$/, cancelBatch),
  anthropic("POST", /^\/messages$/, createMessage),
  anthropic("POST", /^\/messages\/batches$/, createMessageBatch),
  anthropic("GET", /^\/messages\/batches$/, listMessageBatches),
  anthropic("GET", /^\/messages\/batches\/[^/]+$/, showMessageBatch),
  anthropic("GET", /^\/messages\/batches\/[^/]+\/results$/, showMessageBatchResults),
  anthropic("POST", /^\/messages\/batches\/[^/]+\/cancel$/, cancelMessageBatch),
];

/** Both vendors list their models at one path; who asks with a version asks Anthropic. */
const models: Handle = (received, workings) =>
  received.headers["anthropic-version"] === undefined
    ? (refuseOpenAiKey(received, workings) ?? listOpenAiModels(received, workings))
    : (refuseAnthropicCaller(received, workings) ?? listAnthropicModels(received, workings));

/** Below `/v1`, `/openai/v1` (Azure) and `/api/v1` (OpenRouter). */
const root = /^(?:\/openai|\/api)?\/v1(?=\/)/;

const googlePath = /^\/v1(?:beta)?\/models\/[^/]+:generateContent$/;

/** Who answers at a path; whoever asks for anything else is told so in OpenAI's words. */
export function findRoute(method: string, path: string): Route {
  const below = path.replace(root, "");
  if (method === "POST" && googlePath.test(path))
    return { name: "google generateContent", handle: generateContent };
  const row = below === path ? undefined : rows.find((one) => one.method === method && one.path.test(below));
  if (row !== undefined) return row;
  if (method === "GET" && below === "/models") return { name: "models", handle: models };
  const message = `Invalid URL (${method} ${path})`;
  return {
    name: "unknown",
    handle: () => openAiError({ status: 404, message, type: "invalid_request_error" }),
  };
}
