import type { ClaimTableName } from "../rule.ts";

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

/** Phrases that say in what condition a thing is sold, in four languages. Words that name other things too (new, used, neuf) are none. */
export const conditionPhrases: readonly string[] = (
  "brand new|like new|as new|new in box|open box|refurbished|reconditioned|pre-owned|preowned|second hand|secondhand|ex-display|b-stock|very good condition|" +
  "b-ware|gebraucht|gebrauchte|gebrauchter|gebrauchtes|neuwertig|neuwertige|neuwertiger|neuwertiges|wie neu|generalüberholt|generalüberholte|generalüberholter|" +
  "generalüberholtes|wiederaufbereitet|wiederaufbereitete|ovp|neu ovp|neu und ovp|neu in ovp|fabrikneu|nagelneu|" +
  "d'occasion|reconditionné|reconditionnée|reconditionnés|reconditionnées|comme neuf|comme neuve|état neuf|bon état|très bon état|neuf sous blister|remis à neuf|" +
  "usato|usata|usati|usate|ricondizionato|ricondizionata|ricondizionati|ricondizionate|come nuovo|come nuova|di seconda mano|pari al nuovo|ottime condizioni"
).split("|");

/**
 * What Zalando lets no article name say of ecology and ethics, in four languages. Single words that name other things
 * too (clean, kind, conscious) count only in the phrases that claim something.
 */
export const ecologyWords: readonly string[] = (
  "organic|vegan|natural|circular|conscious|eco|eco friendly|eco-friendly|recycled|recyclable|ocean friendly|less waste|responsible|" +
  "environmental|earth friendly|earth-friendly|kind to animals|sustainability|carbon neutral|climate neutral|organically grown|ethical|sustainable|kind to|clean beauty|cruelty free|cruelty-free|bio|biodegradable|environmentally friendly|green choice|" +
  "umweltfreundlich|umweltfreundliche|umweltfreundlicher|umweltfreundliches|nachhaltig|nachhaltige|nachhaltiger|nachhaltiges|" +
  "klimaneutral|klimaneutrale|klimaneutraler|klimaneutrales|klimafreundlich|klimafreundliche|kompostierbar|kompostierbare|nachhaltigen|recycelt|recycelte|recycelter|recyceltes|recycelbar|ökologisch|ökologische|öko|vegane|veganer|veganes|tierversuchsfrei|" +
  "biologisch abbaubar|biologisch|biobaumwolle|bio-baumwolle|ethisch|verantwortungsvoll|" +
  "écologique|écologiques|écoresponsable|éco-responsable|recyclé|recyclée|recyclés|recyclées|mode durable|responsable|éthique|biologique|" +
  "neutre en carbone|biodégradable|végane|naturel|naturelle|" +
  "ecologico|ecologica|ecologici|ecologiche|ecosostenibile|sostenibile|sostenibili|riciclato|riciclata|riciclati|riciclate|" +
  "biologico|biologica|biologici|biologiche|biodegradabile|vegano|vegana|naturale|naturali|etico|etica|responsabile"
).split("|");

const list = (words: string): readonly string[] => words.split("|");

/** Colours, materials and audiences beside those that the glossary translates; one word each, in any language. */
export const furtherColours = list(
  "ivory|charcoal|teal|lilac|magenta|cyan|maroon|taupe|anthracite|fuchsia|ecru|off-white|" +
    "anthrazit|cremefarben|elfenbein|weinrot|dunkelrot|hellrosa|altrosa|mintgrün|türkisfarben|schwarz-weiß|rosé|rosegold|roségold|" +
    "écru|ivoire|anthracite|bleu ciel|bleu roi|vert kaki|lilas|" +
    "avorio|antracite|lilla|fucsia|bordò|bluette|tortora",
);

export const furtherMaterials = list(
  "in pelle|di pelle|en lin|in lino|aus leinen|cashmere|denim|suede|merino|viscose|elastane|spandex|acrylic|fleece|lace|tweed|corduroy|jersey|mohair|lambswool|" +
    "sterling silver|carat gold|platinum|" +
    "kaschmir|merinowolle|schurwolle|viskose|elasthan|acryl|wildleder|veloursleder|nubuk|satin|sterlingsilber|karat|platin|" +
    "cachemire|viscose|élasthanne|acrylique|daim|nubuck|dentelle|satin|mérinos|platine|carats|" +
    "cashmere|viscosa|elastan|acrilico|camoscio|nabuk|merinos|platino|carati",
);

export const furtherAudiences = list(
  "unisex adult|toddler|toddlers|infant|infants|" +
    "mädchen|junge|jungs|damenmode|herrenmode|kleinkind|kleinkinder|damen und herren|" +
    "bébé garçon|bébé fille|" +
    "ragazzo|ragazza|ragazzi|ragazze|bimbo|bimba|bimbi",
);

/** Folded words of the glossary's colours and materials that more often name something else in a product's name. */
export const namesOfOtherThings: ReadonlySet<string> = new Set(
  (
    "cream creme crema petrol mint menthe menta moutarde senape marine sable sabbia panna talpa camel cammello lavande lilas flieder " +
    "roses olives oranges orangen arancia arance marrons kakis violets greys " +
    "mesh pine pelle lin lino linen papier carta paper carton karton stone pietra pierre rete pile mousse schiuma foam fonte fer ferro " +
    "iron zinc zink zinco verre glass glas vetro cristal cristallo tela toile stoff stoffa fabric tissu tessuto pino pin cord spitze down " +
    "piuma piume duvet ton clay argile argilla noyer weide simili acacia akazie jean titan kiefer buche pizzo raso " +
    "platine charcoal violetta herr dame dames lady junge kind mann mixte ado ados male"
  ).split(" "),
);
