import { connect } from "node:net";

/**
 * Callers without a key who mean harm, from many addresses of the loopback network: so many connections that send no byte,
 * and so many that send a body slowly. Each comes again when it is closed. Prints how many are open, once they all were
 * tried, and then each second.
 */
const [port, idle, fillers] = process.argv.slice(2).map(Number);
const addresses = 100;
const pauseMs = 200;
const head = [
  "POST /api/tasks/optimization/name?task_type=cleaned&translation_language=en HTTP/1.1",
  "Host: 127.0.0.1",
  "Content-Type: application/json",
  "Content-Length: 1048576",
].join("\r\n");

let open = 0;
let refused = 0;

function enter(place, start) {
  const localAddress = `127.0.1.${(place % addresses) + 1}`;
  const socket = connect({ host: "127.0.0.1", port, localAddress });
  let stop;
  socket.on("connect", () => {
    open += 1;
    stop = start(socket, place);
    socket.once("close", () => {
      open -= 1;
    });
  });
  socket.on("data", () => {});
  socket.on("error", () => {
    refused += 1;
  });
  socket.on("close", () => {
    stop?.();
    setTimeout(enter, pauseMs, place, start);
  });
}

const wait = () => {};
const fill = (socket, place) => {
  socket.write(`${head}\r\n${place % 2 === 0 ? "" : "X-Api-Key: pdo_wrong\r\n"}\r\n`);
  const timer = setInterval(() => socket.write(" ".repeat(1_024)), 50);
  return () => clearInterval(timer);
};

// In portions: the system's queue of connections is short.
let entered = 0;
const opening = setInterval(() => {
  for (let count = 0; count < 100 && entered < idle + fillers; count += 1, entered += 1)
    enter(entered, entered < idle ? wait : fill);
  if (entered < idle + fillers) return;
  clearInterval(opening);
  const tell = () => process.stdout.write(`${JSON.stringify({ open, refused })}\n`);
  tell();
  setInterval(tell, 1_000);
}, 10);
