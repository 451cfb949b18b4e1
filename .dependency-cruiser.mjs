/**
 * Which file may import which. `npm run lint` runs these rules with dependency-cruiser; `npm run structure`
 * counts modules, files and lines.
 */
import { globSync } from 'node:fs';

/** Each layer: its files, the layers below that it may import, and the packages of its own. */
const LAYERS = {
  // A package of its own (lib/values/package.json).
  values: {
    files: '^lib/values/',
    below: [],
    packages: 'ipaddr\\.js|libphonenumber-js|punycode\\.js|tldts',
  },
  domain: { files: '^lib/(domain|texts)/', below: ['values'], packages: 'icu-minify|wxt/' },
  reading: { files: '^lib/reading/', below: ['domain', 'values'] },
  kinds: { files: '^lib/kinds/', below: ['reading', 'domain', 'values'], packages: 'zod' },
  form: { files: '^lib/form/', below: ['kinds', 'reading', 'domain', 'values'] },
  check: { files: '^lib/check/', below: ['domain', 'values'] },
  api: {
    files: '^lib/api/',
    below: ['kinds', 'reading', 'domain', 'values'],
    packages: 'zod|structured-headers',
  },
  extension: { files: '^lib/extension/', below: ['domain', 'values'], packages: 'zod|wxt/' },
  models: {
    files: '^lib/models/',
    below: ['extension', 'form', 'kinds', 'reading', 'domain', 'values'],
  },
  page: {
    files: '^lib/page/',
    below: ['extension', 'form', 'values', 'kinds', 'reading', 'domain'],
  },
  service: {
    files: '^lib/service/',
    below: ['extension', 'api', 'check', 'values', 'kinds', 'domain'],
    packages: 'zod|idb|wxt/',
  },
  storage: { files: '^lib/service/storage/', below: [], packages: 'zod|idb' },
  components: {
    files: '^components/(?!workbench/|suppliers/|console/|documents/)',
    below: ['extension', 'models', 'kinds', 'reading', 'domain', 'values'],
    packages: 'react|react-dom',
  },
  workbench: {
    files: '^lib/workbench/(?!background/|store/|page-store)',
    below: ['extension', 'form', 'kinds', 'reading', 'domain', 'values'],
    packages: 'papaparse|fflate|saxen|zod',
  },
  // The lists in the database, for the page and the background.
  workbenchStore: {
    files: '^lib/workbench/(store/|page-store)',
    below: ['storage', 'workbench', 'domain', 'values'],
  },
  workbenchBackground: {
    files: '^lib/workbench/background/',
    below: [
      ...['workbenchStore', 'workbench', 'service', 'extension'],
      ...['api', 'check', 'values', 'kinds', 'domain'],
    ],
    packages: 'zod',
  },
  suppliers: {
    files: '^lib/suppliers/(?!background/)',
    below: ['extension', 'kinds', 'reading', 'domain', 'values'],
    packages: 'zod',
  },
  suppliersBackground: {
    files: '^lib/suppliers/background/',
    below: [
      ...['suppliers', 'workbenchBackground', 'workbenchStore', 'workbench'],
      ...['storage', 'service', 'extension', 'api', 'domain', 'values'],
    ],
    packages: 'zod',
  },
  suppliersComponents: {
    files: '^components/suppliers/',
    below: ['suppliers', 'components', 'extension', 'domain', 'values'],
    packages: 'react',
  },
  workbenchComponents: {
    files: '^components/workbench/',
    below: [
      ...['workbenchStore', 'workbench', 'suppliersComponents', 'suppliers', 'components'],
      ...['extension', 'models', 'kinds', 'domain', 'values'],
    ],
    packages: 'react|@tanstack/react-virtual',
  },
  console: {
    files: '^lib/console/(?!background/)',
    below: ['models', 'extension', 'kinds', 'domain', 'values'],
    packages: 'zod',
  },
  consoleBackground: {
    files: '^lib/console/background/',
    below: ['console', 'service', 'extension', 'api', 'domain', 'values'],
    packages: 'zod',
  },
  consoleComponents: {
    files: '^components/console/',
    below: ['console', 'components', 'extension', 'models', 'domain', 'values'],
    packages: 'react',
  },
  documents: {
    files: '^lib/documents/(?!background/)',
    below: ['extension', 'domain', 'values'],
    packages: 'pdfjs-dist|saxen|postal-mime|htmlparser2|zod|zxing-wasm|lzma1|tesseract\\.js-core',
  },
  documentsBackground: {
    files: '^lib/documents/background/',
    below: ['documents', 'service', 'extension', 'domain', 'values'],
  },
  documentsComponents: {
    files: '^components/documents/',
    below: ['documents', 'components', 'extension', 'domain', 'values'],
    packages: 'react',
  },
};

/** Entry points: what runs in web pages, the background, and our own pages. */
const ENTRY_POINTS = {
  'content-scripts': {
    files: '^entrypoints/[^/]*content/',
    below: ['page', 'extension', 'form', 'values'],
    packages: 'wxt/',
  },
  background: {
    files: '^entrypoints/background/',
    below: [
      ...['service', 'workbenchBackground', 'suppliersBackground'],
      ...['consoleBackground', 'documentsBackground'],
    ],
    packages: 'wxt/',
  },
  pages: {
    files: '^entrypoints/(?!background/|[^/]*content/)',
    below: [
      ...['workbenchComponents', 'consoleComponents', 'documentsComponents'],
      ...['components', 'extension'],
    ],
    packages: 'react-dom|wxt/',
  },
};

const STYLE_SHEET = '\\.css(\\?|$)';
const OURS = '^(lib|components|entrypoints)/';
const SATELLITES = '^(lib|components|entrypoints)/(workbench|suppliers|console|documents)/';

