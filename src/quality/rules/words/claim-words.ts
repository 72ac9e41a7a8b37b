import type { ClaimTableName } from "../check.ts";

/**
 * Claims that say of the whole product that it is good for nature, and not in what. The English ones are the examples of
 * recital 9 of Directive (EU) 2024/825; the others say the same. A colour (green tea, grüner Tee) is none, nor is organic
 * food, which has its own law (Regulation (EU) 2018/848).
 */
const generic: readonly string[] = (
  "eco-friendly|eco friendly|ecofriendly|environmentally friendly|environment friendly|environmentally safe|earth friendly|planet friendly|" +
  "planet-friendly|ocean friendly|ocean-friendly|climate friendly|climate-friendly|carbon friendly|nature's friend|environmentally correct|ecologically friendly|" +
  "gentle on the environment|kind to the environment|good for the environment|good for the planet|go green|green product|green products|green choice|eco-conscious|" +
  "planet safe|planet-safe|environmentally responsible|ecological|ecologically|biodegradable|biobased|bio-based|" +
  "umweltfreundlich|umweltfreundliche|umweltfreundlicher|umweltfreundliches|umweltfreundlichen|umweltfreundlichem|umweltschonend|umweltschonende|" +
  "umweltschonender|umweltschonendes|umweltgerecht|umweltbewusst|klimafreundlich|klimafreundliche|klimafreundlicher|klimafreundliches|naturfreundlich|" +
  "schont die umwelt|umweltverträglich|umweltverträgliche|umweltverträglicher|umweltverträgliches|klimafreundlichen|umweltschonenden|ökologisch|ökologische|ökologischer|ökologisches|ökologischen|ökofreundlich|grünes produkt|grüne produkte|schonend für die umwelt|gut für die umwelt|gut für den planeten|biologisch abbaubar|biologisch abbaubare|" +
  "biologisch abbaubarer|biologisch abbaubares|biologisch abbaubaren|biobasiert|biobasierte|biobasierter|biobasiertes|" +
  "respectueux de l'environnement|respectueuse de l'environnement|respectueuses de l'environnement|respecte l'environnement|ami de la nature|" +
  "respectueux de la nature|ami de l'environnement|écoresponsable|éco-responsable|écoresponsables|éco-responsables|respectueux de la planète|bon pour la planète|bon pour l'environnement|produit vert|produits verts|" +
  "respectueux du climat|écologique|écologiques|biodégradable|biodégradables|biosourcé|biosourcée|biosourcés|biosourcées|" +
  "rispettoso dell'ambiente|rispettosa dell'ambiente|rispettosi dell'ambiente|rispetta l'ambiente|amico dell'ambiente|amica dell'ambiente|amico della natura|" +
  "rispettoso della natura|rispettosa della natura|eco-compatibile|ecocompatibile|ecocompatibili|eco-friendly|ecosostenibile|ecosostenibili|ecologico|ecologica|ecologici|ecologiche|prodotto verde|prodotti verdi|" +
  "amico del clima|buono per il pianeta|buono per l'ambiente|biodegradabile|biodegradabili|a base biologica"
).split("|");

/**
 * Of a product, these stand on offsetting, which Annex I, point 4c of Directive 2005/29/EC (as amended) forbids; where they
 * stand on the product's own making, a person must say so.
 */
const offsetting: readonly string[] = (
  "climate neutral|climate-neutral|carbon neutral|carbon-neutral|co2 neutral|co2-neutral|climate positive|climate-positive|carbon positive|carbon negative|net zero carbon|" +
  "klimaneutral|klimaneutrale|klimaneutraler|klimaneutrales|klimaneutralen|co2-neutral|co2 neutral|co2-neutrale|klimapositiv|klimapositive|co2-kompensiert|klimakompensiert|" +
  "neutre en carbone|neutres en carbone|neutre en co2|climatiquement neutre|neutralité carbone|carbone neutre|" +
  "a impatto zero|impatto climatico zero|neutrale in carbonio|carbon neutral|neutro in termini di carbonio|a emissioni zero di co2|co2 neutrale"
).split("|");

export const claimPhrases: Readonly<Record<ClaimTableName, readonly string[]>> = { generic, offsetting };

/** Labels that prove excellent environmental performance (recital 10): where one is named, a generic claim may stand. */
export const provingLabels: readonly string[] =
  "eu ecolabel|ecolabel ue|ecolabel européen|eu-umweltzeichen|umweltzeichen der eu|écolabel européen|marchio ecolabel|blauer engel|blue angel|nordic swan|nordischer schwan".split(
    "|",
  );

/** Folded words before a claim that deny it. */
export const denials: ReadonlySet<string> = new Set(
  "not non nicht kein keine keinen keiner pas nie never no weder neither ne less weniger moins meno anti".split(
    " ",
  ),
);

/** Folded words behind a claim that speak of farming, which has its own law (see above). */
export const farming: ReadonlySet<string> = new Set(
  "anbau landbau landwirtschaft tierhaltung erzeugung farming agriculture cultivation agricole culture agricoltura coltivazione".split(
    " ",
  ),
);
