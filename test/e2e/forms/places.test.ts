/** Fields and selections in unusual places work as on a plain page. */
import { describe, expect, it } from 'vitest';
import { ANSWERED, cardFrames, cardOf } from '../support/card-surface.ts';
import { Perception } from '../support/shadow.ts';
import { asked, fillIn, settled, type Visit, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { chooseMenuItem } from '../support/world.ts';

const EMAIL = '<label>Email <input type="email" name="email" autocomplete="email"></label>';
const FORM = `<form action="thanks.html">${EMAIL}<button>Place the order</button></form>`;
const page = (body: string, html = 'lang="en"') =>
  `<!doctype html><html ${html}><meta charset="utf-8"><title>Place</title><body style="margin:24px;font:16px/1.5 sans-serif">${body}`;

const PAGES: Readonly<Record<string, string>> = {
  '/plain.html': page(FORM),
  '/frames.html': page(
    `<iframe title="srcdoc" width="600" height="200" srcdoc="${FORM.replaceAll('"', '&quot;')}"></iframe><iframe title="blank" width="600" height="200"></iframe><script>document.querySelector('[title=blank]').contentDocument.body.innerHTML = ${JSON.stringify(FORM)}</script>`,
  ),
  '/low.html': page(FORM.replace('<input', '<input style="display:block;width:100%"')),
  '/invalid.html': page(
    `<form action="thanks.html">${EMAIL}<label>Name <input name="name" required></label><button>Place the order</button></form>`,
  ),
  '/selections.html': page(
    `<div contenteditable aria-label="Letter">write to letter@gmail.com soon</div>
     <textarea aria-label="Notes" rows="3" cols="60">call notes@gmail.com or other@gmail.com</textarea>
     <input aria-label="Subject" value="about subject@gmail.com" size="40">
     <form><input type="password" aria-label="Password" value="secret@gmail.com"></form>`,
  ),
};

const world = testWorld({ extra: PAGES, key: 'auto' });

const go = (path: string) => visit(world, path);

const charged = (address: string) => until(async () => expect(await asked(world, address)).toBe(3));
/** Fills in an address without a dot, and waits for the verdict: a submit waits for it only so long. */
const fillInBad = async (tab: Visit, address: string) => {
  await fillIn(tab, address);
  await tab.seen.get('status', /no dot/i);
};
const submit = ({ page: on }: Visit, name = 'Place the order') =>
  on.getByRole('button', { name }).click();
const lineShown = () =>
  document.querySelector('fieldmark-field')?.matches(':popover-open') ?? false;

describe('a field in', () => {
  it.each(['srcdoc', 'blank'])('an iframe (%s) is looked up once', async (title) => {
    const tab = await go('frames.html');
    await fillIn(tab, `${title}@gmail.com`, 'Email', tab.page.frameLocator(`[title=${title}]`));
    await charged(`${title}@gmail.com`);
    const element = await tab.page.locator(`[title=${title}]`).elementHandle();
    const frame = await element?.contentFrame();
    await until(async () => expect(await frame?.evaluate(lineShown)).toBe(true));
  });

  it('a blank page that another page opened and filled is looked up and gets a line', async () => {
    const tab = await go('plain.html');
    const opened = tab.page.waitForEvent('popup');
    await tab.page.evaluate((html) => {
      const blank = window.open('about:blank');
      if (blank) blank.document.body.innerHTML = html;
    }, FORM);
    const blank = await opened;
    const there = { page: blank, seen: await Perception.of(blank) };
    await fillIn(there, 'blank.page@gmail.com');
    await charged('blank.page@gmail.com');
    await there.seen.get('status', /\S/);
  });
});

it('values that nobody typed are not looked up again if the browser restores them', async () => {
  const tab = await go('plain.html');
  await fillIn(tab, 'restored@gmail.com');
  await charged('restored@gmail.com');
  await submit(tab);
  await tab.page.waitForURL(/thanks/);
  await tab.page.goBack();
  const field = tab.page.getByLabel('Email');
  await until(async () => expect(await field.inputValue()).toBe('restored@gmail.com'));
  await field.click();
  await tab.page.keyboard.press('Tab');
  await tab.seen.get('button', /^Fieldmark: /);
  await settled(world);
  expect(await asked(world, 'restored@gmail.com')).toBe(3);
});

describe('a submit', () => {
  it('is held although the person left the field before our script loaded', async () => {
    const tab = await go('plain.html');
    await tab.page.getByLabel('Email').focus();
    await tab.page.keyboard.insertText('quick@mailserver');
    await tab.page.keyboard.press('Tab');
    await until(async () =>
      expect(await tab.page.evaluate(() => document.activeElement?.localName)).toBe('button'),
    );
    await tab.seen.get('status', /no dot/i);
    await submit(tab);
    await tab.seen.get('alertdialog');
  });

  it('is not held if the browser rejects the form itself', async () => {
    const tab = await go('invalid.html');
    await fillInBad(tab, 'invalid@mailserver');
    await submit(tab);
    await until(async () =>
      expect(await tab.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
        'name',
      ),
    );
    expect(await tab.seen.find('alertdialog')).toBeNull();
    await tab.page.keyboard.type('Somebody');
    await submit(tab);
    await tab.seen.get('alertdialog');
  });
});

describe('a right-click on the selection in', () => {
  it.each([
    ['Letter', 'letter@gmail.com'],
    ['Notes', 'notes@gmail.com'],
    ['Subject', 'subject@gmail.com'],
  ])('%s looks up only the selection, for 3 credits', async (label, address) => {
    const tab = await go('selections.html');
    const box = tab.page.getByLabel(label);
    await box.click();
    // Selects by keyboard, character by character from the start.
    await tab.page.keyboard.press('ControlOrMeta+Home');
    const text = await box.evaluate((element) =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : (element.textContent ?? ''),
    );
    for (let i = 0; i < text.indexOf(address); i += 1) await tab.page.keyboard.press('ArrowRight');
    await tab.page.keyboard.down('Shift');
    for (const _ of address) await tab.page.keyboard.press('ArrowRight');
    await tab.page.keyboard.up('Shift');
    await chooseMenuItem(world, tab.page, { selectionText: address, editable: true });
    await cardOf(tab.page).reads(ANSWERED);
    expect(await asked(world, address)).toBe(3);
    expect(await asked(world, 'other@gmail.com')).toBe(0);
  });

  it('a password field reads nothing', async () => {
    const tab = await go('selections.html');
    const before = await world.spent();
    await tab.page.getByLabel('Password').click();
    await tab.page.keyboard.press('ControlOrMeta+A');
    await chooseMenuItem(world, tab.page, { editable: true });
    await settled(world);
    expect(await tab.seen.outline()).not.toMatch(/secret@/);
    expect(cardFrames(tab.page)).toEqual([]);
    expect(await world.spent()).toBe(before);
  });
});

it('shows a strip if a frame is too low for the field and the line', async () => {
  const low = await go('low.html');
  await low.page.setViewportSize({ width: 460, height: 130 });
  await fillIn(low, 'someone@gmial.com');
  await low.seen.pressUntil('button', 'Use it', async () =>
    expect(await low.page.getByLabel('Email').inputValue()).toBe('someone@gmail.com'),
  );
});
