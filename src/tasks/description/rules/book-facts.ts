/** "De Marie Dupont aux éditions Verger": how French book shops sum up a book. */
const book = /^De (\p{Lu}[^:;]{2,60}?) aux éditions (\p{Lu}[^.:;]{1,60}?)\.?$/u;

/** The author and the publisher of such a line as labelled facts; "Collectif" is nobody. Empty for any other text. */
export function bookFacts(text: string): string[] {
  const [, author = "", publisher = ""] = book.exec(text) ?? [];
  if (publisher === "") return [];
  return [...(/^collectif$/iu.test(author) ? [] : [`Auteur : ${author}`]), `Éditeur : ${publisher}`];
}
