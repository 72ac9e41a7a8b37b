import { defineCheck } from "../check.ts";
import { curePlaces } from "../health-claims.ts";
import { faultAt } from "../violation.ts";

/** In UTF-16 units: an act and an illness further apart do not belong together. */
const longestClaim = 60;
/** Only these may be said to cure, and their texts say so. */
const medicine =
  /(?<!\p{L})(?:arzneimittel|wirkstoff|apothekenpflichtig|gebrauchsinformation|medizinprodukt|medicin(?:e|al product)|active ingredient|medical device|m[ée]dicaments?|principe actif|dispositif m[ée]dical|medicinal[ei]|farmac[oi]|principio attivo|dispositivo medico)/iu;
/** Of computers, and of what a filter or a cleaner removes. */
const notOfBodies = /(?<!\p{L})vir(?:us|en|al)/iu;
const denied = /(?<!\p{L})(?:not|no|nicht|kein\p{L}*|ne|pas|non|aucun\p{L}*|nessun\p{L}*)(?!\p{L})/iu;

/** That a product cures, prevents or soothes an illness. They need a person, who knows what is proven. */
export const healthClaims = defineCheck({
  kind: "health-claims",
  options: {},
  find: (reading, _options, product) => {
    const { text, words } = reading;
    const claims = curePlaces(text, words).filter(({ start, end }) => {
      const claim = text.slice(start, end);
      return (
        claim.length <= longestClaim &&
        !notOfBodies.test(claim) &&
        !denied.test(text.slice(Math.max(0, start - 20), end))
      );
    });
    if (claims.length === 0) return [];
    const texts = [product.field("name"), product.field("description"), product.field("category")];
    if (texts.some((one) => one !== undefined && medicine.test(one.text))) return [];
    return claims.map((place) =>
      faultAt(reading, place, `It claims to cure: "${text.slice(place.start, place.end)}".`),
    );
  },
});
