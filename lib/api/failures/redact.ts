/** A run of characters that a URL in a server's message may consist of. */
const URL_WORD = /[^\s"'<>\\]+/g;
/** The start of a URL, or one of the API's paths. */
const URL_OR_API_PATH = /https?:\/\/|\/(?:v1|jobs|usage)\b/i;
const KEY_PARAMETER = /\b(x[-_]api[-_]key)(["']?\s*[=:]\s*["']?)[^\s&"',;<>}]+/gi;

let lastPattern: { readonly key: string; readonly pattern: RegExp } | null = null;

/** Matches the key plain, URL-encoded or JSON-escaped, in any case: servers may lowercase it. */
function keyPatternOf(key: string): RegExp {
  if (lastPattern?.key === key) return lastPattern.pattern;
  const forms = [key, encodeURIComponent(key.toWellFormed()), JSON.stringify(key).slice(1, -1)];
  const sources = forms
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/\W/g, '\\$&'));
  lastPattern = { key, pattern: new RegExp(sources.join('|'), 'gi') };
  return lastPattern.pattern;
}

/** Replaces the key, which a server may echo, with `[key]`. */
export function removeKey(text: string, key: string): string {
  return key === '' ? text : text.replace(keyPatternOf(key), '[key]');
}

/** Replaces the query of a URL with `[query]`, in time linear in the text's length. */
function removeUrlQuery(word: string): string {
  const parts = word.split('?');
  const urlPart = parts.findIndex((part, i) => i + 1 < parts.length && URL_OR_API_PATH.test(part));
  return urlPart < 0 ? word : `${parts.slice(0, urlPart + 1).join('?')}?[query]`;
}

/** Removes the key and the queries of URLs from a text that is shown and stored in a failure. */
export function redactServerText(text: string, key: string): string {
  return removeKey(text, key).replace(KEY_PARAMETER, '$1$2[key]').replace(URL_WORD, removeUrlQuery);
}
