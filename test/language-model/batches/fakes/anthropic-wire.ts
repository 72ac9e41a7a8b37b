import { answerTo, type FakeAccount, type FakeBatch } from "../../../llm/account.ts";
import type { FakeCall, FakeReply } from "./openai-wire.ts";

const json = (value: unknown, status = 200): FakeReply => ({ status, body: JSON.stringify(value) });
const notFound = json({ type: "error", error: { type: "not_found_error", message: "Not found" } }, 404);

/** Message batches as Anthropic's API has them. */
export function replyAsAnthropic(account: FakeAccount, { method, path, body }: FakeCall): FakeReply {
  const url = new URL(path, "http://fake");
  const [, , room, id, leaf] = url.pathname.split("/");
  if (room !== "batches") return notFound;
  if (method === "POST") return create(account, JSON.parse(body));
  if (id === undefined) return list(account, url.searchParams);
  const batch = account.batches.find((each) => each.id === decodeURIComponent(id));
  if (batch === undefined) return notFound;
  if (leaf === "results") return results(account, batch);
  account.goOn();
  return json(toBatch(account, batch));
}

interface Creation {
  readonly requests: readonly { readonly custom_id: string; readonly params: unknown }[];
}

function create(account: FakeAccount, { requests }: Creation): FakeReply {
  const items = requests.map(({ custom_id, params }) => ({ key: custom_id, body: params }));
  const batch = account.submit({ id: account.nextId("msgbatch_"), metadata: undefined, items });
  if (batch.failure === undefined) return json(toBatch(account, batch));
  account.batches.shift();
  return json({ type: "error", error: { type: "rate_limit_error", message: batch.failure.message } }, 429);
}

function list(account: FakeAccount, query: URLSearchParams): FakeReply {
  account.goOn();
  const after = query.get("after_id");
  const from = after === null ? 0 : account.batches.findIndex(({ id }) => id === after) + 1;
  const page = account.batches.slice(from, from + Number(query.get("limit") ?? 20));
  const data = page.map((batch) => toBatch(account, batch));
  const last_id = page.at(-1)?.id ?? null;
  return json({
    data,
    has_more: from + page.length < account.batches.length,
    first_id: page[0]?.id,
    last_id,
  });
}

function toBatch(account: FakeAccount, batch: FakeBatch) {
  const hasEnded = account.hasEnded(batch);
  const fates = [...(batch.fates?.values() ?? [])];
  const count = (...of: string[]) => fates.filter((fate) => of.includes(fate)).length;
  return {
    id: batch.id,
    type: "message_batch",
    processing_status: hasEnded ? "ended" : "in_progress",
    created_at: new Date(batch.createdAt).toISOString(),
    archived_at: batch.isArchived ? new Date(batch.createdAt).toISOString() : null,
    results_url: hasEnded ? `http://elsewhere/${batch.id}` : null,
    request_counts: {
      processing: hasEnded ? 0 : batch.items.length,
      succeeded: count("answered"),
      errored: count("refused", "failed"),
      canceled: count("missing"),
      expired: count("expired"),
    },
  };
}

function results(account: FakeAccount, batch: FakeBatch): FakeReply {
  if (!account.hasEnded(batch) || batch.isArchived) return notFound;
  const lines = account.shuffled(batch.items).flatMap(({ key, body }): object[] => {
    const fate = batch.fates?.get(key);
    if (fate === "missing") return [];
    const errorType = fate === "refused" ? "invalid_request_error" : "api_error";
    const result =
      fate === "answered"
        ? { type: "succeeded", message: { text: answerTo(body) } }
        : fate === "expired"
          ? { type: "expired" }
          : { type: "errored", error: { type: "error", error: { type: errorType, message: "no" } } };
    return [{ custom_id: key, result }];
  });
  return { status: 200, body: lines.map((line) => `${JSON.stringify(line)}\n`).join("") };
}
