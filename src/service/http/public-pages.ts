import { createOpenApiDocument } from "../openapi.ts";
import { renderDocsPage } from "./docs-page.ts";
import type { PublicPage } from "./routes.ts";

/** The interface description and its readable form; they ask for no key and hold nothing that is secret. */
export function createPublicPages(): readonly PublicPage[] {
  const document = createOpenApiDocument();
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
