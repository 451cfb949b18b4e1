import { describe, expect, it } from 'vitest';
import { brokenAliases, contentScriptWrapper } from '../../lib/build/content-scripts.ts';
import { withInlineSheets } from '../../lib/build/inline-style-sheets.ts';
import { appliedAtLeastOnce, replaceExactly } from '../../lib/build/replace-exactly.ts';

describe('a patch of a dependency', () => {
  it('replaces a text that occurs as often as expected', () => {
    expect(replaceExactly('p', 'a.b a.b', 'a.b', '$&', 2)).toBe('$& $&');
    expect(replaceExactly('p', 'x1 x2', /x(\d)/, (_, digit) => `y${digit}`, 2)).toBe('y1 y2');
  });

  it.each([
    ['never', 'axb', 0],
    ['once', 'a.b', 1],
    ['three times', 'a.b a.b a.b', 3],
  ])('fails and names the patch where the text occurs %s', (_, code, found) => {
    expect(() => replaceExactly('fieldmark:p', code, 'a.b', 'c', 2)).toThrow(
      `fieldmark:p: expected 2 × a.b, found ${found}`,
    );
  });

  it('fails and names the patch at the end of a build to which it was not applied', () => {
    const applied = appliedAtLeastOnce('fieldmark:p');
    expect(applied.check).toThrow('fieldmark:p: applied to nothing');
    applied.note();
    expect(applied.check).not.toThrow();
  });

  it('fails a build of a content script that WXT did not wrap', () => {
    const { buildEnd } = contentScriptWrapper();
    const end = typeof buildEnd === 'function' ? buildEnd : buildEnd?.handler;
    expect(() => Reflect.apply(end ?? (() => undefined), undefined, [])).toThrow(
      'fieldmark:content-script-wrapper',
    );
  });
});

describe('brokenAliases', () => {
  const context = '/r/lib/extension/content-script-context.ts';
  const browser = '/r/node_modules/@wxt-dev/browser/src/index.mjs';

  it.each([
    { ids: [context, browser], broken: [] },
    { ids: [context], broken: ['wxt/browser'] },
    { ids: [browser], broken: ['wxt/utils/content-script-context'] },
    {
      ids: [context, browser, '/r/node_modules/wxt/dist/utils/content-script-context.mjs'],
      broken: ['wxt/utils/content-script-context'],
    },
    {
      ids: [context, browser, '/r/node_modules/webextension-polyfill/dist/browser-polyfill.js'],
      broken: ['wxt/browser'],
    },
  ])('returns $broken for the modules $ids', ({ ids, broken }) => {
    expect(brokenAliases(ids)).toEqual(broken);
  });
});

describe('withInlineSheets', () => {
  const link = '<link rel="stylesheet" crossorigin href="/assets/a.css">';
  const script = '<script type="module" crossorigin src="/chunks/a.js"></script>';

  it('returns a page that loads no scripts or style sheets', () => {
    const page = `<head>${script}${link}</head>`;
    expect(withInlineSheets(page, (name) => `/* ${name} */`)).toBe(
      '<head><style>/* assets/a.css */</style></head>',
    );
  });

  it.each([
    ['has no module script', `<head>${link}</head>`],
    ['has no style sheet', `<head>${script}</head>`],
    [
      'links a style sheet in another way',
      `<head>${script}<link href=a.css rel="stylesheet"></head>`,
    ],
  ])('fails where the page %s', (_, page) => {
    expect(() => withInlineSheets(page, () => '')).toThrow('fieldmark:inline-style-sheets');
  });
});
