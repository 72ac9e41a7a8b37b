import files from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

/*
 * Loaded before the program: ends it with SIGKILL at the n-th thing that it does in a folder, in the middle of it where it writes.
 */

const folder = process.env.PDO_KILL_IN ?? "";
let left = Number(process.env.PDO_KILL_AT ?? 0);

function isLast() {
  left -= 1;
  return left === 0;
}

function end() {
  process.kill(process.pid, "SIGKILL");
}

let isPatched = false;

function patchHandle(handle) {
  if (isPatched) return;
  isPatched = true;
  const prototype = Object.getPrototypeOf(handle);
  for (const name of ["appendFile", "writeFile"]) {
    const act = prototype[name];
    prototype[name] = async function (content, ...options) {
      if (isLast()) {
        const bytes = Buffer.from(content);
        await act.call(this, bytes.subarray(0, bytes.length >> 1), ...options);
        end();
      }
      return act.call(this, content, ...options);
    };
  }
  const { sync } = prototype;
  prototype.sync = function () {
    if (isLast()) end();
    return sync.call(this);
  };
}

for (const name of ["open", "link", "rename", "mkdir", "rm"]) {
  const act = files[name];
  files[name] = async (path, ...others) => {
    const isOfRun = [path, others[0]].some((one) => String(one).includes(folder));
    if (isOfRun && isLast()) end();
    const done = await act(path, ...others);
    if (name === "open") patchHandle(done);
    return done;
  };
}
syncBuiltinESMExports();
