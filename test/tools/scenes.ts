/** All surfaces of Fieldmark in all states, for the gallery and axe, in the order of a first use. */
import type { Page } from 'playwright-core';
import { ANSWERED, cardOf } from '../e2e/support/card-surface.ts';
import { Perception } from '../e2e/support/shadow.ts';
import { fillIn } from '../e2e/support/steps.ts';
import { until } from '../e2e/support/until.ts';
import { chooseMenuItem, selectText, type World } from '../e2e/support/world.ts';
import { AGAIN_SCENES } from './again-scenes.ts';
import { DOCUMENT_SCENES } from './document-scenes.ts';
import { LIST_SCENES } from './list-scenes.ts';
import { ourPage, paste, type Scene } from './scene.ts';
import { SETTINGS_SCENES } from './settings-scenes.ts';
import { SUPPLIER_SCENES } from './supplier-scenes.ts';
import { TEAM_SCENES } from './team-scenes.ts';

export type { Scene } from './scene.ts';

const POPUP = { width: 380, height: 600 };
const PAGE = { width: 900, height: 700 };
const SHOP = { width: 760, height: 640 };

async function typed(world: World, value: string): Promise<Page> {
  const page = await world.browser.open(`${world.demo.url}/checkout.html`);
  await page.setViewportSize(SHOP);
  await fillIn({ page }, value);
  return page;
}

const line = async (page: Page, reads: RegExp) => (await Perception.of(page)).get('status', reads);

const popup = (name: string, ready: (page: Page) => Promise<unknown>): Scene => ({
  name: `popup-${name}`,
  size: POPUP,
  canZoom: true,
  // It opens with the tab of the scene before.
  open: ourPage('popup.html', async (page) => {
    // Without a key there are no tabs, which is known when the site's choices are there.
    await page.locator('.site').waitFor({ state: 'attached' });
    for (const first of (await page.getByRole('tab').all()).slice(0, 1)) await first.click();
    await ready(page);
  }),
});

/** The popup or panel in a tab, while the active tab is a page with a wrong value, which it lists. */
async function listOfPage(world: World, file = 'popup.html'): Promise<Page> {
  const shop = await world.browser.open(`${world.demo.url}/invoice.html`);
  await shop.evaluate(() =>
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<p>IBAN: DE89 3704 0044 0532 1030 00</p><p>brewery@gmial.com</p>',
    ),
  );
  // What an earlier scene pasted is not part of this screen.
  await world.browser.ask('keepDraft', { draft: { text: '', tab: '' } });
  const page = await world.browser.open(world.browser.pageUrl(file));
  page.once('close', () => void shop.close());
  await shop.bringToFront();
  await until(async () => {
    await page.reload();
    await page.getByText(/2 values here need a look/).waitFor({ timeout: 3000 });
  });
  return page;
}

const asked = (page: Page) =>
  page
    .getByRole('button', { name: /Look up again/ })
    .first()
    .waitFor();

async function lookUp(page: Page, text: string, price: RegExp): Promise<void> {
  await paste(page, text);
  await page.getByRole('button', { name: price }).first().click();
  await asked(page);
}

const tab = (name: string, ready: (page: Page) => Promise<unknown>) =>
  popup(name.toLowerCase(), async (page) => {
    await page.getByRole('tab', { name }).click();
    await ready(page.getByRole('tabpanel', { name }).page());
  });

async function card(
  world: World,
  text: string,
  ready: (page: Page) => Promise<unknown>,
  path = '/',
) {
  const page = await world.browser.open(world.demo.url + path);
  await page.setViewportSize(PAGE);
  await selectText(page, text);
  await chooseMenuItem(world, page, { selectionText: text });
  await ready(page);
  return page;
}

const FRENCH_IBAN = 'FR14 2004 1010 0505 0001 3M02 606';
/** The word is the same in every language, except for accents in the pseudo-languages. */
const IBAN = /IBAN|ÎBÀÑ/;
const shown = (page: Page) => cardOf(page).reads(IBAN);

const cardWith = (name: string, text: RegExp): Scene => ({
  name: `card-${name}`,
  size: PAGE,
  open: (world) => card(world, FRENCH_IBAN, (page) => cardOf(page).reads(text)),
  again: (world) => card(world, FRENCH_IBAN, shown, '/?again'),
});

const console = (name: string, ready: (page: Page) => Promise<unknown>): Scene => ({
  name: `console${name}`,
  size: { width: 1100, height: 800 },
  isWhole: true,
  canZoom: true,
  open: ourPage('console.html', ready),
});

