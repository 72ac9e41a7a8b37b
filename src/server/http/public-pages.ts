import type { IncomingMessage } from "node:http";
import { createOpenApiDocument } from "../../api/openapi.ts";
import { lazily } from "../../lib/once.ts";
import type { ReferenceCatalogs } from "../service.ts";
import type { ExampleValues } from "./docs-calls.ts";
import { docsPolicy, renderDocsPage } from "./docs-page.ts";
import type { PublicPage } from "./routes.ts";

/** Stands in the page for the origin until a caller is known; `.invalid` is nobody's (RFC 2606). */
const unknownOrigin = "http://origin.invalid";

/**
 * The OpenAPI document and its HTML form; neither needs a key.
 * @param ownOrigin the address that the service listens on, for callers who name no usable one
 */
export function createPublicPages(
  catalogs: ReferenceCatalogs,
  ownOrigin: () => string,
): readonly PublicPage[] {
  const document = createOpenApiDocument(catalogs.channels());
  const description = Buffer.from(JSON.stringify(document), "utf8");
  // The examples are of the catalogs, which need not be loaded for the service to listen.
  const docs = lazily(() =>
    renderDocsPage(document, { values: chooseExamples(catalogs), baseUrl: `${unknownOrigin}/api` }),
  );
  return [
    {
      path: "/openapi.json",
      render: () => description,
      headers: { "content-type": "application/json" },
    },
    {
      path: "/docs",
      render: (request) =>
        Buffer.from(docs().replaceAll(unknownOrigin, originOf(request) ?? ownOrigin()), "utf8"),
      headers: {
        "content-security-policy": docsPolicy,
        "referrer-policy": "no-referrer",
        "content-type": "text/html; charset=utf-8",
        // The addresses in it are those by which it was asked for.
        "cache-control": "no-cache",
        vary: "X-Forwarded-Proto",
      },
    },
  ];
}

/** As the caller addresses the service: undefined where the host is not a plain name or address. */
function originOf({ headers }: IncomingMessage): string | undefined {
  const { host = "" } = headers;
  if (!/^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i.test(host)) return undefined;
  return `${headers["x-forwarded-proto"] === "https" ? "https" : "http"}://${host}`;
}

/** Parameters by which every example is answered with 200: a category that asks for an attribute with values. */
function chooseExamples(catalogs: ReferenceCatalogs): ExampleValues {
  for (const channel of catalogs.channels()) {
    const catalog = catalogs.catalog(channel);
    for (const { identifier } of catalog.categories) {
      const attribute = catalog.attributes(identifier).find(({ values }) => values.length > 0);
      if (attribute === undefined) continue;
      return {
        sales_channel: channel,
        category_identifier: identifier,
        attribute_identifier: attribute.identifier,
      };
    }
  }
  return {};
}
