import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'fieldmark:content-script-aliases';

/** A module that is put in place of another, and how both are recognised among the modules of a build. */
interface Alias {
  readonly find: string;
  readonly replacement: string;
  readonly original: RegExp;
  readonly substitute: RegExp;
}

/** Without events that a page could hear. */
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

/** What Vite is told to put in place of modules in a content script. */
export const contentScriptAliases = (isAlwaysOn: boolean) =>
  aliasesOf(isAlwaysOn).map(({ find, replacement }) => ({ find, replacement }));

/** Says which alias does not hold among the modules of a build. */
export function brokenAliases(ids: readonly string[], isAlwaysOn: boolean): string[] {
  const paths = ids.map((id) => id.replaceAll('\\', '/'));
  return aliasesOf(isAlwaysOn)
    .filter(
      ({ original, substitute }) =>
        paths.some((path) => original.test(path)) || !paths.some((path) => substitute.test(path)),
    )
    .map(({ find }) => find);
}

/** Fails the build of a content script in which an alias does not hold. */
export const contentScriptAliasPlugin = (isAlwaysOn: boolean): Plugin => ({
  name: NAME,
  apply: 'build',
  buildEnd(error) {
    if (error) return;
    const broken = brokenAliases([...this.getModuleIds()], isAlwaysOn);
    if (broken.length > 0) throw new Error(`${NAME}: not applied to ${broken.join(', ')}`);
  },
});
