const adjectives: ReadonlySet<string> = new Set(
  "schwarz weiß weiss rot blau grün gelb grau braun bunt rosa lila violett beige türkis silber gold transparent hell dunkel matt glänzend rund eckig groß gross klein neu alt lang kurz breit schmal hoch tief flach dick dünn stark hart weich warm kalt heiß heiss frisch süß scharf leicht schwer schnell leise laut schön gut rein fein mild glatt echt stabil robust elegant modern klassisch digital mobil original flexibel sortiert verschieden versch natur blond lackiert verzinkt gebürstet geölt unbehandelt verstellbar faltbar klappbar drehbar aufblasbar wiederaufladbar kabellos".split(
    " ",
  ),
);

const endings =
  /(?:lich|[^n]ig|isch|bar|sam|los|frei|fest|dicht|förmig|fähig|farben|farbig|artig|arm|reich|haft|voll|iert)(?:e[nrsm]?)?$/u;
const nounsAllTheSame =
  /(?:tisch|fisch|honig|essig|könig|käfig|teig|steig|pfennig|reisig|zweig|arm|balsam|nachbar|bar|los|fest|gebiss|fleisch|frosch|reich|alarm|lachs|podest|manifest)(?:e[nrsm]?)?$/u;
const declension = /e(?:n|r|s|m)?$/u;

/** Whether a lower-case German word is more likely an adjective than a noun, by list and by ending. */
export function isGermanAdjective(word: string): boolean {
  if (adjectives.has(word) || adjectives.has(word.replace(declension, ""))) return true;
  return word.length > 5 && endings.test(word) && !nounsAllTheSame.test(word);
}
