/** Participles that are other words without their accent, by what stands before them. */
const participles: readonly (readonly [before: string, participle: string])[] = [
  ["cuir|simili|similicuir|vachette|veau|croute", "grain|perfor|tann|vernis"],
  ["acier|inox|aluminium|alu|métal|metal|laiton|nickel", "bross|laqu|tremp|perfor"],
  ["bois|mdf|panneau|panneaux|blanc|noir", "laqu"],
  ["verre", "fum|tremp|laqu"],
  ["saumon|truite|jambon|thon|poulet|hareng|lardons|poitrine", "fum"],
  ["non", "poudr|sucr|sal|trait|doubl"],
  ["gris|anthracite|marine|écru|ecru|beige|marron|taupe|kaki", "chin"],
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

/** Forms of participles in capitals that would be other words in small letters: behind a noun they are left as they are. */
export const doubtfulParticiples: ReadonlySet<string> = new Set(
  "GRAINE GRAINES LIVRE LIVRES POUDRES SALE SALES FUME FUMES TREMPE RAYE RAYES BROSSE BROSSES".split(" "),
);
