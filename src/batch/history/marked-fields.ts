import type { ProductField } from "../../feed/product-field.ts";
import type { RunTask } from "../run-options.ts";

/** What each task reads of a product (see `tasks/task-calls.ts`); nothing else in a row can change its answers. */
export const fieldsOfTask: Readonly<Record<RunTask, readonly ProductField[]>> = {
  name: ["name", "language"],
  description: ["description", "name", "language"],
  categorization: ["name", "description", "category", "brand"],
  attribution: ["name", "description", "category", "brand"],
};

/** Fields whose change can change an answer: an identifier and a GTIN cannot, nor can a price or a stock. */
export const markedFields = ["name", "description", "category", "brand", "language"] as const;
export type MarkedField = (typeof markedFields)[number];
