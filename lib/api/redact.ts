/** A question's text: what follows the question mark of a URL or of one of the API's paths. */
const QUERY = /((?:https?:\/\/|\/(?:v1|jobs|usage)\b)[^\s?"'<>\\]*)\?[^\s"'<>\\]*/gi;
const KEY_PARAMETER = /\b(x[-_]api[-_]key)(["']?\s*[=:]\s*["']?)[^\s&"',;<>}]+/gi;

/** Takes the key out of what a server may have echoed, in each form it can take in a URL or JSON. */
export function withoutKey(text: string, key: string): string {
  if (key === '') return text;
  const forms = new Set([key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)]);
  let clean = text;
  for (const form of forms) {
    // In any case: a server may echo what it has lowercased.
    clean = clean.replace(new RegExp(form.replace(/[^\w]/g, '\\$&'), 'gi'), '[key]');
  }
  return clean;
}

/** For failures, which are shown and kept: neither the key nor a URL with its question. */
export function redact(text: string, key: string): string {
  return withoutKey(text, key).replace(KEY_PARAMETER, '$1$2[key]').replace(QUERY, '$1?[query]');
}
