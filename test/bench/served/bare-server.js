import fastify from "fastify";

/** A bare fastify route that returns the answer it was given; nothing is checked. */
const [port, answer] = process.argv.slice(2);
const parsed = JSON.parse(answer);
const app = fastify();
app.post("/api/tasks/optimization/name", async () => parsed);
await app.listen({ host: "127.0.0.1", port: Number(port) });
