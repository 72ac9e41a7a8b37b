import { lazily } from "../../../lib/once.ts";
import { parseTable } from "../../../lib/table.ts";
import { type AddressRules, type FormOfAddress, withCapitalOf } from "./form-of-address.ts";
import germanVerbs from "./german-verbs.tsv";

interface GermanVerb {
  /** Identical to the form with Sie. */
  readonly infinitive: string;
  readonly du: string;
  /** Undefined for verbs not used as a command. */
  readonly imperative: string | undefined;
}

const verbs = lazily((): readonly GermanVerb[] =>
  parseTable(germanVerbs).map(({ infinitive = "", du = "", imperative }) => ({
    infinitive,
    du,
    imperative: imperative || undefined,
  })),
);

const byInfinitive = lazily(() => new Map(verbs().map((verb) => [verb.infinitive, verb])));
const byDu = lazily(() => new Map(verbs().map((verb) => [verb.du, verb])));
const byImperative = lazily(
  () => new Map(verbs().flatMap((verb) => (verb.imperative ? [[verb.imperative, verb]] : []))),
);
const prefix =
  /^(?:ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|vor|weg|weiter|zu|zurück|zusammen|über|um)/;

function verbOfInfinitive(word: string): GermanVerb | undefined {
  return byInfinitive().get(word);
}

function verbOfDu(word: string): GermanVerb | undefined {
  return byDu().get(word);
}

function verbOfImperative(word: string): GermanVerb | undefined {
  return byImperative().get(word);
}

/** Also handles separable verbs joined with their prefix, as at a clause end: anschließen, anschließt. */
function withPrefix(
  word: string,
  find: (word: string) => GermanVerb | undefined,
  write: (verb: GermanVerb) => string,
): string | undefined {
  const verb = find(word);
  if (verb) return write(verb);
  const start = prefix.exec(word)?.[0] ?? "";
  const base = start === "" ? undefined : find(word.slice(start.length));
  return base && start + write(base);
}