const layerRules = Object.entries({ ...LAYERS, ...ENTRY_POINTS }).flatMap(
  ([name, { files, below, packages }]) => [
    {
      name: `${name}-imports-below`,
      severity: 'error',
      from: { path: files },
      to: {
        path: OURS,
        pathNot: [files, ...below.map((layer) => LAYERS[layer].files), STYLE_SHEET],
      },
    },
    {
      name: `${name}-packages`,
      severity: 'error',
      from: { path: files, pathNot: ['/data/make-', '^lib/values/build\\.ts$'] },
      to: {
        pathNot: [OURS, ...(packages ? [`node_modules/(${packages})`] : [])],
      },
    },
  ],
);

/** The folders of a layer that have a door, as a pattern. */
const doorsOf = (layer) =>
  globSync(`${layer}/*/index.ts`)
    .map((path) => path.split('/').at(-2))
    .join('|');

/** A folder with an `index.ts`, in these layers: other folders import only that. */
const doorRules = [
  ...['lib/service', 'lib/page', 'lib/models', 'lib/api', 'components'],
  ...['lib/workbench', 'components/workbench', 'lib/console', 'components/console'],
  ...['lib/documents', 'components/documents'],
].map((layer) => ({
  name: `door-of-${layer.replace('/', '-')}`,
  comment: 'Import the index.ts of another module, not a file inside.',
  severity: 'error',
  from: { path: `^(?:${layer}/([^/]+)/|(?!${layer}/[^/]+/))` },
  to: {
    path: `^${layer}/(?:${doorsOf(layer)})/`,
    pathNot: [`^${layer}/$1/`, '/index\\.ts$', STYLE_SHEET],
  },
}));

/** Files of a kind by role: web pages load `find*`, `field*` and `host.ts`. */
const FINDERS = '^lib/(values/)?kinds/[^/]+/(find|field|host\\.ts)';
const CHECKS = '^lib/(values/)?kinds/\\w+/(check[./]|lookup\\.ts$|answer-fields\\.ts$)';

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: { pathNot: '^test/' },
      to: { circular: true },
    },
    { name: 'unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...layerRules,
    ...doorRules,
    {
      name: 'core-knows-no-satellite',
      comment: 'The core works without the satellites: only the background’s list names them.',
      severity: 'error',
      from: { pathNot: [SATELLITES, '^entrypoints/background/satellites\\.ts$'] },
      to: { path: SATELLITES },
    },
    ...[
      ['console', '(workbench|suppliers|documents)'],
      ['documents', '(workbench|suppliers|console)'],
      // Suppliers are lists of the workbench, so these two know each other.
      ['(workbench|suppliers)', '(console|documents)'],
    ].map(([from, to]) => ({
      name: 'satellites-are-independent',
      comment: 'Only entry points join them.',
      severity: 'error',
      from: { path: `^(lib|components)/${from}/` },
      to: { path: `^(lib|components)/${to}/` },
    })),
    {
      name: 'entry-points-are-independent',
      severity: 'error',
      from: { path: '^entrypoints/([^/]+)/' },
      to: { path: '^entrypoints/', pathNot: '^entrypoints/$1/' },
    },
    {
      name: 'finders-stay-small',
      comment: 'Every page loads these: no packages, no checks, no lookups.',
      severity: 'error',
      from: {
        path: [
          FINDERS,
          '^lib/values/detect/(rough|page)-detector\\.ts$',
          '^lib/values/detect/compose/',
        ],
      },
      to: { path: ['node_modules', CHECKS] },
    },
    {
      name: 'kinds-are-independent',
      comment:
        'An email ends in a domain, which may be an IP address. No other kind knows another.',
      severity: 'error',
      from: { path: '^lib/((?:values/)?kinds)/(\\w+)/', pathNot: '/kinds/(email|domain)/' },
      to: { path: '^lib/$1/\\w+/', pathNot: ['^lib/$1/$2/', '^lib/$1/shared/'] },
    },
    {
      name: 'only-lookups-know-answers',
      comment: 'The API’s replies are parsed in lookup.ts and what it uses.',
      severity: 'error',
      from: {
        path: '^lib/kinds/',
        pathNot: '/(lookup|answer-facts|deliverability|answer-fields)\\.ts$|^lib/kinds/shared/',
      },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'pages-get-texts',
      comment: 'References are the background’s; the router turns them into texts.',
      severity: 'error',
      from: {
        path: '^(components|entrypoints|lib/(page|models|form|detect|extension))/',
        pathNot: '^entrypoints/background/',
      },
      to: { path: '^lib/texts/(references|shown)\\.ts$' },
    },
    {
      name: 'doors-of-values',
      comment: 'A package of its own: others import what its package.json exports.',
      severity: 'error',
      from: { path: OURS, pathNot: '^lib/values/' },
      to: {
        path: '^lib/values/',
        pathNot:
          '^lib/values/(?:[\\w-]+|(?:domain|text|detect)/index|detect/(?:page|rough)-detector|kinds/forms)\\.ts$',
      },
    },
    {
      name: 'one-storage',
      comment: 'IndexedDB is opened in one place.',
      severity: 'error',
      from: { pathNot: '^lib/service/storage/' },
      to: { path: 'node_modules/idb/' },
    },
    {
      name: 'sandbox-is-independent',
      comment: 'The sandbox tests lib/, so it shares no code with it.',
      severity: 'error',
      from: { path: '^test/sandbox/' },
      to: { pathNot: ['^test/sandbox/', 'node_modules'], dependencyTypesNot: ['core'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
};
