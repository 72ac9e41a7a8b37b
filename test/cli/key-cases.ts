import type { CaughtAnswer, KeyCatcher } from "./key-catcher.ts";

/** The keys that must not go astray, and a line of another tool's file, which is no key of pdo's. */
export const secrets = {
  api: "pdo-canary-api-5fQ2",
  provider: "sk-proj-canary-provider-9dK7",
  file: "canary-in-a-file-3mT1",
  other: "canary-of-another-tool-8wZ4",
} as const;

/** Whom the keys' owner named, and who wants them. */
export interface Parties {
  readonly owner: KeyCatcher;
  readonly stranger: KeyCatcher;
}

/** Paths are relative to a folder that holds `user` (the home), `shared/clone` (the working folder) and `elsewhere`. */
export interface KeyCase {
  readonly title: string;
  readonly files?: (parties: Parties) => Readonly<Record<string, Readonly<Record<string, unknown>> | string>>;
  /** What is done with the files before the run. */
  readonly steps?: readonly Step[];
  readonly words?: (parties: Parties) => readonly string[];
  readonly environment?: (parties: Parties) => Readonly<Record<string, string>>;
  /** What the owner's address answers. */
  readonly answer?: (parties: Parties) => CaughtAnswer;
  /** What arrives at the owner's address, and nothing else of the secrets. */
  readonly arrives?: readonly (keyof typeof secrets)[];
  /** The error that says why nothing was sent. */
  readonly code?: string;
}

/** Only root can give a file away; without it such a case is left out. */
export type Step =
  | { readonly do: "link"; readonly path: string; readonly to: string }
  | { readonly do: "mode"; readonly path: string; readonly mode: number }
  | { readonly do: "give"; readonly path: string; readonly group?: true }
  | { readonly do: "trust"; readonly path: string }
  | { readonly do: "write"; readonly path: string; readonly text: string }
  | { readonly do: "move"; readonly path: string; readonly to: string };

const near = "shared/clone/pdo.config.json";
const parent = "shared/pdo.config.json";
const own = "user/.config/pdo/pdo.config.json";
const elsewhere = "elsewhere/pdo.config.json";

const categories = () => ["categories"];
const name = () => ["name", "Red shirt"];
const serviceAt = ({ origin }: KeyCatcher) => ({ baseUrl: `${origin}/api` });
const modelAt = ({ origin }: KeyCatcher) => ({ provider: "openai", providerBaseUrl: `${origin}/v1` });
const serviceOf = ({ owner }: Parties) => ({ PDO_BASE_URL: `${owner.origin}/api` });
const modelOf = ({ owner }: Parties) => ({
  PDO_PROVIDER: "openai",
  PDO_PROVIDER_BASE_URL: `${owner.origin}/v1`,
});
const notTrusted = "PDO_CONFIG_NOT_TRUSTED";
const unsafe = "PDO_CONFIG_UNSAFE";
/** The service gets both keys: it asks the model on the caller's account. */
const both = ["api", "provider"] as const;

