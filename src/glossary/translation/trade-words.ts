/**
 * English words that makers call their goods by, for their sound and not for what they say: "Signature", "Secret Crush". With a capital,
 * where nothing translates them, they are part of a name.
 */
const praise = `
active beginnings bliss blast bounce brave champion charm club comfort crush delight desire destiny divine dream dreams eclipse
elegance elite emotion enchant essential essentials everlasting excellence expert expression expressions fairy fame fantasy fascination
flair force frost fusion glamour glory grand harmony heaven hero icon impress impulse infinity inspire instinct intrigue
joy kiss legacy legend magic majesty marvel master maverick miracle mystery mystique noble oasis obsession omega paradise
passion perfection phantom pinnacle prestige pride prime princess pulse quest rapture rebel rhapsody romance royal rush secret
seduction select sensation serenity signature soul sovereign spirit splendour sublime sunrise sunshine supreme temptation thrill
touch treasure triumph ultimate unity urban vibe victory vogue wonder zeal zen zest
`;

/** What makers and shops call themselves by, behind a name of their own: "Rajasthan Crafts". */
const houses = `
basics collections company crafts creations decorations designs essentials farms foods herbals international labs naturals
organics originals studio studios
`;

const praising: ReadonlySet<string> = new Set(praise.trim().split(/\s+/));
const housing: ReadonlySet<string> = new Set(houses.trim().split(/\s+/));

/** @param folded a word in small letters */
export function isPraise(folded: string): boolean {
  return praising.has(folded);
}

/** @param folded a word in small letters */
export function isHouse(folded: string): boolean {
  return housing.has(folded);
}
