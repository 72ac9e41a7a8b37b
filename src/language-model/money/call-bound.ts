import type { CompletionRequest } from "../completion.ts";

/** Tokens that a call takes. */
export interface CallTokens {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/**
 * Tokens that providers put around each message: four with OpenAI ("How to count tokens with tiktoken", OpenAI cookbook), and a few
 * with others.
 */
const mostTokensAroundMessage = 16;
/** What providers add to the question by themselves, above all how an answer in JSON is to look. */
const mostTokensAdded = 1000;

/**
 * The most that a call can take: no tokenizer that works on bytes (BPE, and SentencePiece with its fallback on bytes) makes more tokens of a text
 * than it has bytes in UTF-8, and the answer is cut at `maxOutputTokens`.
 */
export function boundCall(request: CompletionRequest): CallTokens {
  const around = (request.messages.length + 1) * mostTokensAroundMessage;
  return {
    inputTokens: byteCount(request) + around + mostTokensAdded,
    outputTokens: request.maxOutputTokens,
  };
}

/** Bytes in UTF-8 of all that is sent with a question. */
export function byteCount({ system, messages, schema, schemaName }: CompletionRequest): number {
  const texts = [system, JSON.stringify(schema), schemaName, ...messages.map(({ text }) => text)];
  return texts.reduce((total, text) => total + Buffer.byteLength(text), 0);
}
