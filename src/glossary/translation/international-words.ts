import type { Language } from "../../text/language.ts";

/** Words that product names of all four languages have alike, mostly Latin, Greek or English. */
const everywhere = `
album aloevera alpha aroma aura bonus booster cardio cheddar chipotle extra gluten harissa imitation individual instant
karma kiwi logo lotus maxi maximum mega minimum multi normal omega original panorama penne performance plasma premium
pro quinoa safari smart snowboard soft solo sorbet spa sport standard start stick style super tofu trend turbo ultra
vegan vermicelli video vintage virus vital yoga zen zoom
`;

/** What else German writes as English does. */
const german = `
atlas balance basic basics butter citrus combo diabetes digital dual essence finish flakes gas global hygiene material
menthol mineral museum neutral outfit portion radio sandwich satin smoothie snack stress studio surf team test tiger
total transparent trendy uniform version vitamin winter workout
`;

const wordsOf = (list: string) => list.trim().split(/\s+/);
const all: ReadonlySet<string> = new Set(wordsOf(everywhere));
const ofGerman: ReadonlySet<string> = new Set(wordsOf(german));

/** @param folded a word in small letters, without marks */
export function isInternational(folded: string, target: Language): boolean {
  return all.has(folded) || (target === "de" && ofGerman.has(folded));
}
