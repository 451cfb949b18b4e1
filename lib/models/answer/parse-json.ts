/** Undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    // `trim` also removes a byte order mark.
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
}
