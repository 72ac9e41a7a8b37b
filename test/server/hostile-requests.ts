import type { Asked } from "./ask.ts";
import { recordedJsonFaults } from "./recorded-json-faults.ts";

/** A bad request over a real socket, and the contract's exact answer. A body of "" is HEAD's. */
export interface HostileRequest extends Asked {
  readonly title: string;
  readonly status: number;
  readonly detail: unknown;
  /** Sends no key, or another one, in place of the right one. */
  readonly key?: string | readonly string[] | null;
  readonly allow?: string;
}

const json = { "Content-Type": "application/json" };
const namePath = "/api/tasks/optimization/name?task_type=cleaned&translation_language=en";
const descriptionPath = "/api/tasks/optimization/description";
const categorizationPath = "/api/tasks/categorization?sales_channel=channel_a";

type Fault = { loc: (string | number)[]; msg: string; type: string };
const fault = (loc: (string | number)[], msg: string, type: string): Fault => ({ loc, msg, type });
const missing = (...loc: (string | number)[]) => fault(loc, "Field required", "missing");
const notString = (...loc: (string | number)[]) =>
  fault(loc, "Input should be a valid string", "string_type");
const notObject = fault(
  ["body"],
  "Input should be a valid dictionary or object to extract fields from",
  "model_attributes_type",
);
const brokenJson = (offset: number) => fault(["body", offset], "JSON decode error", "json_invalid");
const noChoice = (name: string, choices: string) =>
  fault(["query", name], `Input should be ${choices}`, "enum");
const brokenText = (...loc: (string | number)[]) =>
  fault(
    loc,
    "Input should be a valid string, unable to parse raw data as a unicode string",
    "string_unicode",
  );

function post(title: string, path: string, body: string | Buffer, detail: unknown): HostileRequest {
  return { title, method: "POST", path, headers: json, body, status: 422, detail };
}

const brokenJsonRequests = recordedJsonFaults.flatMap(([text, offset]) => [
  post(`broken JSON ${JSON.stringify(text)}`, namePath, text, [brokenJson(offset)]),
  post(`broken JSON ${JSON.stringify(text)} and a wrong query`, "/api/tasks/categorization?limit=x", text, [
    brokenJson(offset),
  ]),
]);

const undecodable: readonly (readonly [string, Buffer, number])[] = [
  ["a lone byte", Buffer.from([0xff]), 0],
  ["a wrong byte after an emoji", Buffer.concat([Buffer.from('{"😀": "'), Buffer.from([0xc3, 0x28])]), 7],
  ["an overlong form", Buffer.from([0x22, 0xc0, 0x80, 0x22]), 1],
  ["a surrogate in UTF-8", Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), 1],
  ["a cut character", Buffer.from([0x22, 0xe2, 0x82]), 1],
  ["half a UTF-16 unit", Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d]), 1],
  ["half a UTF-32 unit", Buffer.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0, 0x7d]), 1],
  ["a UTF-32 number that is no character", Buffer.from([0, 0, 0xfe, 0xff, 0x7f, 0, 0, 0]), 0],
  ["gzip", Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), 1],
];
const undecodableRequests = undecodable.map(([title, bytes, offset]) =>
  post(`undecodable bytes: ${title}`, namePath, bytes, [brokenJson(offset)]),
);

const notNumbers = ["NaN", "Infinity", "-Infinity"].map((literal) =>
  post(`the literal ${literal}`, namePath, `{"product_name": ${literal}}`, [brokenJson(17)]),
);

