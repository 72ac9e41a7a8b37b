import { isKnownLabel } from "../../../nlp/labels.ts";
import { topicOf } from "../compose/topics.ts";

/** A heading in bold inside a paragraph: it follows a sentence, and one begins behind it. */
const boldHeading =
  /(?<=[.!?…])(\s?)<(b|strong)>\s?(\p{Lu}[^<>.!?:;]{2,80}[\p{L}\d)])\s?<\/\2>(\s?)(?=\p{Lu})/giu;
const lineTag = /<(?:p|br|li|div|ul|h\d|td)[\s/>]/iu;
const mostHeadingWords = 10;

/**
 * A source with line breaks around such headings: "… a PC.<b>Low cost</b>EcoTank cuts …". With blanks on both sides the bold words may
 * begin a sentence: "… a PC. <b>Our printer</b> EcoTank …".
 */
export function withBoldHeadings(source: string): string {
  if (!/<(?:b|strong)>/iu.test(source)) return source;
  const end = lineTag.test(source) ? "<br>" : "\n";
  return source.replace(boldHeading, (all, before: string, _tag: string, heading: string, behind: string) => {
    const isGlued = before === "" || behind === "";
    return isGlued && heading.split(/\s+/u).length <= mostHeadingWords ? `${end}${heading}${end}` : all;
  });
}

/** "6600mAh/73WhType batterie:", "3 cmLargeur :", "fiche RCAConnecteur B :", "OuiÉcran anti-buée :": a label right behind a value. */
const gluedLabel =
  /(?<=[\p{Ll}\d)]|\d\s?\p{Lu}{1,2}|(?<!\p{L})\p{Lu}{2,4}|:)(?=(\p{Lu}\p{Ll}{2,}(?:[\s-]\p{Ll}{2,}|\s(?:Of|Method|Used|Plant|Part|Name|Type|Time|Size|Weight|Material|Country|Origin|Colou?r)(?!\p{L})){0,3}(?:\s[\p{Lu}\d])?)\s?:)/gu;
/** "Extraction Method : Cold PressGrapefruit oil is": the sentence behind the last value. */
const gluedBehind =
  /(?<=^\p{Lu}[^:\n]{2,38}\s?:\s?[^:.!?\n]{2,60}\p{Ll}{2})(?=\p{Lu}\p{Ll}{3,}(?:\s\p{L}+){0,5}\s(?:is|are|has|have|can|was|ist|sind|hat|est|sont|a|è|sono|ha)\s)/gmu;
/** What a label is answered with, whatever it is. */
const gluedAnswer = /:\s?(?:yes|no|ja|nein|oui|non|s[iì])(?=\p{Lu}\p{Ll}{2})/iu;
/** "1 grAcier", "0.06 caratDIMENSIONS :", "lissePIERRE :". */
const gluedUnit = /(?<=\d\s?(?:gr?|kg|[cm]m|[cm]l))(?=\p{Lu}\p{Ll}{3,}\s)|(?<=\p{Ll}{3})(?=\p{Lu}{4,}\s?:)/gu;
const fewestGlued = 2;
/** "environ68 cm", "circa20 kg": a word that stands before numbers, and a measure. */
const gluedMeasure =
  /(?<=(?<!\p{L})(?:environ|environs|circa|etwa|ungefähr|zirka|approx|approximately|about|hauteur|longueur|largeur|épaisseur|diamètre|höhe|länge|breite|durchmesser|altezza|lunghezza|larghezza|diametro|height|length|width|diameter))(?=\d{1,4}(?:[.,]\d{1,2})?\s?(?:mm|cm|m|kg|g|ml|l)(?![\p{L}\d]))/giu;
