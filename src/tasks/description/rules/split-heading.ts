import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";

/** Words that are capitalised only at the start of a sentence; in English followed by a lower-case word, or by a name after "The". */
const sentenceStart: Readonly<Record<Language, RegExp>> = {
  en: / (?=(?:The|This|With|It|You|Your|We|A|An|Our|Add|Assign|Capture|Choose|Control|Create|Discover|Enjoy|Experience|Explore|Keep|Listen|Make|Play|Protect|Save|Share|Stay|Store|Tailor|Take|Turn|Use|Watch) \p{Ll}|In an? \p{Ll}|The \p{Lu}\p{Ll}+ \d)(?<=[\p{L}\p{N})] )/u,
  de: / (?=(?:Das|Der|Die|Dank|Durch|Dieses|Diese|Dieser|Mit|Im|Bei|Beim|Wenn|Unsere?) [\p{L}\d]|In einer? )(?<=[\p{L}\p{N}!)“”™®] )/u,
  fr: / (?=(?:Les?|La|Cet(?:te)?|Ce|Ces|Votre|Vos|Notre|Avec|Grâce|Vous) \p{Ll}|L['’]\p{Ll})(?<=[\p{L}\p{N})“”»] )/u,
  it: / (?=(?:Il|Lo|La|Gli|Quest[oaie]|Il tuo|La tua|Con|Grazie|Grazie al) \p{Ll}|L['’]\p{Ll})(?<=[\p{L}\p{N})“”»] )/u,
};
const longestHeading = 90;
const shortestRest = 25;
/** Parts between commas; more are a list. */
const mostCommas = 2;

/** Splits off a heading that lost its line break: "Flex module The module lets you ...", "DLNA Jede Datei kann ...". */
export function splitHeading(sentence: string, language: Language): string[] {
  const shouted = shoutedHeading(sentence, language);
  if (shouted !== undefined) return shouted;
  const start = sentenceStart[language].exec(sentence);
  if (!start || sentence.length - start.index < shortestRest) return [sentence];
  const [heading, rest] = [sentence.slice(0, start.index), sentence.slice(start.index + 1)];
  if (isRunOn(heading, rest, language)) return [heading, rest];
  if (start.index > longestHeading || heading.includes(";") || heading.split(",").length > mostCommas)
    return isListBefore(heading, rest, language) ? [heading, rest] : [sentence];
  const isOneSentence = /[.:;]/u.test(heading) || /["„(]\P{L}*$|(?<![\p{L}\d])“\P{L}*$/u.test(heading);
  if (isOneSentence || !isHeading(heading, rest, language)) return [sentence];
  return [heading, rest];
}

/** After these words a capitalised article belongs to a name: "by The Beatles". */
const beforeNames =
  /(?:^|\s)(?:by|of|from|for|in|at|with|and|or|to|on|as|is|are|vitamin|type|class|grade)$/iu;
/** German words that ask for another one. */
const openWord =
  /\s(?:der|die|das|den|dem|des|eine?[mnrs]?|von|vom|für|mit|und|oder|in|im|auf|an|am|was|wer|als|wie|zu|zum|zur|bei|aus|nach|über|unter)$/iu;
/** What has a name behind it: "Roman Der Prozess", "le film La grande traversée". */
const beforeTitles =
  /(?:^|\s)(?:\p{L}*(?:roman|film|serie|buch|spiel|song|album|band|zeitung|zeitschrift|magazin|titel|marke|firma)|livre|série|chanson|titre|journal|revue|marque|pièce|tableau|libro|romanzo|canzone|titolo|giornale|rivista|marca|marchio|quadro)s?$/iu;

/**
 * In English most words are capitalised, or the last one is a lower-case word that is complete; in German only the number of
 * words counts. A French or Italian one has no verb, and its last word asks for no other one.
 */
function isHeading(heading: string, rest: string, language: Language): boolean {
  const words = heading.split(" ");
  if (language === "de")
    return (
      words.length > 1 && !beforeTitles.test(heading) && !openWord.test(heading) && !goesOn(heading, rest)
    );
  if (language === "fr" || language === "it")
    return words.length > 1 && isPhrase(heading, language) && verbs[language].test(rest);
  if (beforeNames.test(heading)) return false;
  const fewest = /^An? /u.test(rest) ? 3 : 2;
  const isWhole = words.length >= fewest && /^\p{Ll}{3,}$/u.test(words.at(-1) ?? "");
  // "Richer colours give you the edge Add some light": behind a whole clause stands a call.
  if (isWhole && called.test(rest) && words.length <= mostOfClause)
    return !isStopWord(foldText(words.at(-1) ?? ""), language);
  if (isWhole) return isPhrase(heading, language);
  const capitals = words.filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  return words.length < 8 && capitals > words.length / 2 && capitals > 1;
}

const called =
  /^(?:Add|Assign|Capture|Choose|Control|Create|Discover|Enjoy|Experience|Explore|Keep|Listen|Make|Play|Protect|Save|Share|Stay|Store|Tailor|Take|Turn|Use|Watch) (?:your|the|a|an|some|more|all|to|it|up|on|every|any)\s/u;
/** Words. */
const mostOfClause = 10;

/** "… und ermöglicht Dank seines Rades eine Leistung": a capital that is wrong, behind the verb of the sentence. */
function goesOn(heading: string, rest: string): boolean {
  return /^(?:Dank|Durch|Mit|Im|Bei|Beim|In)\s/u.test(rest) && /\s\p{Ll}{3,}t$/u.test(heading);
}

/** Forms of verbs that sentences on products have. */
const verbs: Readonly<Record<Language, RegExp>> = {
  en: /\s(?:is|are|has|have|can|will|gives?|makes?|comes?|keeps?|lets?|offers?|provides?|ensures?|allows?|you)\s/u,
  de: /\s(?:ist|sind|hat|haben|wird|werden|kann|können|sorgt|sorgen|bietet|bieten|macht|machen|passt|besteht|verfügt|vereint|lässt|gibt|sich|Sie|ermöglicht)(?=[\s,.])/u,
  fr: /\s(?:est|sont|a|ont|peut|peuvent|offre|offrent|permet|permettent|assure|assurent|garantit|garantissent|convient|dispose|possède|apporte|protège|rend|réduit|donne|facilite|vous|s['’]\p{L}+|se\s\p{L}+)(?=[\s,.])/u,
  it: /\s(?:è|sono|ha|hanno|può|possono|offre|offrono|permette|permettono|consente|consentono|garantisce|garantiscono|assicura|dispone|rende|riduce|protegge|dona|facilita|si|ti|vi)(?=[\s,.])/u,
};

/** Whether a text has a form of a verb that sentences on products have. */
export function hasVerb(text: string, language: Language): boolean {
  return verbs[language].test(` ${text} `);
}

/** A few words without a verb, whose last one is no small word. */
function isPhrase(text: string, language: Language): boolean {
  const last = text.split(" ").at(-1) ?? "";
  return (
    !hasVerb(text, language) &&
    !isStopWord(foldText(last), language) &&
    !beforeTitles.test(text) &&
    !/^(?:the|this|le|la|les|il|lo|gli|un|une|uno|una)\s/iu.test(text)
  );
}

/** "... un fil 100 % polyester La laine est douce.": two sentences in French or Italian, the first one without its full stop. */
function isRunOn(first: string, second: string, language: Language): boolean {
  if (language !== "fr" && language !== "it") return false;
  if (first.length > longestList || /[.!?:]\s/u.test(first) || beforeTitles.test(first)) return false;
  const last = first.split(" ").at(-1) ?? "";
  const isEnd = !isStopWord(foldText(last), language) && /[\p{L}\d)»™®]$/u.test(last);
  return isEnd && hasVerb(first, language) && verbs[language].test(second);
}

/** Words that only a sentence begins with, in German. */
const demonstrative = /^(?:Diese[rs]?|Das|Der|Die|Unsere?)\s/u;
/** Characters; a longer text has lost more than a full stop. */
const longestList = 250;

const germanVerb = /\s\p{Ll}{3,}(?:iert|igt|eht|tet|elt|ert)\s/u;

/** A list that lost its full stop: "70 W, 2 inputs, USB, Phono Das Gerät vereint ...". Names stand behind commas, too, so a verb must follow. */
function isListBefore(heading: string, rest: string, language: Language): boolean {
  if (language !== "de" || heading.length > longestList || /[.!?]\s|:/u.test(heading)) return false;
  if (!/[,;]/u.test(heading) || !demonstrative.test(rest) || !isPhrase(heading, language)) return false;
  const [clause = ""] = rest.split(/[,.]/u);
  return (
    (verbs.de.test(`${clause} `) || germanVerb.test(`${clause} `)) &&
    !/[,;]\s(?:der|die|das|den|dem|wenn|weil|dass|um)\s/u.test(heading)
  );
}

/** "PRIVATE SOUND MODE Übertragen Sie", "MIRACAST™ Miracast™ ermöglicht", "DLNA Jede Datei". */
const capitals = /^((?:[\p{Lu}\d][\p{Lu}\d®™&/+-]+\s){1,6})(?=(\p{Lu}\p{Ll}[\p{L}®™-]*)\s(\p{L}+))/u;
const asked = /^(?:Sie|vous)$/u;
const shortestShout = 4;

/** "ERSCHWINGLICHES 39,6 cm (15,6") NOTEBOOK MIT LAUFWERK Arbeiten Sie": several words in capitals, and measures among them. */
const shoutedRun =
  /^((?:(?:\p{Lu}[\p{Lu}\d®™&/+'’-]*|\(?\d[\d.,]*["”″]?\)?|[ckm]?m|[-–&])\s){3,14})(?=\p{Lu}?\p{Ll}{2})/u;
/** Of more than four letters, which are no short forms. */
const fewestLong = 3;

/** Several words in capitals that a text begins with, before words in small letters. */
export function headingInCapitals(text: string): string | undefined {
  const run = shoutedRun.exec(text)?.[1] ?? "";
  const long = run.match(/(?<![\p{L}\d])\p{Lu}{5,}(?![\p{L}\d])/gu)?.length ?? 0;
  return long >= fewestLong && text.length - run.length >= shortestRest ? run.slice(0, -1) : undefined;
}

/** A heading in capitals alone, before a small word, a call to the reader, or its own last word again. */
function shoutedHeading(sentence: string, language: Language): string[] | undefined {
  const run = headingInCapitals(sentence);
  if (run !== undefined) return [run, sentence.slice(run.length + 1)];
  const [, found, first = "", second = ""] = capitals.exec(sentence) ?? [];
  if (found === undefined || sentence.length - found.length < shortestRest) return undefined;
  const heading = found.trim();
  if (heading.replace(/\P{Lu}/gu, "").length < shortestShout) return undefined;
  const last = heading.split(" ").at(-1) ?? "";
  const isAgain = foldText(first) === foldText(last);
  const isCall = asked.test(second) || (language === "fr" && /^\p{Lu}\p{Ll}{2,}ez$/u.test(first));
  const isSmall =
    first.length > 1 && isStopWord(foldText(first), language) && /^\p{Lu}?\p{Ll}+$/u.test(second);
  return isAgain || isCall || isSmall ? [heading, sentence.slice(found.length)] : undefined;
}
