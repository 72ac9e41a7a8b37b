import type { NamePart } from "../../../lint/rule.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { label } from "../../name/rules/free-attributes.ts";
import type { NamePiece, Span } from "../../name/rules/name-pieces.ts";
import { readName } from "../../name/rules/read-name.ts";
import { isBalanced } from "./cut-passage.ts";
import { labelledSize, listedSize, loadLabel } from "./size-labels.ts";

/** Where a name can end; UTF-16 offsets. */
export interface PhraseEnds {
  /** The ends of whole phrases, ascending. */
  readonly ends: readonly number[];
  /** The end of the product's noun; 0 where none is known. */
  readonly noun: number;
  /** "for Galaxy S22": what the product fits, up to its number. */
  readonly device: Span | undefined;
  /** What tells the variants of a product apart, where the name ends with it: "Bottle Green" behind a dash, "motif Drapeau", "50 ml". */
  readonly variant: Span | undefined;
}

/** What says that something is not there: what stands before it may not stay without it. */
const negation =
  /^(?:(?!with|mit|avec|con)\S+\s)?(?:free\s(?:from|of)|exempte?s?\sde|esent[ei]\sda|priv[oaie]\sdi|not|no|without|excluded|nicht|ohne|kein\p{Ll}*|exkl\.?|exklusive|sans|non|pas|hors|senza|esclus[oaie])(?![\p{L}\p{N}])/iu;
