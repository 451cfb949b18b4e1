/** U+FEFF at the start tells spreadsheets that the text is UTF-8 (Unicode, 23.8). */
const BYTE_ORDER_MARK = '\ufeff';

/** Starts the browser's own download. */
export function downloadBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser has started the download or refused it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads a text. `bom`: for CSV, which spreadsheets open. */
export function downloadFile(
  name: string,
  type: string,
  text: string,
  { bom = false }: { readonly bom?: boolean } = {},
): void {
  const content = bom ? BYTE_ORDER_MARK + text : text;
  downloadBlob(name, new Blob([content], { type: `${type};charset=utf-8` }));
}

/** "fieldmark-history-2026-11-22.csv"; the date is that of the local time zone. */
export function exportFileName(what: string, extension: string, now = new Date()): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const date = `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
  return `fieldmark-${what}-${date}.${extension}`;
}
