import { buildIfChanged } from "./.build.js";

/* Runs `pdo` from the current sources, in the folder where `npm run dev` was called. */

await buildIfChanged();
process.chdir(process.env.INIT_CWD ?? ".");
await import("./bin/pdo.js");
