import { isObject, parseObject, type Received, type Reply } from "../exchange.ts";
import type { Question } from "../question.ts";
import type { Workings } from "../workings.ts";
import { googleError, invalidArgument } from "./error.ts";

type Body = Readonly<Record<string, unknown>>;

/** `POST /v1beta/models/MODEL:generateContent` */
export function generateContent(received: Received, workings: Workings): Reply {
  const refused = refuseKey(received, workings);
  if (refused !== undefined) return refused;
  const model = decodeURIComponent(/models\/(.+):generateContent$/.exec(received.path)?.[1] ?? "");
  const body = parseObject(received.body);
  if (body === undefined) return invalidArgument("Invalid JSON payload received.");
  if (!Array.isArray(body.contents) || body.contents.length === 0) {
    return invalidArgument("* GenerateContentRequest.contents: contents is not specified");
  }
  const question = toQuestion(model, body);
  const wire = workings.wires.google;
  if (workings.models?.includes(model) === false) return wire.fault("model-unknown", question);
  return workings.play(wire, question).reply;
}

function refuseKey({ headers, query }: Received, { keys }: Workings): Reply | undefined {
  const key = headers["x-goog-api-key"]?.toString() ?? query.get("key");
  if (!key) {
    const message = "Method doesn't allow unregistered callers (callers without established identity).";
    return googleError({ code: 403, status: "PERMISSION_DENIED", message });
  }
  if (keys === undefined || keys.includes(key)) return undefined;
  const details = [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID" }];
  const message = "API key not valid. Please pass a valid API key.";
  return googleError({ code: 400, status: "INVALID_ARGUMENT", message, details });
}

const defaultMaxTokens = 8_192;

function toQuestion(model: string, { contents, systemInstruction, generationConfig }: Body): Question {
  const settings = isObject(generationConfig) ? generationConfig : {};
  const asked = settings.responseJsonSchema ?? settings.responseSchema;
  const schema = isObject(asked) ? asked : undefined;
  const messages = (contents as unknown[]).filter(isObject).map((content) => ({
    role: content.role === "model" ? "assistant" : "user",
    text: textOf(content),
  }));
  const system = textOf(systemInstruction);
  return {
    model,
    system,
    messages,
    schema,
    schemaName: "",
    maxOutputTokens: Number(settings.maxOutputTokens ?? defaultMaxTokens),
    read: [system, ...messages.map(({ text }) => text)].join("\n") + (JSON.stringify(schema) ?? ""),
  };
}

function textOf(content: unknown): string {
  const parts = isObject(content) && Array.isArray(content.parts) ? content.parts : [];
  return parts.map((part) => (isObject(part) ? String(part.text ?? "") : "")).join("");
}
