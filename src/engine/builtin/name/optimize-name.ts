import type { CatalogStore } from "../../../catalog/store.ts";
import type { OperationRequest, OperationResponse } from "../../../contract/operations.ts";
import { type Glossary, glossaryOf } from "../../../glossary/glossary.ts";
import { textLanguage } from "../../../glossary/text-language.ts";
import { readsWell } from "../../../glossary/translation/reads-well.ts";
import {
  type Translation,
  type TranslationDirection,
  translate,
} from "../../../glossary/translation/translate.ts";
import { normalizeWhitespace } from "../../../text/normal-form.ts";
import { cleanName } from "./clean-name.ts";
import { composeName } from "./compose-name.ts";
import { nameMessage } from "./name-message.ts";
import { shortenName, withoutLastBracket } from "./shorten-name.ts";

type NameRequest = OperationRequest<"optimizeName">;
type NameResponse = OperationResponse<"optimizeName">;

/** Offline, deterministic: every word of a proposal is one of the name's or the glossary's translation of one. */
export function createNameOptimizer({ catalogs }: { readonly catalogs: CatalogStore }) {
  return (request: NameRequest): NameResponse => optimizeName(request, glossaryOf(catalogs));
}

function optimizeName({ query, body }: NameRequest, glossary: Glossary): NameResponse {
  const asked = query.translation_language;
  const source = textLanguage(body.product_name, glossary, asked);
  const language = source ?? asked;
  const cleaned = cleanName(body.product_name, { language, glossary });
  const composed = composeName(cleaned.name, language, glossary);
  const isDetailed = query.task_type === "detailed" && composed.recognised.length > 0;
  const chosen = isDetailed ? composed.name : cleaned.name;
  const inLanguage = (name: string) => localizedName(name, { source: language, target: asked }, glossary);
  const best = inLanguage(chosen);
  const other = inLanguage(isDetailed ? cleaned.name : composed.name).text;
  return {
    message: nameMessage({ taskType: query.task_type, asked, source, cleaned, composed, translation: best }),
    old_name: body.product_name,
    best_name: best.text,
    other_names: otherNames(best.text, [
      other,
      ...shorterNames(best.text),
      ...untranslated(best.text, chosen),
    ]),
  };
}

/** A name that would be half translated stays in its language. */
function localizedName(name: string, direction: TranslationDirection, glossary: Glossary): Translation {
  const translation = translate(name, direction, glossary);
  if (translation.text === name || readsWell(translation, direction)) return translation;
  return { ...translation, text: name, translated: [] };
}

function shorterNames(name: string): string[] {
  return [withoutLastBracket(name), shortenName(name)];
}

/** A name put together word by word may be worse than the one that came: that one stays on offer. */
function untranslated(best: string, chosen: string): string[] {
  return best === chosen ? [] : [chosen];
}

function otherNames(best: string, candidates: readonly string[]): string[] {
  const seen = new Set([comparable(best)]);
  return candidates.filter((candidate) => {
    const key = comparable(candidate);
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Names that differ in case or punctuation alone are no alternatives. */
function comparable(name: string): string {
  return normalizeWhitespace(name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " "));
}
