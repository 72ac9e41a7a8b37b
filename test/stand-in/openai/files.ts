import { jsonReply, type Received, type Reply } from "../exchange.ts";
import type { Workings } from "../workings.ts";
import { invalidRequest, openAiError } from "./error.ts";
import { readForm } from "./multipart-form.ts";

/** A file that was uploaded, or that a batch wrote. */
export interface StoredFile {
  readonly id: string;
  readonly filename: string;
  readonly purpose: string;
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const maxBatchBytes = 200 * 1024 * 1024;

/** `POST /v1/files` */
export function uploadFile(received: Received, workings: Workings): Reply {
  const form = readForm(received.headers["content-type"] ?? "", received.body);
  const purpose = form?.get("purpose")?.content;
  const file = form?.get("file");
  if (purpose === undefined) return invalidRequest("'purpose' is a required property", "purpose");
  if (file === undefined) return invalidRequest("'file' is a required property", "file");
  if (!["batch", "assistants", "fine-tune", "vision", "user_data", "evals"].includes(purpose)) {
    return invalidRequest(`'${purpose}' is not one of the purposes`, "purpose");
  }
  if (purpose === "batch" && Buffer.byteLength(file.content) > maxBatchBytes) {
    return openAiError({
      status: 413,
      message: "File is too large.",
      type: "invalid_request_error",
      param: "file",
    });
  }
  const filename = file.filename ?? "upload";
  return jsonReply(200, toFile(storeFile({ filename, purpose, content: file.content }, workings)));
}

export function storeFile(
  file: Pick<StoredFile, "filename" | "purpose" | "content">,
  workings: Workings,
): StoredFile {
  const stored = { ...file, id: workings.nextId("file-"), createdAt: workings.now() };
  workings.files.set(stored.id, stored);
  return stored;
}

/** `GET /v1/files/ID` */
export function showFile(received: Received, workings: Workings): Reply {
  return withFile(received, workings, (file) => jsonReply(200, toFile(file)));
}

/** `GET /v1/files/ID/content` */
export function downloadFile(received: Received, workings: Workings): Reply {
  return withFile(received, workings, ({ content }) => ({
    status: 200,
    headers: { "content-type": "application/octet-stream", "x-request-id": workings.nextId("req_") },
    body: content,
  }));
}

/** `DELETE /v1/files/ID` */
export function deleteFile(received: Received, workings: Workings): Reply {
  return withFile(received, workings, ({ id }) => {
    workings.files.delete(id);
    return jsonReply(200, { id, object: "file", deleted: true });
  });
}

/** `GET /v1/files` */
export function listFiles({ query }: Received, { files }: Workings): Reply {
  const purpose = query.get("purpose");
  const data = [...files.values()].filter((file) => purpose === null || file.purpose === purpose).reverse();
  const ids = { first_id: data[0]?.id ?? null, last_id: data.at(-1)?.id ?? null };
  return jsonReply(200, { object: "list", data: data.map(toFile), has_more: false, ...ids });
}

function withFile({ path }: Received, { files }: Workings, answer: (file: StoredFile) => Reply): Reply {
  const id = /files\/([^/]+)/.exec(path)?.[1] ?? "";
  const file = files.get(id);
  if (file !== undefined) return answer(file);
  return openAiError({
    status: 404,
    message: `No such File object: ${id}`,
    type: "invalid_request_error",
    param: "id",
  });
}

function toFile({ id, filename, purpose, content, createdAt }: StoredFile) {
  return {
    object: "file",
    id,
    purpose,
    filename,
    bytes: Buffer.byteLength(content),
    created_at: Math.floor(createdAt / 1_000),
    expires_at: null,
    status: "processed",
    status_details: null,
  };
}
