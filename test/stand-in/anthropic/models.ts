import { jsonReply, type Received, type Reply } from "../exchange.ts";
import type { Workings } from "../workings.ts";

/** `GET /v1/models` */
export function listAnthropicModels(_: Received, { models, now }: Workings): Reply {
  const created = new Date(now()).toISOString();
  const data = (models ?? ["stand-in"]).map((id) => ({
    type: "model",
    id,
    display_name: id,
    created_at: created,
  }));
  return jsonReply(200, {
    data,
    has_more: false,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
  });
}
