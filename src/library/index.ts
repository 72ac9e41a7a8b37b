/** What other programs import from the package. All else is private, and changes without notice. */
export type { OperationInput, OperationName, OperationResponse } from "../api/operations.ts";
export { ServiceProblem } from "../api/service-problem.ts";
export { PdoError } from "../lib/errors.ts";
export { openCatalog, type PdoCatalog } from "./catalog.ts";
export { type ClientOptions, createClient, type PdoClient } from "./client.ts";
export { type EnrichedRow, type EnrichOptions, enrichFeed, type RowResult } from "./enrich-feed.ts";
export { type LintFinding, type LintInput, lintProduct } from "./lint.ts";
