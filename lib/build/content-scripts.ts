import { join } from 'node:path';
import type { Plugin } from 'vite';
import { appliedAtLeastOnce, replaceExactly } from './replace-exactly.ts';

/** Changes modules of a build, and fails it where there were none to change. */
function patchPlugin(name: string, id: RegExp, patch: (code: string) => string): Plugin {
  const applied = appliedAtLeastOnce(name);
  return {
    name,
    apply: 'build',
    transform: {
      filter: { id },
      handler: (source) => {
        const code = patch(source);
        applied.note();
        return { code, map: null };
      },
    },
    buildEnd: (error) => {
      if (!error) applied.check();
    },
  };
}

const WRAPPER = 'fieldmark:content-script-wrapper';

/**
 * WXT wraps a content script in a `try` that logs errors in development and throws them again. In a
 * production build this logs nothing and costs every frame 100 bytes (gzipped), so it is removed. So
 * are the options that WXT passes on: our context does not read them
 * (lib/extension/content-script-context.ts).
 */
export const contentScriptWrapper = (): Plugin =>
  patchPlugin(WRAPPER, /content-script-isolated-world-entrypoint/, (source) => {
    const replace = (code: string, from: string | RegExp, to: string) =>
      replaceExactly(WRAPPER, code, from, to, 1);
    const open = replace(source, 'try {', '{');
    const whole = replace(open, /catch \(err\) \{[^}]*\}[^}]*throw err;\s*\}/, '');
    return replace(
      replace(whole, '{ main, ...options }', '{ main }'),
      /Context\([^)]*\)/,
      'Context()',
    );
  });

const OPTIONS = 'fieldmark:content-script-options';

/**
 * Removes the options of a content script, which only the manifest needs, and that is generated
 * before. Saves 50 bytes (gzipped) in every frame.
 */
export const contentScriptOptions = (): Plugin =>
  patchPlugin(OPTIONS, /^[^?]*entrypoints\/[\w.-]*content\/index\.ts$/, (code) => {
    const options = /(?<=defineContentScript\(\{)[\s\S]*?(?=(?:async )?main\()/;
    return replaceExactly(OPTIONS, code, options, '', 1);
  });

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