/** "Tension:11,1V": a label without the blank behind its colon. */
const tightColon = /^([-•]\s)?(\p{Lu}[\p{L} '’()]{2,38}):(?=[\p{L}\d])/gmu;

function splitGluedLabels(text: string): string {
  const found = [...text.matchAll(gluedLabel)];
  const isSure = () => found.some(([, label = ""]) => isLabel(label)) || gluedAnswer.test(text);
  if (found.length < fewestGlued || !isSure()) return text;
  return text.replace(gluedLabel, "\n").replace(gluedBehind, "\n").replace(tightColon, "$1$2: ");
}

function isLabel(text: string): boolean {
  return isKnownLabel(text) || topicOf(text) !== undefined;
}

/** "10 mois.protéines 27%": no address, since a sentence goes on behind it. */
const smallSentence =
  /(?<=(?:^|\s)\p{L}{4,20})\.(?=(?!store|online|cloud|space)\p{Ll}{5,20}\s[\p{L}\d])\p{Ll}/gmu;
/** "27%,matières grasses". */
const tightList = /(?<=\d\s?%),(?=\p{L}{3})/gu;
/** "1,6% .Sac refermable". */
const lateStop = /(?<=[\d%)])\s\.(?=\p{Lu}\p{Ll}+\s)/gu;

/** "en taille 38.Doublée", "sous blister .1 poche de", "de chaque côté.30 % laine": joints at numbers. */
const numberBefore = /(?<=\s\d{1,4})\.(?=\p{Lu}\p{Ll}{3,})/gu;
const numberBehind = /(?<=\p{Ll}{3})\s\.(?=\d{1,2}\s\p{Ll}{4,})|(?<=\p{Ll}{4})\.(?=\d{1,3}\s?%\s\p{Ll})/gu;

function splitAtNumbers(text: string): string {
  if (!/\d\.\p{Lu}|\p{Ll}\s?\.\d/u.test(text)) return text;
  return text.replace(numberBefore, ". ").replace(numberBehind, ". ");
}

function splitTightSentences(written: string): string {
  const text = splitAtNumbers(written);
  if (!/\p{Ll}\.\p{Ll}{5}|%,\p{L}|[\d%)] \.\p{Lu}/u.test(text)) return text;
  return text
    .replace(smallSentence, (found) => `. ${found.slice(1).toUpperCase()}`)
    .replace(tightList, ", ")
    .replace(lateStop, ". ");
}

/** "Diamètre en pouces 8Nombre de haut-parleurs 1Puissance en W 20Impédance": labels of a table, each with its number. */
const numberedLabel = /(?<=\p{L}\s\d{1,5}(?:[.,]\d{1,2})?)(?=\p{Lu}\p{Ll}{3,}\s(?:\p{Ll}|\d))/gu;

function splitNumberedLabels(text: string): string {
  return (text.match(numberedLabel)?.length ?? 0) < fewestGlued ? text : text.replace(numberedLabel, "\n");
}

const semicolon = /\s?;\s?/u;
/** Full stops of numbers and short forms stand in labels: "max. Drehmoment (1. Gang)". */
const labelled = /^\p{L}(?:[^:;.!?]|(?<=(?<!\p{L})(?:\d|\p{L}{1,6}))\.){1,48}\s?:\s?\S/u;
const fewestLabelled = 3;
const leastShare = 0.6;

/** "Auteur : …;Éditeur : …;Collection : …": a line of labels and values between semicolons, one a line. */
function splitLabelledLine(line: string): string {
  if (!line.includes(";") || !labelled.test(line)) return line;
  const parts = line.split(semicolon).filter((part) => part !== "");
  const count = parts.filter(
    (part) => labelled.test(part) && !/\p{Ll}{2}[.!?]\s\p{Lu}/u.test(part.slice(part.indexOf(":"))),
  ).length;
  return count < fewestLabelled || count < parts.length * leastShare ? line : parts.join("\n");
}

/** "Durchmesser [mm]: 288". */
const bracketedUnit =
  /^([-•]\s)?(\p{L}[^:;\n[\]()]{1,38}?)\s?[[(](mm|cm|m|kg|g|V|W|kW|l|L|ml|bar|°C|A|Ah|mAh|Hz|dB|Nm)[\])](\s?:)\s?(\d[\d.,]{0,8}(?:\s?[-–x×/]\s?\d[\d.,]{0,8}){0,2})(?=$|;)/gmu;

function withUnitsAtValues(text: string): string {
  return /[[(]\p{L}{1,3}[\])]\s?:/u.test(text) || text.includes("[°C]")
    ? text.replace(
        bracketedUnit,
        (_, lead: string | undefined, label: string, unit: string, colon: string, value: string) =>
          `${lead ?? ""}${label}${colon} ${value.trim()} ${unit}`,
      )
    : text;
}

/** A text whose sentences, and whose labels and values, ran together for want of a blank or a line break. */
export function withoutGlue(written: string): string {
  const text = /\p{L}\d/u.test(written) ? written.replace(gluedMeasure, " ") : written;
  const split = splitTightSentences(
    text.includes(":") ? splitGluedLabels(text.replace(gluedUnit, "\n")) : splitNumberedLabels(text),
  );
  if (!split.includes(":")) return split;
  const lines = split.includes(";") ? split.split("\n").map(splitLabelledLine).join("\n") : split;
  return withUnitsAtValues(lines);
}
