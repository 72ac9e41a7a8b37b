import { isStopWord } from "../../../nlp/stop-words.ts";
import { isDeviceMaker } from "../../evidence/device-makers.ts";
import type { RequestedAttributes } from "./attribute-lexicon.ts";
import type { KnownWords } from "./known-words.ts";
import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";
import { type Statement, scores } from "./statement.ts";
import { isPurpose } from "./unrelated-mentions.ts";
import { readWords, type Word } from "./words.ts";

/**
 * The model that a product's name states without a label: "TL-SG105PP-M2", "SC 1224 K". At most one.
 * @param found statements on brand and devices: "MSI 306-7G23W21" is a 306-7G23W21, and a case for an N7100 is none
 */
export function modelStatements(
  { attributes }: RequestedAttributes,
  texts: readonly ProductText[],
  known: KnownWords,
  found: readonly Statement[] = [],
): readonly Statement[] {
  const attribute = attributes.find(({ subject, record }) => subject === "model" && record.kind === "open");
  const text = texts.find(({ source }) => source === "product_name");
  if (attribute === undefined || text === undefined) return [];
  const devices = found.filter((one) => one.attribute.subject === "compatibility" && one.text === text);
  const place =
    (devices.length === 0 ? repeatedCode(texts, text) : undefined) ??
    placeOfRun(text, { texts, known, devices, found });
  if (place === undefined) return [];
  const { start } = place;
  const end = start + onceOnly(text.plain.text.slice(start, place.end)).length;
  const code = text.plain.text.slice(start, end);
  if (isCount(code) || isOfOtherValue(code, found) || isPackAtEnd(text, { start, end })) return [];
  if (isThread(code, texts) || isSteelGrade(code, texts)) return [];
  return [{ attribute, value: null, text, start, end, score: scores.farInDescription }];
}

/** The "UE40 7192" of a name that has it twice in a row. */
function onceOnly(code: string): string {
  return /^(.{4,}) \1$/iu.exec(code)?.[1] ?? code;
}

interface ModelReading {
  readonly texts: readonly ProductText[];
  readonly known: KnownWords;
  /** Of those on what the product fits. */
  readonly devices: readonly Statement[];
  readonly found: readonly Statement[];
}

function placeOfRun(text: ProductText, { texts, known, devices, found }: ModelReading): Place | undefined {
  const run = modelRun(text, known, devices);
  if (run === undefined) return undefined;
  const [first, last] = [behindBrand(text, run, found), confirmedEnd(texts, text, run)];
  // "RBWAPR-2ND&R11E": half a code.
  if (/^&[\p{L}\p{N}]/u.test(text.plain.text.slice(text.words[last]?.end))) return undefined;
  return { start: startWithHyphen(text, first, known), end: endWithDecimal(text, last) };
}

/** The last word of a run; its first one where the description has that code alone, as another product's name ran into this one. */
function confirmedEnd(
  texts: readonly ProductText[],
  { plain, words }: ProductText,
  [first, last]: readonly [number, number],
): number {
  const code = words[first]?.text ?? "";
  if (code.length < shortestCode || !/\p{L}/u.test(code) || !/\p{N}/u.test(code)) return last;
  const whole = plain.text.slice(words[first]?.start, words[last]?.end);
  const described = texts.flatMap(({ source, plain: { text } }) =>
    source === "product_description" ? [signsOf(text)] : [],
  );
  const isRepeated = described.some((text) => text.includes(signsOf(code)));
  return isRepeated && !described.some((text) => text.includes(signsOf(whole))) ? first : last;
}

/** Letters and digits: "D-DF" and "D/DF" are one. */
function signsOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "").toUpperCase();
}

