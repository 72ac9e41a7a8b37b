/** The built program of a thread: `dist/cli/row-worker.js`, two folders below the root like all that asks for it. */
export const rowWorker = new URL("../cli/row-worker.js", import.meta.url);
