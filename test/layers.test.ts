/** The layer table of the design: who may import whom. A file in the wrong room fails here. */
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, importsOf, sourceOf, sourcesOf } from './sources.ts';

/**
 * Rooms by path, first match wins. In a kind's room, a page loads what begins with `find` or `field`;
 * what speaks the API's language is a lookup; everything else belongs to the check.
 */
const ROOMS: readonly (readonly [string, RegExp])[] = [
  [
    'words',
    /^lib\/(verdict|failure|policy|finding|list-limits|site-pattern|dial-codes|endpoint|transmitted)\.ts$/,
  ],
  ['loading', /^lib\/texts\/load\.ts$/],
  ['texts', /^lib\/texts\//],
  ['messages', /^lib\/(messages\.ts|messages\/|tab-message\.ts|views\/)/],
  ['send', /^lib\/(send|context|open-root|permit|shortcuts)\.ts$/],
  ['reading', /^lib\/reading\//],
  ['kinds', /^lib\/kinds\/(index|kind-row|plan|facts|\w+\/kind)\.ts$/],
  ['makers', /^lib\/kinds\/\w+\/data\/make-/],
  ['data', /^lib\/kinds\/\w+\/data\//],
  ['records', /^lib\/kinds\/(record-table|\w+\/record)\.ts$/],
  ['lookups', /^lib\/kinds\/(endpoint|rules|\w+\/(lookup|dns|certificates|deliverability))\.ts$/],
  ['finders', /^lib\/kinds\/(finder|field-rules|\w+\/(find|field)[-\w]*|domain\/host)\.ts$/],
  ['checks', /^lib\/kinds\//],
  // What only selections, pastes and the background need; no page loads it.
  ['exact', /^lib\/detect\/(index|exact|selection|refang)\.ts$/],
  ['detect', /^lib\/detect\//],
  ['form', /^lib\/form\//],
  // A list: text → rows → columns → lines; what the workbench shows and exports.
  ['list', /^lib\/list\//],
  ['check', /^lib\/check\//],
  ['record', /^lib\/record\//],
  ['console', /^lib\/console\//],
  ['page', /^lib\/page\//],
  ['api', /^lib\/api\//],
  ['service', /^lib\/service\//],
  ['components', /^components\//],
  ['content', /^entrypoints\/(content|(field|marks|card-frame)\.content)\//],
  ['background', /^entrypoints\/background\//],
  ['pages', /^entrypoints\/(popup|options|welcome|console|card|workbench)(-main)?\//],
];

interface Rule {
  /** Rooms it may import, and packages (by name, or by the start of it before `/`). */
  readonly imports: readonly string[];
  /** Rooms of which it may import types alone. */
  readonly types?: readonly string[];
}

const WORDS = ['kinds', 'words', 'texts'];
const BROWSER = 'wxt/browser';
const ENTRY = ['wxt/utils/define-content-script', 'wxt/utils/define-background', BROWSER];

const RULES: Readonly<Record<string, Rule>> = {
  words: { imports: [], types: ['words', 'kinds'] },
  // What is said, in the language that is spoken; whoever shows or makes text may use it.
  texts: { imports: ['texts', 'icu-minify'], types: ['kinds'] },
  loading: { imports: [BROWSER], types: ['texts'] },
  kinds: { imports: WORDS },
  messages: { imports: ['messages', ...WORDS, 'zod'] },
  send: {
    imports: [BROWSER, 'words'],
    types: ['messages', 'words', 'kinds', 'wxt/utils/content-script-context'],
  },
  reading: { imports: ['reading', ...WORDS] },
  data: { imports: ['data'] },
  // The scripts that make the tables, which no one imports.
  makers: {
    imports: [
      'checks',
      'libphonenumber-js',
      'node:fs',
      'node:module',
      'node:path',
      'node:process',
      'node:url',
    ],
  },
  finders: { imports: ['finders', 'data', 'reading', ...WORDS] },
  checks: {
    imports: [
      'checks',
      'data',
      'finders',
      'reading',
      ...WORDS,
      'libphonenumber-js',
      'tldts',
      'ipaddr.js',
      'punycode.js',
    ],
  },
  records: { imports: ['records', 'texts'], types: WORDS },
  record: { imports: ['record', 'records', 'reading', ...WORDS] },
  console: { imports: ['console', 'record', ...WORDS] },
  lookups: { imports: ['lookups', 'reading', ...WORDS, 'zod'] },
  detect: { imports: ['detect', 'finders', 'reading', ...WORDS] },
  exact: { imports: ['exact', 'detect', 'checks', 'finders', 'data', 'reading', ...WORDS] },
  form: { imports: ['form', 'finders', 'reading', ...WORDS] },
  list: { imports: ['list', 'form', 'reading', ...WORDS, 'papaparse'], types: ['messages'] },
  check: { imports: ['check', 'checks', 'reading', ...WORDS] },
  page: { imports: ['page', 'detect', 'form', 'reading', ...WORDS], types: ['messages', 'send'] },
  api: { imports: ['api', 'lookups', ...WORDS, 'zod'] },
  service: {
    imports: [
      'service',
      'loading',
      ...WORDS,
      'check',
      'exact',
      'messages',
      'api',
      'idb',
      'zod',
      BROWSER,
    ],
  },
  components: {
    imports: [
      'components',
      'send',
      'loading',
      'list',
      'record',
      'console',
      ...WORDS,
      'react',
      'react-dom',
      '@tanstack/react-virtual',
    ],
    types: ['messages', 'page', 'detect', 'check', 'api', 'service'],
  },
  content: {
    imports: ['page', 'detect', 'form', 'send', ...WORDS, ...ENTRY],
    types: ['messages'],
  },
  background: { imports: ['service', 'api', 'messages', ...ENTRY] },
  pages: {
    imports: ['components', 'send', 'react', 'react-dom', 'wxt/utils/define-unlisted-script'],
    types: ['messages'],
  },
};

function roomOf(path: string): string | undefined {
  return ROOMS.find(([, pattern]) => pattern.test(path))?.[0];
}

function forbidden(room: string, file: string, { target, typeOnly }: Import): string | null {
  const rule = RULES[room];
  if (!rule) return `no rule for room ${room}`;
  const bare = target.replace(/\?.*$/, '');
  if (bare.endsWith('.css')) {
    return room === 'components' || room === 'pages' || room === 'content' ? null : 'a style sheet';
  }
  const allowed = [...rule.imports, ...(typeOnly ? (rule.types ?? []) : [])];
  if (!bare.startsWith('.')) {
    return allowed.some((name) => bare === name || bare.startsWith(`${name}/`)) ? null : bare;
  }
  const path = posix.join(posix.dirname(file), bare);
  const other = roomOf(path);
  if (other === undefined) return `${path} (in no room)`;
  if (other === room && path.startsWith(posix.dirname(file))) return null;
  return allowed.includes(other) ? null : `${other} (${path})`;
}

const files = sourcesOf('{lib,components,entrypoints}/**/*.{ts,tsx}');

describe('layers', () => {
  it('reads imports of every form', () => {
    const source = `import a from 'a';
import type { B } from './b.ts';
import { type C, type D } from './c.ts';
import { type E, f } from './e.ts';
import './g.css';
export * from './h.ts';
const i = await import('./i.ts');`;
    expect(importsOf(source)).toEqual([
      { target: 'a', typeOnly: false },
      { target: './b.ts', typeOnly: true },
      { target: './c.ts', typeOnly: true },
      { target: './e.ts', typeOnly: false },
      { target: './g.css', typeOnly: false },
      { target: './h.ts', typeOnly: false },
      { target: './i.ts', typeOnly: false },
    ]);
  });

  it('catches a forbidden import', () => {
    const wrong: Import = { target: '../service/index.ts', typeOnly: false };
    expect(forbidden('page', 'lib/page/watch.ts', wrong)).toContain('service');
    expect(forbidden('detect', 'lib/detect/a.ts', { target: 'zod', typeOnly: false })).toBe('zod');
  });

  it.each(files)('%s', (file) => {
    const room = roomOf(file);
    expect(room, `${file} is in no room`).toBeDefined();
    const wrong = importsOf(sourceOf(file))
      .map((each) => forbidden(room ?? '', file, each))
      .filter((each) => each !== null);
    expect(wrong).toEqual([]);
  });

  const callers = (pattern: RegExp) => files.filter((file) => pattern.test(sourceOf(file)));

  it('has one fetch of the API, and one of our own texts', () => {
    expect(callers(/\b(?:globalThis\.)?fetch\(|XMLHttpRequest|sendBeacon|WebSocket/)).toEqual([
      'lib/api/client.ts',
      'lib/texts/load-language.ts',
    ]);
  });

  it('touches the DOM in page rooms only', () => {
    const outside = callers(/\b(?:document|window)\.\w/).filter((file) =>
      /^lib\/(api|service|check|detect|kinds|messages)/.test(file),
    );
    expect(outside).toEqual([]);
  });
});
