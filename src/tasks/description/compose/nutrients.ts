import { lazily } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import { bareLabel } from "../../evidence/fact-topics.ts";
import nutrients from "./nutrients.tsv";

const labels = lazily(() => new Set(membersOf(parseTable(nutrients), "labels", "|")));

/** What shops' exports add: "energy-kcal", "davon Zucker", "fat 100g". */
const addition =
  /^(?:davon|of which|dont|di cui)\s|\s(?:kj|kcal|prepared|value|val|unit|zubereitet|prepare|preparato)$/gu;
/** "pro 100 g", "je Portion", "per serving". */
const basis =
  /(?<!\p{L})(?:per|pro|je|pour|par|for|auf)\s(?:\d|(?:portion|serving|kapsel|tablette|tasse|cup|capsule|comprim|dose|porzione|tazza|tag|day|jour|giorno))|100\s?(?:g|ml)(?!\p{L})/iu;
const amount =
  /^[<≤~]?\s?\d[\d.,]*\s?(?:kj|kcal|cal|g|mg|µg|mcg|%|kilojoule\w*|kilokalorie\w*|calorie\w*)?(?:\s?[/(|].*)?$/iu;

/** Whether a fact states a nutrient without the quantity of food that has it: "Fat: 26 g". Food law wants it for 100 g or 100 ml. */
export function isBaselessNutrient(label: string, value: string): boolean {
  if (basis.test(label) || basis.test(value) || !amount.test(value.trim())) return false;
  let bare = bareLabel(label);
  for (let shorter = bare.replace(addition, ""); shorter !== bare; shorter = bare.replace(addition, ""))
    bare = shorter;
  return labels().has(bare);
}