const wrongBodies: readonly (readonly [body: string, detail: Fault])[] = [
  ["", missing("body")],
  ["null", missing("body")],
  ["{}", missing("body", "product_name")],
  ['{"Product_Name": "TV"}', missing("body", "product_name")],
  ['{"__proto__": {"product_name": "TV"}}', missing("body", "product_name")],
  ['{"constructor": {"prototype": {"product_name": "TV"}}}', missing("body", "product_name")],
  ["[]", notObject],
  ['[["product_name", "TV"]]', notObject],
  ['"product_name"', notObject],
  ["1", notObject],
  ["0", notObject],
  ["true", notObject],
  ["false", notObject],
  [`${"[".repeat(100_000)}${"]".repeat(100_000)}`, notObject],
  ...[
    "1",
    "1.5",
    "1e3",
    "true",
    "false",
    "null",
    "[]",
    '["TV"]',
    "{}",
    '{"a": "b"}',
    "[".repeat(9) + "]".repeat(9),
  ].map((value) => [`{"product_name": ${value}}`, notString("body", "product_name")] as const),
  [`{"product_name": ${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}`, notString("body", "product_name")],
  ['{"product_name": "TV", "product_name": 1}', notString("body", "product_name")],
  ['{"product_name": "\\ud800"}', brokenText("body", "product_name")],
  ['{"product_name": "a\\udc00b"}', brokenText("body", "product_name")],
];
const wrongBodyRequests = wrongBodies.map(([body, detail]) =>
  post(`the body ${body.slice(0, 60) || "(none)"}`, namePath, body, [detail]),
);

const wrongDescriptions: readonly (readonly [body: string, detail: readonly Fault[]])[] = [
  ['{"product_name": "TV"}', [missing("body", "product_description")]],
  ['{"product_description": null}', [notString("body", "product_description")]],
  ['{"product_description": "x", "product_name": 1}', [notString("body", "product_name")]],
  [
    '{"product_description": "x", "keywords": "a"}',
    [fault(["body", "keywords"], "Input should be a valid list", "list_type")],
  ],
  [
    '{"product_description": "x", "keywords": {}}',
    [fault(["body", "keywords"], "Input should be a valid list", "list_type")],
  ],
  ['{"product_description": "x", "keywords": ["a", 1]}', [notString("body", "keywords", 1)]],
  ['{"product_description": "x", "keywords": ["a", "\\ud83d"]}', [brokenText("body", "keywords", 1)]],
  [
    '{"keywords": ["\\ud83d", 1, "\\udc00"], "product_name": "\\ud800"}',
    [
      missing("body", "product_description"),
      brokenText("body", "product_name"),
      brokenText("body", "keywords", 0),
      notString("body", "keywords", 1),
      brokenText("body", "keywords", 2),
    ],
  ],
  [
    `{"product_description": "x", "keywords": [${'"\\ud83d",'.repeat(20)}1]}`,
    [fault(["body", "keywords"], "List should have at most 20 items after validation, not 21", "too_long")],
  ],
  [
    '{"product_name": 1, "keywords": [null]}',
    [
      missing("body", "product_description"),
      notString("body", "product_name"),
      notString("body", "keywords", 0),
    ],
  ],
];
const wrongDescriptionRequests = wrongDescriptions.map(([body, detail]) =>
  post(`the description body ${body}`, descriptionPath, body, detail),
);

const product = '{"product_description": "A red shirt."}';
const notInteger = fault(
  ["query", "limit"],
  "Input should be a valid integer, unable to parse string as an integer",
  "int_parsing",
);
const tooSmall = fault(
  ["query", "limit"],
  "Input should be greater than or equal to 1",
  "greater_than_equal",
);
const tooBig = fault(["query", "limit"], "Input should be less than or equal to 20", "less_than_equal");
const notBoolean = fault(
  ["query", "use_rag"],
  "Input should be a valid boolean, unable to interpret input",
  "bool_parsing",
);
const wrongLimits: readonly (readonly [query: string, detail: Fault])[] = [
  ...[
    "",
    "abc",
    "1.5",
    "5.",
    "1e1",
    "0x5",
    "%EF%BC%95",
    "1__0",
    "_1",
    "--1",
    "5%00",
    "NaN",
    "null",
    "%FF",
    "%zz",
    "%",
  ].map((value) => [`limit=${value}`, notInteger] as const),
  ["limit", notInteger],
  ["limit=5&limit=x", notInteger],
  ...["0", "-1", "-0", `-${"9".repeat(400)}`].map((value) => [`limit=${value}`, tooSmall] as const),
  ...["21", "1_000", "+21", "%2B21", "21.0", "9".repeat(400)].map(
    (value) => [`limit=${value}`, tooBig] as const,
  ),
  ...["", "maybe", "2", "%20true", "tru", "TRUE%00", "null", "-1"].map(
    (value) => [`use_rag=${value}`, notBoolean] as const,
  ),
];
// A plus is a space, and space around a number does not count: `limit=+21` is 21.
const wrongLimitRequests = wrongLimits.map(([query, detail]) =>
  post(`the query ${query.slice(0, 40)}`, `${categorizationPath}&${query}`, product, [detail]),
);

