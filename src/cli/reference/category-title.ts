import { categoryPathText } from "../../catalog/localized-name.ts";
import type { Category } from "../../contract/reference-lists.ts";
import type { Language } from "../../contract/vocabulary.ts";
import type { Session } from "../session.ts";
import { lineWidth } from "../terminal/line-width.ts";
import { plainTerminalText } from "../terminal/plain-terminal-text.ts";
import { shortenPath } from "../terminal/shorten.ts";
import type { LocalCategory } from "./local-category.ts";

/** `Home > Lamps (a-home-lamps)` above a list; of a remote service's category there is only the name. */
export function renderCategoryTitle(
  { identifier, languages }: Category,
  local: LocalCategory | undefined,
  { settings, styles, world }: Session,
): string {
  const language: Language = settings.language ?? "en";
  const path = local ? categoryPathText(local.catalog, identifier, language) : languages[language].name;
  const room = lineWidth(world.output) - identifier.length - 3;
  return `${styles.bold(plainTerminalText(shortenPath(path, room)))} (${identifier})\n`;
}
