/** The forms in which an answer can be printed. */
export const outputForms = ["table", "json", "jsonl", "csv"] as const;
export type OutputForm = (typeof outputForms)[number];
