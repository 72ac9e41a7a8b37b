import type { TaskOptions } from "../batch/run-options.ts";
import type { Settings } from "./settings.ts";

/** What the settings ask of every product. */
export function toTaskOptions(settings: Settings): TaskOptions {
  const { tasks, channel, taskType, tone, length, bulletPoints, seo, limit, rag, recommended, optional } =
    settings;
  return {
    ...{ tasks, channel, taskType, tone, length, bulletPoints, seo, limit, rag, recommended, optional },
    ...(settings.language && { language: settings.language }),
    ...(settings.audience && { audience: settings.audience }),
  };
}