const channels = "'channel_a' or 'channel_b'";
const wrongChannels = [
  "",
  "=",
  "=Channel_a",
  "=channel_a%20",
  "=+channel_a",
  "=channel_c",
  "=channel_a%00",
].map(
  (value): HostileRequest => ({
    title: `the query sales_channel${value}`,
    path: `/api/data/categories?sales_channel${value}`,
    status: 422,
    detail: [noChoice("sales_channel", channels)],
  }),
);

function get(title: string, path: string, status: number, detail: unknown): HostileRequest {
  return { title, path, status, detail };
}

const wrongQueries: readonly HostileRequest[] = [
  get("no query", "/api/data/categories", 422, [missing("query", "sales_channel")]),
  get("an empty query", "/api/data/categories?", 422, [missing("query", "sales_channel")]),
  get("only ampersands", "/api/data/categories?&&&", 422, [missing("query", "sales_channel")]),
  get("a second question mark", "/api/data/categories??sales_channel=channel_a", 422, [
    missing("query", "sales_channel"),
  ]),
  get("a semicolon", "/api/data/categories?sales_channel=channel_a;x=1", 422, [
    noChoice("sales_channel", channels),
  ]),
  get("the last of two values", "/api/data/categories?sales_channel=channel_a&sales_channel=x", 422, [
    noChoice("sales_channel", channels),
  ]),
  get("brackets", "/api/data/categories?sales_channel[]=channel_a", 422, [missing("query", "sales_channel")]),
  get("__proto__", "/api/data/categories?__proto__=channel_a", 422, [missing("query", "sales_channel")]),
  get("no category", "/api/data/attributes", 422, [missing("query", "category_identifier")]),
  get("an attribute alone", "/api/data/values?attribute_identifier=colour", 422, [
    missing("query", "category_identifier"),
  ]),
  get("an empty category", "/api/data/attributes?category_identifier=", 404, "Unknown category identifier: "),
  get(
    "__proto__ as category",
    "/api/data/attributes?category_identifier=__proto__",
    404,
    "Unknown category identifier: __proto__",
  ),
  get(
    "a path as category",
    "/api/data/attributes?category_identifier=../../etc/passwd",
    404,
    "Unknown category identifier: ../../etc/passwd",
  ),
  get(
    "wrong bytes",
    "/api/data/attributes?category_identifier=%c3%28%ff",
    404,
    "Unknown category identifier: \ufffd(\ufffd",
  ),
  get(
    "broken percents",
    "/api/data/attributes?category_identifier=%zz%4",
    404,
    "Unknown category identifier: %zz%4",
  ),
  get(
    "an emoji",
    "/api/data/attributes?category_identifier=%F0%9F%98%80+x",
    404,
    "Unknown category identifier: 😀 x",
  ),
  get(
    "a long identifier",
    `/api/data/attributes?category_identifier=${"x".repeat(8000)}`,
    404,
    `Unknown category identifier: ${"x".repeat(8000)}`,
  ),
  get(
    "no such attribute",
    "/api/data/values?category_identifier=shirt&attribute_identifier=toString",
    404,
    "Unknown attribute identifier: toString (category shirt)",
  ),
  post("no task type", "/api/tasks/optimization/name?translation_language=en", '{"product_name": "TV"}', [
    missing("query", "task_type"),
  ]),
  post("query before body", "/api/tasks/optimization/name?task_type=x&translation_language=EN", "{}", [
    noChoice("task_type", "'cleaned' or 'detailed'"),
    noChoice("translation_language", "'en', 'de', 'fr' or 'it'"),
    missing("body", "product_name"),
  ]),
  post(
    "all of a description's choices",
    `${descriptionPath}?tone=x&target_audience=x&length=x&bullet_points=x&seo=x&translation_language=x`,
    product,
    [
      noChoice("tone", "'professional', 'casual' or 'playful'"),
      noChoice("target_audience", "'men', 'women' or 'children'"),
      noChoice("length", "'short', 'medium' or 'long'"),
      { ...notBoolean, loc: ["query", "bullet_points"] },
      { ...notBoolean, loc: ["query", "seo"] },
      noChoice("translation_language", "'en', 'de', 'fr' or 'it'"),
    ],
  ),
  post(
    "an unknown category of a task",
    "/api/tasks/attribution?sales_channel=channel_a&category_identifier=x",
    product,
    "Unknown category identifier: x",
  ),
].map((asked) => (typeof asked.detail === "string" ? { ...asked, status: 404 } : asked));

