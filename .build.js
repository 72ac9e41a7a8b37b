import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/*
 * Builds dist/: `node .build.js` all of it, `node .build.js --if-changed` only what the sources have outdated. What was
 * built is compared by content, since a checkout changes the files' times: a tenth of a second for the whole project.
 */

const root = import.meta.dirname;
const target = join(root, "dist");
const stampFile = join(target, ".sources.json");
const typesFolder = join(target, "types");
const typesEntry = join(typesFolder, "library", "index.d.ts");
const catalogData = join(root, "src", "catalog", "data");

/** Built programs that compile the built-in catalogs and glossary, in this order. */
const compilers = ["catalog/build", "translation/build", "ml/build"];

export async function build() {
  rmSync(target, { recursive: true, force: true });
  await buildIfChanged();
}

/** Does nothing where `dist/` is what the sources give; compiles catalogs only where their sources or compilers changed. */
export async function buildIfChanged() {
  const stamp = readStamp();
  const sources = hashFiles(listSources());
  if (stamp.sources === sources) return;
  rmSync(stampFile, { force: true });
  const { files, compiled, bundled } = await bundle();
  writeFileSync(join(target, "licences.txt"), licencesOf(bundled));
  if (stamp.compiled !== compiled) compile();
  const types = hashFiles(
    listSources().filter((file) => /[\\/]src[\\/](?:api|client|library|lib|lint|pipeline)[\\/]/.test(file)),
  );
  if (stamp.types !== types || !existsSync(typesEntry)) declareTypes();
  for (const file of stamp.files ?? [])
    if (!files.includes(file)) rmSync(join(target, file), { force: true });
  writeFileSync(stampFile, JSON.stringify({ sources, compiled, types, files, bundled }));
}

/** What `dist/` was built from; nothing where a file of it is missing. */
function readStamp() {
  if (!existsSync(stampFile)) return {};
  const stamp = JSON.parse(readFileSync(stampFile, "utf8"));
  const isWhole = [...stamp.files, "catalogs", "licences.txt"].every((file) =>
    existsSync(join(target, file)),
  );
  return isWhole ? stamp : {};
}

function listSources() {
  const inside = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const around = [".build.js", ".rolldown.js", "package-lock.json"].map((name) => join(root, name));
  return [...around, ...inside.sort()];
}

function hashFiles(files) {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(`${nameOf(file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  return hash.digest("hex");
}

const nameOf = (file) => file.slice(root.length);

/**
 * Writes the programs. `compiled` is a hash of what the compilers consist of and of the data that they read, `bundled` the
 * folders of the packages whose code is in them, from the root.
 */
async function bundle() {
  const [{ rolldown }, { default: config }] = await Promise.all([
    import("rolldown"),
    import("./.rolldown.js"),
  ]);
  const { output, ...input } = config;
  const compiled = createHash("sha256");
  const folders = new Set();
  const hashCompilers = {
    name: "hash-compilers",
    buildEnd() {
      for (const id of this.getModuleIds()) {
        // A module is named by where it really is, also where `node_modules` is a link.
        const [folder] = /node_modules[\\/](?:.*node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? [];
        if (folder !== undefined) folders.add(folder.replaceAll("\\", "/"));
      }
      const modules = collectModules(
        this,
        compilers.map((name) => join(root, input.input[name])),
      );
      for (const [id, code] of [...modules].sort()) compiled.update(`${nameOf(id)}\0${code}\0`);
    },
  };
  const bundling = await rolldown({ ...input, cwd: root, plugins: [...input.plugins, hashCompilers] });
  const written = await bundling.write({ ...output, dir: target });
  await bundling.close();
  // Tables that are imported are among the modules; these are read from disk.
  compiled.update(hashFiles(listSources().filter((file) => file.startsWith(catalogData))));
  return {
    files: written.output.map(({ fileName }) => fileName),
    compiled: compiled.digest("hex"),
    bundled: [...folders].sort(),
  };
}

/** The licences of the packages whose code is in the programs: each of them asks to be given along. */
function licencesOf(bundled) {
  const texts = bundled.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    const file = readdirSync(join(root, folder)).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file === undefined ? `Licence: ${license}` : readFileSync(join(root, folder, file), "utf8");
    return `${name} ${version}\n\n${text.trim()}\n`;
  });
  return `The programs in this folder contain code of these packages.\n\n${texts.join(`\n${"-".repeat(80)}\n\n`)}`;
}

/** The code of each module that the entries import, directly or not. */
function collectModules(context, entries) {
  const modules = new Map();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (modules.has(id)) continue;
    const module = context.getModuleInfo(id);
    modules.set(id, module?.code ?? "");
    waiting.push(...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? []));
  }
  return modules;
}

function compile() {
  for (const program of compilers) {
    const { status } = spawnSync(process.execPath, [join(target, `${program}.js`)], { stdio: "inherit" });
    if (status !== 0) throw new Error(`${program} failed.`);
  }
}

/** Declares what `src/library/index.ts` exports, and of the other modules what its types refer to. */
function declareTypes() {
  const whole = join(target, ".types");
  rmSync(whole, { recursive: true, force: true });
  rmSync(typesFolder, { recursive: true, force: true });
  const words = ["-p", join(root, "src", "library"), "--outDir", whole];
  // Files that the exported types do not refer to may lack names for theirs; a missing file of the others is thrown below.
  spawnSync(process.execPath, [join(root, "node_modules", "typescript", "bin", "tsc"), ...words]);
  const reached = new Set([join("library", "index.d.ts")]);
  for (const name of reached) {
    const text = readFileSync(join(whole, name), "utf8").replace(
      /(["'])(\.{1,2}\/[^"']+)\.ts\1/g,
      (_, quote, path) => {
        reached.add(join(dirname(name), `${path}.d.ts`));
        return `${quote}${path}.js${quote}`;
      },
    );
    mkdirSync(dirname(join(typesFolder, name)), { recursive: true });
    writeFileSync(join(typesFolder, name), text);
  }
  rmSync(whole, { recursive: true, force: true });
}

if (process.argv[1] === import.meta.filename) {
  await (process.argv.includes("--if-changed") ? buildIfChanged() : build());
}
