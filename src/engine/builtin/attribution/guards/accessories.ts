import { wordSet } from "../texts/word-set.ts";
import type { Word } from "../texts/words.ts";
import { findBefore } from "./phrase.ts";

const introductions = wordSet({
  en: "with including incl plus",
  de: "mit inkl inklusive samt nebst",
  fr: "avec inclus incluant",
  it: "con incluso inclusa inclusi compreso",
});
const reach = 5;

/** "glass bottle with bamboo lid", "inkl. Ledertasche": what comes with the thing has its own material and colour. */
export function isAccessory(words: readonly Word[], first: number): boolean {
  return findBefore(words, first, { reach, among: introductions }) !== undefined;
}
