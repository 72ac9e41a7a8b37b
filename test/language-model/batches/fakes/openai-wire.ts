import { answerTo, type FakeAccount, type FakeBatch } from "../../../llm/account.ts";

/** What an account's API answers. */
export interface FakeReply {
  readonly status: number;
  readonly body: string;
}

export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

const json = (value: unknown, status = 200): FakeReply => ({ status, body: JSON.stringify(value) });
const notFound = json({ error: { message: "Not found", type: "invalid_request_error", code: null } }, 404);

/** Files and batches as OpenAI's API has them. */
export function replyAsOpenai(account: FakeAccount, { method, path, body }: FakeCall): FakeReply {
  const url = new URL(path, "http://fake");
  const [, room, id, leaf] = url.pathname.split("/");
  if (room === "files" && method === "POST") return upload(account, body);
  if (room === "files" && leaf === "content") return content(account, decodeURIComponent(id ?? ""));
  if (room !== "batches") return notFound;
  if (method === "POST") return create(account, JSON.parse(body));
  if (id === undefined) return list(account, url.searchParams);
  const batch = account.batches.find((each) => each.id === decodeURIComponent(id));
  if (batch === undefined) return notFound;
  account.goOn();
  return json(toBatch(account, batch));
}

function upload(account: FakeAccount, body: string): FakeReply {
  const id = account.nextId("file-");
  const start = body.indexOf("\r\n\r\n", body.indexOf('name="file"')) + 4;
  account.files.set(id, body.slice(start, body.lastIndexOf("\r\n--")));
  return json({ id, object: "file", purpose: "batch" });
}

interface Creation {
  readonly input_file_id: string;
  readonly metadata: unknown;
}

function create(account: FakeAccount, { input_file_id, metadata }: Creation): FakeReply {
  const text = account.files.get(input_file_id);
  if (text === undefined) return notFound;
  const lines = text.split("\n").filter((line) => line !== "");
  const items = lines
    .map((line) => JSON.parse(line))
    .map((item) => ({ key: item.custom_id, body: item.body }));
  return json(toBatch(account, account.submit({ id: account.nextId("batch_"), metadata, items })));
}

function list(account: FakeAccount, query: URLSearchParams): FakeReply {
  account.goOn();
  const after = query.get("after");
  const from = after === null ? 0 : account.batches.findIndex(({ id }) => id === after) + 1;
  const page = account.batches.slice(from, from + Number(query.get("limit") ?? 20));
  const data = page.map((batch) => toBatch(account, batch));
  return json({ object: "list", data, has_more: from + page.length < account.batches.length });
}

function toBatch(account: FakeAccount, batch: FakeBatch) {
  const { id, metadata, failure, fates } = batch;
  const hasEnded = account.hasEnded(batch);
  const hasOutput = hasEnded && failure === undefined;
  const expired = [...(fates?.values() ?? [])].includes("expired");
  return {
    id,
    object: "batch",
    created_at: Math.floor(batch.createdAt / 1_000),
    metadata,
    status: !hasEnded ? "in_progress" : failure ? "failed" : expired ? "expired" : "completed",
    errors: failure ? { object: "list", data: [{ ...failure, line: null, param: null }] } : undefined,
    request_counts: { total: batch.items.length, completed: 0, failed: 0 },
    output_file_id: hasOutput ? `out-${id}` : undefined,
    error_file_id: hasOutput ? `err-${id}` : undefined,
  };
}

function content(account: FakeAccount, fileId: string): FakeReply {
  const batch = account.batches.find(({ id }) => fileId.endsWith(id));
  if (batch === undefined || batch.isArchived) return notFound;
  const lines = account.shuffled(batch.items).flatMap(({ key, body }): object[] => {
    const fate = batch.fates?.get(key);
    const isOutput = fate === "answered";
    if (isOutput !== fileId.startsWith("out-") || fate === "missing") return [];
    const base = { id: `batch_req_${key}`, custom_id: key };
    if (fate === "expired") {
      return [{ ...base, response: null, error: { code: "batch_expired", message: "It expired." } }];
    }
    const status_code = isOutput ? 200 : fate === "refused" ? 400 : 500;
    const answer = isOutput ? { text: answerTo(body) } : { error: { message: "no" } };
    return [{ ...base, response: { status_code, request_id: "r", body: answer }, error: null }];
  });
  return { status: 200, body: lines.map((line) => `${JSON.stringify(line)}\n`).join("") };
}
