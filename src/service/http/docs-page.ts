export function renderDocsPage(_d: unknown): string {
  return "<html></html>";
}
