/** What begins a phrase on what comes with the product, or on its further things. */
export const company =
  /^(?:(?:w|with|mit|avec|con|inkl\p{L}*|incl\p{L}*|inclusive|and|und|et|e|&|\+)(?=\s|$)|(?:w|m|av|inkl|incl)\.|c\/)/iu;
export const joining = /^(?:and|und|et|e|&|\+)\s/iu;
/** What begins a phrase on what the product is for. */
export const purpose =
  /^(?:for|für|pour|per|zum|zur|gegen|contre|contro|against|suitable|geeignet|adapté\p{L}*|adatt\p{L})(?=\s|$)/iu;
/** What begins a phrase that says something of the word before it. */
export const hanging =
  /^(?:d['’]|(?:of|von|vom|aus|de|du|des|di|del|della|dei|delle|à|au|aux|a|al|alla|in|en|im|to|by|from|and|und|et|ed?|or|oder|ou|o|&|\/)(?=\s|$))/iu;
/** The same of the phrases that name what the word is of, in pairs and amounts too: nothing of it stands without the word. */
export const hangingOnNumber = /^(?:of|and|und|et|ed?|or|oder|ou|o|&|\/|to|bis|à|a)\s/iu;
export const hangingWords =
  /\s(?=(?:bei|gegen|nach|of|von|vom|aus|in|en|im|from|by|made|à|au|aux|al|alla)\s)|(?<=\d\S*)\s(?=(?:de|du|des|di|del|della|dei|delle)\s)/gu;
/** "adapté": what needs the phrase behind it. */
export const leaning =
  /^(?:adaptée?s?|adatt[oaie]|suitable|compatible|compatibil[ei]|kompatibel|geeignet|passend|idéale?s?|ideal[ei]?|perfect|spécial|speciale?)$/iu;
/** "by Pavello": the maker, and nothing of the word before it. */
export const byMaker = /^(?:[Bb]y|[Vv]on|[Ff]rom)\s\p{Lu}/u;
/** Before what comes with the product. */
export const beforeCompany = /\s(?=(?:w|with|mit|avec|con)\s)/giu;
/** What a taste or a scent behind it is called by. */
export const beforeTaste =
  /^(?:gusto|sapore|aroma|goût|saveur|arôme|parfum|senteur|fragranza|geschmack|sorte|duft|flavou?r)$/iu;
