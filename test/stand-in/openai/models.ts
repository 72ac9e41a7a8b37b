import { jsonReply, type Received, type Reply } from "../exchange.ts";
import type { Workings } from "../workings.ts";

/** `GET /v1/models` */
export function listOpenAiModels(_: Received, { models, now }: Workings): Reply {
  const created = Math.floor(now() / 1_000);
  const data = (models ?? ["stand-in"]).map((id) => ({ id, object: "model", created, owned_by: "stand-in" }));
  return jsonReply(200, { object: "list", data });
}
