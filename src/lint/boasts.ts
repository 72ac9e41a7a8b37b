import type { Place } from "./violation.ts";

const noun = "(?:[\\p{L}-]+\\s){0,4}";
const before = "(?<!\\p{L})";
const behind = "(?!\\p{L})";
/** What is claimed of all others of its kind, which nobody can prove. */
const boasts = new RegExp(
  [
    `${before}(?:the\\s)?world['’]s\\s(?:best|finest|greatest|leading|no\\.\\s?1|number one|most popular|favourite|favorite)${behind}`,
    `${before}(?:the\\s)?(?:best|finest)\\s${noun}(?:in the world|on the market|money can buy|of all time|ever made)${behind}`,
    `${before}(?:de[rnm]|die|das|unsere?)\\s(?:weltbeste[nrs]?|(?:beste|meistverkaufte|beliebteste)[nrs]?\\s${noun}(?:der welt|weltweit|deutschlands|europas|auf dem markt|am markt|aller zeiten))${behind}`,
    `${before}l[ea]s?\\smeilleure?s?\\s${noun}(?:du monde|au monde|du marché|sur le marché|de tous les temps)${behind}`,
    `${before}(?:il|la|i|le)\\smiglior[ei]?\\s${noun}(?:del mondo|al mondo|sul mercato|di tutti i tempi|di sempre)${behind}`,
    `${before}(?:testsieger(?:in)?|test[ -]winner|vainqueur du test|vincitore del test)${behind}`,
    `${before}(?:n(?:o|r)\\.?\\s?1|number one|nummer 1|nummer eins|n[°º]\\s?1|numéro (?:1|un)|numero (?:1|uno))\\s(?:worldwide|weltweit|mondiale?|(?:in|en|au|auf|of|der|du|del|nel|al|d['’])\\s?(?:the |dem |le |la |il )?(?:world|welt|monde|mondo|market|markt|marché|mercato|europ[ea]\\p{L}*|deutschland|germany|allemagne|germania|france|frankreich|francia|ital[iy]\\p{L}*|austria|österreich|schweiz|suisse|svizzera|britain|uk|usa|america))${behind}`,
  ].join("|"),
  "giu",
);
const mayBoast =
  /world|monde|mondo|welt|mark[et]|marché|mercato|test|1|one|uno?\b|eins|money|all time|ever made|europas|deutschlands|aller zeiten|les temps|i tempi|sempre/iu;

/** "The best vacuum cleaner in the world", "Testsieger", "numéro 1 en France". */
export function boastPlaces(text: string): readonly Place[] {
  if (!mayBoast.test(text)) return [];
  return [...text.matchAll(boasts)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
