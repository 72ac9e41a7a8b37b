import { openKeyValueStore } from "../../src/cache/key-value-store.ts";
import { entryOf } from "./numbered-entries.ts";

const [path = "", from = "0", to = "0"] = process.argv.slice(2);
const step = 100;
const store = await openKeyValueStore(path);
for (let at = Number(from); at < Number(to); at += step) {
  const entries = Array.from({ length: step }, (_, number) => entryOf(at + number));
  await store.write({ entries, day: 20_000 });
  process.stdout.write(`${at + step}\n`);
}
await store.close();
