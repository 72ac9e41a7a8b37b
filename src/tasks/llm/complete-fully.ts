import { isLlmError } from "../../llm/errors.ts";
import type {
  CompleteOptions,
  Completion,
  CompletionRequest,
  LanguageModel,
} from "../../llm/language-model.ts";
import { answerUnfinished } from "../errors.ts";

/** The factor of the output limit for an answer that was cut: what models think counts as output, and can be many times the answer. */
const moreRoom = 8;

/**
 * A complete answer. One that is cut at its length is asked for once more with eight times the output limit.
 * @throws LlmError of the model, or `PDO_PROVIDER_ANSWER_UNUSABLE` where the answer is not complete
 */
export async function completeFully(
  model: LanguageModel,
  request: CompletionRequest,
  { signal, item }: CompleteOptions,
): Promise<Completion> {
  const completion = await model.complete(request, { signal, item });
  if (completion.finish === "stop") return completion;
  const whole =
    completion.finish === "length" ? await completeWithRoom(model, request, { signal, item }) : undefined;
  if (whole?.finish === "stop") return whole;
  const problem = answerUnfinished(whole ?? completion);
  model.onJudged?.(request.task, { text: (whole ?? completion).text, faults: [problem.what] });
  throw problem;
}

/** Undefined where the model does not take that high a limit. */
async function completeWithRoom(
  model: LanguageModel,
  request: CompletionRequest,
  options: CompleteOptions,
): Promise<Completion | undefined> {
  const maxOutputTokens = moreRoom * request.maxOutputTokens;
  try {
    return await model.complete({ ...request, maxOutputTokens }, options);
  } catch (fault) {
    if (isLlmError(fault) && fault.code === "PDO_PROVIDER_REQUEST_REFUSED") return undefined;
    throw fault;
  }
}
