import { defineConfig } from 'wxt';
import {
  allPackFiles,
  compiledTexts,
  contentScriptAliases,
  contentScriptAliasPlugin,
  contentScriptOptions,
  contentScriptWrapper,
  inlineStyleSheets,
  notePackages,
  textTypes,
  writeThirdParty,
} from './lib/build/index.ts';
import { TRANSMITTED_DATA_TYPES } from './lib/domain/transmitted-data.ts';

export default defineConfig({
  modules: ['@wxt-dev/module-react', '@wxt-dev/webextension-polyfill'],
  // Imports stay visible: nothing is injected by name.
  imports: false,
  vite: () => ({
    plugins: [compiledTexts, inlineStyleSheets, notePackages],
    build: {
      // The background carries the numbering plans and lists, so that no page has to.
      chunkSizeWarningLimit: 1500,
      // Vite makes each top-level `const` a `var`, into which the minifier puts no constants.
      rolldownOptions: { output: { topLevelVar: false } },
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
      for (const { path, text } of await allPackFiles()) {
        files.push({ relativeDest: path, contents: text });
      }
    },
    'build:done': (wxt) => writeThirdParty(wxt.config.outDir),
    'build:manifestGenerated': (wxt, manifest) => {
      if (wxt.config.browser !== 'firefox') return;
      // Firefox does not inherit a highlight's style over the border of a shadow root; the rules of a
      // person's own style sheet hold in every tree (from 142 on, others leave the key out of account).
      for (const script of manifest.content_scripts ?? []) {
        if (script.css) Object.assign(script, { css_origin: 'user' });
      }
    },
    'vite:build:extendConfig': (entrypoints, config) => {
      if (entrypoints.some(({ type }) => type !== 'content-script')) return;
      const isAlwaysOn = entrypoints.every(({ name }) => name === 'content');
      const aliases = config.resolve?.alias ?? [];
      const others = Array.isArray(aliases)
        ? aliases
        : Object.entries(aliases).map(([find, replacement]) => ({ find, replacement }));
      config.resolve = {
        ...config.resolve,
        alias: [...contentScriptAliases(isAlwaysOn), ...others],
      };
      config.plugins = [
        ...(config.plugins ?? []),
        contentScriptOptions(),
        contentScriptWrapper(),
        contentScriptAliasPlugin(isAlwaysOn),
      ];
    },
  },
  manifestVersion: 3,
  manifest: ({ browser }) => ({
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'en',
    // Whoever publishes a build says where its source is; the release workflow does.
    homepage_url: process.env.FIELDMARK_HOMEPAGE,
    permissions: [
      // Where a person gives sites one by one: the page that the popup, menu or shortcut is used on.
      'activeTab',
      'alarms',
      'contextMenus',
      'declarativeNetRequestWithHostAccess',
      'scripting',
      'storage',
    ],
    // Asked for when a person turns notifications on.
    optional_permissions: ['notifications'],
    // Fields and text can be on any page; the API's base URL is the person's own choice.
    host_permissions: ['<all_urls>'],
    // The card, and nothing else of ours: under an address that no page can know (Chromium).
    web_accessible_resources: [
      { resources: ['card.html'], matches: ['<all_urls>'], use_dynamic_url: true },
    ],
    action: { default_title: '__MSG_name__' },
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+F' } },
      'look-up-selection': {
        suggested_key: { default: 'Alt+Shift+L' },
        description: '__MSG_commandLookUp__',
      },
      // No letter: those with Alt and Shift are a page's own access keys in Firefox.
      'next-value': {
        suggested_key: { default: 'Alt+Shift+Period' },
        description: '__MSG_commandNext__',
      },
      'previous-value': {
        suggested_key: { default: 'Alt+Shift+Comma' },
        description: '__MSG_commandPrevious__',
      },
    },
    omnibox: { keyword: 'fm' },
    // What an organisation can set; Firefox takes its policy without a schema.
    ...(browser === 'firefox' ? {} : { storage: { managed_schema: 'managed-schema.json' } }),
    minimum_chrome_version: browser === 'chrome' ? '123' : undefined,
    browser_specific_settings:
      browser === 'firefox'
        ? {
            gecko: {
              id: 'fieldmark@fieldmark.dev',
              strict_min_version: '142.0',
              // Checks are computed here. A lookup sends what it is about, with the key, to the person's own
              // API: asked for when a key is connected (lib/extension/permissions.ts).
              data_collection_permissions: {
                required: ['none'],
                optional: [...TRANSMITTED_DATA_TYPES],
              },
            },
          }
        : undefined,
  }),
});
