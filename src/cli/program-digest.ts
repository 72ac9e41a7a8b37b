import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lazily } from "../lib/once.ts";
import { readSectionChecksum } from "../lib/section-file.ts";
import { readVersion } from "./paths.ts";

/**
 * Of the program's files and of the tables of characters that it runs with: equal on all machines with the same build. Of
 * compiled catalogs, which are most of them, it takes the checksum that they begin with; whoever opens one verifies it.
 */
export const programDigest = lazily((): string => {
  const { icu = "", unicode = "" } = process.versions;
  const hash = createHash("sha256").update(JSON.stringify([readVersion(), icu, unicode]));
  const folder = fileURLToPath(new URL("../", import.meta.url));
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    const path = join(folder, name);
    if (!statSync(path).isFile() || /\.(?:map|d\.ts)$/.test(name)) continue;
    const known = name.startsWith("catalogs") ? readSectionChecksum(path) : undefined;
    hash.update(JSON.stringify(name.replaceAll("\\", "/"))).update(known || readFileSync(path));
  }
  return hash.digest("hex");
});

/** Changes with the program: its version, its files by name, size and time, and what runs it. */
export const programFingerprint = lazily((): string => {
  const hash = createHash("sha256").update(JSON.stringify([readVersion(), process.versions]));
  const folder = fileURLToPath(new URL("../", import.meta.url));
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    const facts = statSync(join(folder, name), { throwIfNoEntry: false });
    if (facts?.isFile()) hash.update(JSON.stringify([name, facts.size, facts.mtimeMs]));
  }
  return hash.digest("hex").slice(0, 32);
});
