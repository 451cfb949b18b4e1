import { join } from 'node:path';
import type { Plugin } from 'vite';
import { appliedAtLeastOnce, replaceExactly } from './replace-exactly.ts';

const NAME = 'fieldmark:content-script-wrapper';

/**
 * WXT wraps a content script in a `try` that logs errors in development and throws them again. In a
 * production build this logs nothing and costs every frame 100 bytes (gzipped), so it is removed. So
 * are the options that WXT passes on: our context does not read them
 * (lib/extension/content-script-context.ts).
 */
export function contentScriptWrapper(): Plugin {
  const applied = appliedAtLeastOnce(NAME);
  return {
    name: NAME,
    apply: 'build',
    transform: {
      filter: { id: /content-script-isolated-world-entrypoint/ },
      handler: (source) => {
        const open = replaceExactly(NAME, source, 'try {', '{', 1);
        const whole = replaceExactly(
          NAME,
          open,
          /catch \(err\) \{[^}]*\}[^}]*throw err;\s*\}/,
          '',
          1,
        );
        const bare = replaceExactly(NAME, whole, '{ main, ...options }', '{ main }', 1);
        const code = replaceExactly(NAME, bare, /Context\([^)]*\)/, 'Context()', 1);
        applied.note();
        return { code, map: null };
      },
    },
    buildEnd: (error) => {
      if (!error) applied.check();
    },
  };
}

const OPTIONS = 'fieldmark:content-script-options';

/**
 * Removes the options of a content script, which only the manifest needs, and that is generated
 * before. Saves 50 bytes (gzipped) in every frame.
 */
export function contentScriptOptions(): Plugin {
  const applied = appliedAtLeastOnce(OPTIONS);
  return {
    name: OPTIONS,
    apply: 'build',
    transform: {
      filter: { id: /^[^?]*entrypoints\/[\w.-]*content\/index\.ts$/ },
      handler: (code) => {
        const bare = replaceExactly(
          OPTIONS,
          code,
          /(?<=defineContentScript\(\{)[\s\S]*?(?=(?:async )?main\()/,
          '',
          1,
        );
        applied.note();
        return { code: bare, map: null };
      },
    },
    buildEnd: (error) => {
      if (!error) applied.check();
    },
  };
}

const ALIASES_NAME = 'fieldmark:content-script-aliases';

/** Replaces a module by another. The patterns recognise both among the modules of a build. */
interface Alias {
  readonly find: string;
  readonly replacement: string;
  readonly original: RegExp;
  readonly substitute: RegExp;
}

/** Our context dispatches no events, which a page could listen to. */
const CONTEXT: Alias = {
  find: 'wxt/utils/content-script-context',
  replacement: join(import.meta.dirname, '..', 'extension', 'content-script-context.ts'),
  original: /\/wxt\/dist\/utils\/content-script-context\./,
  substitute: /\/lib\/extension\/content-script-context\.ts$/,
};

/**
 * Content scripts only send messages, which both browsers answer with promises by themselves, and
 * listen with a function of ours (lib/extension/tab-message.ts): without the polyfill each is 3 kB
 * smaller (gzipped).
 */
const BROWSER: Alias = {
  find: 'wxt/browser',
  replacement: '@wxt-dev/browser',
  original: /\/webextension-polyfill\//,
  substitute: /\/@wxt-dev\/browser\//,
};

const ALIASES = [CONTEXT, BROWSER];

/** The aliases of content scripts, for Vite's `resolve.alias`. */
export const contentScriptAliases = ALIASES.map(({ find, replacement }) => ({ find, replacement }));

/** The aliases that were not applied. @param ids the modules of a build */
export function brokenAliases(ids: readonly string[]): string[] {
  const paths = ids.map((id) => id.replaceAll('\\', '/'));
  return ALIASES.filter(
    ({ original, substitute }) =>
      paths.some((path) => original.test(path)) || !paths.some((path) => substitute.test(path)),
  ).map(({ find }) => find);
}

/** Fails the build of a content script in which an alias was not applied. */
export const contentScriptAliasPlugin = (): Plugin => ({
  name: ALIASES_NAME,
  apply: 'build',
  buildEnd(error) {
    if (error) return;
    const broken = brokenAliases([...this.getModuleIds()]);
    if (broken.length > 0) throw new Error(`${ALIASES_NAME}: not applied to ${broken.join(', ')}`);
  },
});
