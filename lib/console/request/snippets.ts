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

/** Where two JSON values differ. A side that has nothing at the path is absent. */
interface JsonDifference {
  /** Names with dots between, and indexes in brackets; empty for the whole value. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;
const isSameShape = (before: unknown, after: unknown): boolean =>
  isContainer(before) && isContainer(after) && Array.isArray(before) === Array.isArray(after);

/**
 * Compares two JSON values by name and index, without recursion because an answer may be nested deeply. A
 * branch that only one of them has is one difference.
 */
export function compareJson(before: unknown, after: unknown): readonly JsonDifference[] {
  const differences: JsonDifference[] = [];
  const pending: JsonDifference[] = [{ path: '', before, after }];
  for (let pair = pending.pop(); pair; pair = pending.pop()) {
    const { path, before: old, after: current } = pair;
    const hasBoth = 'before' in pair && 'after' in pair;
    if (!hasBoth || !isSameShape(old, current)) {
      if (!hasBoth || !Object.is(old, current)) differences.push(pair);
      continue;
    }
    const oldEntries = new Map(Object.entries(Object(old)));
    const newEntries = new Map(Object.entries(Object(current)));
    const nameIn = (name: string) =>
      Array.isArray(old) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`;
    // The last pair is taken first, so they are added in reverse order.
    for (const name of [...new Set([...oldEntries.keys(), ...newEntries.keys()])].reverse()) {
      pending.push({
        path: nameIn(name),
        ...(oldEntries.has(name) ? { before: oldEntries.get(name) } : {}),
        ...(newEntries.has(name) ? { after: newEntries.get(name) } : {}),
      });
    }
  }
  return differences;
}
