/** A draft as code that sends it, with the contract's placeholder in place of the key. */

import { ENDPOINT_CONTRACT, fieldNamesIn, requestPath } from '../../domain/index.ts';
import { type ConsoleDraft, consoleParamsOf } from './draft.ts';

/** Path and query as sent; a missing path parameter stays in braces. */
export function requestPathOf(draft: ConsoleDraft): string {
  const { path } = ENDPOINT_CONTRACT[draft.endpoint];
  return requestPath(path, consoleParamsOf(draft), {
    ...draft,
    fields: fieldNamesIn(draft.fields),
  });
}

const PLACEHOLDER = '<API_KEY>';
const AWAIT_FETCH = 'const response = await fetch';

/** Quotes a text for a POSIX shell, where only the single quote itself needs escaping. */
const shellQuote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Quotes a text for JavaScript and for Python, which read JSON's escapes alike. */
const quote = (text: string): string => JSON.stringify(text).replaceAll('\u007f', '\\u007f');

const SNIPPETS = {
  curl: (address: string) => `curl ${shellQuote(address)} -H "x-api-key: ${PLACEHOLDER}"`,
  fetch: (address: string) =>
    [
      `${AWAIT_FETCH}(${quote(address)}, {`,
      `  headers: { "x-api-key": "${PLACEHOLDER}" },`,
      '});',
      'console.log(response.status, await response.json());',
    ].join('\n'),
  Python: (address: string) =>
    [
      'import requests',
      '',
      'response = requests.get(',
      `    ${quote(address)},`,
      `    headers={"x-api-key": "${PLACEHOLDER}"},`,
      '    timeout=60,',
      ')',
      'print(response.status_code, response.json())',
    ].join('\n'),
  Node: (address: string) =>
    [
      `// API_KEY='${PLACEHOLDER}' node request.mjs`,
      `${AWAIT_FETCH}(${quote(address)}, {`,
      '  headers: { "x-api-key": process.env.API_KEY },',
      '  signal: AbortSignal.timeout(60_000),',
      '});',
      'console.log(response.status, await response.text());',
      'if (!response.ok) process.exitCode = 1;',
    ].join('\n'),
} as const satisfies Readonly<Record<string, (address: string) => string>>;

export type SnippetName = keyof typeof SNIPPETS;

export const SNIPPET_NAMES: readonly SnippetName[] = ['curl', 'fetch', 'Python', 'Node'];

/** Code that sends the draft. The key is never in it. */
export function snippetOf(name: SnippetName, baseUrl: string, draft: ConsoleDraft): string {
  return SNIPPETS[name](`${baseUrl.replace(/(?<!\/)\/+$/, '')}${requestPathOf(draft)}`);
}
