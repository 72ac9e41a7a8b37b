/**
 * What a name states and what of it a clean name may lack, judged by means of its own: this file shares no code with the
 * program.
 */

const units =
  "kgs?|g|gr|grm|gms?|mg|µg|ml|cl|dl|l|lt|ltr|cm|mm|m|km|kw|w|kv|v|mah|ah|a|hz|khz|mhz|ghz|mb|gb|tb|go|mo|to|bar|db|lm|k|dpi|gsm|oz|lbs?|ft|in|inch(?:es)?|zoll|pcs?|ppm|mbps|gbps|tr|stk|stück|pièces?|pezzi|litres?|liters?|watt|volts?|ans|jahre|anni|years?|m²|m2";
const measure = new RegExp(
  `(?<![\\p{L}\\p{N}_.,-])\\d+(?:[.,]\\d+)*(?:\\s?(?:(${units})(?![\\p{L}\\p{N}])|([%°"″])))?`,
  "giu",
);

/** Without what a native writes one way or the other: ß for SS, and no joining word before a full stop that stands alone. */
function comparable(name: string): string {
  return bareText(name)
    .replace(/ß/gu, "ss")
    .replace(/\s(?:and|et|und|e)\s\.(?=\s)/gu, "");
}

/** Without markup, entities and odd blanks, which are no facts. */
function bareText(name: string): string {
  return name
    .replace(/<\/?[a-z][^<>]*>/giu, " ")
    .replace(/[ÂÃ][\u0080-\u00BF]/gu, (pair) => Buffer.from(pair, "latin1").toString("utf8"))
    .replace(/(?<=\p{Ll})Â(?=\s)/gu, "")
    .replace(/&quot;/g, '"')
    .replace(/&(?:#39|apos);/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/&nbsp;/g, " ")
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, "")
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** A comma behind a word begins another number. */
const spaced = (text: string) => text.replace(/(?<=\p{L}\s?),(?=\S)/gu, ", ");

/** Numbers with the unit behind them, spelt alike: "500 G" and "500g" are both "500 g". */
function measures(text: string): string[] {
  return [...text.matchAll(measure)].map(({ 0: found, 1: unit, 2: sign }) => {
    const number = /^[\d.,]+/u.exec(found)?.[0].replace(/[.,]+$/u, "") ?? "";
    return `${number} ${(unit ?? sign ?? "").toLowerCase()}`.trim();
  });
}

const pieces = (text: string) =>
  text
    .split(/[\s()[\]{},;|"“”«»!?®™+]+/u)
    .map((piece) => piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+]+$/gu, ""))
    .filter((piece) => piece !== "");

const isMeasure = (piece: string) =>
  new RegExp(`^\\d+(?:[.,]\\d+)*(?:[xX×*/-]\\d+(?:[.,]\\d+)*)*(?:${units})?$`, "iu").test(piece);

/** What mixes letters and digits without a sign between them, as it is written. */
const codes = (text: string) =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (piece) => /\d/.test(piece) && /\p{L}/u.test(piece) && !isMeasure(piece),
  );

/** Two to five capitals in a name that is not written in capitals. */
function capitals(text: string): string[] {
  const [large, small] = [text.match(/\p{Lu}/gu) ?? [], text.match(/\p{Ll}/gu) ?? []];
  if (large.length > small.length) return [];
  return pieces(text).filter((piece) => /^\p{Lu}{2,5}$/u.test(piece) && !isMeasure(`1${piece}`));
}

const words = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
const digits = (text: string): readonly string[] => text.match(/\d+/gu) ?? [];

export interface FactChange {
  readonly kind: "lost" | "added";
  readonly fact: string;
}

/** Facts of a name that its clean form lacks, but for what may go, and facts of the clean form that the name lacks. */
export function changesOf(before: string, after: string, brand = ""): readonly FactChange[] {
  const [given, now] = [spaced(comparable(before)), spaced(comparable(after))];
  const mayGo = removable(given);
  const old = given.replace(inventoryNumber, "").trim();
  const uncut = old.replace(/\s?\p{L}{1,3}(?:…|\.{3,})[\s)\]]*$/u, "");
  const kept = (list: readonly string[]) => new Set(list.map((one) => one.toLowerCase()));
  const changes: FactChange[] = [];
  const compare = (kind: FactChange["kind"], from: readonly string[], to: ReadonlySet<string>) => {
    for (const fact of from) {
      if (to.has(fact.toLowerCase())) continue;
      if (kind === "lost" && mayGo.includes(fact.toLowerCase())) continue;
      changes.push({ kind, fact });
    }
  };
  for (const factsOf of [measures, codes, words, digits]) {
    compare("lost", factsOf(old), kept(factsOf(now)));
    compare("added", factsOf(now), kept([...factsOf(old), ...factsOf(uncut)]));
  }
  for (const code of [...codes(old), ...capitals(old)]) {
    const isThere = now.includes(code) || !now.toLowerCase().includes(code.toLowerCase());
    const isColour = /^\p{Lu}{3,}$/u.test(code);
    // Intel Core i3
    const isSpelledSmall = /^I[3579]$/.test(code) && now.includes(code.toLowerCase());
    if (!isThere && !isColour && !isSpelledSmall && !mayGo.includes(code.toLowerCase()))
      changes.push({ kind: "lost", fact: code });
  }
  for (const word of words(brand)) {
    if (words(old).includes(word) && !words(now).includes(word)) changes.push({ kind: "lost", fact: word });
  }
  return changes;
}

