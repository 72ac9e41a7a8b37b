import type { Language } from "../../../nlp/language.ts";
import type { Topic } from "./topics.ts";

/** "age_min", "Mindestalter", "Età minima": the column's number is where the age begins. */
const leastAge =
  /(?<!\p{L})min(?:i?mum|im[oae]|imale?s?)?(?!\p{L})|^mindestalter|^(?:alter )?ab(?:\s|$)|^(?:à )?partir d|(?:^|\s)(?:from|dès|da)$/iu;
const age = /^\d{1,2}\s(?:months?|years?|monate?n?|jahre?n?|mois|ans?|mes[ei]|ann[io])$/iu;
const from: Readonly<Record<Language, string>> = { en: "From", de: "Ab", fr: "Dès", it: "Da" };

/** "Dès 3 mois" of "3 mois" in a column for the least age; any other text as it is. */
export function fromAge(label: string, topic: Topic, written: string, language: Language): string {
  if (topic.key !== "age" || !leastAge.test(label.replaceAll("_", " ")) || !age.test(written)) return written;
  const ages = language === "de" ? written.replace(/(?<=\s(?:Monat|Jahr)e)$/iu, "n") : written;
  return `${from[language]} ${ages}`;
}
