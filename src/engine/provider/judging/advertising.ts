import { lintProduct } from "../../../quality/rules/lint-product.ts";
import type { Rule } from "../../../quality/rules/rule.ts";
import type { Language } from "../../../text/language.ts";
import { quoted } from "../quoted.ts";
import type { Judge } from "./judge.ts";

export interface AdvertisedText {
  readonly field: "name" | "description";
  readonly source: string;
  readonly language: Language;
}

interface AdvertisingChecks {
  /** Advertising that is the model's own. */
  readonly faults: Judge;
  /** Advertising of the source's that the model should have left out. */
  readonly blemishes: Judge;
}

/** Looks for advertising whatever the channel is: offers, shipping notes, rows of signs. */
export function createAdvertisingChecks({
  field: about,
  source,
  language,
}: AdvertisedText): AdvertisingChecks {
  const packs = [{ name: "own", title: "No advertising", version: "1", rules: ownRules[about] }];
  const known = source.toLowerCase();
  const found = (text: string) =>
    text === ""
      ? []
      : lintProduct({ fields: { [about]: text }, language }, packs).map((finding) => finding.text);
  const isOwn = (text: string) => !known.includes(text.toLowerCase());
  return {
    faults: (text, field) => told(found(text).filter(isOwn), field),
    blemishes: (text, field) =>
      told(
        found(text).filter((advertising) => !isOwn(advertising)),
        field,
      ),
  };
}

const ownRules: Readonly<Record<AdvertisedText["field"], readonly Rule[]>> = {
  name: [rule("name", { kind: "promotion", of: "name" }), rule("name", { kind: "repeatedSigns" })],
  description: [
    rule("description", { kind: "promotion", of: "sentences" }),
    rule("description", { kind: "repeatedSigns" }),
  ],
};

function rule(field: AdvertisedText["field"], check: Rule["check"]): Rule {
  return {
    identifier: `own.${field}.${check.kind}`,
    level: "error",
    field,
    summary: "It advertises nothing.",
    check,
    source: "ours",
    read: "",
  };
}

function told(advertising: readonly string[], field: string): readonly string[] {
  return advertising.length === 0
    ? []
    : [`${field} advertises: ${advertising.slice(0, 3).map(quoted).join(", ")}. Leave it out.`];
}
