/** Gives a text to the person as a file, by the browser's own download. */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then, or was refused.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** "fieldmark-history-2026-11-22.csv", by the person's own day. */
export function exportFileName(what: string, ending: string, now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `fieldmark-${what}-${day}.${ending}`;
}
