import type { TaskOptions } from "../batch/run-options.ts";
import type { Settings } from "./settings.ts";

/** What the settings ask of every product. Those without a value are left out. */
export function toTaskOptions({ language, audience, ...settings }: Settings): TaskOptions {
  return {
    tasks: settings.tasks,
    channel: settings.channel,
    taskType: settings.taskType,
    tone: settings.tone,
    length: settings.length,
    bulletPoints: settings.bulletPoints,
    seo: settings.seo,
    limit: settings.limit,
    rag: settings.rag,
    recommended: settings.recommended,
    optional: settings.optional,
    ...(language && { language }),
    ...(audience && { audience }),
  };
}
