import { oncePerObject } from "../../../lib/once.ts";
import type { NamePart } from "../../../lint/rule.ts";
import type { GlossaryDomain, GlossaryEntry } from "../../../translation/glossary-entry.ts";

/** Kinds of goods with different naming conventions. `general`: the product is not recognised. */
export const branches = ["fashion", "electronics", "food", "care", "goods", "media", "general"] as const;

export type Branch = (typeof branches)[number];

/** By prefix of the built-in catalogs' identifiers; the longest match counts. */
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
 * The branch of a product type: by its category in the built-in catalogs, else by the domain of the noun. Identifiers of
 * imported catalogs give none.
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

/** How names of a branch are composed. The core comes first: brand, model, type and the words that depend on them. */
interface BranchPattern {
  /** Parts behind the core, in this order; other parts stay where they are. */
  readonly tail: readonly NamePart[];
  /** The most important part first: a name that is too long loses parts from the end of the list. */
  readonly importance: readonly NamePart[];
  /** Whether a known brand and its model precede the product type, in languages that put the type last. */
  readonly isModelFirst: boolean;
}

/**
 * Title structures by domain from https://github.com/google-marketing-solutions/feedgen (titles): apparel brand, gender,
 * type, attributes; electronics brand, model, type, specification; consumables brand, type, weight and count; hard goods
 * brand, type, size, weight and quantity; books title, type, format, author.
 */
export const branchPatterns: Readonly<Record<Branch, BranchPattern>> = {
  fashion: {
    tail: ["audience", "pattern", "color", "material", "size", "measure", "pack"],
    importance: [
      "type",
      "brand",
      "audience",
      "color",
      "size",
      "model",
      "material",
      "pattern",
      "pack",
      "measure",
      "variety",
      "specification",
      "rest",
    ],
    isModelFirst: false,
  },
  electronics: {
    tail: ["measure", "pattern", "color", "material", "size", "pack"],
    importance: [
      "type",
      "brand",
      "model",
      "measure",
      "specification",
      "color",
      "pack",
      "size",
      "material",
      "variety",
      "pattern",
      "audience",
      "rest",
    ],
    isModelFirst: true,
  },
  food: {
    tail: ["measure", "pack"],
    importance: [
      "type",
      "brand",
      "variety",
      "measure",
      "pack",
      "specification",
      "model",
      "size",
      "color",
      "audience",
      "material",
      "pattern",
      "rest",
    ],
    isModelFirst: false,
  },
  care: {
    tail: ["audience", "color", "size", "measure", "pack"],
    importance: [
      "type",
      "brand",
      "variety",
      "audience",
      "measure",
      "color",
      "pack",
      "size",
      "specification",
      "model",
      "material",
      "pattern",
      "rest",
    ],
    isModelFirst: false,
  },
  goods: {
    tail: ["audience", "pattern", "color", "material", "size", "measure", "pack"],
    importance: [
      "type",
      "brand",
      "model",
      "measure",
      "color",
      "material",
      "size",
      "pack",
      "audience",
      "pattern",
      "specification",
      "variety",
      "rest",
    ],
    isModelFirst: true,
  },
  media: {
    tail: [],
    importance: [
      "rest",
      "type",
      "variety",
      "brand",
      "model",
      "specification",
      "pack",
      "measure",
      "audience",
      "size",
      "color",
      "material",
      "pattern",
    ],
    isModelFirst: false,
  },
  general: {
    tail: ["audience", "pattern", "color", "material", "size", "measure", "pack"],
    importance: [
      "type",
      "brand",
      "model",
      "measure",
      "color",
      "size",
      "pack",
      "audience",
      "material",
      "specification",
      "pattern",
      "variety",
      "rest",
    ],
    isModelFirst: false,
  },
};
