import type { CategoryRecord } from "../../../catalog/model.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isAbout } from "../../evidence/fact-topics.ts";
import type { ProductText } from "./product-text.ts";
import type { Statement } from "./statement.ts";

const young =
  /^(?:kids?|toddlers?|infants?|newborns?|child(?:ren)?|kind(?:er)?|enfants?|bebes?|bambin[oi]|neonat[oi])$/u;
const ofChildren: Readonly<Record<string, string>> = { men: "boys", women: "girls" };

/** Inches: European sizes of men's clothes begin above them, and French ones with 36. */
const waist = /^eu-(?:2[4-9]|3[0-5])$/;

/**
 * Reads what columns say of whom a product is for as they mean it: "male" of what is for children is a boy, and the 32 of men's trousers
 * is a waist in inches, which the list of European sizes has not.
 */
export function ofPeople(
  statements: readonly Statement[],
  texts: readonly ProductText[],
  { identifier }: CategoryRecord,
): readonly Statement[] {
  const isForMen = /-men-/.test(identifier) && !/-shoes-/.test(identifier);
  const isWaist = ({ attribute: { subject }, value, text, start, end }: Statement) =>
    subject === "size" &&
    waist.test(value?.identifier ?? "") &&
    !/\b(?:eu|de|fr|it)\b/iu.test(text.plain.text.slice(Math.max(0, start - 4), end));
  const isOfSex = ({ attribute, value, text }: Statement) =>
    attribute.record.identifier === "target_group" &&
    text.source === "fact" &&
    ofChildren[value?.identifier ?? ""] !== undefined;
  if (!statements.some((one) => isOfSex(one) || (isForMen && isWaist(one)))) return statements;
  const isForChild = /-kids(?:-|$)/.test(identifier) || texts.some(statesChild);
  return statements.map((one) => {
    if (isForMen && isWaist(one)) return { ...one, value: null };
    if (!isForChild || !isOfSex(one)) return one;
    const { values } = one.attribute.record;
    const named = (identifier = "") => values.find((each) => each.identifier === identifier);
    const value = named(ofChildren[one.value?.identifier ?? ""]) ?? named("kids");
    return value === undefined ? one : { ...one, value };
  });
}

function statesChild({ fact, plain }: ProductText): boolean {
  if (fact === undefined || !isAbout("age", fact.label)) return false;
  return young.test(foldText(plain.text.slice(fact.label.length + ": ".length)).trim());
}
