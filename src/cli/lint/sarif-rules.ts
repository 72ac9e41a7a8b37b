import type { RulePack } from "../../quality/rules/rule.ts";

/** A pack's rules as SARIF's reportingDescriptors. */
export function sarifRules(pack: RulePack) {
  return pack.rules.map(({ identifier, level, field, summary, source, read }) => {
    const address = /https?:\/\/[^\s)]+/.exec(source)?.[0];
    return {
      id: identifier,
      shortDescription: { text: summary },
      help: { text: `${summary} Source: ${source}, read on ${read}.` },
      ...(address !== undefined && { helpUri: address }),
      defaultConfiguration: { level },
      properties: {
        pack: pack.name,
        packVersion: pack.version,
        field,
        source,
        read,
        tags: [...new Set([pack.name, field])],
      },
    };
  });
}
