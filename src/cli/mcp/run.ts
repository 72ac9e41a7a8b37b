import { Readable, Writable } from "node:stream";
import { McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { connect } from "../connect.ts";
import { readVersion } from "../paths.ts";
import { toReportedError } from "../report-fault.ts";
import { refuseKeyFromInput } from "../secrets.ts";
import { openSession } from "../session.ts";
import { untilAborted, type World } from "../world.ts";
import { createTools, type Tool } from "./tools.ts";

/** A longer message ends the connection; the longest text that a tool takes has 200,000 characters. */
const mostMessageBytes = 4 * 1024 * 1024;

/** `pdo mcp`: serves the tools until the assistant goes or the process is interrupted. */
export async function runMcp(flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  refuseKeyFromInput(session.resolved);
  const { world } = session;
  const client = await connect(session.resolved, world);
  const folder = typeof flags.folder === "string" ? flags.folder : undefined;
  try {
    const tools = await createTools({ client, session, folder });
    await session.say(`Serving ${tools.length} tools to an assistant on standard input and output.`);
    await serve(tools, world);
  } finally {
    await client.close();
  }
}

async function serve(tools: readonly Tool[], world: World): Promise<void> {
  const input = Readable.from(world.input.stream, { objectMode: false });
  const output = new Writable({
    write: (chunk: Uint8Array, _encoding, done) => void world.output.write(chunk).then(() => done(), done),
  });
  const ended = new Promise<void>((resolve) => {
    input.once("close", resolve).once("error", () => resolve());
  });
  const transport = new StdioServerTransport(input, output, { maxBufferSize: mostMessageBytes });
  const handle = serveStdio(() => createServer(tools, world), { transport });
  await Promise.race([ended, untilAborted(world.signal)]);
  await handle.close();
}

function createServer(tools: readonly Tool[], world: World): McpServer {
  const server = new McpServer({ name: "pdo", version: readVersion() }, { capabilities: { tools: {} } });
  for (const { name, title, description, input, call } of tools) {
    const annotations = {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    };
    const config = { title, description, inputSchema: input, annotations };
    server.registerTool(name, config, (args) => answer(() => call(args), world));
  }
  return server;
}

/** A fault is an answer that the assistant can act on. */
async function answer(call: () => Promise<unknown>, world: World) {
  try {
    return toContent(JSON.stringify(await call()));
  } catch (error) {
    const problem = toReportedError(error);
    world.signal.throwIfAborted();
    const text =
      problem === undefined
        ? "This is a fault of pdo itself."
        : `${problem.what} ${problem.seen} ${problem.nextStep}`;
    return { ...toContent(text.slice(0, mostErrorCharacters)), isError: true };
  }
}

const mostErrorCharacters = 2_000;

function toContent(text: string) {
  return { content: [{ type: "text" as const, text }] };
}