const nearestFile: readonly KeyCase[] = [
  {
    title: "the nearest file names a service",
    files: ({ stranger }) => ({ [near]: serviceAt(stranger) }),
    code: notTrusted,
  },
  {
    title: "the nearest file names a service, and a feed is enriched",
    files: ({ stranger }) => ({ [near]: serviceAt(stranger), "shared/clone/feed.csv": "name\nRed shirt\n" }),
    words: () => ["enrich", "feed.csv"],
    code: notTrusted,
  },
  {
    title: "the nearest file names a service, and pdo doctor asks it",
    files: ({ stranger }) => ({ [near]: serviceAt(stranger) }),
    words: () => ["doctor"],
    code: notTrusted,
  },
  {
    title: "the nearest file names a model's provider and address",
    files: ({ stranger }) => ({ [near]: modelAt(stranger) }),
    words: name,
    code: notTrusted,
  },
  {
    title: "the nearest file names a model's address, and the key tells whose it is",
    files: ({ stranger }) => ({ [near]: { providerBaseUrl: `${stranger.origin}/v1` } }),
    words: name,
    code: notTrusted,
  },
  {
    title: "the nearest file names another provider than the key's",
    files: () => ({ [near]: { provider: "vllm", model: "m" } }),
    words: name,
    code: notTrusted,
  },
  {
    title: "the nearest file names another tool's file as the service's key",
    files: () => ({ [near]: { apiKeyFile: "../../user/.token" } }),
    environment: (parties) => ({ ...serviceOf(parties), PDO_API_KEY: "", PDO_PROVIDER_KEY: "" }),
    code: notTrusted,
  },
  {
    title: "the nearest file names another tool's file as the provider's key",
    files: () => ({ [near]: { providerKeyFile: "../../user/.token" } }),
    words: name,
    environment: (parties) => ({ ...modelOf(parties), PDO_PROVIDER_KEY: "" }),
    code: notTrusted,
  },
  {
    title: "the nearest file, with a byte order mark, names a service",
    files: ({ stranger }) => ({ [near]: `\uFEFF${JSON.stringify(serviceAt(stranger))}` }),
    code: notTrusted,
  },
  {
    title: "the nearest file names a folder for answers",
    files: () => ({ [near]: { record: "../../elsewhere/answers" } }),
    words: name,
    environment: modelOf,
    code: notTrusted,
  },
  {
    title: "the nearest file names a home",
    files: () => ({ [near]: { home: "../../elsewhere/home" } }),
    environment: (parties) => ({ ...serviceOf(parties), PDO_HOME: "" }),
    code: notTrusted,
  },
  {
    title: "the nearest file names a proxy, which is no setting",
    files: ({ stranger }) => ({ [near]: { proxy: stranger.origin } }),
    environment: serviceOf,
    code: "PDO_CONFIG_INVALID",
  },
  {
    title: "the nearest file says nothing of addresses, and the user's own names the service",
    files: ({ owner }) => ({ [near]: { channel: "channel_b" }, [own]: serviceAt(owner) }),
    arrives: both,
  },
  {
    title: "the nearest file says nothing of addresses, and the user's own names the model's",
    files: ({ owner }) => ({ [near]: { channel: "channel_b" }, [own]: modelAt(owner) }),
    words: name,
    arrives: ["provider"],
  },
  {
    title: "the nearest file names a service, and the user's own another",
    files: ({ owner, stranger }) => ({ [near]: serviceAt(stranger), [own]: serviceAt(owner) }),
    code: notTrusted,
  },
  {
    title: "the nearest file names a service, and --config names another file",
    files: ({ owner, stranger }) => ({
      [near]: serviceAt(stranger),
      "elsewhere/mine.json": serviceAt(owner),
    }),
    words: () => ["categories", "--config", "../../elsewhere/mine.json"],
    arrives: both,
  },
];

const parentFolder: readonly KeyCase[] = [
  {
    title: "a shared folder above names a service",
    files: ({ stranger }) => ({ [parent]: serviceAt(stranger) }),
    code: notTrusted,
  },
  {
    title: "a shared folder above names a model's address",
    files: ({ stranger }) => ({ [parent]: modelAt(stranger) }),
    words: name,
    code: notTrusted,
  },
  {
    title: "the nearest file is harmless, and the one above it names a service",
    files: ({ stranger }) => ({ [near]: {}, [parent]: serviceAt(stranger) }),
    environment: serviceOf,
    arrives: both,
  },
  {
    title: "two folders above a service is named",
    files: ({ stranger }) => ({ "pdo.config.json": serviceAt(stranger) }),
    code: notTrusted,
  },
];

const symlinked: readonly KeyCase[] = [
  {
    title: "the nearest file is a link to one that names a service",
    files: ({ stranger }) => ({ [elsewhere]: serviceAt(stranger) }),
    steps: [{ do: "link", path: near, to: elsewhere }],
    code: notTrusted,
  },
  {
    title: "the nearest file is a link into nothing, and the one above names a service",
    files: ({ stranger }) => ({ [parent]: serviceAt(stranger) }),
    steps: [{ do: "link", path: near, to: "elsewhere/none.json" }],
    code: notTrusted,
  },
  {
    title: "the nearest file is a link to the user's own",
    files: ({ owner }) => ({ [own]: serviceAt(owner) }),
    steps: [{ do: "link", path: near, to: own }],
    arrives: both,
  },
  {
    title: "the nearest file is a link to a trusted one, and then to another",
    files: ({ owner, stranger }) => ({
      [elsewhere]: serviceAt(owner),
      "elsewhere/evil.json": serviceAt(stranger),
    }),
    steps: [
      { do: "link", path: near, to: elsewhere },
      { do: "trust", path: near },
      { do: "link", path: near, to: "elsewhere/evil.json" },
    ],
    code: notTrusted,
  },
  {
    title: "the nearest file is a link to a trusted one",
    files: ({ owner }) => ({ [elsewhere]: serviceAt(owner) }),
    steps: [
      { do: "trust", path: elsewhere },
      { do: "link", path: near, to: elsewhere },
    ],
    arrives: both,
  },
];

