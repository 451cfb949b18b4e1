import { defineConfig } from 'wxt';
import {
  allPackFiles,
  checkDataFile,
  compiledTexts,
  contentScriptAliases,
  contentScriptAliasPlugin,
  contentScriptOptions,
  contentScriptWrapper,
  inlineStyleSheets,
  notePackages,
  pagePolicy,
  pdfAssets,
  readerAssets,
  textTypes,
  writeThirdParty,
} from './lib/build/index.ts';
import { TRANSMITTED_DATA_TYPES } from './lib/domain/endpoints.ts';

export default defineConfig({
  modules: ['@wxt-dev/module-react', '@wxt-dev/webextension-polyfill'],
  // Every import is written out; WXT injects none by name.
  imports: false,
  vite: () => ({
    plugins: [compiledTexts, inlineStyleSheets, notePackages, pagePolicy],
    // The list's own worker.
    worker: { format: 'es', plugins: () => [compiledTexts, notePackages] },
    build: {
      // The background bundle contains the numbering plans and lists, so that no page has to load them.
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        // By default the list of domain endings is in the background three times.
        optimization: { inlineConst: false },
        // By default each top-level `const` becomes a `var`, whose value the minifier cannot inline.
        output: { topLevelVar: false },
      },
    },
  }),
  hooks: {
    'prepare:types': async (_, entries) => {
      entries.push({ path: 'types/texts.d.ts', text: await textTypes(), tsReference: true });
    },
    'prepare:publicPaths': async (_, paths) => {
      const files = await allPackFiles();
      paths.push(...files.filter(({ path }) => path.endsWith('.js')).map(({ path }) => path));
    },
    'build:publicAssets': async (_, files) => {
      for (const { path, text } of [checkDataFile, ...(await allPackFiles())]) {
        files.push({ relativeDest: path, contents: text });
      }
      files.push(...pdfAssets(), ...readerAssets());
    },
    'build:done': (wxt) => writeThirdParty(wxt.config.outDir),
    'build:manifestGenerated': (wxt, manifest) => {
      if (wxt.config.browser !== 'firefox') return;
      // In Firefox, highlight styles of the page do not reach into shadow roots, but user style sheets
      // apply in every tree. Firefox reads `css_origin` from version 142; older versions ignore it.
      for (const script of manifest.content_scripts ?? []) {
        if (script.css) Object.assign(script, { css_origin: 'user' });
      }
    },
    'vite:build:extendConfig': (entrypoints, config) => {
      if (entrypoints.some(({ type }) => type !== 'content-script')) return;
      const aliases = config.resolve?.alias ?? [];
      const others = Array.isArray(aliases)
        ? aliases
        : Object.entries(aliases).map(([find, replacement]) => ({ find, replacement }));
      config.resolve = {
        ...config.resolve,
        alias: [...contentScriptAliases, ...others],
      };
      config.plugins = [
        ...(config.plugins ?? []),
        contentScriptOptions(),
        contentScriptWrapper(),
        contentScriptAliasPlugin(),
      ];
    },
  },
  manifestVersion: 3,
  manifest: ({ browser }) => ({
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'en',
    // The publisher of a build sets this to the URL of its source, as the release workflow does.
    homepage_url: process.env.FIELDMARK_HOMEPAGE,
    permissions: [
      // For people who grant access to single sites: covers the page where they use the popup, the
      // context menu or a shortcut.
      'activeTab',
      'alarms',
      'contextMenus',
      'declarativeNetRequestWithHostAccess',
      'scripting',
      'storage',
    ],
    // Requested when a person turns notifications on.
    optional_permissions: ['notifications'],
    // Fields and text can be on any page, and the person chooses the API's base URL.
    host_permissions: ['<all_urls>'],
    // Only the card; in Chromium under a URL that pages cannot guess.
    web_accessible_resources: [
      { resources: ['card.html'], matches: ['<all_urls>'], use_dynamic_url: true },
    ],
    // WebAssembly reads payment codes, in the worker of documents. The pages take the permission back for
    // themselves (lib/build/page-policy.ts).
    content_security_policy: {
      extension_pages: "script-src 'self' 'wasm-unsafe-eval'; object-src 'self';",
    },
    action: { default_title: '__MSG_name__' },
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+F' } },
      'look-up-selection': {
        suggested_key: { default: 'Alt+Shift+L' },
        description: '__MSG_commandLookUp__',
      },
      // Not a letter, because in Firefox Alt+Shift and a letter triggers the page's access keys.
      'next-value': {
        suggested_key: { default: 'Alt+Shift+Period' },
        description: '__MSG_commandNext__',
      },
      'previous-value': {
        suggested_key: { default: 'Alt+Shift+Comma' },
        description: '__MSG_commandPrevious__',
      },
      // Without keys: Chromium suggests keys for four commands only.
      'open-panel': { description: '__MSG_commandPanel__' },
    },
    omnibox: { keyword: 'fm' },
    // The settings that an organisation can manage; Firefox needs no schema for them.
    ...(browser === 'firefox' ? {} : { storage: { managed_schema: 'managed-schema.json' } }),
    minimum_chrome_version: browser === 'chrome' ? '123' : undefined,
    browser_specific_settings:
      browser === 'firefox'
        ? {
            gecko: {
              id: 'fieldmark@fieldmark.dev',
              strict_min_version: '142.0',
              // Checks run in the browser and send nothing. A lookup sends the value and the key to the API
              // that the person connected; the permission is requested then (lib/extension/permissions.ts).
              data_collection_permissions: {
                required: ['none'],
                optional: [...TRANSMITTED_DATA_TYPES],
              },
            },
            // Firefox for Android has no menus, shortcuts, omnibox and sidebar; the popup replaces them.
            gecko_android: { strict_min_version: '142.0' },
          }
        : undefined,
  }),
});
