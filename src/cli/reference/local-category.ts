import type { AttributeRecord, Catalog, CategoryRecord } from "../../catalog/model.ts";
import { openCatalogs } from "../connect.ts";
import type { Session } from "../session.ts";

/** A category with what the service does not tell of it: its place, kinds, units and terms of its attributes. */
export interface LocalCategory {
  readonly catalog: Catalog;
  readonly category: CategoryRecord;
  readonly attributes: readonly AttributeRecord[];
}

/** @returns undefined where the service is a remote one, or there is no such category */
export async function findLocalCategory(
  identifier: string,
  { resolved, settings, world }: Session,
): Promise<LocalCategory | undefined> {
  if (settings.baseUrl !== undefined) return undefined;
  const found = (await openCatalogs(resolved, world)).findCategory(identifier);
  return found && { ...found, attributes: found.catalog.attributes(identifier) };
}