const foreign: readonly KeyCase[] = [
  {
    title: "another user owns the nearest file",
    files: ({ stranger }) => ({ [near]: serviceAt(stranger) }),
    steps: [{ do: "give", path: near }],
    code: unsafe,
  },
  {
    title: "another user owns the nearest file, which says nothing of addresses",
    files: () => ({ [near]: { channel: "channel_b" } }),
    steps: [{ do: "give", path: near }],
    environment: serviceOf,
    code: unsafe,
  },
  {
    title: "another user owns the file of a folder above",
    files: ({ stranger }) => ({ [parent]: modelAt(stranger) }),
    steps: [{ do: "give", path: parent }],
    words: name,
    code: unsafe,
  },
  {
    title: "another user owns the file in the user's own folder",
    files: ({ stranger }) => ({ [own]: serviceAt(stranger) }),
    steps: [{ do: "give", path: own }],
    code: unsafe,
  },
  {
    title: "another user's link leads to a file of the user's",
    files: ({ stranger }) => ({ [elsewhere]: serviceAt(stranger) }),
    steps: [
      { do: "link", path: near, to: elsewhere },
      { do: "give", path: near },
    ],
    code: unsafe,
  },
  {
    title: "another user owns the nearest file, and just its content is trusted",
    files: ({ owner }) => ({ [near]: serviceAt(owner) }),
    steps: [
      { do: "give", path: near },
      { do: "trust", path: near },
    ],
    arrives: both,
  },
];

const writable: readonly KeyCase[] = [
  {
    title: "everybody may write the nearest file",
    files: ({ stranger }) => ({ [near]: serviceAt(stranger) }),
    steps: [{ do: "mode", path: near, mode: 0o666 }],
    code: unsafe,
  },
  {
    title: "everybody may write the file of a folder above",
    files: ({ stranger }) => ({ [parent]: modelAt(stranger) }),
    steps: [{ do: "mode", path: parent, mode: 0o646 }],
    words: name,
    code: unsafe,
  },
  {
    title: "everybody may write the file in the user's own folder",
    files: ({ stranger }) => ({ [own]: serviceAt(stranger) }),
    steps: [{ do: "mode", path: own, mode: 0o666 }],
    code: unsafe,
  },
  {
    title: "another group may write the nearest file",
    files: ({ stranger }) => ({ [near]: serviceAt(stranger) }),
    steps: [
      { do: "give", path: near, group: true },
      { do: "mode", path: near, mode: 0o664 },
    ],
    code: unsafe,
  },
  {
    title: "somebody else edits a trusted file that everybody may write",
    files: ({ owner }) => ({ [near]: serviceAt(owner) }),
    steps: [
      { do: "mode", path: near, mode: 0o666 },
      { do: "trust", path: near },
      { do: "write", path: near, text: '{"baseUrl": "STRANGER/api"}' },
    ],
    code: unsafe,
  },
];

const trusted: readonly KeyCase[] = [
  {
    title: "the nearest file is trusted",
    files: ({ owner }) => ({ [near]: serviceAt(owner) }),
    steps: [{ do: "trust", path: near }],
    arrives: both,
  },
  {
    title: "a trusted file is edited",
    files: ({ owner }) => ({ [near]: serviceAt(owner) }),
    steps: [
      { do: "trust", path: near },
      { do: "write", path: near, text: '{"baseUrl": "STRANGER/api"}' },
    ],
    code: notTrusted,
  },
  {
    title: "a trusted file is moved to a folder above",
    files: ({ stranger }) => ({ [near]: serviceAt(stranger) }),
    steps: [
      { do: "trust", path: near },
      { do: "move", path: near, to: parent },
    ],
    code: notTrusted,
  },
];