/** In a wide window from the list, else from the select. */
async function chooseEndpoint(page: Page, name: string): Promise<void> {
  await page.locator('.console-endpoints').waitFor();
  const radio = page.locator(`input[value="${name}"]`);
  if (await radio.isVisible()) await radio.check();
  else await page.locator(`select:has(option[value="${name}"])`).selectOption(name);
}

async function sendVat(page: Page): Promise<void> {
  await chooseEndpoint(page, 'vat');
  await page.getByRole('textbox', { name: /^query/ }).fill('ATU12011204');
  await page.getByRole('button', { name: /^Send · 1 credit/ }).click();
  await page.locator('.console-status').getByText('200 OK', { exact: true }).waitFor();
}

async function sendDomain(page: Page): Promise<void> {
  await chooseEndpoint(page, 'intelligenceDomain');
  await page.getByRole('textbox', { name: /^query/ }).fill('example.org');
  await page.getByRole('button', { name: /^Send · 2 credits/ }).click();
  await page.locator('.console-status').getByText('200 OK', { exact: true }).waitFor();
}

async function openFirstRow(page: Page): Promise<void> {
  await page.locator('[data-row]').first().click();
  await page.locator('.detail').waitFor();
}

const openRecord = async (page: Page) => {
  await page.getByText('Full answer').first().click();
  await page.getByText('Answer as JSON').first().waitFor();
};

const BEFORE: readonly Scene[] = [
  {
    name: 'welcome',
    size: PAGE,
    isWhole: true,
    canZoom: true,
    open: ourPage('welcome.html', (page) => page.getByRole('button', { name: 'Use it' }).waitFor()),
  },
  popup('unconnected', (page) => page.getByRole('textbox').first().waitFor()),
  popup('unconnected-read', async (page) => {
    await paste(page, 'DE89370400440532013001');
    await page
      .getByText(/check digits/i)
      .first()
      .waitFor();
  }),
  cardWith('unconnected', /Add an API key/),
];

const connect: Scene = {
  name: 'options',
  isStep: true,
  size: PAGE,
  isWhole: true,
  canZoom: true,
  async open(world) {
    await world.connect({ auto: true });
    return ourPage('options.html', (page) =>
      page
        .getByText(/ends in/)
        .first()
        .waitFor(),
    )(world);
  },
};

async function mistyped(world: World): Promise<Page> {
  const page = await typed(world, 'bob@gmial.com');
  await line(page, /gmail\.com/);
  return page;
}

/** The line's menu, in which a person corrects what a field is for. */
async function fieldMenu(world: World): Promise<Page> {
  const page = await mistyped(world);
  const seen = await Perception.of(page);
  // Opened by keyboard, because the names of buttons depend on the language.
  await page.getByLabel('Email').focus();
  for (const key of ['Alt+ArrowDown', 'Tab', 'Enter']) await page.keyboard.press(key);
  // In a strip, the button after the correction shows the whole line first.
  if (!(await seen.find('button', IBAN)))
    for (const key of ['Tab', 'Enter']) await page.keyboard.press(key);
  await seen.get('button', IBAN);
  return page;
}

/** A correction that can still be undone. */
async function used(world: World): Promise<Page> {
  const page = await mistyped(world);
  await page.getByLabel('Email').focus();
  for (const key of ['Alt+ArrowDown', 'Enter']) await page.keyboard.press(key);
  await until(async () => {
    if ((await page.getByLabel('Email').inputValue()) !== 'bob@gmail.com')
      throw new Error('not used');
  });
  return page;
}

const WRONG = {
  Email: 'someone@mailserver',
  'Mobile phone': '+49 30 1',
  IBAN: 'DE89 3704 0044 0532 0103 00',
} as const;

/** A form that was not sent because of wrong values. */
const held =
  ([first, ...others]: readonly (keyof typeof WRONG)[]) =>
  async (world: World) => {
    const page = await typed(world, WRONG[first ?? 'Email']);
    const seen = await Perception.of(page);
    for (const label of others) {
      await page.getByLabel(label).click();
      await page.keyboard.type(WRONG[label]);
      await page.keyboard.press('Tab');
      await seen.get('button', /^Fieldmark/);
    }
    await line(page, /\S{4}/);
    await page.getByRole('button', { name: 'Place the order' }).click();
    await seen.get('alertdialog');
    return page;
  };

/** The popup while every page is paused. */
const PAUSED: Scene = {
  name: 'popup-paused',
  size: POPUP,
  canZoom: true,
  async open(world) {
    await world.browser.ask('pauseEverywhere', { paused: true });
    const page = await ourPage('popup.html', (popup) => popup.locator('.paused-note').waitFor())(
      world,
    );
    page.once('close', () => void world.browser.ask('pauseEverywhere', { paused: false }));
    return page;
  },
};

