import { connect } from "node:net";

/**
 * Sends the same request over so many connections for so many seconds, each waiting for its answer, and prints what it
 * saw as JSON. Bare sockets: a client that parses what it gets would cost more than the servers that are measured.
 */
const [port, path, body, connections, seconds] = process.argv.slice(2);
const request = [
  `POST ${path} HTTP/1.1`,
  `Host: 127.0.0.1:${port}`,
  "X-Api-Key: pdo_bench_key",
  "Content-Type: application/json",
  `Content-Length: ${Buffer.byteLength(body)}`,
  "",
  body,
].join("\r\n");

const latencies = [];
let refused = 0;
let isOver = false;
const sockets = new Set();

function open() {
  const socket = connect({ host: "127.0.0.1", port: Number(port), noDelay: true });
  sockets.add(socket);
  let received = "";
  let sentAt = 0;
  const send = () => {
    if (isOver) return socket.destroy();
    sentAt = performance.now();
    socket.write(request);
  };
  socket.setEncoding("latin1");
  socket.on("connect", send);
  socket.on("error", () => {
    refused += 1;
  });
  socket.on("data", (text) => {
    received += text;
    const head = received.indexOf("\r\n\r\n");
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
    if (received.length < head + 4 + length) return;
    if (received.startsWith("HTTP/1.1 200 ")) latencies.push(performance.now() - sentAt);
    else refused += 1;
    received = "";
    send();
  });
}

const startedAt = performance.now();
for (let count = 0; count < Number(connections); count += 1) open();
setTimeout(() => {
  isOver = true;
  const took = (performance.now() - startedAt) / 1000;
  latencies.sort((one, other) => one - other);
  const at = (share) => latencies[Math.floor(latencies.length * share)] ?? 0;
  const answered = latencies.length;
  process.stdout.write(
    `${JSON.stringify({ answered, refused, rate: answered / took, p50: at(0.5), p99: at(0.99) })}\n`,
  );
  for (const socket of sockets) socket.destroy();
}, Number(seconds) * 1000);
