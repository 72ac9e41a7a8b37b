import { type OperationName, operationNames } from "../../contract/operations.ts";

/** What a subscription level includes. */
export interface Level {
  readonly operations: readonly OperationName[];
  /** Whether categorization may weigh in products that were categorized before (`use_rag`). */
  readonly useRag: boolean;
  /** Whether tasks are done by the language model that the operator has set up, where there is one. */
  readonly ownProvider: boolean;
  readonly requestsPerMinute: number;
}

export type Levels = Readonly<Record<string, Level>>;

/** The levels that hold where a keys file brings none of its own. */
export const defaultLevels: Levels = {
  basic: {
    operations: ["listCategories", "listAttributes", "listValues", "optimizeName"],
    useRag: false,
    ownProvider: false,
    requestsPerMinute: 60,
  },
  plus: { operations: operationNames, useRag: false, ownProvider: false, requestsPerMinute: 600 },
  premium: { operations: operationNames, useRag: true, ownProvider: true, requestsPerMinute: 6_000 },
};
