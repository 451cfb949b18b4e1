/** What a URL, or a part of one, may consist of in a server's words. */
const URL_WORD = /[^\s"'<>\\]+/g;
/** A URL, or one of the API's paths. */
const URL_OR_API_PATH = /https?:\/\/|\/(?:v1|jobs|usage)\b/i;
const KEY_PARAMETER = /\b(x[-_]api[-_]key)(["']?\s*[=:]\s*["']?)[^\s&"',;<>}]+/gi;

let lastPattern: { readonly key: string; readonly pattern: RegExp } | null = null;

/** The key in each form it can take in a URL or JSON, in any case: servers lowercase what they echo. */
function keyPatternOf(key: string): RegExp {
  if (lastPattern?.key === key) return lastPattern.pattern;
  const forms = [key, encodeURIComponent(key.toWellFormed()), JSON.stringify(key).slice(1, -1)];
  const sources = forms
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/\W/g, '\\$&'));
  lastPattern = { key, pattern: new RegExp(sources.join('|'), 'gi') };
  return lastPattern.pattern;
}

/** Takes the key out of what a server may have echoed. */
export function removeKey(text: string, key: string): string {
  return key === '' ? text : text.replace(keyPatternOf(key), '[key]');
}

/**
 * Takes out a question's text: what follows the question mark of an address. Each character is
 * looked at once, however many addresses a text is full of.
 */
function removeUrlQuery(word: string): string {
  const parts = word.split('?');
  const asked = parts.findIndex((part, i) => i + 1 < parts.length && URL_OR_API_PATH.test(part));
  return asked < 0 ? word : `${parts.slice(0, asked + 1).join('?')}?[query]`;
}

/** For failures, which are shown and kept: neither the key nor a URL with its question. */
export function redactServerText(text: string, key: string): string {
  return removeKey(text, key).replace(KEY_PARAMETER, '$1$2[key]').replace(URL_WORD, removeUrlQuery);
}