/** "2BAT", "3er", "2-GANG", "4-SLICE", "l3b", "2,5gbit": a count with what is counted, a rate, or too few signs to be anyone's code. */
function isCount(code: string): boolean {
  return (
    /^\d{1,2}(?:\p{L}{1,5}|-(?:gang|speed|stage|zone|blade|teilig|stufig|fach|flammig|vitesses?|velocit[aà]|fili|brins?|tlg|tg|v))$/iu.test(
      code,
    ) ||
    /^\d{1,2}-\p{L}{4,}$/u.test(code) ||
    isIn("rate", { folded: /^\d+(?:[.,]\d+)?(\p{L}{3})$/u.exec(code)?.[1]?.toLowerCase() ?? "" }) ||
    /^\d{1,2}-?in-?\d{1,2}$/iu.test(code) ||
    /^\d+[.,]\d+\s?\p{L}/u.test(code) ||
    /^\d+ (?:BT|DAB|GPS)/.test(code) ||
    (code.length < shortestAlone && !/^\p{Lu}/u.test(code))
  );
}

/** The "X10" of "Disque métal 125x1mm X10": at a name's end behind a number or a word in small letters it counts. */
function isPackAtEnd({ plain: { text }, sent }: ProductText, { start, end }: Place): boolean {
  if (end < text.length || !/^x\d{1,3}$/iu.test(text.slice(start, end))) return false;
  return !/\p{Ll}/u.test(sent) || /(?:\d\p{L}*|(?<!\p{L})\p{Ll}+)\s$/u.test(text.slice(0, start));
}

const shortestAlone = 4;

/** The "R16" of a tyre's "205/55 R16": a part of what another attribute says. */
function isOfOtherValue(code: string, found: readonly Statement[]): boolean {
  const wanted = ` ${code.toLowerCase()} `;
  return found.some(({ attribute: { subject }, text, start, end }) => {
    if (subject === "brand" || subject === "model" || subject === "compatibility") return false;
    const value = text.plain.text.slice(start, end).toLowerCase();
    return ` ${value} `.includes(wanted) && value.length <= longestValue;
  });
}

/** In characters: longer ones are prose, which may name the model. */
const longestValue = 40;

/** The first word of a run behind the brand that it begins with; the run's own where nothing with a digit is left. */
function behindBrand(
  { words }: ProductText,
  [first, last]: readonly [number, number],
  found: readonly Statement[],
): number {
  const brands = found.filter(({ attribute }) => attribute.subject === "brand");
  const names = new Set(
    brands.flatMap(({ text, start, end }) =>
      readWords(text.plain.text.slice(start, end)).map(({ folded }) => folded),
    ),
  );
  let own = first;
  while (own < last && names.has(words[own]?.folded ?? "")) own += 1;
  return words.slice(own, last + 1).some(({ text }) => /\p{N}/u.test(text)) ? own : first;
}

/**
 * The "AVR-X 4000" whose AVR is a known word, and the "WRAPSIL-V15M": what a hyphen joins to the run's first word belongs to it, a longer
 * word only where it was written in capitals and no list has it.
 */
function startWithHyphen({ words, plain, sent }: ProductText, first: number, known: KnownWords): number {
  const start = words[first]?.start ?? 0;
  if (plain.text.charAt(start - 1) !== "-") return start;
  const joined = /(?<![\p{L}\p{N}])(?:\p{Lu}{1,5}-)+$/u.exec(
    plain.text.slice(Math.max(0, start - longestCode), start),
  );
  if (joined !== null) return start - joined[0].length;
  const before = words[first - 1];
  if (before === undefined || before.end !== start - 1 || before.text.length > longestCode) return start;
  const [from, to] = plain.sourceSpan(before.start, before.end);
  const isShouted = /^\p{Lu}{2,}$/u.test(before.text) || /^\p{Lu}{2,}$/u.test(sent.slice(from, to));
  return isShouted && !known.isWord(before.folded) ? before.start : start;
}

/** The "E4X.2" and the "22.110.B" whose words a full stop divides, and the "DAB+". */
function endWithDecimal({ words, plain }: ProductText, last: number): number {
  const end = words[last]?.end ?? 0;
  if (plain.text.charAt(end) === "+" && words[last]?.text === "DAB") return end + 1;
  if (plain.text.charAt(end) !== ".") return end;
  const rest = /^(?:\.(?:\d{1,3}|\p{Lu}))+(?![\p{L}\p{N}]|\.\p{L})/u.exec(
    plain.text.slice(end, end + longestCode),
  );
  return rest === null ? end : end + rest[0].length;
}

