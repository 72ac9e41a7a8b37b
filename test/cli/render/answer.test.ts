import { expect, test } from "vitest";
import { main } from "../../../src/cli/main.ts";
import { goodName, sendJson, startStandIn } from "../../client/stand-in-server.ts";
import { createStandInWorld } from "../../stand-ins/world.ts";

test("a formula that a service answers is made safe in CSV, unless asked otherwise", async () => {
  const formula = '=HYPERLINK("http://x","TV")';
  const server = await startStandIn((_request, response) =>
    sendJson(response, 200, { ...goodName, best_name: formula, other_names: ["-5", "+1 TV"] }),
  );
  const run = async (...words: string[]) => {
    const world = createStandInWorld({ environment: { PDO_BASE_URL: `${server.origin}/api` } });
    await main(["name", goodName.old_name, "--output", "csv", ...words], world);
    return world.printed();
  };
  const quoted = formula.replaceAll('"', '""');
  expect(await run()).toBe(`rank,name\n1,"'${quoted}"\n2,-5\n3,"'+1 TV"\n`);
  expect(await run("--csv-safe", "off")).toBe(`rank,name\n1,"${quoted}"\n2,-5\n3,+1 TV\n`);
  server.close();
});
