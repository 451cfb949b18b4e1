import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'fieldmark:content-script-aliases';

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
 * The always-on script only sends messages, which both browsers answer with promises by themselves:
 * without the polyfill it is 3 kB smaller (gzipped) in every frame.
 */
const BROWSER: Alias = {
  find: 'wxt/browser',
  replacement: '@wxt-dev/browser',
  original: /\/webextension-polyfill\//,
  substitute: /\/@wxt-dev\/browser\//,
};

const aliasesOf = (isAlwaysOn: boolean): Alias[] => (isAlwaysOn ? [CONTEXT, BROWSER] : [CONTEXT]);

/** The aliases of a content script, for Vite's `resolve.alias`. */
export const contentScriptAliases = (isAlwaysOn: boolean) =>
  aliasesOf(isAlwaysOn).map(({ find, replacement }) => ({ find, replacement }));

/** The aliases that were not applied. @param ids the modules of a build */
export function brokenAliases(ids: readonly string[], isAlwaysOn: boolean): string[] {
  const paths = ids.map((id) => id.replaceAll('\\', '/'));
  return aliasesOf(isAlwaysOn)
    .filter(
      ({ original, substitute }) =>
        paths.some((path) => original.test(path)) || !paths.some((path) => substitute.test(path)),
    )
    .map(({ find }) => find);
}

/** Fails the build of a content script in which an alias was not applied. */
export const contentScriptAliasPlugin = (isAlwaysOn: boolean): Plugin => ({
  name: NAME,
  apply: 'build',
  buildEnd(error) {
    if (error) return;
    const broken = brokenAliases([...this.getModuleIds()], isAlwaysOn);
    if (broken.length > 0) throw new Error(`${NAME}: not applied to ${broken.join(', ')}`);
  },
});
