import { compareColumns } from "./compare-columns.ts";
import { compareProducts } from "./compare-products.ts";
import { compareRows } from "./compare-rows.ts";
import { compareShapes } from "./compare-shape.ts";
import { compareTexts } from "./compare-texts.ts";
import type { FeedProfile } from "./feed-profile.ts";
import type { GuardFinding } from "./guard-finding.ts";

/**
 * What makes a feed look like a broken export beside what the last run of it saw, the plainest first. Empty: it may
 * well be as its owner wants it. Measured are changes, so that what a feed has always been like is never told.
 */
export function compareProfiles(last: FeedProfile, now: FeedProfile): GuardFinding[] {
  const rows = compareRows(last, now);
  const shape = compareShapes(last, now);
  if (now.rows === 0) return [...rows, ...shape];
  return [
    ...rows,
    ...shape,
    ...compareTexts(last, now),
    ...compareProducts(last, now),
    ...compareColumns(last, now),
  ];
}
