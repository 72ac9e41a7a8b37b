import { createServer } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

/**
 * A thread that answers every request with the same JSON (and the name that was sent) after `delayMs`; one in `slowOneIn` (0: none) takes
 * `slowFactor` times as long. The first message names the port; a message to it is answered by how many came so far.
 */
const { answer, delayMs, slowOneIn, slowFactor } = workerData;
const [before, after] = JSON.stringify(answer).split(/(?<="old_name":)"[^"]*"/);
const headers = { "Content-Type": "application/json" };
let count = 0;

const server = createServer((request, response) => {
  count += 1;
  const delay = slowOneIn > 0 && count % slowOneIn === 0 ? delayMs * slowFactor : delayMs;
  let sent = "";
  request.setEncoding("utf8").on("data", (text) => {
    sent += text;
  });
  const body = () =>
    after === undefined ? before : before + JSON.stringify(JSON.parse(sent).product_name) + after;
  setTimeout(() => response.writeHead(200, headers).end(body()), delay);
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));
parentPort.on("message", () => parentPort.postMessage(count));