/** A scene at a field, which opens again in the same way. */
const atField = (name: string, open: Scene['open'], more: Partial<Scene> = {}): Scene => ({
  name,
  size: SHOP,
  open,
  again: open,
  ...more,
});

const AFTER: readonly Scene[] = [
  atField('line-menu', fieldMenu, { canZoom: true }),
  atField('line-menu-narrow', fieldMenu, { size: { width: 280, height: 640 } }),
  atField('line-mistyped', mistyped),
  atField('line-held', held(['Email'])),
  atField('line-held-three', held(['Email', 'Mobile phone', 'IBAN'])),
  {
    name: 'line-good',
    size: SHOP,
    async open(world) {
      const page = await typed(world, 'bob@gmail.com');
      await until(async () => {
        if ((await world.paid()).length === 0) throw new Error('not looked up yet');
      });
      await line(page, /^(?!Looking|Checking)\S/);
      return page;
    },
    speaks: false,
  },
  atField('line-used', used),
  cardWith('answered', ANSWERED),
  popup('value', async (page) => {
    await paste(page, 'someone@mailinator.com');
    await page.getByRole('button', { name: /Look up · 3 credits/ }).waitFor();
  }),
  popup('answered-email', (page) => lookUp(page, 'jane@gmail.com', /Look up · 3 credits/)),
  popup('answered-vat', (page) => lookUp(page, 'DE136695976', /Look up · 1 credit/)),
  popup('record', async (page) => {
    await lookUp(page, '8.8.8.8', /Look up · 2 credits/);
    await openRecord(page);
  }),
  popup('deep', async (page) => {
    await paste(page, 'jane@gmail.com');
    await page.getByRole('button', { name: 'More lookups' }).click();
    await page
      .getByRole('button', { name: /deliverability · 5 credits/i })
      .first()
      .click();
    await page
      .getByText(/Looked up .* 5 credits/)
      .first()
      .waitFor();
  }),
  popup('several', async (page) => {
    await paste(page, 'jane@gmail.com\nDE89370400440532013001\nDE136695976\nnot a value');
    await page.locator('.found').first().waitFor();
  }),
  { name: 'popup-page', size: POPUP, canZoom: true, open: (world) => listOfPage(world) },
  {
    name: 'panel-page',
    size: { width: 600, height: 800 },
    canZoom: true,
    open: (world) => listOfPage(world, 'sidepanel.html'),
  },
  {
    name: 'panel-detail',
    size: { width: 600, height: 800 },
    canZoom: true,
    async open(world) {
      const page = await listOfPage(world, 'sidepanel.html');
      await openFirstRow(page);
      return page;
    },
    settle: openFirstRow,
  },
  popup('history', async (page) => {
    await lookUp(page, 'FR40303265045', /Look up · 1 credit/);
    await page.getByRole('textbox').first().press('Escape');
    await page.locator('#history').evaluate((heading) => heading.scrollIntoView());
    await page
      .getByRole('region', { name: /^History/ })
      .getByRole('listitem')
      .first()
      .waitFor();
  }),
  popup('history-open', async (page) => {
    const list = page.getByRole('region', { name: /^History/ });
    await list.getByRole('listitem').first().getByRole('button').first().click();
    await list
      .getByRole('button', { name: /Look up again/ })
      .first()
      .waitFor();
    await page.locator('#history').evaluate((heading) => heading.scrollIntoView());
  }),
  popup('enter', async (page) => {
    await paste(page, 'XI980780684');
    await page.getByRole('textbox').first().press('Enter');
    await page.getByText(/Enter again/).waitFor();
  }),
  tab('Usage', (page) =>
    page
      .getByText(/left|remaining/i)
      .first()
      .waitFor(),
  ),
  popup('spending', async (page) => {
    await page.getByRole('tab', { name: 'Usage' }).click();
    await page.getByText('Details').click();
    await page.getByRole('img', { name: /^Credits a day/ }).waitFor();
    await page.locator('#spending').evaluate((heading) => heading.scrollIntoView());
  }),
  tab('Stats', (page) => page.getByText(/problems|as down/).waitFor()),
  popup('menu', async (page) => {
    await page.getByText('left').waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.locator('.menu-items').waitFor();
  }),
  PAUSED,
  ...LIST_SCENES,
  ...AGAIN_SCENES,
  console('', (page) => page.getByLabel('query').waitFor()),
  console('-answered', sendVat),
  {
    ...console('-wide', sendDomain),
    size: { width: 1500, height: 900 },
  },
  ...SETTINGS_SCENES,
  ...DOCUMENT_SCENES,
  ...SUPPLIER_SCENES,
  ...TEAM_SCENES,
];

export const SCENES: readonly Scene[] = [...BEFORE, connect, ...AFTER];
