import { expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { builtinTargetFolder } from "../../../../src/catalog/catalog-files.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { loadKnowledge } from "../../../../src/ml/titles/knowledge-file.ts";
import { withoutWholes } from "../../../../src/tasks/categorization/rules/parts-of-things.ts";
import { readProductQuery } from "../../../../src/tasks/categorization/rules/product-query.ts";
import { createKnownCatalogs } from "../../../../src/tasks/categorization/rules/rank-by-knowledge.ts";

const catalog = createCatalogStore({ builtinFolder: builtinTargetFolder }).catalog("channel_a");
const known = createKnownCatalogs(() => loadKnowledge(builtinTargetFolder))(catalog);
const numberOf = (leaf: string) =>
  catalog.categories.findIndex(({ identifier }) => identifier.endsWith(`-${leaf}`));

/** The best leaf and its score for a name, where the ranking has one leaf at 0.98, and another one far behind it. */
function bestOf(
  leaf: string,
  language: Language,
  name: string,
  other = "toys-baby-travel-pram-accessories",
  type?: string,
) {
  if (known === undefined) throw new Error("The catalog is not known.");
  const evidence = { facts: type === undefined ? [] : [{ label: "product_type", text: type }], language };
  const query = readProductQuery({ product_name: name, product_description: "" }, { facts: [], language });
  const ranked = { numbers: [numberOf(leaf), numberOf(other)], scores: [0.98, 0.01] };
  const { numbers, scores } = withoutWholes(catalog, ranked, { query, known, evidence });
  return [catalog.categoryAt(numbers[0] ?? -1)?.identifier, scores[0]];
}

const mower = "a-garden-outdoor-tools-mowers";
const pushchair = "a-toys-baby-travel-pushchairs";

it.each([
  ["en", "Lawnmower blade 51 cm"],
  ["en", "Blade for lawnmower"],
  ["de", "Rasenmäher-Messer 51 cm"],
  ["de", "Rasenmähermesser"],
  ["fr", "Lame de tondeuse à gazon 51 cm"],
  ["fr", "Lame pour tondeuse à gazon"],
  ["it", "Lama tosaerba a batteria"],
  ["it", "Lama per tosaerba a batteria 51 cm"],
] as const)("is unsure that a part is the whole, in %s: %s", (language, name) => {
  expect(bestOf("garden-outdoor-tools-mowers", language, name)).toEqual([mower, 0.45]);
});

it.each([
  ["en", "Buggy sunshade"],
  ["de", "Buggy Sonnensegel grau"],
  ["fr", "Ombrelle poussette canne"],
  ["it", "Ombrellino passeggino leggero"],
] as const)("puts the leaf of accessories before the thing's, in %s: %s", (language, name) => {
  expect(bestOf("toys-baby-travel-pushchairs", language, name)).toEqual([
    "a-toys-baby-travel-pram-accessories",
    0.6,
  ]);
});

it.each([
  ["mowers", mower, "en", "Lawnmower with spare blade"],
  ["mowers", mower, "en", "Lawnmower battery powered"],
  ["mowers", mower, "de", "Akku-Rasenmäher 40 cm"],
  ["mowers", mower, "de", "Rasenmäher mit Messer aus Stahl"],
  ["mowers", mower, "fr", "Tondeuse à gazon lame 46 cm"],
  ["mowers", mower, "it", "Tosaerba lama 46 cm"],
  ["pushchairs", pushchair, "de", "Buggy mit Sonnenschutz"],
  ["pushchairs", pushchair, "fr", "Poussette avec ombrelle"],
] as const)("leaves the thing itself in %s alone: %s %s: %s", (leaf, identifier, language, name) => {
  expect(bestOf(leaf, language, name)).toEqual([identifier, 0.98]);
});

const violins = "a-hobby-instruments-guitars-violins";
const brass = "a-hobby-instruments-keyboards-brass";
const drums = "a-hobby-instruments-keyboards-drums";
const treadmills = "a-sports-fitness-equipment-treadmills";

it.each([
  [violins, "en", "Violin Rosin Light 20g for Violin and Cello"],
  [brass, "en", "Trumpet mouthpiece 5C gold plated"],
  [drums, "en", "Drumsticks 7A maple"],
  [treadmills, "en", "Treadmill lubricant silicone oil"],
  [violins, "de", "Kolophonium für Cello hell"],
  [violins, "de", "Geigenbogen 4/4 Carbon"],
  [brass, "de", "Trompetenmundstück 5C"],
  [treadmills, "de", "Laufband-Öl 50 ml"],
  [violins, "fr", "Colophane pour violon claire"],
  [brass, "fr", "Embouchure trompette 5C"],
  [drums, "fr", "Baguettes de batterie 7A érable"],
  [violins, "it", "Pece per violino chiara"],
  [drums, "it", "Bacchette batteria 7A acero"],
  [violins, "en", "Violin shoulder rest"],
  [violins, "en", "Hard violin case 4/4"],
  [violins, "fr", "Étui violon 3/4"],
  [violins, "fr", "Cordes violoncelle"],
  [violins, "it", "Custodia violino 3/4"],
  [violins, "it", "Corde violino"],
] as const)("is unsure that what goes with a thing is the thing: %s, in %s: %s", (leaf, language, name) => {
  expect(bestOf(leaf.slice(2), language, name)).toEqual([leaf, 0.45]);
});

it.each([
  [violins, "en", "Student violin 4/4 with bow and rosin"],
  [drums, "en", "Electronic drum kit with drumsticks"],
  [violins, "en", "Violin 4/4 with case and strings"],
  [violins, "en", "Violin 4 strings for students"],
  [violins, "fr", "Violon 3/4 avec étui"],
  [violins, "it", "Violino 3/4 con custodia"],
  [violins, "de", "Geige 4/4 Set Bogen Kolophonium"],
  [violins, "de", "Geige 4/4 mit Geigenbogen und Koffer"],
  [brass, "de", "Trompete B mit Mundstück"],
  [violins, "fr", "Violon 4/4 archet et colophane"],
  [brass, "fr", "Trompette sib avec embouchure 7C"],
  [violins, "it", "Violino 4/4 archetto e pece"],
] as const)("leaves a thing with what goes with it alone: %s, in %s: %s", (leaf, language, name) => {
  expect(bestOf(leaf.slice(2), language, name)).toEqual([leaf, 0.98]);
});

const dishwasher = "a-appliances-large-dishwashers";

it.each([
  ["fr", "Microfiltre de lave-vaisselle"],
  ["it", "Microfiltro lavastoviglie"],
] as const)("is unsure that a microfilter is the appliance, in %s: %s", (language, name) => {
  expect(bestOf("large-dishwashers", language, name, "large-parts-washing")).toEqual([dishwasher, 0.45]);
});

it.each([
  ["en", "Dishwasher 14 place settings with microfilter"],
  ["de", "Geschirrspüler 60 cm mit Mikrofilter"],
  ["fr", "Lave-vaisselle 14 couverts avec microfiltre"],
  ["it", "Lavastoviglie 14 coperti con microfiltro"],
] as const)("but an appliance with one is, in %s: %s", (language, name) => {
  expect(bestOf("large-dishwashers", language, name, "large-parts-washing")).toEqual([dishwasher, 0.98]);
});

it.each([
  ["en", "Dishwasher microfilter", "Accessories & spare parts"],
  ["de", "Mikrofilter Geschirrspüler", "Zubehör und Ersatzteile"],
  ["fr", "Microfiltre lave-vaisselle", "Accessoires et pièces"],
  ["it", "Microfiltro lavastoviglie", "Accessori e ricambi"],
] as const)("is unsure of an appliance among a shop's parts, in %s: %s, %s", (language, name, type) => {
  expect(bestOf("large-dishwashers", language, name, "large-parts-washing", type)).toEqual([
    dishwasher,
    0.45,
  ]);
});

it.each([
  ["de", "Akku Rasenmäher 40 cm", "Gartengeräte"],
  ["de", "Rasenmäher 40 cm Akku", "Rasenmäher"],
] as const)(
  "but a thing's name that begins with a part is the thing's elsewhere, in %s: %s, %s",
  (language, name, type) => {
    expect(bestOf("garden-outdoor-tools-mowers", language, name, undefined, type)).toEqual([mower, 0.98]);
  },
);

const straps = "jewellery-watches-straps-straps";
const covers = "toys-baby-travel-pram-accessories";

it.each([
  ["en", "Romy mesh strap watch", "Watch", straps, "jewellery-watches-women"],
  ["de", "Uhr Romy Lederarmband", "Uhren", straps, "jewellery-watches-women"],
  ["fr", "Montre Romy bracelet milanais", "Montre", straps, "jewellery-watches-women"],
  ["it", "Orologio Romy cinturino pelle", "Orologi", straps, "jewellery-watches-women"],
  ["de", "Kinderwagen Nido Sonnenverdeck", "Kinderwagen", covers, "toys-baby-travel-prams"],
  ["fr", "Poussette Nido ombrelle grise", "Poussettes", covers, "toys-baby-travel-pushchairs"],
  ["it", "Passeggino Nido cappottina", "Passeggini", covers, "toys-baby-travel-pushchairs"],
] as const)(
  "is what the shop and the name call it, not its part, in %s: %s, %s",
  (language, name, type, leaf, whole) => {
    expect(bestOf(leaf, language, name, whole, type)).toEqual([`a-${whole}`, 0.98]);
  },
);

it.each([
  ["en", "Leather watch strap 20 mm", "Watch straps", straps],
  ["en", "Watch strap leather", "Watches", straps],
  ["de", "Uhr Armband Leder 20 mm", "Uhren", straps],
  ["de", "Lederarmband für Uhr Romy", "Uhren", straps],
  ["fr", "Bracelet de montre milanais", "Montre", straps],
  ["fr", "Bracelet pour montre Romy", "Bracelets", straps],
  ["it", "Cinturino orologio pelle", "Orologi", straps],
  ["fr", "Montre Romy bracelet milanais", undefined, straps],
] as const)("leaves a part alone in %s: %s, %s", (language, name, type, leaf) => {
  expect(bestOf(leaf, language, name, "jewellery-watches-women", type)).toEqual([`a-${leaf}`, 0.98]);
});
