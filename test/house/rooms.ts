/**
 * The rooms of the source, which are folders with import rules. A file may import files of its room, the
 * `index.ts` of rooms in earlier rows of the same layer, and that of rooms in the layers that its layer lists.
 */

/** Each layer, and the layers that it may import. */
export const LAYERS = {
  build: [],
  domain: [],
  reading: ['domain'],
  kinds: ['reading', 'domain'],
  detect: ['kinds', 'reading', 'domain'],
  form: ['kinds', 'reading', 'domain'],
  check: ['kinds', 'reading', 'domain'],
  api: ['kinds', 'reading', 'domain'],
  models: ['form', 'kinds', 'reading', 'domain'],
  extension: ['domain'],
  page: ['extension', 'form', 'detect', 'kinds', 'reading', 'domain'],
  service: ['extension', 'api', 'check', 'detect', 'kinds', 'domain'],
  components: ['extension', 'models', 'kinds', 'domain'],
  gateway: [],
  entrypoints: ['components', 'page', 'service', 'extension', 'form', 'detect'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Layer = keyof typeof LAYERS;

/** The role of a file in a kind's room, derived from its name (KIND_PARTS). */
export type KindPart =
  | 'kind'
  | 'find'
  | 'check'
  | 'lookup'
  | 'answer-fields'
  | 'data'
  | 'generator';

export interface Room {
  /** Path from the root of a folder, or of a single file that is a room by itself. */
  readonly folder: string;
  readonly layer: Layer;
  readonly packages?: readonly string[];
  /** Files besides `index.ts` that others may import, with `*` for any name. */
  readonly doors?: readonly string[];
  /** The rooms of its layer that it may import, if not all rooms in earlier rows. */
  readonly only?: readonly string[];
  /** Rooms or layers that it may not import, although its layer may. */
  readonly not?: readonly string[];
  /** Rooms in later rows from which it may import types. */
  readonly types?: readonly string[];
  /** The parts of the kinds' rooms that it may import. */
  readonly parts?: readonly KindPart[];
  /** Why it may have fewer or more than 3 to 15 files. */
  readonly anySize?: string;
  /** The only files that it may have. */
  readonly files?: readonly string[];
  /** Its subfolders belong to it. */
  readonly deep?: true;
}

const ZOD = ['zod'];
const REACT = ['react', 'react-dom'];
const CONTENT_SCRIPT = ['wxt/browser', 'wxt/utils/define-content-script'];
const WIRING = 'an entry point only wires';

/** The files of a kind that other rooms may import; `parts` says which room may import which. */
export const KIND_DOORS = [
  'kind.ts',
  'find.ts',
  'find-mistyped.ts',
  'field.ts',
  'check.ts',
  'lookup.ts',
  'answer-fields.ts',
];

const kind = (
  name: string,
  only: readonly string[],
  packages: readonly string[],
  doors: readonly string[],
): Room => ({
  folder: `lib/kinds/${name}`,
  layer: 'kinds',
  only: ['lib/kinds/shared', ...only],
  packages,
  doors: [...KIND_DOORS, ...doors],
  deep: true,
});

export const ROOMS: readonly Room[] = [
  {
    folder: 'lib/build',
    layer: 'build',
    packages: [
      'node:crypto',
      'node:fs',
      'node:path',
      'vite',
      'zod',
      'icu-minify',
      '@formatjs/icu-messageformat-parser',
    ],
  },

  // Configuration of nginx, which shares no code with the extension.
  { folder: 'lib/gateway', layer: 'gateway', deep: true },

  { folder: 'lib/domain', layer: 'domain' },
  {
    folder: 'lib/texts',
    layer: 'domain',
    packages: ['icu-minify', 'wxt/browser'],
    // Each area of texts is a separate file, which only the code that shows it imports.
    doors: ['*.ts'],
    deep: true,
    anySize: 'a file per area of texts',
  },

  { folder: 'lib/reading/scanning', layer: 'reading' },
  { folder: 'lib/reading/labels', layer: 'reading' },
  { folder: 'lib/reading/text', layer: 'reading' },
  { folder: 'lib/reading/regions', layer: 'reading' },
  { folder: 'lib/reading/dom', layer: 'reading' },

  { folder: 'lib/kinds/shared', layer: 'kinds', packages: ZOD, doors: ['*.ts'] },
  kind('ip', [], ['ipaddr.js', 'zod'], []),
  // An email address ends in a domain, and a domain may be an IP address, so these kinds import checks of others.
  kind(
    'domain',
    ['lib/kinds/ip'],
    ['punycode.js', 'tldts', 'zod'],
    ['host.ts', 'dns.ts', 'check/*'],
  ),
  kind('email', ['lib/kinds/domain', 'lib/kinds/ip'], ZOD, ['check/role-names.ts']),
  // A kind's finders and plans are for different scripts, each of which must load only its own.
  kind('phone', [], ['libphonenumber-js', 'zod'], ['find/*', 'field/region.ts', 'check/parse.ts']),
  kind('vat', [], ZOD, ['check/validity.ts']),
  kind('iban', [], ZOD, ['find-structures.ts']),
  kind('bic', [], ZOD, ['find-words.ts']),
  { folder: 'lib/kinds', layer: 'kinds', parts: ['kind'] },

  { folder: 'lib/detect/compose', layer: 'detect', parts: ['find'], doors: ['*.ts'] },
  {
    folder: 'lib/detect',
    layer: 'detect',
    // Each detector is loaded by a different script.
    doors: ['rough-detector.ts', 'page-detector.ts', 'exact-detector.ts'],
    // Only the files of EXACT_DETECTION may import checks.
    parts: ['find', 'check'],
  },
  { folder: 'lib/form/language', layer: 'form', parts: ['find'] },
  { folder: 'lib/form/field', layer: 'form' },
  { folder: 'lib/form/purpose', layer: 'form' },
  { folder: 'lib/form', layer: 'form' },
  { folder: 'lib/check', layer: 'check', parts: ['check'] },
  { folder: 'lib/api/failures', layer: 'api', packages: ZOD },
  { folder: 'lib/api/endpoints', layer: 'api', packages: ZOD, parts: ['lookup'] },
  { folder: 'lib/api/balances', layer: 'api', packages: ZOD },
  { folder: 'lib/api/gateway', layer: 'api', packages: ['structured-headers'] },
  { folder: 'lib/api/client', layer: 'api', packages: ZOD },
  { folder: 'lib/models/answer', layer: 'models', parts: ['answer-fields'] },
  { folder: 'lib/models/console', layer: 'models' },
  {
    folder: 'lib/models/list',
    layer: 'models',
    packages: ['papaparse'],
    // Lines of a list are stored and sent in the form of these schemas.
    types: ['lib/extension/schemas'],
  },
  {
    folder: 'lib/models/list-view',
    layer: 'models',
    types: ['lib/extension/schemas'],
  },
  {
    folder: 'lib/models/checked-list',
    layer: 'models',
    types: ['lib/extension/schemas'],
  },
  {
    folder: 'lib/models/evidence',
    layer: 'models',
    types: ['lib/extension/schemas'],
  },
  { folder: 'lib/models/data-sets', layer: 'models' },
  {
    folder: 'lib/models/workbook',
    layer: 'models',
    packages: ['fflate', 'saxen'],
    types: ['lib/extension/schemas'],
  },

  { folder: 'lib/extension/schemas', layer: 'extension', packages: ZOD },
  { folder: 'lib/extension/messages', layer: 'extension', packages: ZOD },
  {
    folder: 'lib/extension',
    layer: 'extension',
    packages: ['wxt/browser', 'wxt/utils/content-script-context'],
    // Small enough for the always-on script.
    doors: ['shadow-root.ts'],
  },

  { folder: 'lib/page/dom', layer: 'page' },
  { folder: 'lib/page/frame', layer: 'page' },
  { folder: 'lib/page/scan', layer: 'page' },
  { folder: 'lib/page/marks', layer: 'page' },
  { folder: 'lib/page/overlay', layer: 'page' },
  { folder: 'lib/page/line/styles', layer: 'page', doors: ['*.css'] },
  { folder: 'lib/page/line', layer: 'page' },
  { folder: 'lib/page/submit', layer: 'page' },
  { folder: 'lib/page/provenance', layer: 'page' },
  { folder: 'lib/page/recipients', layer: 'page' },
  { folder: 'lib/page/value', layer: 'page' },
  { folder: 'lib/page/field', layer: 'page' },
  { folder: 'lib/page/card', layer: 'page' },

  { folder: 'lib/service/storage', layer: 'service', packages: ['idb', 'zod'] },
  { folder: 'lib/service/platform', layer: 'service', packages: ['wxt/browser'] },
  { folder: 'lib/service/concurrency', layer: 'service' },
  { folder: 'lib/service/messaging', layer: 'service', packages: ZOD },
  { folder: 'lib/service/settings', layer: 'service', packages: ZOD },
  { folder: 'lib/service/settings-sync', layer: 'service', packages: ZOD },
  { folder: 'lib/service/billing', layer: 'service', packages: ZOD },
  { folder: 'lib/service/account', layer: 'service', packages: ZOD },
  { folder: 'lib/service/answers', layer: 'service', packages: ZOD },
  { folder: 'lib/service/jobs', layer: 'service', packages: ZOD },
  { folder: 'lib/service/values', layer: 'service', packages: ZOD },
  { folder: 'lib/service/console', layer: 'service', packages: ZOD },
  { folder: 'lib/service/lookup', layer: 'service', packages: ZOD },
  { folder: 'lib/service/lists', layer: 'service', packages: ZOD },
  { folder: 'lib/service/surfaces', layer: 'service', packages: ZOD },
  { folder: 'lib/service/popup', layer: 'service', packages: ZOD },
  {
    folder: 'lib/service',
    layer: 'service',
    packages: ['wxt/browser'],
    doors: ['register-listeners.ts'],
    files: ['index.ts', 'register-listeners.ts'],
    anySize: 'it composes the rooms',
  },

  { folder: 'components/styles/forms', layer: 'components', doors: ['*.css'] },
  { folder: 'components/styles', layer: 'components', doors: ['*.css'] },
  { folder: 'components/format', layer: 'components' },
  { folder: 'components/files', layer: 'components', packages: REACT },
  { folder: 'components/hooks', layer: 'components', packages: REACT },
  { folder: 'components/ui', layer: 'components', packages: REACT },
  { folder: 'components/labels', layer: 'components' },
  { folder: 'components/answer', layer: 'components', packages: REACT },
  { folder: 'components/jobs', layer: 'components', packages: REACT },
  { folder: 'components/lookup', layer: 'components', packages: REACT },
  { folder: 'components/card', layer: 'components', packages: REACT },
  { folder: 'components/settings', layer: 'components', packages: REACT },
  { folder: 'components/palette', layer: 'components', packages: REACT },
  { folder: 'components/connect', layer: 'components', packages: REACT },
  { folder: 'components/history', layer: 'components', packages: REACT },
  { folder: 'components/site-rules', layer: 'components', packages: REACT },
  { folder: 'components/settings-file', layer: 'components', packages: REACT },
  { folder: 'components/data-sets', layer: 'components', packages: REACT },
  { folder: 'components/settings-sync', layer: 'components', packages: REACT },
  { folder: 'components/options', layer: 'components', packages: REACT },
  { folder: 'components/usage', layer: 'components', packages: REACT },
  { folder: 'components/stats', layer: 'components', packages: REACT },
  { folder: 'components/rates', layer: 'components', packages: REACT },
  { folder: 'components/popup-lookups', layer: 'components', packages: REACT },
  { folder: 'components/popup', layer: 'components', packages: REACT },
  { folder: 'components/welcome', layer: 'components', packages: REACT },
  { folder: 'components/console-answer', layer: 'components', packages: REACT },
  { folder: 'components/console/styles', layer: 'components', doors: ['*.css'] },
  { folder: 'components/console', layer: 'components', packages: REACT },
  { folder: 'components/workbench-list', layer: 'components', packages: REACT },
  { folder: 'components/workbench-columns', layer: 'components', packages: REACT },
  {
    folder: 'components/workbench-table',
    layer: 'components',
    packages: [...REACT, '@tanstack/react-virtual'],
  },
  { folder: 'components/workbench-again', layer: 'components', packages: REACT },
  { folder: 'components/workbench-report', layer: 'components', packages: REACT },
  { folder: 'components/evidence', layer: 'components', packages: REACT },
  { folder: 'components/workbench', layer: 'components', packages: REACT },

  ...[
    ...[
      'content',
      'field.content',
      'corrected-fields.content',
      'marks.content',
      'card-frame.content',
    ].map((name) => ({
      folder: `entrypoints/${name}`,
      packages: CONTENT_SCRIPT,
      not: ['components', 'service'],
    })),
    {
      folder: 'entrypoints/background',
      packages: ['wxt/utils/define-background'],
      not: ['components', 'page', 'form', 'detect', 'extension'],
    },
    ...['popup', 'card', 'popup-main', 'popup-commands', 'card-main'].map((name) => ({
      folder: `entrypoints/${name}`,
      packages: ['react-dom', 'wxt/utils/define-unlisted-script'],
      not: ['page', 'service', 'form', 'detect'],
    })),
    ...['options', 'welcome', 'console', 'workbench', 'sidepanel'].map((name) => ({
      folder: `entrypoints/${name}`,
      packages: ['react-dom'],
      not: ['page', 'service', 'form', 'detect'],
    })),
  ].map((row): Room => ({ layer: 'entrypoints', only: [], anySize: WIRING, ...row })),
];

/** A part of a kind's room: its files, and the parts and packages that they may import. */
interface KindPartRule {
  readonly part: KindPart;
  /** Matches the path after `lib/kinds/<kind>/`. The first match wins. */
  readonly files: RegExp;
  readonly parts: readonly KindPart[];
  /** Whether it may import lib/reading. All parts may import lib/domain, lib/texts and lib/kinds/shared. */
  readonly reading: boolean;
  /** Which of its room's packages it may import. */
  readonly packages: 'none' | 'zod' | 'all but zod';
}

/** Web pages load the files whose names begin with `find` or `field`; only lookups know the API's replies. */
export const KIND_PARTS: readonly KindPartRule[] = [
  { part: 'kind', files: /^kind\.ts$/, parts: [], reading: false, packages: 'none' },
  {
    part: 'generator',
    files: /^data\/(?:make-|[\w-]+\.mjs$)/,
    parts: ['generator', 'check', 'data'],
    reading: false,
    packages: 'all but zod',
  },
  { part: 'data', files: /^data\//, parts: ['data'], reading: false, packages: 'none' },
  {
    part: 'answer-fields',
    files: /^answer-fields\.ts$/,
    parts: ['answer-fields'],
    reading: false,
    packages: 'none',
  },
  {
    part: 'lookup',
    files: /^(?:lookup|dns|certificates|deliverability)\.ts$/,
    parts: ['lookup', 'answer-fields'],
    reading: true,
    packages: 'zod',
  },
  {
    part: 'find',
    files: /^(?:(?:find|field)[-\w]*(?:\/|\.ts$)|host\.ts$)/,
    parts: ['find', 'data'],
    reading: true,
    packages: 'none',
  },
  {
    part: 'check',
    files: /./,
    parts: ['kind', 'check', 'find', 'data'],
    reading: true,
    packages: 'all but zod',
  },
];

/** Files of lib/detect that may import checks, because web pages never load them. */
export const EXACT_DETECTION = /^lib\/detect\/(?:index|exact-detector|selection|refang)\.ts$/;