const prefilter =
  /\b(?:Sie|Ihr|Ihre[mnrs]?|Ihnen|[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein|[Ee]uch|[Ee]ue?r)|^\p{Lu}\p{Ll}+\s/u;
/** Prefilter for the pronoun patterns. */
const pronounPrefilter = /Sie|Ih[rn]|[Dd](?:u|i[cr]|ein)|[Ee]u/;
const formalWord = /(?<=[\p{L}\p{N},;:)“"–-]\s)(?:Sie|Ihre[mnrs]?|Ihr|Ihnen)(?![\p{L}])/u;
/** At the start "Sie" may mean "they"; with these verbs it usually addresses the reader. */
const formalStart =
  /^Sie (?:können|möchten|müssen|wollen|haben|erhalten|bekommen|genießen|profitieren|brauchen|benötigen|suchen)(?!\p{L})/u;
const informalWord =
  /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[mnrs]?|euch|eue?re?[mnrs]?|Euch|Eue?re?[mnrs]?)(?!\p{L})/u;
const pluralWord = /(?<!\p{L})(?:[Ee]uch|[Ee]ue?re?[mnrs]?)(?!\p{L})/u;
const firstWord = /^(\p{L}+)(?=[\s,!.])/u;
/** Nouns with the form of an imperative at the start of a sentence. */
const nouns: ReadonlySet<string> = new Set(
  "fülle schneide teile schütze stelle backe lade spiele singe filme".split(" "),
);

/** After such a conjunction "Sie" is the subject; elsewhere it may be the object. */
const clauseWithSie =
  /(?<=(?<!\p{L})(?:dass|wenn|damit|ob|weil|da|sodass|während|indem|bis|bevor|nachdem|falls|sobald|solange|wo|wie|was|das|die|der|den|dem|denen|womit|wodurch|worauf|wozu|wohin|worin|wofür|obwohl|als|egal) )Sie ([^,.;:!?–()]*?)(\p{Ll}+)(?=[,.;:!?]|$)/gu;
/** Verbs with a dative "sich". */
const dativeReflexive: ReadonlySet<string> = new Set("gönnen holen sichern suchen wünschen".split(" "));
const accusativeReflexive: ReadonlySet<string> = new Set(
  "freuen lassen überzeugen entspannen konzentrieren verlassen fühlen".split(" "),
);

export const germanAddress: AddressRules = {
  prefilter,
  formOf(sentence) {
    const hasPronoun = pronounPrefilter.test(sentence);
    const isFormal = hasPronoun && (formalWord.test(sentence) || formalStart.test(sentence));
    const isInformal = (hasPronoun && informalWord.test(sentence)) || startsWithImperative(sentence);
    if (isFormal === isInformal) return undefined;
    return isFormal ? "formal" : "informal";
  },
  rewrite: (sentence, wanted: FormOfAddress) =>
    wanted === "informal" ? toInformal(sentence) : toFormal(sentence),
};

function startsWithImperative(sentence: string): boolean {
  const word = firstWord.exec(sentence)?.[1]?.toLowerCase();
  return word !== undefined && !nouns.has(word) && verbOfImperative(word) !== undefined;
}

function toInformal(sentence: string): string | undefined {
  if (/^(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u.test(sentence)) return undefined;
  const isCommand = /^\p{L}+ Sie(?!\p{L})/u.test(sentence) && !sentence.endsWith("?");
  let isWhole = true;
  const writeOrFail = (found: string, written: string | undefined): string => {
    if (written === undefined) isWhole = false;
    return written ?? found;
  };
  const rewritten = sentence
    .replace(/(?<!\p{L})(\p{L}+) Sie( sich)?(?!\p{L})/gu, (found, word: string, self: string, at: number) => {
      const verb = verbOfInfinitive(word.toLowerCase());
      const isJoined = isCommand && /(?:und|oder)\s$/u.test(sentence.slice(0, at));
      const isImperative = isJoined || (/^\p{Lu}/u.test(word) && !sentence.endsWith("?"));
      return verb
        ? writeOrFail(found, withoutSie(verb, { found, isImperative, hasReflexive: self !== undefined }))
        : found;
    })
    .replace(/(?<!\p{L})(für|an|auf|über|um|ohne|gegen) Sie(?!\p{L})/gu, "$1 dich")
    .replace(/(?<!\p{L})(\p{Ll}{3,}t) Sie(?=\s|[.,!?])/gu, "$1 dich")
    .replace(clauseWithSie, (found, between: string, last: string) => {
      const verb = /(?:^|\s)(?:und|oder|sowie|sich)\s/u.test(between)
        ? undefined
        : withPrefix(last, verbOfInfinitive, ({ du }) => du);
      return writeOrFail(found, verb === undefined ? undefined : `du ${between}${verb}`);
    })
    .replace(/(?<!\p{L})Ihr(e[mnrs]?)?(?!\p{L})/gu, (_, end: string | undefined) => `dein${end ?? ""}`)
    .replace(/(?<!\p{L})Ihnen(?!\p{L})/gu, "dir");
  return isWhole && !/(?<!\p{L})Sie(?!\p{L})/u.test(rewritten) ? rewritten : undefined;
}

interface SieOccurrence {
  readonly found: string;
  readonly isImperative: boolean;
  readonly hasReflexive: boolean;
}

function withoutSie(
  verb: GermanVerb,
  { found, isImperative, hasReflexive }: SieOccurrence,
): string | undefined {
  const self = reflexive(verb);
  if (hasReflexive && self === undefined) return undefined;
  const end = hasReflexive ? ` ${self}` : "";
  const isCommand = isImperative && verb.imperative !== undefined;
  return withCapitalOf(found, isCommand ? `${verb.imperative}${end}` : `${verb.du} du${end}`);
}

function reflexive({ infinitive }: GermanVerb): "dir" | "dich" | undefined {
  if (dativeReflexive.has(infinitive)) return "dir";
  return accusativeReflexive.has(infinitive) ? "dich" : undefined;
}

function toFormal(sentence: string): string | undefined {
  if (pluralWord.test(sentence)) return undefined;
  const rewritten = imperativesWithSie(sentence)
    .replace(/(?<!\p{L})(\p{L}+) du(?!\p{L})/gu, (found, word: string) => {
      const verb = verbOfDu(word.toLowerCase());
      return verb ? withCapitalOf(found, `${verb.infinitive} Sie`) : found;
    })
    .replace(/^Du (\p{Ll}+)/u, (found, word: string) => {
      const verb = verbOfDu(word);
      return verb ? `Sie ${verb.infinitive}` : found;
    })
    .replace(
      /(?<!\p{L})du ([^,.;:!?–()]*?)(\p{Ll}+)(?=[,.;:!?]|$)/gu,
      (found, between: string, last: string) => {
        const verb = withPrefix(last, verbOfDu, ({ infinitive }) => infinitive);
        return verb === undefined || /\s(?:und|oder)\s/u.test(between) ? found : `Sie ${between}${verb}`;
      },
    )
    .replace(/(?<!\p{L})[Dd]ein(e[mnrs]?)?(?!\p{L})/gu, (_, end: string | undefined) => `Ihr${end ?? ""}`)
    .replace(/(?<!\p{L})dich(?!\p{L})/gu, "Sie")
    .replace(/(?<!\p{L})[Dd]ir(?!\p{L})/gu, "Ihnen");
  return informalWord.test(rewritten) ? undefined : rewritten;
}

/** "Freue dich und genieße" becomes "Freuen Sie sich und genießen Sie". */
function imperativesWithSie(sentence: string): string {
  if (!startsWithImperative(sentence)) return sentence;
  return sentence.replace(
    /(?:^|(?<= (?:und|oder) ))(\p{L}+)( dich| dir)?(?!\p{L})/gu,
    (found, word: string, self?: string) => {
      const verb = verbOfImperative(word.toLowerCase());
      if (!verb) return found;
      const isOwn = self !== undefined && reflexive(verb) !== undefined;
      const object = self === " dich" ? " Sie" : " Ihnen";
      const rest = self === undefined ? "" : isOwn ? " sich" : object;
      return withCapitalOf(found, `${verb.infinitive} Sie${rest}`);
    },
  );
}