/** What a name has between spaces and a text writes as one code: "AVR-X 1100 W" where the description has "AVR-X1100W", though its W would be watts. */
function repeatedCode(texts: readonly ProductText[], { plain }: ProductText): Place | undefined {
  const found = numberAndLetter.exec(plain.text);
  if (found === null) return undefined;
  const code = signsOf(found[0]);
  const isOneWord = (text: string) => text.split(/[\s,;:()/]+/u).some((part) => signsOf(part) === code);
  const isRepeated = texts.some(
    ({ source, plain: { text } }) => source === "product_description" && isOneWord(text),
  );
  return isRepeated ? { start: found.index, end: found.index + found[0].length } : undefined;
}

const numberAndLetter =
  /(?<![\p{L}\p{N}-])\p{Lu}[\p{Lu}\d]*(?:-[\p{Lu}\d]+)*[ -]\d{2,5} \p{Lu}(?![\p{L}\p{N}-])/u;

interface Place {
  readonly start: number;
  readonly end: number;
}

/** In characters. */
const longestCode = 16;
const longestRun = 4;
const articleNumber = /^\d{4,}$/;

/** Words `[first, last]` in capitals and numbers side by side, with letters and digits among them. */
function modelRun(
  text: ProductText,
  known: KnownWords,
  devices: readonly Statement[],
): readonly [number, number] | undefined {
  const { words } = text;
  const isOfDevice = ({ start }: Word) => devices.some((one) => one.start <= start && start < one.end);
  for (let first = 0; first < words.length; first += 1) {
    const word = words[first];
    if (word === undefined || isOfDevice(word) || !mayBegin(text, first, known)) continue;
    let last = first;
    while (mayGoOn(text, [first, last]) && follows(text, last + 1, known) && !isScreenSize(words, last + 1))
      last += 1;
    last = withEquipment(text, [first, last]);
    if (last > first && beginsWithLetter(text, first)) continue;
    const joined = words
      .slice(first, last + 1)
      .map((word) => word.text)
      .join("");
    if (capacity.test(text.plain.text.slice(words[first]?.start, words[last]?.end))) continue;
    if (/\p{L}/u.test(joined) && /\p{N}/u.test(joined) && joined.length > 2 && !isPurpose(words, first))
      return [withSeries(text, first), last];
  }
  return undefined;
}

/** Whether a run may have one more word: at most `longestRun`, of which those that hyphens join are one ("A-R 630 MK 2-B"). */
function mayGoOn({ words, plain }: ProductText, [first, last]: readonly [number, number]): boolean {
  let count = 1;
  for (let index = first + 1; index <= last + 1; index += 1)
    if (plain.text.slice(words[index - 1]?.end, words[index]?.start) !== "-") count += 1;
  return count <= longestRun;
}

/** The "AVR 3312" of "AVR 3312 BKE2": what goes before a code in capitals and a number belongs to it. */
function withSeries({ words, plain, measures }: ProductText, first: number): number {
  const [series, number, code] = [words[first - 2], words[first - 1], words[first]];
  if (series === undefined || number === undefined || code === undefined) return first;
  const written = plain.text.slice(series.start, code.start);
  const isMeasured = measures.some(({ start, end }) => start < number.end && number.start < end);
  return !isMeasured && /^\p{Lu}{1,5} \d{2,5} $/u.test(written) && !isIn("not-model", series)
    ? first - 2
    : first;
}

/** The "BT" of "SCD 50 BT" and "P 60 BT", the "GPS" of "WG-5 GPS" and the "MIDI" of "IQ 2 MIDI": behind capitals and a number alone what it is equipped with tells models apart. */
function withEquipment({ words, plain }: ProductText, [first, last]: readonly [number, number]): number {
  const [end, next] = [words[last]?.end ?? 0, words[last + 1]];
  if (next === undefined || !equipment.test(next.text) || plain.text.slice(end, next.start) !== " ")
    return last;
  return /^(?:\p{Lu}{2,4}[ -]\d{1,4}|\p{Lu}[ -]\d{2,4})$/u.test(plain.text.slice(words[first]?.start, end))
    ? last + 1
    : last;
}

