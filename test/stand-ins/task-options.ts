import type { TaskOptions } from "../../src/pipeline/run-options.ts";

/** What is asked of every product where nothing else is said. */
export const plainOptions: TaskOptions = {
  tasks: ["name", "description", "categorization", "attribution"],
  channel: "channel_a",
  taskType: "cleaned",
  tone: "professional",
  length: "medium",
  bulletPoints: false,
  seo: false,
  limit: 5,
  minScore: 0.5,
  rag: false,
  recommended: false,
  optional: false,
};
