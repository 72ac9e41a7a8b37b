/** Openings that refer to, or continue, the previous sentence. */
const dependent =
  /^(?:it|its|it['’]s|likewise|from (?:her|his|their|its)|they|their|them|he|she|these are|those|such|also|plus|and|but|so|or|then|thus|therefore|hence|however|besides|moreover|furthermore|additionally|in addition|on top of|as a result|er|es|sein|seine|seiner|außerdem|zudem|darüber hinaus|des weiteren|weiterhin|ferner|ebenfalls|ebenso|auch(?! wenn)|dies|das macht|das ergebnis|denn|dabei|dadurch|damit|daher|deshalb|somit|hierzu|dazu|hierdurch|zugleich|gleichzeitig|dasselbe|und|aber|doch|sondern|il|ils|elle|elles|son|sa|ses|leur|leurs|ainsi|de plus|en outre|par ailleurs|cependant|toutefois|mais|et|donc|aussi|inoltre|anche|ma|e|ed|quindi|così|pertanto|tuttavia|il suo|la sua|i suoi|le sue|esso|essa|essi|esse|oltre a ciò|questo significa|allora|tutto (?:ciò|questo)|umso|zusätzlich|insgesamt|nel complesso|overall|dans l['’]ensemble|con (?:questo|questa|esso|essa)|das (?:ist|sind|war)|wenn diese\p{L}*|(?:diese[rs]?|dank dieser|mit dieser) (?:feature|funktion|technologie|eigenschaft|methode|option)|hierbei|darin|daraus|darauf|davon|(?:this|that) (?:is|was|feature|function|option|technology|way)|there['’]s|here|all of (?:this|these)|c['’]est|ce sont|ceux-ci|celles-ci|cette (?:fonction|technologie|option)|pour cela|également|questa (?:funzione|tecnologia|opzione)|quest[oa] è|quest[ei] sono|in questo modo|grazie a (?:ciò|questo|questa)|si tratta|all (?:diese|these|this)|tou(?:s|tes) ces|(?:diese[rs]?) (?:wird|werden|ist|sind|hat|haben|kann|können|sorgt|sorgen|bietet|bieten|ermöglicht|ermöglichen|lässt|lassen|macht|machen)|(?:this|these) (?:means|makes?|gives?|allows?|ensures?|enables?|helps?|lets?)|quest[oaie] (?:permett|consent|garanti|assicur|rend)\p{L}+|(?:cela|ceci|celui-ci|celle-ci|ce dernier|cette dernière))(?![\p{L}\p{N}])/iu;
/** Exceptions: names and codes that begin with such a word, such as "E 14". */
const nameLike = /^(?:(?:E|Es|Er|Il|So|Ma|Son|Its)\s?[-\d]|IT\b)/u;
/** Connectives that can be removed without harm to the sentence. */
const removable =
  /^(?:also|plus|moreover|furthermore|additionally|in addition|besides|de plus|en outre|par ailleurs|inoltre),\s+(?=\p{L})/iu;

/** Whether the sentence is only understandable after the one before it. */
export function dependsOnPrevious(text: string): boolean {
  return dependent.test(text) && !nameLike.test(text);
}

/** With an initial capital, unless the first word has its own capitalisation (iPhone, fitBAG). */
export function withCapital(text: string): string {
  return /^\p{Ll}+(?=[\s,;:'’(-]|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** The sentence without a removable connective at its start. */
export function standAlone(text: string): string {
  if (!removable.test(text)) return text;
  const rest = text.replace(removable, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
