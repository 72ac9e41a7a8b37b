import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../src/api/vocabulary.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import { createBuiltinStore } from "../bench/builtin-store.ts";
import { type GoldAttributes, kinds, readGoldAttributes, saysTheSame } from "./gold-attributes.ts";
import { print } from "./print-table.ts";

const folder = join(process.env.PDO_SHARED ?? "../shared", "data/gold");

/** What a kind came to: labelled values that were found, answers beside a label that are right, answers without a label. */
interface Tally {
  labelled: number;
  found: number;
  answered: number;
  right: number;
  unlabelled: number;
}

describe.skipIf(!existsSync(folder))("attributes beside those that people labelled", () => {
  const engine = createBuiltinEngine({ catalogs: createBuiltinStore() });
  const gold = existsSync(folder) ? readGoldAttributes(folder) : [];
  const isTold = process.env.PDO_EVAL_SHOW !== undefined;

  const answersOf = async ({ name, description, brand, language, category }: GoldAttributes) => {
    const levels = { include_recommended: true, include_optional: true };
    const query = { sales_channel: "channel_a", category_identifier: category, ...levels } as const;
    const body = { product_name: name, product_description: description };
    const evidence = { language, facts: [], ...(brand !== "" && { brand }) };
    const { required_attributes, recommended_attributes, optional_attributes } =
      await engine.extractAttributes({ query, body }, { evidence });
    return [...required_attributes, ...recommended_attributes, ...optional_attributes];
  };

  it.each(languages.filter((language) => gold.some((row) => row.language === language)))(
    "in %s",
    async (language) => {
      const rows = gold.filter((row) => row.language === language);
      const tallies = new Map<string, Tally>();
      for (const row of rows) {
        const answers = await answersOf(row);
        for (const { kind, labels, own } of kinds) {
          const wanted = Object.entries(row.stated).flatMap(([key, value]) =>
            labels.test(key) ? [value] : [],
          );
          const given = answers
            .filter(({ attribute }) => own.test(attribute.identifier))
            .flatMap(({ values }) =>
              values.map(({ text, value }) => [
                text,
                ...Object.values(value?.languages ?? {}).map((language) => language.name),
              ]),
            );
          const fits = (texts: readonly string[], label: string) =>
            texts.some((text) => saysTheSame(text, label));
          const found = wanted.filter((label) => given.some((texts) => fits(texts, label)));
          const right = given.filter((texts) => wanted.some((label) => fits(texts, label)));
          const tally = tallies.get(kind) ?? { labelled: 0, found: 0, answered: 0, right: 0, unlabelled: 0 };
          tallies.set(kind, tally);
          tally.labelled += wanted.length;
          tally.found += found.length;
          if (wanted.length === 0) tally.unlabelled += given.length;
          else {
            tally.answered += given.length;
            tally.right += right.length;
          }
          if (isTold && (found.length < wanted.length || right.length < given.length))
            print(
              `  ${kind}: labelled ${wanted.join(" | ") || "nothing"}; answered ${given.map(([text]) => text).join(" | ") || "nothing"}; ${row.name} (${row.category})\n`,
            );
        }
      }
      print(
        `${language}: ${rows.length} products\n${[...tallies].map(([kind, tally]) => `  ${kind}: ${figuresOf(tally)}`).join("\n")}\n`,
      );
      expect(tallies.size).toBe(kinds.length);
    },
  );
});

function figuresOf({ labelled, found, answered, right, unlabelled }: Tally): string {
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  return `recall ${share(found, labelled)} of ${labelled}, precision ${share(right, answered)} of ${answered}, ${unlabelled} more where nothing is labelled`;
}