/** What the next word is denied by. */
const denial = /^(?:not|no|without|nicht|ohne|kein\p{Ll}{0,2}|sans|pas|non|senza)$/iu;
/** "Dark & Dark | Fire Deodorants": English and German words before the noun say something of it together. */
const secondOfPair = /\s(?:&|and|und)\s\p{L}[\p{L}'’-]*$/iu;
/** "free" of "sugar free", "libre" of "mains libres": what denies the word before it, but for "free size". */
const freeOf =
  /^(?:-?free|frei|libres?|liber[oaie])(?![\p{L}\p{N}-])(?!\s(?:size|standing|delivery|shipping|gifts?|range|wheel|style|flow|motion|haus)(?!\p{L}))/iu;
/** "ricco" of "ricco in pesce": what is incomplete without in, of or with something. */
export const needsComplement =
  /^(?:ricc(?:o|a|hi|he)|riches?|rich|reich|pien[oaie]|pleine?s?|arricchit[oaie]|enrichie?s?|enriched|angereichert|guarnit[oaie]|garnie?s?|farcit[oaie]|ripien[oaie]|fourrée?s?|filled|gefüllt|composée?s?|compost[oaie]|bestehend|consisting|priv[oaie])$/iu;
const complement = /^(?:in|of|with|an|mit|aus|en|de|du|des|d['’].*|à|au|aux|avec|di|d[ae]l\S*|con)$/iu;
/** "dual" of "dual SIM": what says something of the next word. */
const openWord =
  /^(?:double|doppi[oa]|dual|triple|tripl[oa]|quad|grade|grado|classe|klasse|class|niveau|type|tipo|typ|courbe|curva|kategorie|catégorie|categoria|new)$/iu;
const openClass = /^(?:classe|klasse|class|kategorie|catégorie|categoria)$/iu;
/** "Verpackungseinheit" of "Verpackungseinheit 1000 St.": what a number behind it is of. */
const counted =
  /^(?:VPE|Verpackungseinheit|Packungsgröße|Inhalt|Menge|Anzahl|contents?|quantity|qty|contenu|contenance|quantité|conditionnement|contenuto|quantità|confezione|formato)[.:]?$/iu;
/** "free" of "free from alcohol". */
const freedom = /^(?:free|frei|exempte?s?|esent[ei]|priv[oaie])$/iu;
const separatorAtEnd = /[,;]$|\s[-–—|/•·]$/u;
const openedAside = /^[([+]/u;
/** "fino" of "fino a 600 l", "jusqu'" of "jusqu'à 3 kg", "conforme" of "conforme EN 397": how far something goes, and what it meets. */
const reach = /^(?:fino|jusqu\S*|up|bis|conform[ei]?s?)$/iu;
/** "of", "&": what joins a word to the one before it. */
const joinsToLast =
  /^(?:of|von|vom|de|du|des|d|di|del|della|dei|delle|dello|degli|da|dal|dalla|a|au|aux|al|alla|and|und|et|ed?|or|oder|ou|o|x|×|&)$/u;
const bareNumber = /^[\d.,/]+%?$/u;
/** "3er" of "3er Set", "Pack-" and "+": the next word belongs to it. */
const needsNext = /^\d+(?:er|x|[eè]?re|e|st|nd|rd|th)$|[-+&/×]$/iu;
/** What is chosen by its number, and what goes on behind that: "S22 Ultra". */
const numbered = /\p{L}\S*\d|\d\p{L}|\d{3}|\s[IVX]{1,4}$|\p{Lu}\S*\s\d+$/u;
const furtherName = /^(?:\d+|pro|plus|max|ultra|mini|lite|compact|series?|mark)$/iu;
const properties: ReadonlySet<NamePart> = new Set<NamePart>(["color", "measure", "pack", "size"]);
/** What begins a phrase. */
const opening: ReadonlySet<NamePart> = new Set<NamePart>([
  ...properties,
  "material",
  "audience",
  "specification",
]);
/** Behind what another phrase begins, where a word in capitals or a number follows. */
const ending: ReadonlySet<NamePart> = new Set<NamePart>([...properties, "material", "model"]);
/** "motif" of "motif fleurs", and "Größe" of "Größe 42": a label begins a phrase and needs what it is of. */
const openLabel =
  /^(?:motifs?|motivo|fantasia|coloris|couleur|colore|Farbe|Motiv|citations?|citazion[ei]|quotes?|Zitat|Spruch|Schriftzug|Aufschrift|slogan|scritta|inscription)$/iu;
/** "Pin 100% massif": how much of it is of the material in front. */
const share =
  /^100\s?%\s(?:massi\p{L}+|natur\p{L}+|pur\p{L}*|solid|bio\p{L}*|organic|recycl\p{L}+|ricicl\p{L}+)(?!\p{L})/iu;
/** "Qualità Pinne Gialle": of which kind it is, but for "alta qualità". */
const gradeOf = /^qualit[àé]\s\p{Lu}/iu;
const praisedGrade = /^(?:pregiata|superiore|première)\squalit[àé]\s\p{Lu}/iu;
const praised =
  /^(?:alta|haute|ottima|bonne|belle|prima|première|buona|grande|meilleure|migliore|superiore|supérieure|pregiata|scelta|eccellente|excellente)$/iu;
/** "125 mm 850 W": two measures beside each other; a foot goes on in inches. */
const wholeMeasure = /\d\s?(?:mm|cm|w|v|ml|cl|gb|go|tb|hz|bar|ah|mah|kw|btu|rpm)$/iu;
const furtherMeasure = /^\d[\d.,]*\s?\p{L}/u;
/** "queue" of ", queue inox standard": the first word behind a separator is half a phrase. */
const firstOfPart = /(?:[,;]|\s[-–—|])\s\p{L}[\p{L}'’-]*$/u;
/** "for", "unter": what begins a phrase of its own behind a noun. */
const preposition =
  /^(?:for|under|over|on|by|against|inside|für|unter|auf|gegen|zum|zur|aus|pour|sous|sur|contre|per|sotto|su|contro)$/iu;
/** "made in", "suitable for", "geeignet für": what needs a preposition. */
const needsPreposition =
  /^(?:made|suitable|designed|perfect|ideal[ei]?|compatible|compatibil[ei]|ready|fit|fits|good|great|care|treatment|support|protection|filled|coated|printed|geeignet|passend|kompatibel|hergestellt|gemacht|Schutz|Pflege|Mittel|Spray|Creme|Ersatz|adaptée?s?|idéale?s?|adatt[oaie]|crema|crème|spray|soin|trattamento|look|hands?|all|carry|roll|slip|clip|stick|lace|pull|stand|power|play|plug|print|hard|add|turn|put|lean|step|stay)$/iu;
/** What the number behind it distinguishes: "Series 2", "Stufe 3". */
const numberedThing =
  /^(?:series?|serie|stages?|stufe|phase|levels?|types?|typ[oe]?|parts?|teil|partie|parte|vol(?:ume)?|volumen?|band|tome|tomo|gear|gen(?:eration)?|génération|generazione|mod[eè]le|modell[oi]?|model|mark|step|ab|age|alter|art|nr|no|num[eé]ro|number|nummer|figure|route|formula|season|staffel|saison|stagione|player|windows|playstation|android|version|edition|ausgabe|klasse|classe?|grade|kategorie|cat(?:egory)?|size|tailles?|taglia|größe|da|bis|dès|from|to|episode|folge|épisode|episodio|dose|level|niveau|livello|the|street|studio|area|agent|channel)$/iu;
const openParticiple =
  /^(?:enduite?s?|revêtue?s?|gainée?s?|rivestit[oaie]|foderat[oaie]|coated|lined|imprimée?s?|stampat[oaie]|bedruckte?s?|printed|with|type|tipo|Typ)$/iu;
/** Colours that are things too, which are colours beside another one: "bianco verde rosa". */
const shade =
  /^(?:rosa|arancio|arancione|viola|oro|argento|crema|rose|orange|violette|or|argent|crème|marron|gold|silber|silver|pink|lila|violet|türkis|turchese|turquoise|creme|cream)$/iu;
/** What a number in front of it counts: "40 pezzi". */
export const things =
  "pezzi|pièces|pieces|pcs|stück|blatt|rollen|feuilles|pages|pagine|fogli|rotoli|veli|compresse|capsule|bustine|flaconcini|comprimés|gélules|sachets|tablets|capsules|tabletten|kapseln|filmtabletten|vitesses|velocità|speed|places|posti|taies|lavaggi|lav\\.|lavages|washes|wäschen|waschladungen|dosi|doses|dosen|teabags|sheets|rolls|seiten|beutel|teile|rouleaux|rasoirs";
const countedThing = new RegExp(`^\\d{1,4}\\s(?:${things})(?![\\p{L}\\p{N}])`, "iu");
const countedAtEnd = new RegExp(`(?:^|\\s)\\d{1,4}\\s(?:${things})$`, "iu");
/** "CL" of "CL 30". */
const unitBefore = /^(?:CL|ML|LT|L|KG|GR|MM|CM|NR?|FG|PZ)\.?$/iu;
/** "gruppo 1/2/3": what a number that stands alone is of. */
const numberedLabel =
  /(?<!\p{L})(?:grupp[oe]|groupe|group|taglia|taille|size|gr(?:ö|oe)(?:ß|ss)e)\s\d+(?:[/+-]\d+)*$/iu;
const openGroup = /^(?:grupp[oe]|groupe|group)\s\d/iu;
/** "taglia 43": a size with its label begins a phrase, and ends with its value. */
const sizeAhead = new RegExp(`^${labelledSize}(?=\\s|$)`, "iu");
const sizeAtEnd = new RegExp(`(?<![\\p{L}\\d])${labelledSize}$`, "iu");
/** "type A", "courbe C", "Klasse I": one letter or number of a class. */
const classAtEnd =
  /(?<!\p{L})(?:[Tt]ype|[Tt]yp|[Tt]ipo|[Cc]lass|[Cc]lasse|[Kk]lasse|[Cc]ourbe|[Cc]urva|[Kk]ategorie|[Cc]atégorie|[Cc]ategoria)\s(?:\p{Lu}|[1-9]|[IVX]{1,4})\+{0,3}$/u;
/** "confezione da 50", "lot de 4". */
const packAtEnd = /(?<!\p{L})(?:confezione|scatola|set|lot|boîte|pack|box)\s(?:da|di|de|of)\s\d{1,4}$/iu;
const packed = new RegExp(`^(?:${things})(?!\\p{L})`, "iu");
/** "160x120": dimensions without a unit. */
const dimensions = /^\d+(?:[.,]\d+)?(?:[x×]\d+(?:[.,]\d+)?)+(?=\s|$)/u;
/** "4,0x40/24", "M8x60": a screw's size. */
const threadSize = /^M?\d+(?:[.,]\d+)?[x×]\d+(?:[.,]\d+)?(?:\/\d+)?$/u;
/** German adjectives that say something of the whole product: no word before them belongs to them. */
const ownAdjective = /^(?=\p{Ll}{6})\p{Ll}+(?:ig|isch|lich|frei|sicher|dicht|fest)$/u;
const ownBehindWord =
  /^(?=\p{Ll}{8})\p{Ll}+(?:ig|isch|lich|frei|sicher|dicht|fest|verstellbar)$|^\p{L}{2,}-frei$/u;
/** "50 m wasserdicht": how deep, how hot. */
const depth = /^(?:\d+(?:[.,]\d+)?)?(?:m|bar|atm|°?C|Meter|Grad)$/u;
/** "stufenlos höhenverstellbar", "extra", "bis 40 kg": what may say something of the next adjective. */
const degree =
  /^(?:\p{Ll}*los|\p{Ll}+fach|sehr|extra|ultra|super|besonders|extrem|voll\p{Ll}*|leicht|stark|hoch|individuell|manuell|\p{Ll}*matisch|elektrisch|hydraulisch|pneumatisch|mechanisch|seitlich|beidseitig|einseitig|innen|außen|rundum)$/iu;
const beforeNumber = /^\S+\s?:?\s?\d/u;
/** What a number at its side is of. */
const quantity = /^(?:RAM|ROM|SSD|HDD|eMMC|SPF|LSF|IPS|display|persone|personnes|Personen)$/iu;
/** Behind a phrase with "con" or "avec" these begin another one; behind a noun they belong to it. */
const furtherPhrase = /^(?:à|a|au|aux|al|alla)$/iu;
/** "Golf 1", "Mégane III". */
const numberedName = /\p{Lu}\p{Ll}+\s(?:\d+|[IVX]{1,4})$/u;
/** "blauer" of "blauer Stecker": German colours that say something of the next word. */
const inflected = /^(?!silber|kupfer|leder)\p{Ll}+e[rsnm]?$/u;

/**
 * The phrases of a name end at a separator, before a joining word with its complement, and before a property, a measure
 * or a bracket; in French and Italian also before a name in capitals behind common words. Words before the noun end none.
 */
export function phraseEnds(name: string, language: Language, glossary: Glossary): PhraseEnds {
  const read = readName(name, language, glossary);
  const pieces = read.pieces();
  const isRomance = language === "fr" || language === "it";
  const ends = [...name.matchAll(/\s+/gu)].flatMap(({ 0: gap, index }) => {
    const end = name.slice(0, index).replace(/[\s,;:|/•·–—-]+$/u, "").length;
    const canEnd = endsPhrase({ name, pieces, language, glossary }, index, index + gap.length);
    const isHalf = !isRomance && end < (read.type?.start ?? 0) && secondOfPair.test(name.slice(0, end));
    return canEnd && !isHalf && isWhole(name.slice(0, end)) ? [end] : [];
  });
  // A French or Italian name begins with its noun: what is found further back is another one.
  const isFirst =
    read.type !== undefined && !(isRomance && ends.some((end) => end < (read.type?.start ?? 0)));
  const own = isFirst ? (read.type?.end ?? 0) : 0;
  const found = isDenied(name.slice(0, own), name.slice(own)) ? behindWord(name, own) : own;
  // "Candle / Tealight Holder": the second of two ends with the noun of both.
  const isFirstOfTwo = !isRomance && found > 0 && /^\s\/\s/u.test(name.slice(found));
  const noun = isFirstOfTwo ? (ends.find((end) => end > found) ?? name.length) : found;
  return {
    ends: [...new Set(ends)],
    noun,
    device: deviceOf(pieces, ends),
    variant: variantOf(name, pieces, language),
  };
}

/** Characters; what is longer is no variant. */
const longestVariant = 30;
/** "n. 05 Rouge Passion 3,5 g": a shade by its number and its name, with how much of it there is. */
const numberedShade =
  /\s((?:n[.°º]?|nr\.?|no\.?|num\.?|teinte|tinta|nuance|shade|farbe|farbton|colou?r|couleur|colore)\s?\d{1,3}(?:\s\p{Lu}[\p{L}'’-]*){1,3}(?:,?\s\d[\d.,]*\s?(?:ml|g|gr|oz))?)$/iu;
/** "SS C2": letters and numbers that only their maker reads. */
const shorthand = /^(?=\p{Lu})(?:[\p{Lu}\d]{1,3}(?:\s|$)){2,}$/u;
const behindDash =
  /\s[-–—]\s(?![^-–—]*\s\+\s)((?!(?:for|für|pour|per|with|mit|avec|con)\s)[\p{L}\p{N}][^,;()–—]*)$/iu;
const pattern = /\s((?:motif|motivo|Motiv)\s[^+]+?)(?:\s\+\s.*)?$/u;
/** Behind a colour, of a long name: how large this one is. */
const dimensionsAtEnd = /(?<=\s\p{L}{3,})\s\d{2,3}\s?[x×]\s?\d{2,3}(?:\s?cm)?$/iu;
/** "M3 Comfort": a model with its line. */
const shortModel = /\s((?=\p{Lu}\d|\p{Lu}{2}\d|\d+\p{Lu}(?!\p{L}))[\p{L}\d-]{2,7}(?:\s\p{L}{3,9})?)$/u;

function variantOf(name: string, pieces: readonly NamePiece[], language: Language): Span | undefined {
  const written = (behindDash.exec(name) ?? pattern.exec(name) ?? numberedShade.exec(name))?.[1];
  if (written !== undefined) {
    const start = name.lastIndexOf(written);
    return written.length > longestVariant || shorthand.test(written)
      ? undefined
      : { start, end: start + written.length };
  }
  // "Toothpaste 100 g + Toothpaste 80 g": of what comes with it.
  if (/\s\+\s/u.test(name)) return undefined;
  // "Charcoal Grey 66x90"
  let start = name.length - (dimensionsAtEnd.exec(name)?.[0].length ?? 0);
  for (;;) {
    const end = name.slice(0, start).trimEnd().length;
    const piece = pieces.find((each) => each.end === end && properties.has(each.part) && each.start < end);
    const before = /\S+$/u.exec(name.slice(0, piece?.start).trimEnd())?.[0] ?? "";
    if (piece?.part === "color" && isOfPlural(before, piece.text, pieces, language)) break;
    if (piece === undefined || name.length - piece.start > longestVariant) break;
    // "40cm Sage Green": the colour alone, where the measure is no amount.
    if (piece.part === "measure" && start < name.length && !amount.test(piece.text)) break;
    start = piece.start;
  }
  start -= start < name.length ? (listedSize.exec(name.slice(0, start))?.[0].length ?? 0) : 0;
  const model = start < name.length ? undefined : shortModel.exec(name)?.[1];
  const from = model === undefined ? start : name.length - model.length;
  const found = name.slice(from);
  // "bis -5 Grad", "Gestell schwarz", "Vitamin C & B5", "filo 1,6 mm": what belongs to the word before it.
  const [before = ""] = /\S+$/u.exec(name.slice(0, from).trimEnd()) ?? [];
  const isOwn =
    found !== "" &&
    !/^[2-6]G$/u.test(found) &&
    /\s$/u.test(name.slice(0, from)) &&
    !isStopWord(foldText(before), language) &&
    nounGrammar(before, language)?.domain !== "part" &&
    !ofPart.test(name.slice(0, from).trimEnd()) &&
    !joinsToLast.test(foldText(before)) &&
    !/^[x×]\s/iu.test(found) &&
    !loadLabel.test(name.slice(0, from)) &&
    (model !== undefined || !/^\d/u.test(found) || amount.test(found));
  return isOwn ? { start: from, end: name.length } : undefined;
}

/** French and Italian: "Pinne Gialle": a plural colour that is said of the plural in front of it, and not of the product. */
function isOfPlural(last: string, color: string, pieces: readonly NamePiece[], language: Language): boolean {
  if (language !== "fr" && language !== "it") return false;
  const ending = language === "fr" ? /s$/u : /[ei]$/u;
  const isProduct = pieces.some(({ part, text }) => part === "type" && text.split(" ").includes(last));
  const isPlural = nounGrammar(last, language)?.isPlural === true;
  const isAlike = language === "fr" || last.at(-1) === color.at(-1);
  return isPlural && isAlike && ending.test(color) && !isProduct;
}

/** Parts whose colour and material a name has behind them, as it ends with `ofPart`: "cinturino pelle marrone". */
const parts =
  "frame|platine|legs?|base|top|lid|handles?|straps?|dial|soles?|gestell|rahmen|beine?|füße|griffe?|deckel|sohlen?|bezug|armband|zifferblatt|gehäuse|structure|cadre|pieds?|piètement|plateau|bracelet|cadran|boîtier|semelles?|telaio|gambe|struttura|piano|base|manico|manici|cinturino|quadrante|cassa|suol[ae]|couvertures?|copertin[ae]|covers?|einband";
export const ofPart = new RegExp(
  `(?<=\\s)(?:${parts})(?:\\s(?:(?:in|di|en|de|aus|of)\\s)?\\p{L}{3,}){0,2}$`,
  "iu",
);
const partAtEnd = new RegExp(`(?<=\\s)(?:${parts})$`, "iu");

/** "50 ml", "500 Stück": how much of it there is. */
const amount =
  /^(?:\d+\s?[x×]\s?)?\d[\d.,]*\s?(?:ml|cl|l|lt|g|gr|kg|mg|oz|stück|stk|st|pcs?|pieces|pièces|pz|pezzi|tablets|tabletten|kapseln|capsules|capsule|compresse|comprimés|blatt|sheets|feuilles|fogli)\.?$/iu;

function deviceOf(pieces: readonly NamePiece[], ends: readonly number[]): Span | undefined {
  const device = pieces.find(({ isEssential, text }) => isEssential === true && numbered.test(text));
  const end = ends.findLast((each) => device !== undefined && each > device.start && each <= device.end);
  return device === undefined || end === undefined ? undefined : { start: device.start, end };
}

/** Whether no bracket and no quotation is open at the end. */
function isWhole(text: string): boolean {
  return isBalanced(text) && !/(?:^|\s)["“„«]\p{L}[^"”“»]*$/u.test(text);
}

interface Reading {
  readonly name: string;
  readonly pieces: readonly NamePiece[];
  readonly language: Language;
  readonly glossary: Glossary;
}

/** Whether a phrase ends at `end` and another begins at `start`. */
function endsPhrase({ name, pieces, language, glossary }: Reading, end: number, start: number): boolean {
  const isRomance = language === "fr" || language === "it";
  const head = name.slice(0, end);
  const rest = name.slice(start);
  const roleOf = (word: string) => glossary.roleOf(foldText(word), language);
  const isColor = (word: string) => roleOf(word) === "color";
  const isProperty = (word: string) => isColor(word) || roleOf(word) === "material";
  const [last = ""] = /\S+$/u.exec(head) ?? [];
  const [next = ""] = /^\S+/u.exec(rest) ?? [];
  if (isWithinRange(head, rest)) return false;
  if (!isRomance && (next === "/" || /\s\/$/u.test(head))) return false;
  if (separatorAtEnd.test(head)) return !/\d,$/u.test(head) || !/^\d/u.test(next);
  if (/^[-–—|/•·]$/u.test(next) || openedAside.test(next)) return true;
  if (
    isTornFromNext(head, rest) ||
    negation.test(rest) ||
    (/^(?:from|of|von|de|da|di)$/iu.test(next) && freedom.test(last))
  )
    return false;
  if (denial.test(last) || openWord.test(last) || /^[<>≥≤=±]/u.test(next)) return false;
  if (counted.test(last) && /^\d/u.test(next)) return false;
  // "4 in 1"
  if (/\d$/u.test(last) && /^(?:in|en)\s\d/iu.test(rest)) return false;
  if (countedAtEnd.test(head) && /^\d/u.test(next)) return true;
  if (sizeAhead.test(rest) && /^\p{L}{3,}$/u.test(last) && !isStopWord(foldText(last), language)) return true;
  if ((sizeAtEnd.test(head) || classAtEnd.test(head) || packAtEnd.test(head)) && /^\p{L}{3}/u.test(next))
    return !packed.test(next) && !joinsToLast.test(foldText(next));
  const within = pieces.filter((piece) => piece.start < end && piece.end > start);
  if (wholeMeasure.test(head) && furtherMeasure.test(rest) && within.some(({ part }) => part === "measure"))
    return true;
  if (within.some(({ part }) => part === "type" || properties.has(part))) return false;
  const [lastTwo = ""] = /(?:\S+\s)?\S+$/u.exec(head) ?? [];
  const isOfDevice = within.some(({ isEssential }) => isEssential === true);
  const isDevice = isOfDevice && numbered.test(lastTwo) && !furtherName.test(next);
  if (joinsToLast.test(foldText(next)))
    return isDevice || (within.some(({ part }) => part === "specification") && furtherPhrase.test(next));
  if (last.endsWith(")")) return true;
  const isColored = (at: number) => pieces.some((piece) => piece.end === at && piece.part === "color");
  const isShade = shade.test(last) && isColored(end - last.length - 1);
  const isNextColor = pieces.some((piece) => piece.start === start && piece.part === "color");
  if ((isColored(end) || isShade) && (isNextColor || shade.test(next))) return false;
  if (isShade && /^[\p{Lu}\d]/u.test(next)) return true;
  if (isNextColor && isOfPlural(last, next, pieces, language)) return false;
  if (share.test(rest) && roleOf(last) === "material") return false;
  if (/(?:^|\s)100\s?%$/u.test(head) && /^\p{L}/u.test(next)) return false;
  if (/^100\s?%\s(?:made|fabriqué|hergestellt|prodotto)\s/iu.test(rest)) return true;
  if (firstOfPart.test(head) && /^\p{L}/u.test(next) && !isProperty(last)) return false;
  const isOpen = isStopWord(foldText(last), language) || joinsToLast.test(foldText(last));
  if (isOpen || needsNext.test(last) || quantity.test(last) || quantity.test(next)) return false;
  if (label.test(`${head} `) || openLabel.test(last) || openParticiple.test(last)) return false;
  if (threadSize.test(last) && within.length === 0 && /^\p{L}{4}/u.test(next)) return true;
  if (unitBefore.test(last) && /^\d/u.test(next) && !/\d\s?\S+$/u.test(head)) return false;
  if (isRomance && (praisedGrade.test(rest) || (gradeOf.test(rest) && !praised.test(last)))) return true;
  if (openLabel.test(next) || (beforeNumber.test(rest) && label.test(`${next} `))) return true;
  if (isRomance && numberedName.test(head) && /^(?:\p{Ll}|\d+[.,])/u.test(next)) return true;
  if (isOfDevice) return isDevice;
  const behind = pieces.find((piece) => piece.start === start && opening.has(piece.part));
  if (
    openGroup.test(rest) ||
    (counted.test(next) && beforeNumber.test(rest)) ||
    (dimensions.test(next) && /^\p{L}{4,}$/u.test(last))
  )
    return true;
  const isNumber = bareNumber.test(last) && behind?.part !== "specification" && !numberedLabel.test(head);
  if (isNumber) return false;
  // "couverture | polypropylène bleu": what a part of it is made of.
  const isOfPart = behind?.part === "material" && partAtEnd.test(head);
  if (isOfPart && !pieces.some((piece) => piece.end === end && piece.part === "type")) return false;
  if (behind !== undefined) return true;
  if (countedAtEnd.test(head) && /^\p{Lu}/u.test(next)) return true;
  const isWord = within.length === 0 && /^\p{L}{3,}$/u.test(last) && !numberedThing.test(last);
  const isKnown = isWord && (roleOf(last) !== undefined || isCommonWord(last.toLowerCase(), language));
  if (isWord && countedThing.test(rest)) return true;
  if (isKnown && /^\d{2,}\s\p{L}{3}/u.test(rest) && !isRomance) return true;
  if (isKnown && preposition.test(next) && !needsPreposition.test(last)) return true;
  const property = pieces.find((piece) => piece.end === end && ending.has(piece.part));
  const isUpper = within.length === 0 && /^\p{Lu}/u.test(next) && !inflected.test(last);
  const isOwn = isRomance && property?.part === "measure" && /^\p{Ll}{3}/u.test(next);
  if (property !== undefined && (isUpper || isOwn || /^\d/u.test(next))) return true;
  if (language === "de" && within.length === 0) return beginsAdjective(last, next, property?.part);
  if (!isRomance) return false;
  const isName = /^\p{Lu}/u.test(next) && glossary.roleOf(foldText(next), language) === undefined;
  const bare = last.replace(/^\p{L}{1,2}['’]/u, "");
  const isCommon = /^\p{Lu}\p{Ll}{3,}$/u.test(bare) && isCommonWord(bare.toLowerCase(), language);
  const isUnknown = /^\p{Lu}\p{Ll}{3,}$/u.test(next) && !isCommonWord(next.toLowerCase(), language);
  return isName && (/^\p{Ll}{3,}$/u.test(last) || (isCommon && isUnknown));
}

function behindWord(name: string, end: number): number {
  return end + (/^\s*\S+/u.exec(name.slice(end))?.[0].length ?? 0);
}

/** "Creme Fraiche | Free": what would be said to be there. */
function isDenied(head: string, rest: string): boolean {
  return /\p{L}$/u.test(head) && freeOf.test(rest.trimStart());
}

/** "Creme Fraiche | Free", "Ricco | in pesce": a last word that says something else without the next one. */
function isTornFromNext(head: string, rest: string): boolean {
  const [last = ""] = /\S+$/u.exec(head) ?? [];
  const [next = ""] = /\S+/u.exec(rest) ?? [];
  return (
    isDenied(head, rest) ||
    reach.test(last) ||
    openClass.test(last) ||
    (needsComplement.test(last) && complement.test(next))
  );
}

/** "116 - 122": the dash is within one size. */
function isWithinRange(head: string, rest: string): boolean {
  return (
    (/\d$/u.test(head) && /^[-–—]\s\d+(?=\s|$)/u.test(rest)) ||
    (/\d\s[-–—]$/u.test(head) && /^\d+(?=\s|$)/u.test(rest))
  );
}

/** "doppelwandig" behind "450 ml", "höhenverstellbar" behind a noun, "auslaufsicher" behind another adjective. */
function beginsAdjective(last: string, next: string, property: NamePart | undefined): boolean {
  const word = next.replace(/,$/u, "");
  if (property === "measure")
    return ownAdjective.test(word) && !(depth.test(last) && /(?:dicht|fest)$/u.test(word));
  if (property === "color" && /^\p{Ll}{3,}$/u.test(word)) return !/(?:t|bar|e[rnsm]?)$/u.test(word);
  if (property !== undefined || ownAdjective.test(last) || /^\p{Lu}\p{Ll}{3,}$/u.test(last))
    return ownBehindWord.test(word) && !degree.test(last);
  return false;
}
