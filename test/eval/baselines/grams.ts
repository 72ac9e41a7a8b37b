/** Lower case, without accents. */
function fold(text: string): string {
  return text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
}

/** Words of two characters and more. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}_]{2,}/gu) ?? [];
}

/** The words, and each two that stand beside one another. */
export function wordGrams(text: string): string[] {
  const words = wordsOf(text);
  const pairs = words.slice(1).map((word, place) => `${words[place]} ${word}`);
  return [...words, ...pairs];
}

/** Runs of three to five characters within a word, its ends marked by blanks. */
export function characterGrams(text: string): string[] {
  return fold(text)
    .split(/\s+/)
    .filter((word) => word !== "")
    .flatMap((word) => {
      const padded = ` ${word} `;
      return [3, 4, 5].flatMap((size) =>
        Array.from({ length: Math.max(0, padded.length - size + 1) }, (_, at) => padded.slice(at, at + size)),
      );
    });
}
