import { oncePerObject } from "../../../../catalog/once-per-key.ts";
import type { GlossaryDomain, GlossaryEntry } from "../../../../glossary/glossary-entry.ts";

/** What sets one way of naming apart from another. `general`: nothing is known of the thing. */
export const branches = ["fashion", "electronics", "food", "care", "goods", "media", "general"] as const;

export type Branch = (typeof branches)[number];

/** Beginnings of the built-in catalogs' identifiers; of two that fit, the longer tells. */
const branchOfPrefix: Readonly<Record<string, Branch>> = {
  "a-fashion": "fashion",
  "a-jewellery": "fashion",
  "b-women": "fashion",
  "b-men": "fashion",
  "b-kids": "fashion",
  "b-acc": "fashion",
  "b-sport": "fashion",
  "b-sport-accessories": "goods",
  "a-electronics": "electronics",
  "a-computers": "electronics",
  "a-appliances": "electronics",
  "a-food": "food",
  "a-pets-food": "food",
  "a-beauty": "care",
  "a-health": "care",
  "a-cleaning-products": "care",
  "b-beauty": "care",
  "a-media": "media",
  "a-cleaning": "goods",
  "a-automotive": "goods",
  "a-garden": "goods",
  "a-hobby": "goods",
  "a-home": "goods",
  "a-kitchen": "goods",
  "a-office": "goods",
  "a-pets": "goods",
  "a-sports": "goods",
  "a-toys": "goods",
  "b-home": "goods",
};

const branchOfDomain: Readonly<Partial<Record<GlossaryDomain, Branch>>> = {
  fashion: "fashion",
  care: "care",
  food: "food",
  technology: "electronics",
  home: "goods",
  tool: "goods",
  garden: "goods",
  office: "goods",
  vehicle: "goods",
  part: "goods",
  pet: "goods",
  baby: "goods",
  toy: "goods",
  sport: "goods",
};

type BranchSource = Pick<GlossaryEntry, "category" | "domain">;

/**
 * The branch of a product type: by its category in the built-in catalogs, else by the domain of the noun; an import's
 * identifiers tell nothing.
 */
export const branchOf: (entry: BranchSource) => Branch = oncePerObject(findBranch);

function findBranch({ category, domain }: BranchSource): Branch {
  let prefix = category?.identifier ?? "";
  while (prefix !== "") {
    const branch = branchOfPrefix[prefix];
    if (branch !== undefined) return branch;
    prefix = prefix.slice(0, Math.max(0, prefix.lastIndexOf("-")));
  }
  return (domain && branchOfDomain[domain]) ?? "general";
}
