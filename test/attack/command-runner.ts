import { pathToFileURL } from "node:url";
import type { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import type { Order, Report } from "./runners.ts";

/*
 * A process that runs one command of the built program after the other, each in a world of its own: starting a process a
 * command would take most of the campaign's time.
 */

const [, , program = ""] = process.argv;
const { main: run } = (await import(pathToFileURL(program).href)) as { main: typeof main };

process.on("message", async ({ words, folder, input, environment }: Order) => {
  // Paths of files are relative to the process, as they are for its users.
  process.chdir(folder);
  const before = process.cpuUsage();
  const world = createStandInWorld({
    workingDirectory: folder,
    environment: { PDO_HOME: `${folder}/home`, ...environment },
    ...(input !== undefined && { input: Buffer.from(input, "base64") }),
  });
  const code = await run(words, world);
  const { user, system } = process.cpuUsage(before);
  const report: Report = {
    code,
    said: world.said(),
    printed: world.printed(),
    cpuMs: (user + system) / 1000,
    memoryMb: process.resourceUsage().maxRSS / 1024,
  };
  process.send?.(report);
});
process.send?.("ready");
