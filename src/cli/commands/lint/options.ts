import { type ProductField, productFields } from "../../../feed/feed.ts";
import type { PdoError } from "../../../lib/errors.ts";
import { findRulePack, rulePacks } from "../../../lint/packs.ts";
import type { RulePack } from "../../../lint/rule.ts";
import { nearestWord } from "../../../nlp/edit-distance.ts";
import type { CommandContext } from "../../command.ts";
import type { Flags } from "../../config.ts";
import { cliError } from "../../errors.ts";
import { outputForms } from "../../flags/general.ts";
import { openSession, type Session } from "../../session.ts";
import type { LintedMap } from "./columns.ts";
import type { FailLevel } from "./outcome.ts";

/** The report formats: those of every command, and two for continuous integration. */
export const reportForms = [...outputForms, "sarif", "junit"] as const;

type ReportForm = (typeof reportForms)[number];

/** The parsed options of `pdo lint`. */
export interface LintOptions {
  readonly session: Session;
  readonly packs: readonly RulePack[];
  readonly form: ReportForm;
  readonly failOn: FailLevel;
  readonly map: LintedMap;
  readonly isFixing: boolean;
  /** Whether the pictures behind links are looked at. */
  readonly checksImages: boolean;
  /** `--out`. */
  readonly out: string | undefined;
  readonly overwrite: boolean;
  readonly allowEmpty: boolean;
}

/**
 * Removes the flags with a different meaning here before the settings are resolved: `--fail-on` is a level, `--map` has
 * more fields, `--output` more formats.
 * @throws PdoError PDO_RULES_UNKNOWN, PDO_FIX_MISSING, PDO_OUTPUT_TAKEN, PDO_SETTING_INVALID
 */
export async function readLintOptions(flags: Flags, context: CommandContext): Promise<LintOptions> {
  const { rules, failOn, map, output, ...others } = flags;
  const requested = (map ?? {}) as LintedMap;
  const report = reportForms.find((form) => form === output);
  const isCommon = outputForms.some((form) => form === report);
  const ofProducts = Object.entries(requested).filter(([field]) => isProductField(field));
  const session = await openSession(
    {
      ...others,
      ...(isCommon && { output: report }),
      ...(ofProducts.length > 0 && { map: Object.fromEntries(ofProducts) }),
    },
    context,
  );
  const form = flags.json === true || report === undefined ? session.form : report;
  const out = typeof flags.out === "string" ? flags.out : undefined;
  if (out !== undefined && flags.fix !== true) throw nothingToWrite(out);
  if (out === "-" && (report !== undefined || flags.json === true) && form !== "table")
    throw outputTaken(form);
  return {
    session,
    packs: withImages(
      packsOf(typeof rules === "string" ? rules : undefined, session),
      flags.checkImages === true,
    ),
    form,
    failOn: (failOn ?? "error") as FailLevel,
    map: { ...session.settings.map, ...requested },
    isFixing: flags.fix === true,
    checksImages: flags.checkImages === true,
    out,
    overwrite: flags.overwrite === true,
    allowEmpty: flags.allowEmpty === true,
  };
}

function packsOf(requested: string | undefined, { settings }: Session): readonly RulePack[] {
  return choosePacks(requested ?? settings.rules?.join(",") ?? defaultPacks.join(","));
}

/** Pictures are looked at for the rules of one pack. */
function withImages(packs: readonly RulePack[], checksImages: boolean): readonly RulePack[] {
  const images = rulePacks.filter(({ name }) => checksImages && name === "images");
  return [...new Set([...packs, ...images])];
}

function isProductField(field: string): field is ProductField {
  return productFields.some((known) => known === field);
}

function nothingToWrite(out: string): PdoError {
  return cliError({
    code: "PDO_FIX_MISSING",
    what: `-o ${out}: nothing is written without --fix.`,
    seen: "The report goes to standard output; -o is where the fixed feed goes.",
    nextStep: "Add --fix, or send the report to a file with > report.json.",
  });
}

function outputTaken(form: string): PdoError {
  return cliError({
    code: "PDO_OUTPUT_TAKEN",
    what: `--output ${form}: the fixed feed takes standard output.`,
    seen: "Two things cannot go there.",
    nextStep: "Name a file for the feed with -o.",
  });
}

/** The default packs: the most common channel, legal requirements, and the validity of GTINs. */
export const defaultPacks = ["google", "eu-claims", "gtin"] as const;

/** All packs at once; they contradict each other, so no feed satisfies all of them. */
export const everyPack = "all";

/**
 * The packs of a list such as `google,zalando`, without duplicates, in the given order.
 * @throws PdoError PDO_RULES_UNKNOWN with the nearest name
 */
export function choosePacks(list: string): readonly RulePack[] {
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  if (names.length === 0) throw unknownPack("");
  if (names.includes(everyPack)) return rulePacks;
  return [...new Set(names)].map((name) => {
    const pack = findRulePack(name) ?? findRulePack(name.toLowerCase());
    if (pack === undefined) throw unknownPack(name);
    return pack;
  });
}

function unknownPack(name: string): PdoError {
  const known = rulePacks.map((pack) => pack.name);
  const nearest = nearestWord(name, [...known, everyPack]);
  return cliError({
    code: "PDO_RULES_UNKNOWN",
    what: name === "" ? "--rules names no pack." : `--rules ${name}: there is no such pack of rules.`,
    seen: `The packs are ${known.join(", ")}; ${everyPack} is every one.`,
    nextStep: nearest === undefined ? "Take some of them." : `Did you mean --rules ${nearest}?`,
  });
}
