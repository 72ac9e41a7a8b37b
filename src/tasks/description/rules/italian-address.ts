import { lazily } from "../../../lib/once.ts";
import { parseTable } from "../../../lib/table.ts";
import { type AddressRules, withCapitalOf } from "./form-of-address.ts";
import italianVerbs from "./italian-verbs.tsv";

/** Also another word: the number six, circles, uses, hooks. */
const doubtful = /(?<!\p{L})(?:sei|siete|cerchi|usi|utilizzi|ami)(?!\p{L})/iu;
const toReader =
  "permette|permettono|consente|consentono|offre|offrono|garantisce|garantiscono|assicura|assicurano|dà|danno|regala|regalano|fornisce|forniscono|serve|servono|piace|piacciono|permetterà|consentirà|offrirà|garantirà|darà";
const withReader =
  "aiuta|aiutano|accompagna|accompagnano|protegge|proteggono|aspetta|aspettano|sorprende|sorprenderà|conquisterà|aiuterà|accompagnerà";

/** The form with Lei of a verb in the form with tu or with voi. */
const byInformal = lazily(() => ({ statements: formsOf("statement"), orders: formsOf("order") }));

function formsOf(use: string): ReadonlyMap<string, string> {
  const rows = parseTable(italianVerbs).filter((row) => row.use === use);
  return new Map(
    rows.flatMap(({ tu = "", voi = "", lei = "" }) => [[tu, lei] as const, [voi, lei] as const]),
  );
}

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
    const isTold = byInformal().orders.has(firstWord.exec(sentence)?.[1]?.toLowerCase() ?? "");
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
      const lei = byInformal().orders.get(found.toLowerCase());
      return lei ? withCapitalOf(found, lei) : found;
    })
    .replace(/(?<!\p{L})(?:tu|voi)\s(?=\p{Ll})/giu, "")
    .replace(/(?<!\p{L})\p{L}+(?!\p{L})/gu, (found) => {
      const lei = byInformal().statements.get(found.toLowerCase());
      return lei ? withCapitalOf(found, lei) : found;
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
