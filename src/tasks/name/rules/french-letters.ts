import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";

/** What follows "à" and never the verb "a": sac à main, borne à droite, à usage unique. */
const behindPreposition: ReadonlySet<string> = new Set(
  (
    "main mains dos bague bagues fil fils droite gauche usage usages sechage roulette roulettes roues coque coques capuche manches lame " +
    "lames levier vapeur froid chaud base bord bandouliere pile piles batterie pois rayures carreaux fleurs pression clip clips crochet " +
    "crochets cran crans lacets scratch talon talons bretelles col rabat ressort ressorts tiroir tiroirs anse anses poignee poignees " +
    "bulles billes bille cafe the pain riz gateau gateaux tarte eau langer partir domicile linge ongles poches boutons motif motifs " +
    "volants franges paillettes cardan cliquet douille induction"
  ).split(" "),
);

/** An infinitive; "a" as a verb is followed by none. */
const infinitive = /^\p{L}{3,}(?:er|ir)$/u;
/** Nouns and adjectives with the same ending, and English ones. */
const noInfinitive =
  /^(?:premier|dernier|papier|acier|hiver|hier|cher|fier|leger|entier|loisir|plaisir|desir|avenir|souvenir|air|.*(?:ther|wer|ver|tter|gger|yer|ker|per))$/u;
const realInfinitive = /^(?:enlever|laver|lever|conserver|relever|taper|couper|jeter|fouetter|visser)$/u;

const loneA = /(?<![\p{L}\p{N}'’-])[aA](?= (?:l['’]|la )?(\p{L}{2,24})(?![\p{L}\p{N}]))/gu;
/** In characters: the word before. */
const longestBefore = 24;

/** "Sac a main", "fer a repasser" and, at the start of a sentence, "A usage unique" with "à"; the verb stays. */
export function withPreposition(text: string): string {
  if (!/(?<![\p{L}\p{N}'’-])[aA] /u.test(text)) return text;
  return text.replace(loneA, (letter, next: string, index: number) => {
    const before = text.slice(Math.max(0, index - longestBefore), index);
    const isStart = /(?:^|[.!?:•\n]\s{0,2})$/u.test(before);
    if (letter === "A" && !isStart) return letter;
    const last = /(\p{L}+)\s$/u.exec(before)?.[1];
    if (letter === "a" && (last === undefined || isSubject(last))) return letter;
    const folded = foldText(next);
    const isBehind =
      behindPreposition.has(folded) ||
      (infinitive.test(folded) && (realInfinitive.test(folded) || !noInfinitive.test(folded)));
    if (!isBehind) return letter;
    return letter === "A" ? "À" : "à";
  });
}

/** English words and pronouns, behind which "a" is an article or the verb. */
function isSubject(word: string): boolean {
  const lower = word.toLowerCase();
  return pronouns.has(lower) || (isStopWord(lower, "en") && !isStopWord(lower, "fr"));
}

const pronouns: ReadonlySet<string> = new Set("il elle on qui y ce cela ca en nous vous".split(" "));

/** Participles that are other words without their accent, by what stands before them. */
const participles: readonly (readonly [before: string, participle: string])[] = [
  ["cuir|simili|similicuir|vachette|veau|croute", "grain|perfor|tann|vernis"],
  ["acier|inox|aluminium|alu|métal|metal|laiton|nickel", "bross|laqu|tremp|perfor"],
  ["bois|mdf|panneau|panneaux|blanc|noir", "laqu"],
  ["verre", "fum|tremp|laqu"],
  ["saumon|truite|jambon|thon|poulet|hareng|lardons|poitrine", "fum"],
  ["non", "poudr|sucr|sal|trait|doubl"],
];

const written = participles.map(
  ([before, stems]) => new RegExp(`(?<=(?<!\\p{L})(?:${before}) )(${stems})e(s?)(?![\\p{L}\\p{N}])`, "giu"),
);

/** "Cuir graine" is grainé, "gants non poudres" poudrés: only behind a word that leaves no doubt. */
export function withParticiples(text: string): string {
  return written.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (word, stem: string, plural: string) =>
        word === word.toUpperCase() ? word : `${stem}é${plural}`,
      ),
    text,
  );
}

/** "Livre avec housse" behind the first sentence of what is no book. */
const delivered = /(?<=[.!;]\s)Livre(e?s?)(?= (?:avec|sans|dans|par|monté|en kit|en boîte)(?!\p{L}))/gu;
const book =
  /(?<!\p{L})(?:livre[ts]?\s(?!avec|sans|dans|par|en)|roman|auteur|[ée]ditions?|isbn|pages|tome|album)/iu;

export function withDelivery(text: string): string {
  if (!text.includes("Livre") || book.test(text)) return text;
  return text.replace(delivered, (_, end: string) => `Livré${end}`);
}

/** Forms of participles in capitals that would be other words in small letters: behind a noun they are left as they are. */
export const doubtfulParticiples: ReadonlySet<string> = new Set(
  "GRAINE GRAINES LIVRE LIVRES POUDRES SALE SALES FUME FUMES TREMPE RAYE RAYES BROSSE BROSSES".split(" "),
);
