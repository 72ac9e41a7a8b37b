import type { CatalogStore } from "../../../catalog/store.ts";
import type { OperationRequest, OperationResponse } from "../../../contract/operations.ts";
import { type Glossary, type GlossaryOptions, glossaryOf } from "../../../glossary/glossary.ts";
import { textLanguage } from "../../../glossary/text-language.ts";
import type { NamePattern } from "../../../quality/rules/rule.ts";
import type { TaskContext } from "../../engine.ts";
import { cleanName } from "./clean-name.ts";
import { composedName, composeName } from "./composing/compose-name.ts";
import { frontLoaded } from "./composing/front-load.ts";
import { localizedName } from "./localized-name.ts";
import { nameMessage } from "./name-message.ts";
import { otherNames } from "./other-names.ts";

type NameRequest = OperationRequest<"optimizeName">;
type NameResponse = OperationResponse<"optimizeName">;

export interface NameOptimizerOptions {
  readonly catalogs: CatalogStore;
  /** What the sales channel wants composed names to be; absent: what most channels take. */
  readonly naming?: NamePattern;
  /** Words of the user. */
  readonly glossary?: GlossaryOptions;
}

/** Offline, deterministic: every word of a proposal is one of the name's or the glossary's translation of one. */
export function createNameOptimizer({ catalogs, naming, glossary }: NameOptimizerOptions) {
  return (request: NameRequest, { isBestEnough = false }: TaskContext = {}): NameResponse =>
    optimizeName(request, glossaryOf(catalogs, glossary), { naming, isBestEnough });
}

interface NameWishes {
  readonly naming: NamePattern | undefined;
  readonly isBestEnough: boolean;
}

function optimizeName(
  { query, body }: NameRequest,
  glossary: Glossary,
  { naming, isBestEnough }: NameWishes,
): NameResponse {
  const asked = query.translation_language;
  const source = textLanguage(body.product_name, glossary, asked);
  const language = source ?? asked;
  const cleaned = cleanName(body.product_name, { language, glossary });
  const composed =
    query.task_type === "detailed" ? composeName(cleaned.name, language, glossary, naming) : undefined;
  const chosen = composed?.name ?? cleaned.name;
  const inLanguage = (name: string) => localizedName(name, { source: language, target: asked }, glossary);
  const best = inLanguage(chosen);
  const isTranslated = best.text !== chosen;
  const findOthers = () => {
    const other =
      composed === undefined ? composedName(cleaned.name, language, glossary, naming) : cleaned.name;
    const candidates = [
      other === chosen ? best.text : inLanguage(other).text,
      isTranslated ? "" : frontLoaded(chosen, language, glossary),
    ];
    return otherNames(best.text, candidates, isTranslated ? [chosen] : []);
  };
  return {
    message: nameMessage({ ...(composed && { composed }), asked, source, cleaned, translation: best }),
    old_name: body.product_name,
    best_name: best.text,
    other_names: isBestEnough ? [] : findOthers(),
  };
}