const environment: readonly KeyCase[] = [
  { title: "the environment names the service", environment: serviceOf, arrives: both },
  {
    title: "the environment names the service, and the nearest file another",
    files: ({ stranger }) => ({ [near]: serviceAt(stranger) }),
    environment: serviceOf,
    arrives: both,
  },
  {
    title: "a flag names the service, and the nearest file another",
    files: ({ stranger }) => ({ [near]: serviceAt(stranger) }),
    words: ({ owner }) => ["categories", "--base-url", `${owner.origin}/api`],
    arrives: both,
  },
  {
    title: "the environment names the model's address",
    words: name,
    environment: modelOf,
    arrives: ["provider"],
  },
  {
    title: "the environment names the model's address, and the nearest file another",
    files: ({ stranger }) => ({ [near]: modelAt(stranger) }),
    words: name,
    environment: modelOf,
    arrives: ["provider"],
  },
  {
    title: "a flag names the file of the key",
    files: () => ({ "user/key": `${secrets.file}\n` }),
    words: () => ["categories", "--api-key-file", "../../user/key"],
    environment: (parties) => ({ ...serviceOf(parties), PDO_PROVIDER_KEY: "" }),
    arrives: ["file"],
  },
  {
    title: "a flag names a file of several lines as the key",
    files: () => ({ "user/key": `${secrets.other}\n${secrets.other}\n` }),
    words: () => ["categories", "--api-key-file", "../../user/key"],
    environment: serviceOf,
    code: "PDO_KEY_INVALID",
  },
];

const ownFolder: readonly KeyCase[] = [
  ...["", ".", "config"].map(
    (folder): KeyCase => ({
      title: `XDG_CONFIG_HOME is "${folder}", so the user's own folder would lie in the working folder`,
      files: ({ stranger }) => ({
        [`shared/clone/${folder === "config" ? "config/" : ""}pdo/pdo.config.json`]: serviceAt(stranger),
      }),
      environment: () => ({ XDG_CONFIG_HOME: folder }),
      arrives: [],
    }),
  ),
  ...["", "."].map(
    (home): KeyCase => ({
      title: `HOME is "${home}", so the user's own folder would lie in the working folder`,
      files: ({ stranger }) => ({ "shared/clone/.config/pdo/pdo.config.json": serviceAt(stranger) }),
      environment: () => ({ HOME: home }),
      arrives: [],
    }),
  ),
];

const redirects: readonly KeyCase[] = [
  ...[301, 302, 303, 307, 308].map(
    (status): KeyCase => ({
      title: `the service redirects to another address with ${status}`,
      environment: serviceOf,
      answer: ({ stranger }) => ({ status, location: `${stranger.origin}/api/data/categories` }),
      arrives: both,
      code: "PDO_CLIENT_REDIRECTED",
    }),
  ),
  {
    title: "the service redirects a POST to another address",
    words: name,
    environment: serviceOf,
    answer: ({ stranger }) => ({ status: 307, location: `//${stranger.host}/api/name` }),
    arrives: both,
    code: "PDO_CLIENT_REDIRECTED",
  },
  {
    title: "the model's address redirects to another",
    words: () => ["name", "Red shirt", "--fallback", "none"],
    environment: modelOf,
    answer: ({ stranger }) => ({ status: 308, location: `${stranger.origin}/v1/chat/completions` }),
    arrives: ["provider"],
    code: "PDO_PROVIDER_REDIRECTED",
  },
];

const proxies: readonly KeyCase[] = [
  ...["HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy", "HTTPS_PROXY"].map(
    (variable): KeyCase => ({
      title: `${variable} names a proxy, and the service is reached without it`,
      environment: (parties) => ({ ...serviceOf(parties), [variable]: parties.stranger.origin }),
      arrives: both,
    }),
  ),
  {
    title: "NODE_USE_ENV_PROXY and HTTP_PROXY name a proxy, and the model is reached without it",
    words: name,
    environment: (parties) => ({
      ...modelOf(parties),
      NODE_USE_ENV_PROXY: "1",
      HTTP_PROXY: parties.stranger.origin,
    }),
    arrives: ["provider"],
  },
  {
    title: "HTTPS_PROXY names a proxy, and a service of https is not asked for through it",
    environment: ({ owner, stranger }) => ({
      PDO_BASE_URL: `https://${owner.host}/api`,
      HTTPS_PROXY: stranger.origin,
      NODE_USE_ENV_PROXY: "1",
    }),
    arrives: [],
  },
];

/** What the program makes of files and answers it makes of them in any process. */
const inAnyProcess = [
  ...nearestFile,
  ...parentFolder,
  ...symlinked,
  ...foreign,
  ...writable,
  ...trusted,
  ...redirects,
];
const inOwnProcess = [...environment, ...ownFolder, ...proxies];

/** Where the keys could go, and where they go. */
export const keyCases: readonly (KeyCase & { readonly needsProcess: boolean })[] = [
  ...inAnyProcess.map((one) => ({ ...one, needsProcess: false })),
  ...inOwnProcess.map((one) => ({ ...one, needsProcess: true })),
].map((one) => ({ words: categories, ...one }));
