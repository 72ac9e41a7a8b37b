const colors = new Set(
  (
    "black white red blue green yellow grey gray silver gold golden pink purple violet brown beige turquoise navy " +
    "ivory transparent multicolor multicolour multicolored multicoloured assorted " +
    "schwarz schwarze schwarzer schwarzes schwarzen weiss weisse weisser weisses weissen rot rote roter rotes roten " +
    "blau blaue blauer blaues blauen grun grune gruner grunes grunen gelb gelbe grau graue grauer silber silbern " +
    "rosa lila violett braun braune turkis anthrazit bunt " +
    "noir noire noirs noires blanc blanche blancs blanches rouge rouges bleu bleue bleus bleues vert verte verts " +
    "vertes jaune jaunes gris grise argent argente argentee dore doree rose marron ivoire multicolore " +
    "nero nera neri nere bianco bianca bianchi bianche rosso rossa rossi rosse blu verde verdi giallo gialla grigio " +
    "grigia argento oro dorato dorata viola marrone azzurro azzurra turchese trasparente"
  ).split(" "),
);

/** Whether a folded word names a colour: things of every kind have one, so that it says little of the kind. */
export function isColor(folded: string): boolean {
  return colors.has(folded);
}
