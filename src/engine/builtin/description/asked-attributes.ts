import type { AttributeRecord } from "../../../catalog/model.ts";
import type { GlossaryRole } from "../../../glossary/glossary-entry.ts";
import type { Language } from "../../../text/language.ts";
import { foldText } from "../../../text/normal-form.ts";

/** What a category's descriptions usually state, as it is looked for in one language. */
export interface AskedAttribute {
  readonly attribute: AttributeRecord;
  /** In English and small letters. */
  readonly name: string;
  /** Asked of so many kinds of products that a kind which only the name says is sure enough for it. */
  readonly isCommon: boolean;
  /** Of the words that state it. */
  readonly role: GlossaryRole | undefined;
  /** Folded; undefined where the language has none. */
  readonly label: string | undefined;
}

const common = /^(?:material|colou?r|size|net[-_]weight)$/;
const roleOfAttribute: readonly (readonly [RegExp, GlossaryRole])[] = [
  [/^colou?r$/, "color"],
  [/^material$/, "material"],
  [/gender|target[-_]group/, "audience"],
  [/^pattern$/, "pattern"],
  [/^size$/, "size"],
];

const kept = new WeakMap<readonly AttributeRecord[], Map<Language, readonly AskedAttribute[]>>();

/** What can be chosen from a list or measured and has an English name, the required ones first. Made once for a category's list. */
export function askedAttributes(
  attributes: readonly AttributeRecord[],
  language: Language,
): readonly AskedAttribute[] {
  const byLanguage = kept.get(attributes) ?? new Map<Language, readonly AskedAttribute[]>();
  kept.set(attributes, byLanguage);
  const held = byLanguage.get(language);
  if (held) return held;
  const asked = (["required", "recommended"] as const).flatMap((level) =>
    attributes
      .filter(({ kind, requirementLevel }) => kind !== "open" && requirementLevel === level)
      .flatMap((attribute) => askedAttribute(attribute, language)),
  );
  byLanguage.set(language, asked);
  return asked;
}

function askedAttribute(attribute: AttributeRecord, language: Language): readonly AskedAttribute[] {
  const { identifier, names } = attribute;
  if (names.en === undefined) return [];
  const label = names[language];
  return [
    {
      attribute,
      name: names.en.toLowerCase(),
      isCommon: common.test(identifier),
      role: roleOfAttribute.find(([pattern]) => pattern.test(identifier))?.[1],
      label: label === undefined ? undefined : foldText(label),
    },
  ];
}
