import { lazily } from "../../../lib/once.ts";
import { parseTable } from "../../../lib/table.ts";
import { type AddressRules, withCapitalOf } from "./form-of-address.ts";
import italianVerbs from "./italian-verbs.tsv";

/** Ambiguous words: also the number six, circles, uses, hooks. */
const ambiguous = /(?<!\p{L})(?:sei|siete|cerchi|usi|utilizzi|ami)(?!\p{L})/iu;
const toReader =
  "permette|permettono|consente|consentono|offre|offrono|garantisce|garantiscono|assicura|assicurano|dà|danno|regala|regalano|fornisce|forniscono|serve|servono|piace|piacciono|permetterà|consentirà|offrirà|garantirà|darà";
const withReader =
  "aiuta|aiutano|accompagna|accompagnano|protegge|proteggono|aspetta|aspettano|sorprende|sorprenderà|conquisterà|aiuterà|accompagnerà";

/** The form with Lei by the form with tu or voi. */
const byInformal = lazily(() => ({ statements: formsOf("statement"), orders: formsOf("order") }));

function formsOf(use: string): ReadonlyMap<string, string> {
  const rows = parseTable(italianVerbs).filter((row) => row.use === use);
  return new Map(
    rows.flatMap(({ tu = "", voi = "", lei = "" }) => [[tu, lei] as const, [voi, lei] as const]),
  );
}

const prefilter =
  /(?<!\p{L})(?:ti|tu|te|tuoi?|tu[ae]|vi|voi|vostr[oaie]|lei|su[oae]i?|puoi|vuoi|hai|sei|devi|potete|avete|[lL][ea])(?!\p{L})|^\p{L}+/iu;
/** Prefilters for the informal and the formal pronouns. */
const informalPrefilter =
  /r[tv]i|(?:^|[^a-z])(?:t[iue]|puoi|vuoi|hai|devi|stai|potrai|avrai|vo[is]|potete|volete|avete|dovete|siete)/iu;
const formalPrefilter = /Lei|Su[oae]/;
const tuWord =
  /(?<!\p{L})(?:ti|tu|te|tuoi|tuo|tua|tue|puoi|vuoi|hai|devi|stai|potrai|avrai|(?!(?:esp|conc|ap|cop|sco|off|soff|ins|des|rep|conv)[ae]rti)\p{L}{3,}[aei]rti)(?!\p{L})/iu;
const voiWord =
  /(?<!\p{L})(?:voi|vostr[oaie]|potete|volete|avete|dovete|siete|(?!(?:ris|cons|oss|pres)ervi)\p{L}{3,}[aei]rvi)(?!\p{L})/iu;
const leiWord = /(?<=\p{L}[,;]?\s)(?:Lei|Su[oae]i?)(?!\p{L})/u;
const firstWord = /^(\p{L}+)(?!\p{L})/u;

export const italianAddress: AddressRules = {
  prefilter,
  formOf(sentence) {
    const isFormal = formalPrefilter.test(sentence) && leiWord.test(sentence);
    const hasImperative = byInformal().orders.has(firstWord.exec(sentence)?.[1]?.toLowerCase() ?? "");
    const isInformal =
      hasImperative ||
      (informalPrefilter.test(sentence) && (tuWord.test(sentence) || voiWord.test(sentence)));
    if (isFormal === isInformal) return undefined;
    return isFormal ? "formal" : "informal";
  },
  rewrite: (sentence, wanted) => (wanted === "formal" ? toFormal(sentence) : undefined),
};

/** Converts both tu and voi to Lei. */
function toFormal(sentence: string): string | undefined {
  if (ambiguous.test(sentence)) return undefined;
  const rewritten = sentence
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
  return tuWord.test(rewritten) || voiWord.test(rewritten) || /(?<!\p{L})(?:vi)\s(?=\p{Ll})/u.test(rewritten)
    ? undefined
    : rewritten;
}
