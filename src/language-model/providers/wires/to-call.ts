import type { CompletionRequest } from "../../completion.ts";
import type { CallSettings } from "../call-settings.ts";
import type { SdkCall } from "./wire.ts";

/** The instructions and the schema are alike for all records of a run: Anthropic keeps ready what is marked, others do so by themselves. */
const keptReady = { anthropic: { cacheControl: { type: "ephemeral" } } } as const;

/** A request as the packages take it, under the settings that the model is known to take. */
export function toCall(request: CompletionRequest, settings: CallSettings): Omit<SdkCall, "abortSignal"> {
  const { messages, schema, schemaName, maxOutputTokens } = request;
  const { format } = settings;
  return {
    prompt: [
      { role: "system", content: toInstructions(request, settings), providerOptions: keptReady },
      ...messages.map(({ role, text }) => ({ role, content: [{ type: "text" as const, text }] })),
    ],
    maxOutputTokens,
    ...(settings.hasTemperature && { temperature: 0 }),
    ...(format === "schema" && { responseFormat: { type: "json", schema, name: schemaName } }),
    ...(format === "json" && { responseFormat: { type: "json" } }),
  };
}

/** Where the schema cannot be handed over it is told; a mode for JSON wants to hear that word too. */
function toInstructions({ system, schema }: CompletionRequest, { format }: CallSettings): string {
  if (format === "schema") return system;
  return `${system}\n\nAnswer with one JSON object and nothing else. It fits this JSON Schema:\n${JSON.stringify(schema)}`;
}
