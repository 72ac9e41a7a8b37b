const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    uomini: "uom",
    uomo: "uom",
    uova: "uov",
    uovo: "uov",
    buoi: "bue",
    dei: "dei",
  }),
);

const endings = "aeio";

/** Removes plural and gender endings: scarpa, scarpe; orologio, orologi; giacca, giacche; lungo, lunghi. */
export function stemItalian(folded: string): string {
  const known = irregular.get(folded);
  if (known !== undefined) return known;
  if (folded.length < 4) return folded;
  const bare = withoutVowels(folded);
  return bare.length > 3 && /[cg]h$/.test(bare) ? bare.slice(0, -1) : bare;
}

function withoutVowels(word: string): string {
  if (!endings.includes(word.charAt(word.length - 1))) return word;
  return word.charAt(word.length - 2) === "i" && word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
}
