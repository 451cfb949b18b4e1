/** Documents of several types and ways to open and leave them: no errors, and no elements of ours remain. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Case } from '../../frameworks/case.ts';
import { type Driver, Tab } from '../../frameworks/tab.ts';
import { until } from '../support/until.ts';

/** A browser with the extension, and the server for document-pages.ts. */
export interface DocumentGround {
  readonly url: string;
  open(one: Case, address: string): Promise<Driver>;
  /** Whether an updated extension injects its scripts into tabs that are already open, as Firefox does. */
  readonly takesOver: boolean;
  /** Reloads the extension while tabs are open, as an update does. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

const FIELD = { selector: 'input' };
const BUTTON = { selector: 'button' };
const HOSTS = 'document.querySelectorAll("fieldmark-field, fieldmark-card").length';

let visits = 0;

async function fill(tab: Tab, text: string): Promise<void> {
  await until(() => tab.press(FIELD));
  await tab.ask('document.activeElement.select()');
  await tab.type(text);
}

const offers = (tab: Tab, button: string) =>
  until(async () => {
    const buttons = (await tab.line())?.buttons ?? [];
    expect(buttons.filter(({ isHit }) => isHit).map(({ name }) => name)).toContain(button);
  });

/** Expects that a mistyped address gets a line whose button corrects it, and that a bad one is held. */
async function fieldWorks(tab: Tab): Promise<void> {
  // A value holds its form only once, so each visit types a different value.
  visits += 1;
  await fill(tab, `bob${visits}@gmial.com`);
  await tab.key('Tab');
  await offers(tab, 'Use it');
  await tab.pressOurs('Use it');
  await until(async () =>
    expect(await tab.ask('document.querySelector("input").value')).toBe(`bob${visits}@gmail.com`),
  );
  if (await tab.ask('document.contentType === "text/html"')) {
    // As by Ctrl+Z.
    const value = 'document.querySelector("input").value';
    await tab.press(FIELD);
    await tab.ask('document.execCommand("undo")');
    await until(async () => expect(await tab.ask(value)).toBe(`bob${visits}@gmial.com`));
  }
  await fill(tab, `bob${visits}@mailserver`);
  await tab.press(BUTTON);
  await offers(tab, 'Fix it');
  await tab.pressOurs('Fix it');
  await until(async () => expect((await tab.line())?.role).not.toBe('alertdialog'));
}

const hosts = (tab: Tab) => tab.ask(HOSTS);
const noLine = (tab: Tab) => until(async () => expect(await tab.line()).toBeNull());
const nothingLeft = (tab: Tab) => until(async () => expect(await hosts(tab)).toBe(0));

export function describeDocuments(prepare: () => Promise<DocumentGround>): void {
  let ground: DocumentGround;
  const tabs: Tab[] = [];

  beforeAll(async () => {
    ground = await prepare();
  });
  afterAll(() => ground?.close());
  afterEach(async () => {
    const errors = tabs.flatMap((tab) => tab.errors);
    for (const tab of tabs.splice(0)) await tab.close();
    expect(errors).toEqual([]);
  });

  const go = async (path: string) => {
    const driver = await ground.open({ id: path, name: path }, `${ground.url}/${path}`);
    const tab = new Tab(driver, undefined);
    tabs.push(tab);
    return tab;
  };
  const isAt = (tab: Tab, path: RegExp) =>
    until(async () => expect(await tab.ask('location.href')).toMatch(path));

  describe('a single-page application', () => {
    it('removes the line when the route changes, and shows one line on the next route and on the way back', async () => {
      const tab = await go('orders');
      await fieldWorks(tab);
      expect(await hosts(tab)).toBe(1);
      await tab.press({ selector: '[href="/about"]' });
      await nothingLeft(tab);
      await tab.ask('history.back()');
      await fieldWorks(tab);
      // The page draws the field anew, empty.
      await tab.press({ selector: '[href="/orders"]' });
      await noLine(tab);
      await fieldWorks(tab);
      expect(await hosts(tab)).toBe(1);
    });
  });

  describe('a page that is shown again', () => {
    it('from the back/forward cache works as before', async () => {
      const tab = await go('form.html');
      await tab.ask(
        'void addEventListener("pageshow", ({ persisted }) => { document.title = persisted ? "kept" : "new"; })',
      );
      await fieldWorks(tab);
      await tab.press({ selector: '[href="away.html"]' });
      await isAt(tab, /away/);
      await tab.ask('void setTimeout(() => history.back())');
      await until(async () => expect(await tab.ask('document.title')).toBe('kept'));
      expect(await hosts(tab)).toBeLessThan(2);
      await fieldWorks(tab);
      await tab.ask('void setTimeout(() => history.forward())');
      await isAt(tab, /away/);
      expect(await hosts(tab)).toBe(0);
    });

    it('from a prerender, if the browser made one, works once it is shown', async () => {
      const tab = await go('leads.html');
      await tab.press({ selector: 'a' });
      await isAt(tab, /prerendered/);
      await fieldWorks(tab);
    });
  });

  describe('a document that is not HTML', () => {
    it.each(['form.xhtml', 'styled.xml', 'form.svg'])(
      'shows the line if it contains a form (%s)',
      async (path) => fieldWorks(await go(path)),
    );

    it.each(['feed.xml', 'drawing.svg'])('is unchanged if it has only text (%s)', async (path) => {
      const tab = await go(path);
      const text = 'new XMLSerializer().serializeToString(document.documentElement)';
      const before = await tab.ask(text);
      await tab.pressAt(60, 40);
      await tab.key('Tab');
      expect(await tab.ask(text)).toBe(before);
    });
  });

  describe('an extension that is reloaded while a tab is open', () => {
    it('leaves no elements behind, and the form to the page or to the new extension', async () => {
      const tab = await go('form.html');
      await fill(tab, 'someone@mailserver');
      await tab.key('Tab');
      await until(async () => expect(await tab.line()).not.toBeNull());
      await ground.reload();
      if (ground.takesOver) {
        await fieldWorks(tab);
        expect(await hosts(tab)).toBe(1);
        return;
      }
      await fill(tab, 'somebody@mailserver');
      await tab.key('Tab');
      await nothingLeft(tab);
      await tab.press(BUTTON);
      await isAt(tab, /thanks\.html\?email=somebody/);
      // The next page gets the scripts of the new extension.
      await fieldWorks(await go('form.html'));
    });
  });
}