const equipment = /^(?:BT|DAB|GPS|MIDI)$/;

const shortestCode = 6;

/** The "27" of "NXM27FHD112 27", and the "23,8" of "24B35HM2 23,8": a long code needs no number behind it. */
function isScreenSize(words: readonly Word[], index: number): boolean {
  const [code, number] = [words[index - 1]?.text ?? "", words[index]?.text ?? ""];
  return code.length >= shortestCode && /\d/.test(code) && /^\d{2}(?:[.,]\d)?$/.test(number);
}

/** "2X2,0AH", "5000mAh". */
const capacity = /\dx\d+(?:[.,]\d+)?\s?\p{L}|\d(?:m?ah|wh)(?!\p{L})/iu;

/** In "Tab A SM-T550N" the letter belongs to the name before it, as a code follows that does without. */
function beginsWithLetter({ words, plain }: ProductText, first: number): boolean {
  const [word, next] = [words[first], words[first + 1]];
  if (word === undefined || next === undefined || !/^\p{L}$/u.test(word.text)) return false;
  return plain.text.charAt(word.end) === " " && /\p{L}/u.test(next.text) && first > 0;
}

function mayBegin(text: ProductText, index: number, known: KnownWords): boolean {
  const word = text.words[index];
  return (
    word !== undefined &&
    !articleNumber.test(word.text) &&
    word.kind !== "number" &&
    !isProcessor(text.words, index) &&
    !(times.test(word.text) && noModel.test(text.words[index - 1]?.text ?? "")) &&
    isModelWord(text, word, known)
  );
}

function follows(text: ProductText, index: number, known: KnownWords): boolean {
  const [before, word] = [text.words[index - 1], text.words[index]];
  if (before === undefined || word === undefined) return false;
  if (!/^[\s/-]$/.test(text.plain.text.slice(before.end, word.start))) return false;
  if (channels.test(word.text)) return false;
  return !isCounted(text, word) && !isOfCells(text.words, index) && isModelWord(text, word, known);
}

/** The 5.1 of "RX 300 5.1". */
const channels = /^[2-9]\.[0-2]$/;

/** The 2 of "GSR 18V-55 2x4,0Ah" and of "2 x 4,0 Ah": how many there are of what follows. */
function isCounted({ plain }: ProductText, { kind, text, end }: Word): boolean {
  if (kind === "code") return /^\d{1,2}[x×]\d/iu.test(text);
  return kind === "number" && /^\s?[x×]\s?\d/iu.test(plain.text.slice(end, end + 4));
}

/** The 6 of "CQ43 6 Cell Laptop Battery". */
function isOfCells(words: readonly Word[], index: number): boolean {
  return /^\d{1,2}$/.test(words[index]?.text ?? "") && isIn("cells", words[index + 1]);
}

/** The "5500U" of "Ryzen 5 5500U", the "N4020" of "Celeron N4020": what a computer has within. */
function isProcessor(words: readonly Word[], index: number): boolean {
  if (!/^[a-z]?\d{3,5}[a-z]{0,2}$/i.test(words[index]?.text ?? "")) return false;
  const [before, line] = [words[index - 1]?.text ?? "", words[index - 2]?.text ?? ""];
  return processor.test(before) || (/^[3579]$/.test(before) && processor.test(line));
}

const processor = /^(?:ryzen|celeron|pentium|athlon|core|ultra|xeon|atom|snapdragon|i[3579])$/i;

/** What is in it, or what it receives: processors ("i5-1235U"), graphics ("RTX4060"), standards ("DVB-T2/S2"). */
const noModel =
  /^(?:i[3579]-\d{3,5}\p{L}{0,2}|dvb(?:-.*)?|[ts]2(?:\/[a-z]2?)*|ddr\dl?|h26[45]|hdr\d{0,4}\+?|usb\d?(?:\.\d)?|ip[x\d]\d|hdmi\d?|wi-?fi\d?|bt\d|cat\d\p{L}?|\d+k|\d+(?:ssd|hdd|emmc|ram)|w1[01][hp]?|80plus|[rg]tx\d{3,4}\p{L}{0,5}|cl\d{1,2})$/iu;