const otherContentTypes = [
  undefined,
  "",
  "text/plain",
  "text/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonx",
  "application/xml",
  "application/json-seq",
  "json",
  ";;;",
  "application/",
  "/json",
  "application/vnd.api+jsonx",
  "text/plain; application/json",
  "application/+",
  "application/a/b+json",
];
const contentTypeRequests = otherContentTypes.map((type): HostileRequest => {
  const asked = post(`the content type ${type}`, namePath, '{"product_name": "TV"}', [notObject]);
  return { ...asked, headers: { "Content-Type": type } };
});

const unauthenticated = { status: 401, detail: "Not authenticated" };
const unknown = { status: 401, detail: "Invalid API key" };
const keyRequests: readonly HostileRequest[] = [
  { title: "no key", path: "/api/data/categories", key: null, ...unauthenticated },
  {
    title: "no key, with faults",
    path: "/api/data/categories?sales_channel=x",
    key: null,
    ...unauthenticated,
  },
  { title: "an empty key", path: "/api/data/categories", key: "", ...unauthenticated },
  { title: "a blank key", path: "/api/data/categories", key: "  ", ...unauthenticated },
  { title: "a wrong key", path: "/api/data/categories", key: "pdo_wrong", ...unknown },
  {
    title: "a key twice",
    path: "/api/data/categories",
    key: ["right", "right"],
    status: 400,
    detail: "More than one X-Api-Key header",
  },
  {
    title: "a provider key twice",
    path: "/api/data/categories",
    headers: { "X-Provider-Key": ["a", "b"] },
    status: 400,
    detail: "More than one X-Provider-Key header",
  },
  { title: "a key with a comma", path: "/api/data/categories", key: "right, right", ...unknown },
  { ...post("no key and broken JSON", namePath, "{", undefined), key: null, ...unauthenticated },
  { title: "a longer key", path: "/api/data/categories", key: "rightx", ...unknown },
  { title: "a shorter key", path: "/api/data/categories", key: "righ", ...unknown },
  { title: "a key in other letters", path: "/api/data/categories", key: "RIGHT", ...unknown },
  { title: "a huge key", path: "/api/data/categories", key: "k".repeat(12_000), ...unknown },
  { title: "a key of other characters", path: "/api/data/categories", key: "\u00e9\u00ff", ...unknown },
  {
    title: "a key in the query",
    path: "/api/data/categories?api_key=right&X-Api-Key=right",
    key: null,
    ...unauthenticated,
  },
  {
    title: "a key elsewhere",
    path: "/api/data/categories",
    key: null,
    headers: { Authorization: "Bearer right" },
    ...unauthenticated,
  },
  {
    title: "a provider key alone",
    path: "/api/data/categories",
    key: null,
    headers: { "X-Provider-Key": "right" },
    ...unauthenticated,
  },
  { ...post("no key and no body", namePath, "", undefined), key: null, ...unauthenticated },
];

