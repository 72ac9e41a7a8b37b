import type { WordReading } from "../../../../text/read-words.ts";
import type { Span } from "./name-piece.ts";

const folded = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Pairs of words that are one colour when the first is followed by the second; folded. */
interface Pairing {
  readonly first: ReadonlySet<string>;
  readonly second: ReadonlySet<string>;
}

const french: Pairing = {
  first: folded(
    "rose bleu bleue gris grise vert verte rouge jaune noir noire blanc blanche brun brune marron violet violette beige orange",
  ),
  second: folded(
    "lagon pale ciel nuit marine canard pastel fluo fonce foncee clair claire vive vif poudre poudree emeraude cobalt " +
      "electrique petrole roi acier souris perle ardoise anthracite brique carmin vermillon moutarde ivoire casse cassee " +
      "nacre nacree mat mate brillant brillante metallise metallisee satine satinee profond profonde saphir indigo azur " +
      "turquoise kaki militaire foret jade dragee saumon corail fuchsia chine chinee crayon glacier horizon bordeaux blush",
  ),
};
const italian: Pairing = {
  first: folded(
    "rosa blu verde verdi rosso rossa rossi rosse grigio grigia grigi giallo gialla gialli gialle nero nera neri nere " +
      "bianco bianca bianchi bianche viola marrone arancio",
  ),
  second: folded(
    "chiaro chiara scuro scura pastello notte cielo bottiglia acqua militare smeraldo fluo perla fumo topo cipria antico " +
      "antica mattone opaco opaca lucido lucida metallizzato metallizzata elettrico elettrica petrolio oceano avio cobalto " +
      "zaffiro corallo salmone pallido pallida intenso intensa acceso accesa navy royal senape antracite",
  ),
};
/** Feeds of all languages write English colours ("Jet Black"). Neither flavours nor things are in it ("Lime", "Light"). */
const english: Pairing = {
  first: folded(
    "hot pale deep bright soft jet midnight royal sky dusty electric neon forest bottle emerald ice space steel slate pearl " +
      "snow blush cobalt ocean metallic mat matt matte glossy pastel fluorescent arctic",
  ),
  second: folded("black white grey gray red blue green yellow orange pink purple brown beige silver gold"),
};
/** Names of flavours and plants are shades behind their own colour only. */
const pairs: ReadonlySet<string> = new Set(
  (
    "rose bonbon,rose framboise,rouge cerise,rouge framboise,jaune citron,bleu lavande,vert pomme,verte pomme,vert anis," +
    "vert sapin,vert bouteille,vert menthe,vert tilleul,vert olive,verde mela,verde oliva,verde menta,verde lime," +
    "rosso ciliegia,giallo limone"
  ).split(","),
);
const beginnings: ReadonlySet<string> = new Set([
  ...french.first,
  ...italian.first,
  ...english.first,
  ...[...pairs].map((pair) => pair.split(" ")[0] ?? ""),
]);

/** Colours of two words, of which the glossary may know one: "rose bonbon", "verde bottiglia", "Jet Black". */
export function findCompoundColors({ text, tokens, folded: words }: WordReading): Span[] {
  const found: Span[] = [];
  for (let place = 0; place + 1 < words.length; place += 1) {
    const [first, second] = [words[place] ?? "", words[place + 1] ?? ""];
    if (!beginnings.has(first) || !isColor(first, second)) continue;
    const [start, end] = [tokens[place]?.start ?? 0, tokens[place + 1]?.end ?? 0];
    const gap = text.slice(tokens[place]?.end, tokens[place + 1]?.start);
    if (/^\s$/u.test(gap) && !/[-'’]$/u.test(text.slice(0, start)) && !/^[-'’]/u.test(text.slice(end)))
      found.push({ start, end });
  }
  return found;
}

function isColor(first: string, second: string): boolean {
  return (
    [french, italian, english].some((pairing) => pairing.first.has(first) && pairing.second.has(second)) ||
    pairs.has(`${first} ${second}`)
  );
}
