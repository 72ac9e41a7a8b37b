import type { NamePattern, RulePack } from "./rule.ts";

/** What names must be like that all of the packs accept: the shortest lengths, all parts that any wants, and none that any forbids. */
export function namingOf(packs: readonly RulePack[]): NamePattern | undefined {
  const patterns = packs.flatMap(({ naming }) => (naming === undefined ? [] : [naming]));
  if (patterns.length === 0) return undefined;
  const recommended = patterns.flatMap(({ recommendedLength }) => recommendedLength ?? []);
  const wants = [...new Set(patterns.flatMap((pattern) => pattern.wants ?? []))];
  return {
    maxLength: Math.min(...patterns.map(({ maxLength }) => maxLength)),
    ...(recommended.length > 0 && { recommendedLength: Math.min(...recommended) }),
    ...(wants.length > 0 && { wants }),
    forbids: [...new Set(patterns.flatMap(({ forbids }) => forbids))],
  };
}
