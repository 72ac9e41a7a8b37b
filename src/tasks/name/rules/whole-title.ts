import { cased } from "./abbreviation-text.ts";
import { foldLetters } from "./abbreviations.ts";
import type { CleaningContext, KnownProduct } from "./cleaning-step.ts";
import { mostTexts } from "./row-words.ts";

/** In characters of the beginning of a title: a text may begin with a shorter one by chance. */
const shortestBegun = 20;
/** In characters: what is longer is no title (Google's limit). */
const longestTitle = 150;
/** In words behind the cut; more are a sentence. */
const mostWords = 16;

/** Where a title ends in front of a text: at a line's end, a separator, markup, or a sentence's end. */
const titleEnd = /\s[-–—|*•]+(?=\s|$)|\s*[\r\n<|;]|(?<=[\p{L}\p{N})”»"])\.(?=\s|\p{Lu}|$)|[!?]/u;
/** The text was cut too, and says no more than the name. */
const cutToo = /\s*(?:…|\.\.\.)/u;

/** Words of sentences, which titles do not have. */
const ofSentences =
  /(?<![\p{L}\p{N}])(?:est|sont|vous|votre|vos|nous|il|elle|peut|permet|offre|ist|sind|wird|werden|hat|haben|sie|ihr|ihre|ihren|kann|bietet|is|are|was|has|have|you|your|can|will|it|è|sono|può|hanno|ti|tuo|tua|permette|offre)(?![\p{L}\p{N}])/iu;

/**
 * The title that one of the row's texts begins with and that a name begins: many shops cut names at a number of characters and
 * put the whole title in front of the description. Undefined where no text begins with all of the name, where it ends there,
 * or where it goes on as a sentence.
 * @param begun the name without the sign of its cut
 * @returns the name as it was and what the text has behind it
 */
export function wholeTitle(
  begun: string,
  context: Pick<CleaningContext, "language" | "glossary" | "product">,
): string | undefined {
  const name = begun.trimEnd();
  for (const { said, behind } of textsBegunWith(name, context.product)) {
    const rest = restOfTitle(behind);
    if (rest === undefined || name.length + rest.length > longestTitle) continue;
    // A title that is shouted where the name is not has no capitals of its own.
    const isShouted = said === said.toUpperCase() && name !== name.toUpperCase();
    const spelled = isShouted ? rest.toLowerCase() : rest;
    if (context.language !== "en" || said === name || isShouted) return name + spelled;
    const [, joined = "", words = ""] = /^([\p{L}\p{N}]*\s?)(.*)$/su.exec(spelled) ?? [];
    return name + joined + cased(words, { written: "", before: name, after: "", context });
  }
  return undefined;
}

/**
 * What one of the row's texts has in the same word behind a name that stops in the middle of it: "pistole" of "Spritz". "" where no
 * text begins with all of the name, or where its last word ends there.
 */
export function restOfWord(name: string, product: KnownProduct | undefined): string {
  if (!/\p{L}$/u.test(name)) return "";
  for (const { said, behind } of textsBegunWith(name, product)) {
    // Of "SATYRESSDimensions" another word begins.
    const isLoud = /\p{Lu}$/u.test(name) || /\p{Lu}$/u.test(said);
    const [rest] = (isLoud ? /^\p{Lu}+(?!\p{Ll})/u : /^\p{Ll}+/u).exec(behind) ?? [];
    if (rest !== undefined) return rest;
  }
  return "";
}

interface BegunText {
  /** The name as the text writes it. */
  readonly said: string;
  readonly behind: string;
}

/** The row's texts that begin with all of a name, whatever blanks and accents either has. */
function textsBegunWith(name: string, product: KnownProduct | undefined): readonly BegunText[] {
  if (product === undefined || name.length < shortestBegun) return [];
  const sought = foldLetters(name);
  const found: BegunText[] = [];
  for (const text of product.texts().slice(0, mostTexts)) {
    if (text.length <= name.length) continue;
    const read = text.trimStart().slice(0, 2 * longestTitle);
    const end = endOfBeginning(foldLetters(read), sought);
    if (end !== undefined) found.push({ said: read.slice(0, end), behind: read.slice(end) });
  }
  return found;
}

/** Where a folded text goes on behind a folded beginning; undefined where it begins otherwise. */
function endOfBeginning(text: string, sought: string): number | undefined {
  let at = 0;
  for (let index = 0; index < sought.length; index += 1) {
    if (/\s/.test(sought.charAt(index))) {
      const start = at;
      while (/\s/.test(text.charAt(at))) at += 1;
      if (at === start && !/\s/.test(sought.charAt(index - 1))) return undefined;
      continue;
    }
    if (text.charAt(at) !== sought.charAt(index)) return undefined;
    at += 1;
  }
  return at;
}

function restOfTitle(behind: string): string | undefined {
  const end = titleEnd.exec(behind)?.index ?? (behind.length < longestTitle ? behind.length : undefined);
  if (end === undefined || end === 0) return undefined;
  const line = behind.slice(0, end).replace(/\s+/gu, " ").trimEnd();
  // Of a sentence, up to its first comma.
  const rest = behind.charAt(end) === "." ? line.replace(/(?<=.),\s.*$/su, "") : line;
  const isTitle = !cutToo.test(rest) && !ofSentences.test(rest) && rest.split(" ").length <= mostWords;
  return isTitle && /[\p{L}\p{N}]/u.test(rest) ? rest : undefined;
}
