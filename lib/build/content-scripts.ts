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

const ALIAS = 'fieldmark:content-script-alias';

/** Our context, for Vite's `resolve.alias`: it dispatches no events, which a page could listen to. */
export const contextAlias = {
  find: 'wxt/utils/content-script-context',
  replacement: join(import.meta.dirname, '..', 'extension', 'content-script-context.ts'),
};

/** Whether our context replaces WXT's. @param ids the modules of a build */
export function isContextReplaced(ids: readonly string[]): boolean {
  const paths = ids.map((id) => id.replaceAll('\\', '/'));
  return (
    paths.some((path) => path.endsWith('/lib/extension/content-script-context.ts')) &&
    !paths.some((path) => /\/wxt\/dist\/utils\/content-script-context\./.test(path))
  );
}

/** Fails the build of a content script in which the alias was not applied. */
export const contentScriptAlias = (): Plugin => ({
  name: ALIAS,
  apply: 'build',
  buildEnd(error) {
    if (!error && !isContextReplaced([...this.getModuleIds()]))
      throw new Error(`${ALIAS}: not applied`);
  },
});
