import type { Plugin } from 'vite';
import { replaceExactly } from './replace-exactly.ts';

const NAME = 'fieldmark:inline-style-sheets';

/** Pages that open while a person waits. Each file that they load costs some milliseconds. */
const AT_ONCE = /(?:^|\/)(?:card|popup)(?:\/index)?\.html$/;
/** Scripts that the build adds to every page. In these pages they do nothing. */
const MODULE = /\s*<script type="module"[^>]*><\/script>/g;
const SHEET = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/** Puts the style sheets of a built page into it, and removes its empty scripts. */
export function withInlineSheets(page: string, sheetOf: (name: string) => string): string {
  const count = (attribute: string) => page.split(attribute).length - 1;
  const modules = count('type="module"');
  const links = count('rel="stylesheet"');
  if (modules === 0 || links === 0) throw new Error(`${NAME}: nothing to replace in a page`);
  const plain = replaceExactly(NAME, page, MODULE, '', modules);
  return replaceExactly(
    NAME,
    plain,
    SHEET,
    (_link, sheet = '') => `<style>${sheetOf(sheet)}</style>`,
    links,
  );
}

/** Puts the style sheets of the card and the popup into their pages. */
export const inlineStyleSheets: Plugin = {
  name: NAME,
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const textOf = (name: string): string => {
        const file = bundle[name];
        if (file?.type !== 'asset') throw new Error(`${name} is not a style sheet of this build`);
        return typeof file.source === 'string'
          ? file.source
          : new TextDecoder().decode(file.source);
      };
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type !== 'asset' || !AT_ONCE.test(name)) continue;
        file.source = withInlineSheets(textOf(name), textOf);
      }
    },
  },
};
