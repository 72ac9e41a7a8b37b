import { isMainThread } from "node:worker_threads";

/*
 * Loaded before the program: a text with POISON ends the thread that works on its row, as lack of memory would, and the process where there
 * is no thread.
 */
Error.stackTraceLimit = 200;
for (const name of ["normalize", "toLowerCase", "trim"]) {
  const own = String.prototype[name];
  String.prototype[name] = function (...words) {
    const isPoison = this.length < 10_000 && /poison/i.test(this);
    if (isPoison && /enrichProduct|doTasks|attemptTask/.test(new Error().stack)) {
      if (isMainThread) process.kill(process.pid, "SIGKILL");
      else process.exit(1);
    }
    return own.apply(this, words);
  };
}
