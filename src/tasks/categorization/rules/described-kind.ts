import type { RankedNumbers } from "../../../catalog/search/category-search.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { splitSentences } from "../../../nlp/sentence-splitter.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { standsAlone, type Token, tokenize } from "../../../nlp/tokenizer.ts";
import { inOrder } from "./audience-twins.ts";
import type { KnownCategories } from "./rank-by-knowledge.ts";
import type { RankText } from "./shop-category.ts";

const mostSentences = 3;
const longestOpening = 600;
const mostWords = 9;

const statesKind: Readonly<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(?:ist|sind) (?:ein(?:e|en|er|es)?|der|die|das)\s+(.+)/iu,
  en: /(?<!\p{L})(?:is|are) (?:an?|the)\s+(.+)/iu,
  fr: /(?<!\p{L})est (?:une?|le|la|l['’])\s*(.+)/iu,
  it: /(?<!\p{L})è (?:una?|uno|il|lo|la|un['’]|l['’])\s*(.+)/iu,
};
const beginsWith: Readonly<Record<Language, RegExp>> = {
  de: /^(?:(?:der|die|das|dieser|diese|dieses|ein|eine|unser|unsere|mit dem|mit der)\s+)?(?:neue[rsn]?\s+)?/iu,
  en: /^(?:(?:the|this|an?|our|with the)\s+)?(?:new\s+)?/iu,
  fr: /^(?:(?:le|la|les|ce|cet|cette|une?|notre)\s+|l['’])?(?:nouve(?:au|l|lle)\s+)?/iu,
  it: /^(?:(?:il|lo|la|questo|questa|un|una|uno)\s+|l['’]|un['’])?(?:nuov[oa]\s+)?/iu,
};
/** Where what a thing is ends: at a comma, or a word that begins what it has, does or is for. */
const ends =
  /[,;:!?()|•–]|\.(?:\s|$)|\s-\s|\s(?:mit|für|aus|zum|zur|im|in|und|ist|sind|bietet|liefert|verfügt|besticht|hat|sorgt|with|for|from|and|is|are|has|offers|delivers|that|which|avec|pour|en|et|est|offre|qui|con|per|e|è|offre|che)\s/iu;

/**
 * What a description calls its product, in the order of its sentences: "Der X 100 ist ein AV-Receiver", "Vollverstärker für Kenner".
 * Without the words of the name, which is a model's.
 */
export function kindsDescribed(
  description: string,
  name: readonly Token[],
  language: Language | undefined,
): readonly string[] {
  if (language === undefined || description === "") return [];
  const opening = description.slice(0, longestOpening);
  const named = new Set(name.map(({ folded }) => folded));
  const kinds: string[] = [];
  for (const { start, end } of splitSentences(opening, language, mostSentences)) {
    for (const line of opening.slice(start, end).split("\n")) {
      const stated = statesKind[language].exec(line)?.[1];
      for (const text of [stated, line.trim().replace(beginsWith[language], "")]) {
        const words = (text ?? "")
          .split(/\s+/)
          .filter((word) => word !== "" && !named.has(foldText(word).replace(/[^\p{L}\p{N}]+$/u, "")));
        const phrase = `${words.join(" ")} `;
        const kind = phrase.split(ends)[0]?.trim() ?? "";
        if (isLabel(phrase, kind)) continue;
        if (/\p{L}{4}/u.test(kind) && !praise.test(kind) && !property.test(kind) && isPhrase(kind, language))
          kinds.push(kind);
      }
    }
  }
  return [...new Set(kinds)];
}

const mostOccurrences = 4;
const mostBeside = 3;
const notInModel = /[^\p{L}\p{N}]+/u;

/**
 * What stands beside the model's number of a name in the text: "den Stereo-Vollverstärker A-9070" of the name "A 9070 S", "the TX-414 AV
 * receiver".
 */
export function kindsBesideModel(
  text: string,
  name: readonly Token[],
  language: Language | undefined,
): readonly string[] {
  const model = language === undefined || text === "" ? undefined : modelIn(name, text);
  if (language === undefined || model === undefined) return [];
  const kinds: string[] = [];
  for (const { found, index } of occurrencesOf(model, text.slice(0, longestText))) {
    if (kinds.length >= mostOccurrences) break;
    const before = text.slice(Math.max(0, index - longestBeside), index).trimEnd();
    const behind = text.slice(index + found.length, index + found.length + longestBeside);
    const inFront = before.split(/\s+/u).slice(-mostBeside).toReversed();
    kinds.push(
      wordsUntil(inFront, language, /[,;:.!?()•–]$/u)
        .toReversed()
        .join(" "),
    );
    if (/^ \p{Lu}/u.test(behind) || language === "en") {
      const next = `${behind.split(/(?=[,;:.!?()•–])/u)[0] ?? ""} `.split(ends)[0] ?? "";
      const words = wordsUntil(next.trim().split(/\s+/u).slice(0, mostBeside), language, /[^\p{L}\p{N}]$/u);
      kinds.push(words.join(" "));
      if (language === "de" && words.length > 1) kinds.push(words[0] ?? "");
    }
  }
  const worded = kinds.filter((kind) => /\p{L}{4}/u.test(kind));
  return [...new Set(worded.flatMap((kind) => [kind, withoutMiddle(kind)]))];
}

/** An "AV-Netzwerk-Receiver" is an "AV-Receiver". */
function withoutMiddle(kind: string): string {
  return kind.replace(/(?<![\p{L}-])(\p{L}+)-\p{L}+-(\p{L}+)$/u, "$1-$2");
}

const longestText = 1_500;
const longestBeside = 60;

/** The words up to the first that is a function word or has a mark that ends a phrase. */
function wordsUntil(words: readonly string[], language: Language, end: RegExp): readonly string[] {
  const last = words.findIndex(
    (word) => end.test(word) || isStopWord(foldText(word), language) || /^[ld]['’]/iu.test(word),
  );
  const own = last < 0 ? words : words.slice(0, last);
  const joined = /^[ld]['’](\p{L}.*)$/iu.exec(words[last] ?? "")?.[1];
  return joined === undefined ? own : [...own, joined];
}

interface Model {
  /** Its last number, in digits. */
  readonly number: string;
  readonly pattern: RegExp;
}

/** A name's words up to its last number, however they are joined; undefined where that is no model's number, or not in the text. */
function modelIn(name: readonly Token[], text: string): Model | undefined {
  const last = name.findLastIndex(({ folded }) => /\p{N}/u.test(folded));
  const first = name.findIndex(({ folded }) => !/^\p{N}+$/u.test(folded));
  const parts = name.slice(first, last + 1).flatMap(({ folded }) => folded.split(notInModel));
  const whole = parts.join("");
  if (whole.length < 4 || whole.length > longestModel || !/\p{L}/u.test(whole) || !/\p{N}{2}/u.test(whole))
    return undefined;
  const numbers = whole.match(/\p{N}+/gu) ?? [];
  const number = numbers.at(-1);
  if (number === undefined || !numbers.every((one) => text.includes(one))) return undefined;
  const joined = parts.filter((part) => part !== "").join("[\\s-]?");
  return { number, pattern: new RegExp(`${joined}[a-z]{0,2}`, "i") };
}

const longestModel = 20;

/** Where the model stands in a text: looked for about its number alone, since to look for letters in any case takes long. */
function* occurrencesOf({ number, pattern }: Model, text: string) {
  let end = 0;
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    const start = Math.max(end, at - 2 * longestModel);
    const found = pattern.exec(text.slice(start, at + number.length + longestModel));
    if (found === null) continue;
    const index = start + found.index;
    const behind = index + found[0].length;
    if (!standsAlone(text, index, behind)) continue;
    end = behind;
    yield { found: found[0], index };
    at = end;
  }
}

/** "Colore: nero" and items of a list say what it has. */
function isLabel(phrase: string, kind: string): boolean {
  return /^[-–•*]/.test(kind) || phrase.slice(kind.length).trimStart().startsWith(":");
}

const inPhrases = /^(?:d|de|di|of|von|à|a|al|alla|aux?)$/u;

/** "Bester Ton, bestes Bild" praises. */
const praise =
  /^(?:best|meilleur|miglior|perfe[ckt]|parfait|pur[eo]?\b|voll(?:er|e|es) |mehr |more |plus |più )/iu;

/** "Dishwasher safe", "spülmaschinenfest" and "oil-free" say how it is. */
const property =
  /(?:^|[\s-])(?:safe|proof|free|resistant|friendly|ready|tested|approved|compatible|washable)$|(?:fest|frei|geeignet|sicher|beständig|dicht)$/iu;

/** "Se sei un appassionato" and "Genießen Sie Ihre Musik" name nothing. */
function isPhrase(text: string, language: Language): boolean {
  const words = tokenize(text).filter(({ kind }) => kind === "word");
  return (
    words.length <= mostWords &&
    words.every(({ folded }) => inPhrases.test(folded) || !isStopWord(folded, language))
  );
}

/** Below this a row's name is not sure of anything, from the other one on what its description calls it is. */
const [unsure, clear] = [0.7, 0.5];
/** The same for a name that is a model's number: "six HDMI sockets" in the text speak loud there. */
const unsureModel = 0.85;
/** What is left to the row as a whole. */
const rowShare = 0.3;

interface Described {
  /** What stands beside the model's number in the texts. */
  readonly beside: readonly string[];
  /** Likeliest first. */
  readonly kinds: readonly string[];
  readonly language: Language | undefined;
  readonly known: KnownCategories;
  readonly rank: RankText;
}

/** What a leaf must have of the row's own words, and of the words that its description calls it by. */
const agreeing = { ofRow: 0.2, ofKind: 0.7 } as const;
/** "The Oberon by Karcher": a maker's name says nothing of the kind. */
const ofMaker = /\s(?:von|by|from|di|de|da|du)\s\p{Lu}.*$/u;
/** "Integrated burr grinder" and "Abnehmbare Kapuze": a part, and not what the product is. */
const isPart =
  /^(?:integr|int[ée]gr|built|removable|detachable|adjustable|included|incl|abnehmbar|eingebaut|herausnehmbar|verstellbar|inkl|amovible|d[ée]tachable|r[ée]glable|inclus|incorpor|rimovibil|estraibil|staccabil|regolabil)/iu;

/**
 * Where a row is unsure, what its description calls it in other words than its name decides among the candidates: "Vélo d'appartement"
 * of a "Velo appart". It brings in none of its own.
 * @param ranked probabilities, best first
 */
export function withAgreeingKind(
  ranked: RankedNumbers,
  { kinds, name, language, known, rank }: Omit<Described, "beside"> & { readonly name: readonly Token[] },
): RankedNumbers {
  if ((ranked.scores[0] ?? 0) >= unsure) return ranked;
  const named = new Set(name.map(({ folded }) => folded));
  const isNew = (kind: string) =>
    tokenize(kind.replace(ofMaker, "")).some(({ folded }) => /^\p{L}{4}/u.test(folded) && !named.has(folded));
  for (const kind of kinds.filter((one) => isNew(one) && !isPart.test(one))) {
    const { numbers, scores } = rank({ name: kind, description: "", language });
    const [best = -1] = numbers;
    if ((scores[0] ?? 0) < agreeing.ofKind || known.knowledge.headFit(known.numberOf[best] ?? -1) <= 0)
      continue;
    const own = ranked.scores[ranked.numbers.indexOf(best)] ?? 0;
    if (own < agreeing.ofRow) return ranked;
    const mixed = mixedWith(ranked, { numbers, scores });
    return best === ranked.numbers[0] || (mixed.scores[0] ?? 0) >= unsure ? mixed : ranked;
  }
  return ranked;
}

function mixedWith(ranked: RankedNumbers, { numbers, scores }: RankedNumbers): RankedNumbers {
  const found = new Map<number, number>();
  for (const [place, number] of ranked.numbers.entries())
    found.set(number, rowShare * (ranked.scores[place] ?? 0));
  for (const [place, number] of numbers.entries())
    found.set(number, (found.get(number) ?? 0) + (1 - rowShare) * (scores[place] ?? 0));
  const values = [...found.values()].map((score) => Math.round(1_000 * score) / 1_000);
  return inOrder([...found.keys()], values);
}

/**
 * Where a name says little of what its product is, as a model's number does, the first kind that the description calls it decides.
 * @param ranked probabilities, best first
 */
export function withDescribedKind(
  ranked: RankedNumbers,
  { beside, kinds, language, known, rank }: Described,
): RankedNumbers {
  const score = ranked.scores[0] ?? 0;
  for (const kind of score < unsureModel ? [...beside, ...(score < unsure ? kinds : [])] : []) {
    const { numbers, scores } = rank({ name: kind, description: "", language });
    const [best = -1] = numbers;
    if ((scores[0] ?? 0) < clear || known.knowledge.headFit(known.numberOf[best] ?? -1) <= 0) continue;
    return mixedWith(ranked, { numbers, scores });
  }
  return ranked;
}
