/** Puts a style sheet of ours on the document without a node of ours in it, where that works. */
export function addStyle(css: string, signal: AbortSignal): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    signal.addEventListener('abort', () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    });
  } catch {
    // Firefox keeps constructed sheets of extensions from documents of pages.
    const style = document.createElement('style');
    style.textContent = css;
    document.documentElement.append(style);
    signal.addEventListener('abort', () => style.remove());
  }
}
