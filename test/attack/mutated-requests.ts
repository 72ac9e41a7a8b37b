import { pick } from "./attack.ts";

type Random = () => number;

interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Characters of one byte. */
  readonly body: string;
}

const product =
  '{"product_name":"STEEL KETTLE 1.7L","product_description":"Boils 1.7 litres. Stainless steel."}';
const paths = [
  ["POST", "/api/tasks/optimization/name?task_type=cleaned&translation_language=en"],
  ["POST", "/api/tasks/optimization/description?tone=casual&length=short&bullet_points=true"],
  ["POST", "/api/tasks/categorization?sales_channel=channel_a&limit=5"],
  ["POST", "/api/tasks/attribution?sales_channel=channel_a"],
  ["GET", "/api/data/categories?sales_channel=channel_b"],
  ["GET", "/api/data/attributes?category_identifier=shirt"],
  ["GET", "/api/data/values?category_identifier=shirt&attribute_identifier=color"],
] as const;

const values = [
  ...[
    "",
    "x",
    "0",
    "-1",
    "1e400",
    "true",
    "null",
    "[]",
    "%00",
    "%ff",
    "%zz",
    "../..",
    "%2e%2e%2f",
    "a".repeat(3000),
  ],
  ...[
    "__proto__",
    "channel_a%0d%0aX: y",
    "\u00e9",
    "%F0%9F%98%80",
    "+",
    "&",
    "=",
    "?",
    "#",
    ";",
    "'",
    '"',
    "<script>",
  ],
] as const;
const jsonValues = [
  ...[
    "null",
    "1",
    "-0",
    "1e999",
    "NaN",
    "true",
    "[]",
    "{}",
    '""',
    '"\\ud800"',
    '"\\u0000\\u001b[2J"',
    "[1,2",
    '{"a":1,"a":2}',
  ],
  ...[
    `"${"x".repeat(9_000)}"`,
    `"${".".repeat(9_000)}"`,
    `"${"<b>".repeat(3_000)}"`,
    `"${"a (".repeat(3_000)}"`,
  ],
  ...[
    `"${"x".repeat(300_000)}"`,
    `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
    `{"a":`.repeat(5_000),
    "9".repeat(5_000),
  ],
] as const;

const insert = (text: string, random: Random, what: string) => {
  const at = Math.floor(random() * (text.length + 1));
  return text.slice(0, at) + what + text.slice(at);
};
const bytes = (random: Random, most: number) =>
  Array.from({ length: 1 + random() * most }, () => String.fromCharCode(random() * 256)).join("");

const mutations: readonly ((request: Request, random: Random) => Request)[] = [
  // The body.
  (request, random) => ({
    ...request,
    body: request.body.replace(/"(?:[^"\\]|\\.)*"(?=[,}])/, () => pick(random, jsonValues)),
  }),
  (request, random) => ({
    ...request,
    body: request.body.replace(
      /"product_description":"[^"]*"/,
      () => `"product_description":${pick(random, jsonValues)}`,
    ),
  }),
  (request, random) => ({ ...request, body: insert(request.body, random, bytes(random, 10)) }),
  (request, random) => ({ ...request, body: request.body.slice(0, random() * request.body.length) }),
  (request, random) => ({ ...request, body: pick(random, jsonValues) }),
  (request, random) => ({
    ...request,
    body: request.body.replace(
      "{",
      () =>
        `{${pick(random, ['"__proto__":{},', '"keywords":["a",1],', '"product_name":1,', '"x":[],', ","])}`,
    ),
  }),
  (request) => ({ ...request, body: `\ufeff${request.body}` }),
  (request) => ({ ...request, body: [...request.body].map((character) => `${character}\0`).join("") }),
  (request, random) => ({ ...request, body: request.body.slice(0, 30_000).repeat(2 + random() * 50) }),
  (request) => ({ ...request, body: " ".repeat(1_100_000) }),
  // The query and the path.
  (request, random) => ({
    ...request,
    path: request.path.replace(/=[^&]*/, () => `=${pick(random, values)}`),
  }),
  (request, random) => ({
    ...request,
    path: request.path.replace(/=[^&]*$/, () => `=${pick(random, values)}`),
  }),
  (request) => ({ ...request, path: `${request.path}&${request.path.split("?")[1]}` }),
  (request, random) => ({
    ...request,
    path: `${request.path}&${pick(random, values)}=${pick(random, values)}`,
  }),
  (request, random) => ({ ...request, path: insert(request.path, random, pick(random, values)) }),
  (request, random) => ({
    ...request,
    path: pick(random, [
      "/",
      "//",
      "/api",
      "/api/docs/../keys.json",
      "*",
      "http://x/api",
      "/%2e%2e/etc/passwd",
      "/api/openapi.json",
    ]),
  }),
  (request) => ({ ...request, path: `${request.path}&x=${"y".repeat(20_000)}` }),
  // The head.
  (request, random) => ({
    ...request,
    method: pick(random, [
      "GET",
      "PUT",
      "DELETE",
      "HEAD",
      "OPTIONS",
      "PATCH",
      "TRACE",
      "PROPFIND",
      "get",
      "X",
      "",
    ]),
  }),
  (request, random) => ({
    ...request,
    headers: request.headers.toSpliced(Math.floor(random() * request.headers.length), 1),
  }),
  (request, random) => ({ ...request, headers: [...request.headers, pick(random, request.headers)] }),
  (request, random) => ({
    ...request,
    headers: request.headers.map(
      ([name, value]) => [name, random() < 0.3 ? bytes(random, 8) : value] as const,
    ),
  }),
  (request, random) => ({
    ...request,
    headers: request.headers.map(
      ([name, value]) => [random() < 0.2 ? insert(name, random, bytes(random, 2)) : name, value] as const,
    ),
  }),
  (request, random) => ({
    ...request,
    headers: [
      ...request.headers,
      pick(random, [
        ...[
          ["Transfer-Encoding", "chunked"],
          ["Transfer-Encoding", "gzip"],
          ["Content-Length", "5"],
          ["Content-Length", "-1"],
        ],
        ...[
          ["Expect", "100-continue"],
          ["Upgrade", "websocket"],
          ["Connection", "Upgrade"],
          ["Content-Encoding", "gzip"],
        ],
        ...[
          ["Content-Type", "text/plain"],
          ["Content-Type", "application/json; charset=utf-16"],
          ["X-A", "y".repeat(20_000)],
        ],
        ...[
          ["X-Forwarded-For", "1.2.3.4"],
          ["Host", "evil"],
          ["Cookie", "=;;="],
          ["Range", "bytes=0-"],
          ["X-Request-Id", "\u001b[2J"],
        ],
      ] as const) as readonly [string, string],
    ],
  }),
  (request) => ({
    ...request,
    headers: [...request.headers, ...Array.from({ length: 300 }, (_, at) => [`X-${at}`, "y"] as const)],
  }),
];

/** Bytes of a request that was right before it was changed at one to three places. */
export function mutateRequest(random: Random, key: string): Buffer {
  const [method, path] = pick(random, paths);
  const body = method === "POST" ? product : "";
  let request: Request = {
    method,
    path,
    headers: [
      ["Host", "127.0.0.1"],
      ["X-Api-Key", key],
      ...(body === "" ? [] : [["Content-Type", "application/json"] as const]),
      ["Connection", "close"],
    ],
    body,
  };
  for (let times = Math.ceil(random() * 3); times > 0; times -= 1)
    request = pick(random, mutations)(request, random);
  const length =
    request.body === "" ? [] : [["Content-Length", `${Buffer.byteLength(request.body, "latin1")}`] as const];
  const headers = [...request.headers, ...length].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const whole = Buffer.from(
    `${request.method} ${request.path} HTTP/1.1\r\n${headers}\r\n${request.body}`,
    "latin1",
  );
  // Seldom no HTTP at all.
  if (random() < 0.04)
    for (let at = 0; at < 5; at += 1)
      whole[Math.floor(random() * Math.min(200, whole.length))] = random() * 256;
  return random() < 0.03 ? whole.subarray(0, random() * whole.length) : whole;
}
