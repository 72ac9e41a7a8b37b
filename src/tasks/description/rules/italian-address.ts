import { type AddressRules, withCapitalOf } from "./form-of-address.ts";

/** Forms with tu, with voi and with Lei. */
const verbRows = `puoi potete può|vuoi volete vuole|hai avete ha|devi dovete deve|desideri desiderate desidera
trovi trovate trova|potrai potrete potrà|avrai avrete avrà|sarai sarete sarà|troverai troverete troverà
ottieni ottenete ottiene|preferisci preferite preferisce`;
/** Also another word: the number six, circles, uses, hooks. */
const doubtful = /(?<!\p{L})(?:sei|siete|cerchi|usi|utilizzi|ami)(?!\p{L})/iu;
/**
 * What one is told to do, in front of a sentence. Those of the first conjugation (crea, porta) are as often what the
 * product does.
 */
const orderRows = `scopri scoprite scopra|scegli scegliete scelga|ottieni ottenete ottenga|aggiungi aggiungete aggiunga
rendi rendete renda|goditi godetevi si goda|lasciati lasciatevi si lasci|preparati preparatevi si prepari`;
const toReader =
  "permette|permettono|consente|consentono|offre|offrono|garantisce|garantiscono|assicura|assicurano|dà|danno|regala|regalano|fornisce|forniscono|serve|servono|piace|piacciono|permetterà|consentirà|offrirà|garantirà|darà";
const withReader =
  "aiuta|aiutano|accompagna|accompagnano|protegge|proteggono|aspetta|aspettano|sorprende|sorprenderà|conquisterà|aiuterà|accompagnerà";

interface Row {
  readonly tu: string;
  readonly voi: string;
  readonly lei: string;
}

const rowsOf = (text: string): readonly Row[] =>
  text
    .split(/[|\n]/)
    .map((row) => row.split(" "))
    .map(([tu = "", voi = "", ...lei]) => ({ tu, voi, lei: lei.join(" ") }));
const tables = { verbs: rowsOf(verbRows), orders: rowsOf(orderRows) };
const byInformal = {
  verbs: new Map(tables.verbs.flatMap((row) => [[row.tu, row] as const, [row.voi, row] as const])),
  orders: new Map(tables.orders.flatMap((row) => [[row.tu, row] as const, [row.voi, row] as const])),
};

const sign =
  /(?<!\p{L})(?:ti|tu|te|tuoi?|tu[ae]|vi|voi|vostr[oaie]|lei|su[oae]i?|puoi|vuoi|hai|sei|devi|potete|avete|[lL][ea])(?!\p{L})|^\p{L}+/iu;
/** Without them neither tu nor voi, and no Lei, is looked for. */
const informalSign =
  /r[tv]i|(?:^|[^a-z])(?:t[iue]|puoi|vuoi|hai|devi|stai|potrai|avrai|vo[is]|potete|volete|avete|dovete|siete)/iu;
const formalSign = /Lei|Su[oae]/;
const tuWord =
  /(?<!\p{L})(?:ti|tu|te|tuoi|tuo|tua|tue|puoi|vuoi|hai|devi|stai|potrai|avrai|(?!(?:esp|conc|ap|cop|sco|off|soff|ins|des|rep|conv)[ae]rti)\p{L}{3,}[aei]rti)(?!\p{L})/iu;
const voiWord =
  /(?<!\p{L})(?:voi|vostr[oaie]|potete|volete|avete|dovete|siete|(?!(?:ris|cons|oss|pres)ervi)\p{L}{3,}[aei]rvi)(?!\p{L})/iu;
const leiWord = /(?<=\p{L}[,;]?\s)(?:Lei|Su[oae]i?)(?!\p{L})/u;
const firstWord = /^(\p{L}+)(?!\p{L})/u;

export const italianAddress: AddressRules = {
  sign,
  formOf(sentence) {
    const isFormal = formalSign.test(sentence) && leiWord.test(sentence);
    const isTold = byInformal.orders.has(firstWord.exec(sentence)?.[1]?.toLowerCase() ?? "");
    const isInformal =
      isTold || (informalSign.test(sentence) && (tuWord.test(sentence) || voiWord.test(sentence)));
    if (isFormal === isInformal) return undefined;
    return isFormal ? "formal" : "informal";
  },
  rewrite: (sentence, wanted) => (wanted === "formal" ? toFormal(sentence) : undefined),
};

/** tu and voi both become Lei. */
function toFormal(sentence: string): string | undefined {
  if (doubtful.test(sentence)) return undefined;
  const turned = sentence
    .replace(firstWord, (found) => {
      const row = byInformal.orders.get(found.toLowerCase());
      return row ? withCapitalOf(found, row.lei) : found;
    })
    .replace(/(?<!\p{L})(?:tu|voi)\s(?=\p{Ll})/giu, "")
    .replace(/(?<!\p{L})\p{L}+(?!\p{L})/gu, (found) => {
      const row = byInformal.verbs.get(found.toLowerCase());
      return row ? withCapitalOf(found, row.lei) : found;
    })
    .replace(/(?<!\p{L})(?:tu|vostr)(o|a|e|oi|i)(?!\p{L})/giu, (_, end: string) =>
      end === "oi" || end === "i" ? "Suoi" : `Su${end}`,
    )
    .replace(new RegExp(`(?<!\\p{L})(?:ti|vi) (?=(?:${toReader})(?!\\p{L}))`, "giu"), "Le ")
    .replace(new RegExp(`(?<!\\p{L})(?:ti|vi) (?=(?:${withReader})(?!\\p{L}))`, "giu"), "La ")
    .replace(/(?<=(?<!\p{L})(?:per|con|a|da|di|su) )(?:te|voi)(?!\p{L})/giu, "Lei");
  return tuWord.test(turned) || voiWord.test(turned) || /(?<!\p{L})(?:vi)\s(?=\p{Ll})/u.test(turned)
    ? undefined
    : turned;
}
