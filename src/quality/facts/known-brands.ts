import { brandNames, mixedCaseNames } from "../../text/casing/fixed-words.ts";

/** Names of the list of brands that are places, or everyday words in one of the languages. */
const noBrands = new Set(
  "paris london milano roma berlin france italia deutschland america europe oral star wars hello kitty dash diesel fossil guess rana windows galaxy pavilion satellite aspire inspiron walkman range ariel braun miele apple persil brother pioneer candy citizen vans converse nestle sega whirlpool".split(
    " ",
  ),
);

/** Written in a way of their own, and yet no one's names. */
const noNames = /^(?:e?books?|wifi|esim|mah|kwh|ios|displayport|(?:micro|mini).*)$/;

/** The makers and product lines that everyone knows, folded. */
export const knownBrands: ReadonlySet<string> = new Set([
  ...[...brandNames].filter((name) => !noBrands.has(name)),
  ...[...mixedCaseNames.keys()].filter((name) => !noNames.test(name)),
]);
