import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { readVersion } from "../paths.ts";
import { printAnswer } from "../render/answer.ts";
import { openSession } from "../session.ts";

/** The version alone, as `--version` prints it; with `--output` also what runs it. */
export async function runVersion(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const version = readVersion();
  if (session.settings.output === undefined) return context.world.output.write(`${version}\n`);
  const answer = { version, node: process.versions.node, platform: `${process.platform}-${process.arch}` };
  const rows = () => [Object.keys(answer), Object.values(answer)];
  await printAnswer({ answer, text: () => `${version}\n`, rows }, session);
}
