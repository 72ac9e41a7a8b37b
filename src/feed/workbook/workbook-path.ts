/** Whether a path is called as workbooks are that are written. */
export function isWorkbookPath(path: string): boolean {
  return /\.xls[xm]$/i.test(path);
}
