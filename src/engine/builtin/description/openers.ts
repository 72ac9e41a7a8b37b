import type { Language } from "../../../text/language.ts";

/** Words that open a text or a sentence and state nothing; none speaks to the reader in one form of address. */
export interface Openers {
  /** Before a sentence that begins with a small word, which loses its capital where the language wants it so. */
  readonly aside: readonly string[];
  /** A sentence before labelled facts. */
  readonly facts: string;
  /** A call before a whole text. */
  readonly call: readonly string[];
  readonly factsCall: string;
}

export const openers: Readonly<Record<Language, Openers>> = {
  en: {
    aside: ["Good to know:", "Also worth knowing:", "And another thing:"],
    facts: "Here are the details.",
    call: ["Curious?", "Here we go!", "Let’s take a look!"],
    factsCall: "Now for the details!",
  },
  de: {
    aside: ["Gut zu wissen:", "Auch gut zu wissen:", "Und noch etwas:"],
    facts: "Hier sind die Details.",
    call: ["Neugierig?", "Los geht’s!", "Auf geht’s!"],
    factsCall: "Und jetzt die Details!",
  },
  fr: {
    aside: ["Bon à savoir :", "À savoir aussi :", "Autre détail :"],
    facts: "Voici les détails.",
    call: ["Envie d’en savoir plus ?", "C’est parti !", "Petit tour d’horizon !"],
    factsCall: "Place aux détails !",
  },
  it: {
    aside: ["Buono a sapersi:", "Da sapere anche:", "Un altro dettaglio:"],
    facts: "Ecco i dettagli.",
    call: ["Qualche curiosità?", "Si parte!", "Uno sguardo da vicino!"],
    factsCall: "Ed ecco i dettagli!",
  },
};

/** First words that are no names, so that they can lose their capital behind a colon. */
export const smallFirstWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "The This These That Those A An Its Your Our Each Every With Without In On At By For From When If All Both Thanks Made Designed Available Suitable Just Simply".split(
      " ",
    ),
  ),
  de: new Set(),
  fr: new Set(
    "Le La Les Un Une Des Ce Cet Cette Ces Son Sa Ses Votre Vos Ton Ta Tes Avec Sans Pour Dans Sur En Grâce Il Elle Chaque Tous Toutes Vous Tu Idéal Idéale Compatible Convient".split(
      " ",
    ),
  ),
  it: new Set(
    "Il Lo La I Gli Le Un Uno Una Questo Questa Questi Queste Con Senza Per In Grazie Ogni Tutti Tutte Realizzato Realizzata Ideale Adatto Adatta Disponibile Il Suo Sua".split(
      " ",
    ),
  ),
};
