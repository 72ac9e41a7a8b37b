import { isAccessory } from "../guards/accessories.ts";
import { isAlternative } from "../guards/alternatives.ts";
import { isAmbiguousColour, standsAsColour } from "../guards/colour-words.ts";
import { isPurpose } from "../guards/purpose.ts";
import { isTitle } from "../guards/titles.ts";
import { isTrace } from "../guards/traces.ts";
import { doubts } from "../statements/statement.ts";
import type { ProductText } from "../texts/product-text.ts";
import type { ValueMatch } from "./value-match.ts";

interface DoubtRule {
  readonly doubt: number;
  applies(match: ValueMatch, text: ProductText): boolean;
}

/** A colour further off is the product's again: "Harnais pour chien taille M rouge". */
const colourPurposeReach = 2;

const rules: readonly DoubtRule[] = [
  {
    doubt: doubts.english,
    applies: (match, text) => isForeign(match, text) && match.language === "en",
  },
  {
    doubt: doubts.otherLanguage,
    applies: (match, text) => isForeign(match, text) && match.language !== "en",
  },
  {
    doubt: doubts.purpose,
    applies: (match, { words }) => {
      const reach = match.attribute.subject === "color" ? colourPurposeReach : undefined;
      return isLook(match) && isPurpose(words, match.first, reach);
    },
  },
  {
    doubt: doubts.title,
    applies: (match, { words }) => isLook(match) && isTitle(words, match.first, match.last),
  },
  {
    doubt: doubts.accessory,
    applies: (match, { words }) => isLook(match) && isAccessory(words, match.first),
  },
  {
    doubt: doubts.alternative,
    applies: (match, { words }) =>
      (isLook(match) || match.attribute.subject === "size") && isAlternative(words, match.first),
  },
  {
    doubt: doubts.enumeration,
    applies: ({ attribute: { subject } }, { isEnumeration }) =>
      isEnumeration && subject !== "content" && subject !== "material",
  },
  {
    doubt: doubts.trace,
    applies: ({ attribute, first }, { words }) => attribute.subject === "content" && isTrace(words, first),
  },
  {
    doubt: doubts.part,
    applies: (match) => isLook(match) && match.attribute.isOfPart,
  },
  {
    doubt: doubts.ambiguous,
    applies: ({ attribute, first, last }, { words }) =>
      attribute.subject === "color" &&
      isAmbiguousColour(words, first, last) &&
      !standsAsColour(words, first, last),
  },
];

/** In (0, 1]: what to multiply the match's score by. */
export function doubtsAbout(match: ValueMatch, text: ProductText): number {
  let product = 1;
  for (const { doubt, applies } of rules) if (applies(match, text)) product *= doubt;
  return product;
}

/** Colour or material, which other things in the text have as well. */
function isLook({ attribute: { subject } }: ValueMatch): boolean {
  return subject === "color" || subject === "material";
}

function isForeign({ language }: ValueMatch, text: ProductText): boolean {
  return text.language !== undefined && language !== text.language;
}
