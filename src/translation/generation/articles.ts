import type { Gender } from "../glossary-entry.ts";

/** The gender and number of an article, and the next word. */
export interface ArticleSite {
  readonly gender: Gender;
  readonly isPlural: boolean;
  readonly next: string;
}

/** Words with an aspirated h, which prevents elision. */
const aspirated =
  /^(?:hache|haricot|homard|hamac|hamster|handball|hauteur|haut|housse|hotte|hublot|huit|hot|hoodie|hochet|hanneton|hublot|halter|hérisson|hibou|harnais|harpe|hockey|hamburger|hall|hangar|harissa|haltère)/i;

/** Whether "de" and "le" are elided: before a vowel or a mute h. */
function isElidedFrench(next: string): boolean {
  return (
    /^[aeiouyàâäéèêëîïôöùûüœæh]/i.test(next) && !aspirated.test(next) && !/^(?:y[aeiou]|onz|oui)/i.test(next)
  );
}

export function frenchOf(next: string): string {
  return isElidedFrench(next) ? "d'" : "de";
}

/** "À la fraise", "au citron", "aux amandes", "à l'orange". */
export function frenchAt({ gender, isPlural, next }: ArticleSite): string {
  if (isPlural) return "aux";
  if (isElidedFrench(next)) return "à l'";
  return gender === "f" ? "à la" : "au";
}

export function frenchThe({ gender, isPlural, next }: ArticleSite): string {
  if (isPlural) return "les";
  if (isElidedFrench(next)) return "l'";
  return gender === "f" ? "la" : "le";
}

const italianVowel = /^[aeiouàèéìòù]/i;
const italianImpure = /^(?:s[bcdfghklmnpqrtvwxz]|z|gn|ps|pn|x|y)/i;

export function italianThe({ gender, isPlural, next }: ArticleSite): string {
  const [isVowel, isImpure] = [italianVowel.test(next), italianImpure.test(next)];
  if (gender === "f") return isPlural ? "le" : isVowel ? "l'" : "la";
  if (isPlural) return isVowel || isImpure ? "gli" : "i";
  return isVowel ? "l'" : isImpure ? "lo" : "il";
}

/** "Al limone", "allo zenzero", "all'arancia", "alle mandorle". */
export function italianAt(site: ArticleSite): string {
  const article = italianThe(site);
  if (article === "il") return "al";
  if (article === "i") return "ai";
  return article === "gli" ? "agli" : `al${article}`;
}

export function germanThe(gender: Gender, isPlural: boolean): string {
  if (isPlural) return "die";
  return { m: "den", f: "die", n: "das" }[gender];
}
