import { lazily } from "../../lib/once.ts";
import type { Language } from "../../nlp/language.ts";
import type { Judge } from "./judge.ts";
import { type NumberInRole, readNumbersInRoles } from "./measure-roles.ts";
import { quoted } from "./prompt.ts";

/**
 * Finds numbers of the sources that a text gives for something else: height and width, running and charging time, consumption and
 * standby exchanged. Only where the sources give another number for that.
 */
export function createRoleCheck(
  sources: readonly string[],
  sourceLanguage: Language | undefined,
  language: Language,
): Judge {
  const stated = lazily(() =>
    sources.flatMap((source) => readNumbersInRoles(source, sourceLanguage ?? language)),
  );
  return (text, field) => {
    const given = readNumbersInRoles(text, language);
    if (given.length === 0 || stated().length < 2) return [];
    const wrong = given.filter((one) => isExchanged(one, given, stated()));
    const texts = [...new Set(wrong.map((one) => quoted(one.text)))].slice(0, 3).join(", ");
    return wrong.length === 0
      ? []
      : [
          `${field} gives numbers for something else than the record does: ${texts}. Look at what each stands for.`,
        ];
  };
}

function isExchanged(
  one: NumberInRole,
  given: readonly NumberInRole[],
  stated: readonly NumberInRole[],
): boolean {
  const own = stated.filter(({ key }) => key === one.key);
  if (own.length === 0) return false;
  const others = stated.filter((other) => other.key !== one.key && isOfDimension(other, own));
  return isInOtherRole(one, own, others) || isAmongOthersWords(one, { own, others, given });
}

/** A unit that is not written may be any. */
function isOfDimension({ dimension }: NumberInRole, own: readonly NumberInRole[]): boolean {
  return own.some(
    (each) => each.dimension === dimension || each.dimension === undefined || dimension === undefined,
  );
}

function isInOtherRole(
  { roles }: NumberInRole,
  own: readonly NumberInRole[],
  others: readonly NumberInRole[],
): boolean {
  if (roles.size === 0 || own.some((each) => each.roles.size === 0 || haveCommon(each.roles, roles)))
    return false;
  return others.some((other) => haveCommon(other.roles, roles));
}

interface Compared {
  readonly own: readonly NumberInRole[];
  readonly others: readonly NumberInRole[];
  readonly given: readonly NumberInRole[];
}

/** Whether two numbers stand among each other's words, and neither among its own. */
function isAmongOthersWords(one: NumberInRole, { own, others, given }: Compared): boolean {
  if (own.some((each) => haveCommon(each.words, one.words) || haveCommon(each.roles, one.roles)))
    return false;
  return others.some((other) => {
    if (other.dimension === undefined || !haveCommon(other.words, one.words)) return false;
    const exchanged = given.filter(({ key }) => key === other.key);
    return (
      exchanged.some(({ words }) => own.some((each) => haveCommon(each.words, words))) &&
      !exchanged.some(({ words, roles }) => haveCommon(other.words, words) || haveCommon(other.roles, roles))
    );
  });
}

function haveCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const each of one) if (other.has(each)) return true;
  return false;
}
