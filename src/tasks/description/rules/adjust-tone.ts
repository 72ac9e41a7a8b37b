import type { Tone } from "../../../api/vocabulary.ts";
import type { Language } from "../../../nlp/language.ts";

type Replacement = readonly [RegExp, string];

interface Phrases {
  /** Prefilter: no replacement applies unless it matches. */
  readonly prefilter: RegExp;
  readonly replacements: readonly Replacement[];
}

/** Connective phrases of the same meaning and position, formal to plain. */
const plainPhrases: Readonly<Record<Language, Phrases>> = {
  en: {
    prefilter:
      /^(?:Fu|Mo|In a|Ad|Th|Co)|\b(?:[Ii]t is|do not|does not|cannot|[Yy]ou will|[Yy]ou are|will not)\b/u,
    replacements: [
      [/^(?:Furthermore|Moreover|In addition|Additionally),\s/u, "Plus, "],
      [/^(?:Therefore|Consequently|Thus),\s/u, "So "],
      [/\bit is(?=\s[\p{L}\d])/gu, "it's"],
      [/\bIt is(?=\s[\p{L}\d])/gu, "It's"],
      [/\bdo not(?=\s)/gu, "don't"],
      [/\bdoes not(?=\s)/gu, "doesn't"],
      [/\bcannot(?=\s)/gu, "can't"],
      [/\b([Yy])ou will(?=\s)/gu, "$1ou'll"],
      [/\b([Yy])ou are(?=\s)/gu, "$1ou're"],
      [/\bwill not(?=\s)/gu, "won't"],
    ],
  },
  de: {
    prefilter: /^(?:Dar|Des|Zu|Fe|Wei)/u,
    replacements: [[/^(?:Darüber hinaus|Des Weiteren|Zudem|Ferner|Weiterhin)\s/u, "Außerdem "]],
  },
  fr: {
    prefilter: /^(?:De p|En o|Par a)/u,
    replacements: [[/^(?:De plus|En outre|Par ailleurs),\s/u, "Et puis, "]],
  },
  it: { prefilter: /^(?:In)/u, replacements: [[/^(?:Inoltre),\s/u, "E poi, "]] },
};

/**
 * The sentence in the tone, with the same content. A professional text keeps the shop's words ("you'll"): only exclamation marks go. Others
 * get plainer connectives.
 */
export function adjustTone(text: string, tone: Tone, language: Language): string {
  if (tone !== "professional") return withPhrases(text, plainPhrases[language]);
  return text.includes("!") && !isExclaimedFact(text) ? endQuietly(text) : text;
}

const warning =
  /(?<!\p{L})(?:achtung|gefahr|warnung|vorsicht|warnhinweis|warning|caution|danger|beware|keep out of reach|attention|avertissement|mise en garde|prudence|attenzione|pericolo|avvertenz[ae]|cautela)(?!\p{L})/iu;

/** Warnings, and names between two marks (¡Hola!), are written as the source writes them. */
function isExclaimedFact(text: string): boolean {
  return text.includes("¡") || warning.test(text);
}

function withPhrases(text: string, { prefilter, replacements }: Phrases): string {
  if (!prefilter.test(text)) return text;
  return replacements.reduce((adjusted, [found, written]) => adjusted.replace(found, written), text);
}

/** Removes exclamation marks; a row of them, or one with a question mark, becomes a single stop; within a sentence it is part of a name: "Tope-la! traditionnel". */
export function endQuietly(sentence: string): string {
  return (
    sentence
      .replace(/(?<=[.?…])\s*!+/gu, "")
      // In brackets it is said aside: "(try it!!)".
      .replace(/(?<=\([^()]*\p{L} ?)!+(?=\)\s*$)/u, "!")
      .replace(/\s*!+(?=\s*$|["'”»]\s*$)/u, ".")
      .replace(/\s*!+(?=\s+\p{Lu})/gu, ".")
      .replace(/,$/u, ".")
  );
}