/** "M14", "E27", "GU10": a thread or a base. */
const thread = /^(?:m\d{1,2}(?:x\d+)?|e(?:14|27|40)|gu?\d{1,2})$/iu;

/** "attacco M14", "thread M10", "Fassung E27" in any of the texts: how it is joined to another thing. */
function isThread(code: string, texts: readonly ProductText[]): boolean {
  if (!thread.test(code)) return false;
  const wanted = code.toLowerCase();
  return texts.some(({ words }) =>
    words.some(
      ({ text }, index) =>
        text.toLowerCase() === wanted &&
        (isIn("thread", words[index - 1]) || isIn("thread", words[index + 1])),
    ),
  );
}

/** "SK5", "VG10", "65Mn", "X50CrMoV15": grades of steel, which makers of blades name. */
const steelGrade =
  /^(?:sk-?[2-7h]|vg-?10|65mn|440[abc]|420j2|cr-?v|aus-?\d{1,2}|x\d{2}cr\w*|\d{2}crmov?\w*)$/iu;
const steelReach = 2;

/** "SK5 carbon steel", "Stahl VG10", "acier SK5", "acciaio 65Mn" in any of the texts: what a blade is made of. */
function isSteelGrade(code: string, texts: readonly ProductText[]): boolean {
  if (!steelGrade.test(code)) return false;
  const wanted = code.toLowerCase();
  return texts.some(({ words }) =>
    words.some(
      ({ text }, index) =>
        text.toLowerCase() === wanted &&
        words
          .slice(Math.max(0, index - steelReach), index + steelReach + 1)
          .some((word) => isIn("steel", word) || isIn("blade", word)),
    ),
  );
}

const times = /^x\d{1,2}$/iu;

/** A code, a number, or short capitals that are no word; no measure or count. */
function isModelWord({ measures, plain, language }: ProductText, word: Word, known: KnownWords): boolean {
  if (measures.some(({ start, end }) => start <= word.start && word.end <= end)) return false;
  const isJoined = plain.text.charAt(word.start - 1) === "-" || plain.text.charAt(word.end) === "-";
  if ((!isJoined && isIn("not-model", word)) || (word.kind === "word" && isDeviceMaker(word.folded)))
    return false;
  // "JEU DE 4" and "C 35 154 F. AUDI": a preposition, whole or cut; not the BE of "MS 181 C-BE".
  const isSuffix = /[\p{Lu}\d]-$/u.test(plain.text.slice(Math.max(0, word.start - 2), word.start));
  if (
    word.kind === "word" &&
    word.text.length > 1 &&
    !isSuffix &&
    language !== undefined &&
    isStopWord(word.folded, language)
  )
    return false;
  if (/^\.\s\p{L}/u.test(plain.text.slice(word.end, word.end + 3)) && word.text.length === 1) return false;
  // "Ø20MM"
  if (/^Ø\d/iu.test(word.text)) return false;
  if (word.kind === "code")
    return (
      !noModel.test(word.text) &&
      !/^\d+(?:x|er|pcs|pack|in|k|g|d|p|ml|mm|cm|w|v|kg|st|tlg)$/i.test(word.text) &&
      !/^(?:\d+-in-\d+|ip\d{2}k?|\d+(?:m?ah|wh|[gm]?hz|[gtm]b|lm|bar|nm|rpm))$/i.test(word.text)
    );
  // "80 Plus Bronze" is a certificate.
  if (word.kind === "number")
    return word.text.length < 6 && !/^\s?plus(?!\p{L})/iu.test(plain.text.slice(word.end, word.end + 6));
  return /^\p{Lu}{1,5}$/u.test(word.text) && (word.text.length < 3 || !known.isWord(word.folded));
}

/** Whether a name has digits, capitals or unknown words, any of which may be its model. */
export function mayNameModel(texts: readonly ProductText[], known: KnownWords): boolean {
  return texts.some(
    ({ source, words }) =>
      source === "product_name" &&
      words.some(
        ({ text, folded }) =>
          /\p{N}|\p{Lu}{2}/u.test(text) || (/^\p{Lu}/u.test(text) && !known.isWord(folded)),
      ),
  );
}
