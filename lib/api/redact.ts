// The bound keeps the search linear in texts full of paths.
/** A question's text: what follows the question mark of a URL or of one of the API's paths. */
const QUERY = /((?:https?:\/\/|\/(?:v1|jobs|usage)\b)[^\s?"'<>\\]{0,2048})\?[^\s"'<>\\]*/gi;
const KEY_PARAMETER = /\b(x[-_]api[-_]key)(["']?\s*[=:]\s*["']?)[^\s&"',;<>}]+/gi;

let last: { readonly key: string; readonly pattern: RegExp } | null = null;

/** The key in each form it can take in a URL or JSON, in any case: servers lowercase what they echo. */
function patternOf(key: string): RegExp {
  if (last?.key === key) return last.pattern;
  const forms = [key, encodeURIComponent(key.toWellFormed()), JSON.stringify(key).slice(1, -1)];
  const sources = forms
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/\W/g, '\\$&'));
  last = { key, pattern: new RegExp(sources.join('|'), 'gi') };
  return last.pattern;
}

/** Takes the key out of what a server may have echoed. */
export function withoutKey(text: string, key: string): string {
  return key === '' ? text : text.replace(patternOf(key), '[key]');
}

/** For failures, which are shown and kept: neither the key nor a URL with its question. */
export function redact(text: string, key: string): string {
  return withoutKey(text, key).replace(KEY_PARAMETER, '$1$2[key]').replace(QUERY, '$1?[query]');
}
