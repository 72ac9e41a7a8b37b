// Loaded before the program: says when a file is about to get its name, and lets that take a while.
import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { setTimeout } from "node:timers/promises";

const { rename } = files;
files.rename = async (from, to) => {
  process.stderr.write("renaming\n");
  await setTimeout(500);
  await rename(from, to);
};
syncBuiltinESMExports();
