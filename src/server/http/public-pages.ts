import { createOpenApiDocument } from "../../api/openapi.ts";
import type { SalesChannel } from "../../api/vocabulary.ts";
import { renderDocsPage } from "./docs-page.ts";
import type { PublicPage } from "./routes.ts";

/** The OpenAPI document and its HTML form; neither needs a key. */
export function createPublicPages(channels: readonly SalesChannel[]): readonly PublicPage[] {
  const document = createOpenApiDocument(channels);
  return [
    {
      path: "/openapi.json",
      bytes: Buffer.from(JSON.stringify(document), "utf8"),
      headers: { "content-type": "application/json" },
    },
    {
      path: "/docs",
      bytes: Buffer.from(renderDocsPage(document), "utf8"),
      headers: {
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        "referrer-policy": "no-referrer",
        "content-type": "text/html; charset=utf-8",
      },
    },
  ];
}
