import { openExamples } from "../connect.ts";
import type { Session } from "../session.ts";
import type { WriteValue } from "./attribute-answers.ts";

/** How the channel's examples write values; undefined where the service is a remote one or nothing was learned. */
export async function openWriting({ resolved, settings, world }: Session): Promise<WriteValue | undefined> {
  if (settings.baseUrl !== undefined) return undefined;
  const examples = await openExamples(resolved, world);
  const model = examples.learned(settings.channel)?.attributes;
  return model && ((category, attribute, text) => model.write(category, attribute, text));
}
