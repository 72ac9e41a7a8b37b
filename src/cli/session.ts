import type { CommandContext } from "./command.ts";
import { type Flags, type ResolvedSettings, resolveSettings } from "./config.ts";
import type { OutputForm } from "./flags/general.ts";
import { createStyles, lineWidth, type Styles } from "./render/text.ts";
import { hideKeys } from "./secrets.ts";
import { settingNames } from "./settings.ts";
import type { World } from "./world.ts";

/** What every run function works with: resolved settings and output functions. */
export interface Session {
  readonly world: World;
  readonly resolved: ResolvedSettings;
  readonly settings: ResolvedSettings["settings"];
  /** `table` on a terminal, `json` otherwise, unless `--output` is given. */
  readonly form: OutputForm;
  /** For the data stream. */
  readonly styles: Styles;
  /** Rows under a header, as text. */
  renderTable(header: readonly string[], rows: readonly (readonly string[])[]): string;
  /** Prints a message; silent with `--quiet`. */
  say(sentence: string): Promise<void>;
  /** Prints a message with `--verbose` only. */
  detail(sentence: string): Promise<void>;
  /**
   * For a command that ends with an exit code other than 0 without throwing.
   * @param why a sentence, said with `--quiet` only: otherwise the command's answer shows it
   */
  setExitCode(code: number, why: string): void;
}

/** @param resolve for the command that shows settings: it goes on where others stop */
export async function openSession(
  flags: Flags,
  { world, log, setExitCode }: CommandContext,
  resolve = resolveSettings,
): Promise<Session> {
  const resolved = await resolve(flags.json === true ? { ...flags, output: "json" } : flags, world);
  const { settings } = resolved;
  log.useFormat(settings.logFormat);
  const styles = createStyles(settings.color && world.output.isTerminal);
  const form = settings.output ?? (world.output.isTerminal ? "table" : "json");
  const table = form === "table" ? await import("./render/table.ts") : undefined;
  const say = async (sentence: string) => {
    if (!settings.quiet) await log.report({ level: "info", code: "PDO_NOTE", message: sentence });
  };
  const detail = async (sentence: string) => {
    const isWanted = settings.verbose && !settings.quiet;
    if (isWanted) await log.report({ level: "debug", code: "PDO_DETAIL", message: sentence });
  };
  for (const sentence of describeSources(resolved)) await detail(sentence);
  return {
    world,
    resolved,
    settings,
    form,
    styles,
    renderTable: (header, rows) => table?.renderTable(header, rows, styles, lineWidth(world.output)) ?? "",
    say,
    detail,
    setExitCode: (code, why) => setExitCode(code, settings.quiet ? why : undefined),
  };
}

/** Each setting that differs from its default, with its source. */
function describeSources({ settings, sources }: ResolvedSettings): string[] {
  return settingNames
    .filter((name) => sources[name].kind !== "default")
    .map(
      (name) => `Setting ${name}: ${hideKeys(JSON.stringify(settings[name]))}, from ${sources[name].name}.`,
    );
}
