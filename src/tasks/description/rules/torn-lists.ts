import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { fronted } from "./cut-passage.ts";
import { countWords } from "./passage.ts";

/** What stands before the thing that an accessory fits, or what comes with it. */
export const preposition = /\s(?:pour|avec|for|with|für|mit|per|con|\+)\s/giu;

/**
 * "Coque souple pour Nova WAX Design et…": a torn sentence that ran into one which ends as the name says it. What stays, and the rest.
 */
export function withoutGluedStart(
  text: string,
  name: string,
): { readonly kept: string; readonly rest: string } | undefined {
  const named = foldText(name);
  for (const { index, 0: found } of [...text.matchAll(preposition)].toReversed()) {
    const words = text.slice(index + found.length).split(" ");
    const isNamed = (count: number) =>
      named.includes(foldText(`${found.trim()} ${words.slice(0, count).join(" ")}`));
    let length = 0;
    while (length < words.length && isNamed(length + 1)) length += 1;
    const rest = words.slice(length).join(" ");
    if (length > 1 && /^\p{Lu}\p{Ll}/u.test(rest))
      return { kept: text.slice(0, index + found.length) + words.slice(0, length).join(" "), rest };
  }
  return undefined;
}

/** The ellipsis that a feed puts where it cuts a text. */
export const cutEnd = /\s?(?:…|\.{3})$/u;
/** "Col tailleur Fermeture boutons Poches contrastes Pattes boutonnées aux…": members, each with a capital. */
const member = /\p{Lu}\p{Ll}+(?:[-\s'’]\p{Ll}+)*/gu;
const fewestMembers = 4;
const mostMemberWords = 4;

/**
 * A list that lost its commas, with them, and without the member that the cut goes through. German nouns have capitals anyway.
 */
export function withoutCutMember(text: string, language: Language): string | undefined {
  const bare = text.replace(cutEnd, "");
  if (language === "de" || bare === text || /[.,;:!?\d]/u.test(bare)) return undefined;
  const members: readonly string[] = bare.match(member) ?? [];
  if (members.join(" ") !== bare || members.length <= fewestMembers) return undefined;
  if (members.some((each) => countWords(each) > mostMemberWords)) return undefined;
  const [first = "", ...others] = members.slice(0, -1);
  return [first, ...others.map((each) => each.charAt(0).toLowerCase() + each.slice(1))].join(", ");
}

const fewestParts = 4;
/** What begins a sentence behind a list: "..., cette sauteuse". */
const newClause = /^(?:ce|cet|cette|ces|il|elle|this|these|it|dies\p{L}*|er|sie|es|quest\p{L}*)(?!\p{L})/iu;

/** A list between commas, without the clause that the cut goes through: "Poêle en fonte, sans couvercle, tous feux, cette poêle bénéficie…". */
export function withoutCutClause(text: string): string | undefined {
  if (!cutEnd.test(text) || fronted.test(text)) return undefined;
  const parts = text.split(/\s?,\s/u);
  const last = parts.at(-1) ?? "";
  if (parts.length < fewestParts || !newClause.test(last) || /\d/u.test(last)) return undefined;
  return text.slice(0, text.length - last.length).replace(/\s?,\s$/u, "");
}
