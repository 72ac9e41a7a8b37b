import type { NamePart } from "../../../../quality/rules/rule.ts";
import type { Branch } from "./branch.ts";

/** How the names of a branch are made. The thing's own name comes first: brand, model, type and what leans on them. */
export interface BranchPattern {
  /** What stands behind it, in this order; other parts stay where the name has them. */
  readonly tail: readonly NamePart[];
  /** The most important part first: where there is no room, parts are left out from the end of the list. */
  readonly importance: readonly NamePart[];
  /** Whether a known maker and its model go before the type of product, in languages whose types stand last. */
  readonly isModelFirst: boolean;
}

/**
 * The structures by domain that shops advise (https://github.com/google-marketing-solutions/feedgen, titles): apparel
 * brand, gender, type, attributes; electronics brand, model, type, specification; consumables brand, type, weight and
 * count; hard goods brand, type, size, weight and quantity; books title, type, format, author.
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
