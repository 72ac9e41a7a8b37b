import type { CompletionRequest } from "../../language-model/completion.ts";
import { openModel } from "../language-model/open-model.ts";
import { usesModel } from "../language-model/uses-model.ts";
import type { Session } from "../session.ts";
import { count, dollars, duration } from "../terminal/figures.ts";
import type { Finding } from "./finding.ts";

const subject = "language model";

/** The cheapest question that shows whether key, model and schemas work. */
const question: CompletionRequest = {
  task: "doctor",
  system: "Answer with the JSON object that the schema describes: is the word in the record the word ready?",
  messages: [{ role: "user", text: JSON.stringify({ record: { word: "ready" } }) }],
  schema: {
    type: "object",
    properties: { ready: { type: "boolean" } },
    required: ["ready"],
    additionalProperties: false,
  },
  schemaName: "readiness",
  maxOutputTokens: 512,
};

/** One call that costs next to nothing, where a language model is set up. */
export async function examineModel({ resolved, settings, world }: Session): Promise<Finding[]> {
  if (settings.baseUrl !== undefined) return [];
  if (!usesModel(resolved, world)) {
    return [{ subject, state: "good", sentence: "None; --provider or a provider key sets one up." }];
  }
  const { model, figures } = await openModel({ keep: "off" }, { resolved, world });
  try {
    const startedAt = world.now();
    const { text, finish } = await model.complete(question, { signal: world.signal });
    const { input_tokens, output_tokens, cost } = figures().total;
    const price = cost === null ? "a price that is not known" : dollars(cost);
    const told = `${figures().model} answered in ${duration(world.now() - startedAt)}, for ${count(input_tokens)} tokens in and ${count(output_tokens)} out, ${price}`;
    return [
      isReady(text)
        ? { subject, state: "good", sentence: `${told}.` }
        : {
            subject,
            state: "warn",
            sentence: `${told}, and not as asked (it ended with "${finish}"): its answers may be of no use.`,
          },
    ];
  } finally {
    await model.close();
  }
}

function isReady(text: string): boolean {
  try {
    return (JSON.parse(text) as { ready?: unknown } | null)?.ready === true;
  } catch {
    return false;
  }
}