const notAllowed = { status: 405, detail: "Method Not Allowed", key: null };
const methodRequests: readonly HostileRequest[] = [
  ...["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "PROPFIND", "TRACE", "PURGE", "QUERY"].map(
    (method) => {
      const asked = { title: `${method} on a task`, method, path: namePath, allow: "POST", ...notAllowed };
      return { ...asked, detail: method === "HEAD" ? "" : asked.detail };
    },
  ),
  ...["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "MKCOL"].map((method) => {
    const asked = {
      title: `${method} on data`,
      method,
      path: "/api/data/values",
      allow: "GET",
      ...notAllowed,
    };
    return { ...asked, detail: method === "HEAD" ? "" : asked.detail };
  }),
  { title: "POST on the docs", method: "POST", path: "/api/docs", allow: "GET, HEAD", ...notAllowed },
  {
    title: "a body with the wrong method",
    method: "PUT",
    path: namePath,
    headers: json,
    body: "{",
    allow: "POST",
    ...notAllowed,
  },
];

const pathRequests = [
  "/api",
  "/api/",
  "/API/data/categories",
  "/api/Data/categories",
  "/api/data/categories/",
  "/api//data/categories",
  "//api/data/categories",
  "/api/data",
  "/api/data/categories/x",
  "/api/v1/data/categories",
  "/api/%zz",
  "/api/%",
  "/api/%c3%28",
  "/api/..%2f",
  "/api/data/categories%00",
  "/api/data/../data/categories",
  "/api/tasks/optimization/",
  "/api/openapi.json/",
  "/favicon.ico",
  "/.env",
  "/api/__proto__",
  `/api/${"x".repeat(4000)}`,
].map(
  (path): HostileRequest => ({
    title: `the path ${path.slice(0, 60)}`,
    path,
    key: null,
    status: 404,
    detail: "Not Found",
  }),
);

const deep = "[".repeat(200_000);
const deepRequests: readonly HostileRequest[] = [
  post("a body nested 200,000 deep", namePath, deep + "]".repeat(200_000), [notObject]),
  post("a body nested deep and left open", namePath, deep, [brokenJson(200_000)]),
  post("a name nested 200,000 deep", namePath, `{"product_name": ${deep}${"]".repeat(200_000)}}`, [
    notString("body", "product_name"),
  ]),
];

const tooLarge = "The request body is larger than 1048576 bytes";
const sizeRequests: readonly HostileRequest[] = [
  { ...post("a body one byte too large", namePath, " ".repeat(1_048_577), tooLarge), status: 413 },
  {
    ...post("a body of 4 MB without its length", namePath, " ".repeat(4_000_000), tooLarge),
    status: 413,
    isChunked: true,
  },
  {
    ...post("a body of 4 MB without a key", namePath, "x".repeat(4_000_000), ""),
    key: null,
    ...unauthenticated,
  },
  {
    ...post("a body of 4 MB without a key and without its length", namePath, "x".repeat(4_000_000), ""),
    key: null,
    isChunked: true,
    ...unauthenticated,
  },
];

export const hostileRequests: readonly HostileRequest[] = [
  ...brokenJsonRequests,
  ...undecodableRequests,
  ...notNumbers,
  ...wrongBodyRequests,
  ...wrongDescriptionRequests,
  ...wrongLimitRequests,
  ...wrongChannels,
  ...wrongQueries,
  ...contentTypeRequests,
  ...keyRequests,
  ...methodRequests,
  ...pathRequests,
  ...sizeRequests,
  ...deepRequests,
];
