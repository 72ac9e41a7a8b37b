import { createCatalogStore } from "../../src/catalog/store.ts";
import { startServer } from "../../src/server/http/server.ts";
import { createService } from "../../src/server/service.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";

/** The service on loopback, which counts the calls that it answered. */
export async function startCountedService(onFirstCall: () => void = () => {}) {
  const catalogs = createCatalogStore();
  const service = createService({ catalogs, engine: createBuiltinEngine({ catalogs }), now: Date.now });
  let calls = 0;
  const server = await startServer({
    service,
    host: "127.0.0.1",
    port: 0,
    log: (line) => {
      if (!line.includes('"POST"')) return;
      calls += 1;
      if (calls === 1) onFirstCall();
    },
    now: Date.now,
  });
  return {
    environment: { PDO_BASE_URL: `${server.url}/api`, PDO_API_KEY: server.temporaryKey ?? "" },
    calls: () => calls,
    close: () => server.close(),
  };
}
