import { textLanguages } from "../nlp/language.ts";
import {
  type Check,
  type NamePart,
  type NamePattern,
  nameParts,
  type Rule,
  type RulePack,
  ruleFields,
  ruleLevels,
} from "./rule.ts";

/** The content of a file in `packs/`. */
export interface PackFile {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  /** A note for readers of the file. */
  readonly note?: string;
  readonly naming?: NamingInFile;
  /** The sources of the rules, by short name. */
  readonly sources: Readonly<Record<string, SourceInFile>>;
  readonly rules: readonly RuleInFile[];
}

interface NamingInFile {
  readonly maxLength: number;
  readonly recommendedLength?: number;
  readonly wants?: readonly string[];
  readonly forbids: readonly string[];
}

interface SourceInFile {
  /** Where the rule is published: an address, or the law's name and article. */
  readonly published: string;
  /** The date on which it was read, in ISO 8601: 2026-11-21. */
  readonly read: string;
  readonly note?: string;
}

interface RuleInFile {
  readonly identifier: string;
  readonly level: string;
  readonly field: string;
  readonly summary: string;
  readonly check: Check;
  /** A key of `sources`. */
  readonly source: string;
  readonly languages?: readonly string[];
}

/**
 * Converts the content of a pack file. The options of its checks are validated by the checks when the rules are
 * first used.
 * @throws TypeError for an unknown level, field, source, part of a name or language
 */
export function readRulePack(file: PackFile): RulePack {
  const { name, title, version, naming } = file;
  return {
    name,
    title,
    version,
    rules: file.rules.map((rule) => readRule(rule, file)),
    ...(naming !== undefined && { naming: readNaming(naming, name) }),
  };
}

function readRule(rule: RuleInFile, { sources }: PackFile): Rule {
  const { identifier, summary, check, languages } = rule;
  const source = Object.hasOwn(sources, rule.source) ? sources[rule.source] : undefined;
  if (source === undefined) throw unknownWord(identifier, rule.source, Object.keys(sources));
  return {
    identifier,
    level: knownWord(identifier, rule.level, ruleLevels),
    field: knownWord(identifier, rule.field, ruleFields),
    summary,
    check,
    source: source.published,
    read: source.read,
    ...(languages !== undefined && {
      languages: languages.map((language) => knownWord(identifier, language, textLanguages)),
    }),
  };
}

function readNaming({ wants, forbids, ...lengths }: NamingInFile, pack: string): NamePattern {
  const partsOf = (parts: readonly string[]): readonly NamePart[] =>
    parts.map((part) => knownWord(`${pack}, naming`, part, nameParts));
  return { ...lengths, ...(wants !== undefined && { wants: partsOf(wants) }), forbids: partsOf(forbids) };
}

function knownWord<Word extends string>(place: string, written: string, words: readonly Word[]): Word {
  const known = words.find((word) => word === written);
  if (known === undefined) throw unknownWord(place, written, words);
  return known;
}

function unknownWord(place: string, written: string, words: readonly string[]): TypeError {
  return new TypeError(`${place}: "${written}" is none of ${words.join(", ")}.`);
}
