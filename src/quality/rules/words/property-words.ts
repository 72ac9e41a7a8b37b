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
