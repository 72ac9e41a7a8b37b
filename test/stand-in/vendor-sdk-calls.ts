import type Anthropic from "@anthropic-ai/sdk";
import type OpenAI from "openai";

export const key = "sk-stand-in-key-0123456789";
export const schema = {
  type: "object",
  properties: { name: { type: "string" }, colour: { type: ["string", "null"] } },
  required: ["name", "colour"],
  additionalProperties: false,
};
const record = { name: "Kettle 1.7 l" };
const content = JSON.stringify({ record });
export const answer = { name: record.name, colour: record.name };

export const chat = {
  model: "stand-in",
  max_tokens: 100,
  messages: [
    { role: "system", content: "Answer in JSON." },
    { role: "user", content },
  ],
  response_format: { type: "json_schema", json_schema: { name: "r", strict: true, schema } },
} satisfies OpenAI.ChatCompletionCreateParamsNonStreaming;

export const message = {
  model: "stand-in",
  max_tokens: 100,
  system: "Answer in JSON.",
  messages: [{ role: "user", content }],
  output_config: { format: { type: "json_schema", schema } },
} satisfies Anthropic.MessageCreateParamsNonStreaming;