/** What a channel would find fault with in a name, as far as a look at the signs and a few words tells. */
export function faultsOf(name: string): readonly string[] {
  const text = bareText(name);
  const [large, small] = [text.match(/\p{Lu}/gu) ?? [], text.match(/\p{Ll}/gu) ?? []];
  const longWords = text.match(/(?<![\p{L}\p{N}-])\p{Lu}{4,}(?![\p{L}\p{N}])/gu) ?? [];
  const found: Readonly<Record<string, boolean>> = {
    blanks: text !== name,
    ellipsis: /…|\.{3}/u.test(text),
    exclamation: /!/u.test(text),
    signs: /([!?*#$~_=^<>|-])\1|[®™©★☆]|\p{Extended_Pictographic}/u.test(text),
    advertising: (text.match(advertising) ?? text.match(labelledNumber) ?? text.match(leftover)) !== null,
    price: /[€£]|\d ?(?:eur|euro|chf)(?!\p{L})/iu.test(text),
    inventory: inventoryNumber.test(text),
    capitals: longWords.length > 0 && large.length > small.length,
    brackets: (text.split("(").length ?? 0) !== (text.split(")").length ?? 0),
  };
  return Object.keys(found).filter((kind) => found[kind]);
}

const labelledNumber =
  /(?<!\p{L})(?:r[ée]f(?:[ée]rence)?|art(?:ikel)?|cod(?:ice)?|sku|ean|gtin|mpn|item no|bestellnr)[\s.:#-]*(?:nr\.?)?\s*(?=\S*\d)\S+/giu;
/** What a warehouse sets before a name: a number of at least six digits, and a second of at least five. */
const inventoryNumber = /^\d{6,14}(?:\s+(?:\d{4}\/\d{2,4}|\d{5,14}))?(?=\s*[:|]\s|\s+\S)/u;
const advertising =
  /(?<!\p{L})(?:neu|new|wow|promo(?:tion)?s?|soldes?|sale|angebot|offerta|sconto|saldi|best ?seller|super prix|prix \p{L}+|free shipping|livraison \p{L}+)(?!\p{L})|-\d+ ?%|\d+ ?% off|(?:(?:1 ?kg|1 ?l|100 ?g|100 ?ml)\s?[=:]?\s?)?\d+[.,]\d\d ?€/giu;
const leftover =
  /voir la présentation\s*$|\((?:copia|copy|copie|kopie)\)\s*$|\s(?:ACTIVE|INACTIVE|DRAFT)\s*$/giu;
const joining =
  "and by couleur color dimension dimensions since larg long haut à a au aux avec con d da de del della des di du e en et for für im in l la le les lot mit motif n o of on ou par per pour ref reference sans su sur taille the und une un with your".split(
    " ",
  );

/** In small letters: what a clean name may lack. */
function removable(name: string): readonly string[] {
  const spans = [labelledNumber, inventoryNumber, advertising, leftover].flatMap(
    (pattern) => name.match(pattern) ?? [],
  );
  const gone = [...spans, ...cutEnd(name)].join(" ").toLowerCase();
  return [...measures(gone), ...codes(gone), ...words(gone), ...digits(gone)];
}

const labelAtEnd = /(?:[-–|,(]\s*[^-–|,:()]{1,30}|\p{L}+)$/u;

/**
 * Where a name ends in an ellipsis: the word, number or measure that it touches, which may go on, with the separator, the
 * sign of multiplication, the plus and its count or the open bracket and its number before it, a label with one letter, and
 * joining words that nothing follows.
 */
function cutEnd(name: string): string[] {
  const inner = /\s(\p{L}{2})(?:…|\.{3})\s\S+$/u.exec(name)?.[1];
  if (inner !== undefined && joining.includes(inner.toLowerCase())) return [inner];
  const cut = /^(.*?)(\s*)(?:…|\.{3,})[\s)\]]*$/u.exec(
    name.replace(/(?<=…)\s*voir la présentation\s*$/iu, ""),
  );
  if (!cut?.[1]) return [];
  const gone: string[] = [];
  let rest = cut[1].trimEnd();
  if (cut[2] === "") {
    const touched = /(?:\d+(?:[.,]\d+)?\s?\p{Ll}{0,2}\s*[x×*/]\s*)*\S+$/u.exec(rest)?.[0] ?? "";
    rest = rest.slice(0, rest.length - touched.length);
    const begun = /^\p{L}{1,3}$/u.test(touched) ? (/\d+(?:[.,]\d+)?\s$/u.exec(rest)?.[0] ?? "") : "";
    gone.push(begun + touched);
    if (touched === ":") rest += ":";
    if (begun !== "" && /:\s*$/u.test(rest.slice(0, rest.length - begun.length))) {
      rest = rest.slice(0, rest.length - begun.length);
    }
  }
  const size = /(?:\d+(?:[.,]\d+)?\s*[x×]|[+&]\s*\d{0,2}|[([]\s*\d{1,3})\s*$/iu.exec(rest);
  if (size) gone.push(size[0]);
  if (size) rest = rest.slice(0, size.index);
  const begunLabel = /\s(?:motif|couleur|coloris)\s\p{L}\s*$/u.exec(rest);
  if (begunLabel) gone.push(begunLabel[0]);
  if (begunLabel) rest = rest.slice(0, begunLabel.index);
  for (;;) {
    const unlabelled = /^(.*?)\s*:\s*$/u.exec(rest)?.[1];
    const label = unlabelled === undefined ? null : labelAtEnd.exec(unlabelled);
    if (label) {
      gone.push(label[0]);
      rest = rest.slice(0, label.index);
    }
    const last = /[\s'’(,:;/|–-]+(\p{L}+)?['’]?[\s(,:;/|–-]*$/u.exec(rest);
    if (!last || (last[1] !== undefined && !joining.includes(last[1].toLowerCase()))) return gone;
    gone.push(last[0]);
    const isLabel = last[0].trimStart().startsWith(":");
    rest = rest.slice(0, last.index) + (isLabel ? ":" : "");
  }
}
