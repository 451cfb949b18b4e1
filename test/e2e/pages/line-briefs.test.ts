/** Every brief text that a line can show fits into the narrowest line and strip, in every language. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../lib/texts/languages.ts';
import { launchBare } from '../support/chromium.ts';

const STYLES = new URL('../../../lib/page/line/', import.meta.url);
const css = [...readFileSync(new URL('field-line.css', STYLES), 'utf8').matchAll(/"(.+?)"/g)]
  .map(([, path = '']) => readFileSync(new URL(path, STYLES), 'utf8'))
  .join('\n');

/** The texts that replace a sentence without room (`brief`), and those that have no shorter form. */
function briefTexts(language: string): string[] {
  const path = `../../../lib/texts/${language}/line.json`;
  const messages: Record<string, string | { message: string }> = JSON.parse(
    readFileSync(new URL(path, import.meta.url), 'utf8'),
  );
  const textOf = (name: string) => {
    const found = messages[name];
    return typeof found === 'string' ? found : (found?.message ?? '');
  };
  const options = (name: string) =>
    [...textOf(name).matchAll(/[\w=]+ \{([^{}]*)\}/g)].map(([, text = '']) =>
      text.replace('#', '12'),
    );
  const whole = ['lookingUp', 'checking'].map(textOf);
  return [...options('brief'), ...options('notSent'), ...whole];
}

/** Runs in the page: the texts that are cut in a line of this width. */
function cutAt({ texts, width, isStrip }: { texts: string[]; width: number; isStrip: boolean }) {
  document.body.innerHTML = `<div class="line" data-size="line"><div class="box"><span class="glyph" data-text="!"></span><span class="said"><span class="text"></span><span class="fields"></span><span class="buttons"></span></span><button class="expand" data-text="…"></button><button class="more" data-text="…"></button><button class="dismiss" data-text="×"></button></div></div>`;
  const line = document.querySelector<HTMLElement>('.line');
  const text = document.querySelector<HTMLElement>('.text');
  const said = document.querySelector('.said');
  if (!line || !text || !said) throw new Error('no line');
  line.dataset.rows = '1';
  line.style.inlineSize = `${width}px`;
  line.classList.toggle('strip', isStrip);
  const hasRoom = () => {
    const { scrollHeight, clientHeight } = isStrip ? text : said;
    return text.scrollWidth <= text.clientWidth + 1 && scrollHeight <= clientHeight + 2;
  };
  return texts.filter((each) => {
    line.classList.remove('brief', 'small');
    text.dataset.text = each;
    text.dataset.brief = each;
    line.classList.add('brief');
    if (hasRoom()) return false;
    line.classList.toggle('small', isStrip);
    return !hasRoom();
  });
}

let browser: Awaited<ReturnType<typeof launchBare>>;
let page: Page;
beforeAll(async () => {
  browser = await launchBare();
  page = await browser.context.newPage();
  await page.setContent(`<!doctype html><style>${css}</style><body>`);
});
afterAll(() => browser.close());

describe.each(Object.keys(LANGUAGES))('%s', (language) => {
  it.each([
    [184, false],
    [240, false],
    [345, false],
    [264, true],
    [345, true],
  ])('at %i px (strip: %s)', async (width, isStrip) => {
    await page.setViewportSize({ width: Math.max(width + 16, 200), height: 600 });
    const texts = briefTexts(language);
    expect(texts.length).toBeGreaterThan(40);
    expect(await page.evaluate(cutAt, { texts, width, isStrip })).toEqual([]);
  });
});
