import type { EnrichmentResponse } from "../../api/enrichment.ts";
import type { OperationRequest } from "../../api/operations.ts";

type Row = OperationRequest<"enrichRecord">["body"]["record"];
type Texts = Pick<EnrichmentResponse, "name" | "description">;

/** Prices in francs, and words that are written with ss in Switzerland alone; the umlaut says that no letters were out of reach. */
const swiss = /(?<!\p{L})CHF(?!\p{L})|(?:gr|st|bl)öss|(?<!\p{L})(?:süss|füss|gemäss)|mässig|fussschutz/iu;

/** Whether a row is in the German of Switzerland, which has no ß: it has none, and words that only lack it there. */
function isSwiss({ name, description, source_category, facts }: Row): boolean {
  const texts = [name, description, source_category, ...facts.flatMap(({ label, text }) => [label, text])];
  const written = texts.join("\n");
  return !written.includes("ß") && swiss.test(written);
}

/** The texts of a row in the German of Switzerland with ss for each ß; those of all other rows as they are. */
export function inSwissSpelling<Answers extends Texts>(answers: Answers, row: Row): Answers {
  const { name, description } = answers;
  if (!JSON.stringify([name, description]).includes("ß") || !isSwiss(row)) return answers;
  return { ...answers, name: withoutSharpS(name), description: withoutSharpS(description) };
}

function withoutSharpS<Value>(value: Value): Value {
  if (typeof value === "string") return value.replaceAll("ß", "ss") as Value;
  if (Array.isArray(value)) return value.map(withoutSharpS) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withoutSharpS(member)]),
  ) as Value;
}
