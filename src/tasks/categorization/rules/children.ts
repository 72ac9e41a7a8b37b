import { type Audience, audienceSides } from "./audience.ts";
import type { StatedAudience } from "./stated-audience.ts";

/** "14 ans", "18/24 mois", "8-9 anni", "12 yrs", "3-6 Monate", "3 à 8 ans", "2 bis 4 Jahre". */
const age =
  /(?<![\p{L}\p{N}])(\d{1,2})\s*(?:(?:[-–/]|(?:à|ai?|bis|to)\s)\s*(\d{1,2})\s*)?(?:(months?|monate|mois|mesi|mths?)|years?|yrs?|jahre|ans|anni)(?!\p{L})/iu;
/** German and Italian children's sizes that are no size of adults: "Gr. 128", "taglia 140". */
const size =
  /(?<!\p{L})(?:gr(?:\.|öße|oesse)?|taille|taglia|tg\.?|size)\s*(?:104|116|122|128|134|140|146|152|158|164)(?!\d)/iu;
const youth = /(?<!\p{L})youth(?!\p{L})/iu;
/** What is said in years besides ages. */
const otherYears = /garant|warrant|guarantee|d['’]âge|aged|reserv|invecchia|ans d|year old|jährig/iu;
const lastOfYouth = { years: 16, months: 36 } as const;

/** Whether a name says the age or the size of a child. */
export function namesChildhood(name: string): boolean {
  if (size.test(name) || youth.test(name)) return true;
  const found = age.exec(name);
  if (found === null || otherYears.test(name)) return false;
  const [, from, to = from, months] = found;
  return Number(to) <= (months === undefined ? lastOfYouth.years : lastOfYouth.months);
}

/** For whom a product is, as far as it keeps it out of categories. */
export interface Childhood {
  /** By a word, or by what the row states: never alcohol, tobacco, erotica or lingerie. */
  readonly isStated: boolean;
  /** Also by an age or a size: never a category for women or men. */
  readonly isNamed: boolean;
}

export function readChildhood(
  name: string,
  named: Audience | undefined,
  stated: StatedAudience | undefined,
): Childhood {
  const isYoung = named !== undefined && !audienceSides[named].grown;
  const isStated = isYoung || (stated?.age !== undefined && stated.age !== "adult");
  return { isStated, isNamed: isStated || (named === undefined && namesChildhood(name)) };
}
