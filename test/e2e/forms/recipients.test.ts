/** Fields with several addresses: each address is checked, and only the wrong one is named and replaced. */
import { describe, expect, it } from 'vitest';
import { sendAnyway, type Visit, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Message</title><body style="margin:24px;font:16px/1.5 sans-serif">${body}`;

const REST =
  '<p style="margin-top:160px"><label>Subject <input name="subject"></label> <button>Send</button></p>';

/** An input that turns its text into a chip on comma and on blur, as webmail does. */
const CHIP_INPUT = `<script>
const input = document.querySelector('[role=combobox]');
const list = document.querySelector('#list');
const addChip = () => {
  const address = input.value.replace(',', '').trim();
  input.value = '';
  if (!address) return;
  const chip = document.createElement('div');
  chip.setAttribute('role', 'option');
  chip.dataset.hovercardId = address;
  chip.textContent = address.split('@')[0];
  chip.style = 'display:inline-block;padding:0 8px;margin:2px;border:1px solid #999;border-radius:12px';
  list.append(chip);
};
input.addEventListener('input', () => { if (input.value.endsWith(',')) addChip(); });
input.addEventListener('blur', addChip);
</script>`;

/** An editable element that turns the text before a semicolon into a chip. */
const CHIP_EDITOR = `<script>
const editor = document.querySelector('[contenteditable=true]');
editor.addEventListener('input', () => {
  const text = editor.lastChild;
  if (!text.data?.endsWith(';')) return;
  const chip = document.createElement('span');
  chip.contentEditable = 'false';
  chip.setAttribute('aria-label', text.data.slice(0, -1).trim());
  chip.textContent = text.data.split('@')[0].trim();
  chip.style = 'padding:0 8px;border:1px solid #999;border-radius:12px';
  const rest = document.createTextNode('\\u200b');
  text.replaceWith(chip, rest);
  getSelection().collapse(rest, 1);
});
</script>`;

const BOX = 'display:block;min-height:24px;width:480px;padding:4px;border:1px solid #999';

const PAGES: Readonly<Record<string, string>> = {
  '/multiple.html': page(
    `<form action="thanks.html"><label>To <input type="email" name="to" multiple size="60"></label>${REST}</form>`,
  ),
  '/editable.html': page(
    `<form action="thanks.html"><div contenteditable="true" role="textbox" aria-label="To" style="${BOX}"></div>${REST}</form>`,
  ),
  '/chips.html': page(
    `<div role="dialog"><div style="${BOX}"><div role="listbox" id="list" style="display:inline"></div><div style="display:inline-block"><input role="combobox" type="text" aria-label="To recipients" aria-haspopup="listbox"></div></div><span role="link">Cc</span>${REST}</div>${CHIP_INPUT}`,
  ),
  '/editor.html': page(
    `<div role="dialog"><div contenteditable="true" role="textbox" aria-label="To" style="${BOX}"></div>${REST}</div>${CHIP_EDITOR}`,
  ),
};

const world = testWorld({ extra: PAGES, key: 'auto' });

async function writeTo(at: Visit, text: string, label: string): Promise<void> {
  const field = at.page.getByLabel(label, { exact: true });
  await field.click();
  await at.page.keyboard.type(text);
  await at.page.keyboard.press('Tab');
}

describe('a field with several addresses', () => {
  it('in an editable element: replaces the wrong address, and the person can undo it', async () => {
    const at = await visit(world, 'editable.html');
    await writeTo(at, 'anna@web.de, bob@gmial.com, carl@gmx.de', 'To');
    const text = () => at.page.getByLabel('To', { exact: true }).textContent();
    await at.seen.press('button', 'Use it');
    await until(async () => expect(await text()).toBe('anna@web.de, bob@gmail.com, carl@gmx.de'));
    await at.seen.get('button', 'Fieldmark: All 3 addresses are plausible.');
    await at.page.getByLabel('To', { exact: true }).focus();
    await at.page.keyboard.press('ControlOrMeta+Z');
    await until(async () => expect(await text()).toBe('anna@web.de, bob@gmial.com, carl@gmx.de'));
  });

  it('holds a submit, names the wrong address and lets it be sent', async () => {
    const at = await visit(world, 'multiple.html');
    await at.page.getByLabel('To').click();
    await at.page.keyboard.type('anna@web.de,bob@gmial.com');
    await at.page.getByRole('button', { name: 'Send' }).click();
    await at.seen.get('alertdialog', /^Not sent: 1 field needs a look\. /);
    await at.seen.get('button', 'To · bob@gmial.com: Did you mean bob@gmail.com?');
    expect(at.page.url()).toContain('multiple.html');
    await sendAnyway(at);
  });
});

describe('chips', () => {
  it('before an input: names the wrong chip and what to change, and does not change the page', async () => {
    const at = await visit(world, 'chips.html');
    await at.page.getByLabel('To recipients').click();
    await at.page.keyboard.type('anna@web.de,bob@gmial.com,');
    await at.seen.get(
      'status',
      'bob@gmial.com: did you mean bob@gmail.com? Change it in the field.',
    );
    expect(await at.seen.find('button', /^Use /)).toBeNull();
    await at.page.keyboard.type('carl@hotmial.com');
    await at.page.keyboard.press('Tab');
    await at.seen.get('status', /^bob@gmial\.com: /);
    expect(await at.page.locator('[role=option]').allInnerTexts()).toEqual(['anna', 'bob', 'carl']);
  });

  it('in an editable element: are checked with the text after them, which a suggestion replaces', async () => {
    const at = await visit(world, 'editor.html');
    const editor = at.page.getByLabel('To', { exact: true });
    await editor.click();
    await at.page.keyboard.type('anna@web.de;bob@gmial.com');
    await at.page.keyboard.press('Tab');
    await at.seen.get('status', 'Did you mean bob@gmail.com?');
    await at.seen.press('button', 'Use it');
    await at.seen.get('button', 'Fieldmark: All 2 addresses are plausible.');
    expect(await editor.textContent()).toMatch(/^anna\u200b?bob@gmail\.com$/);
  });
});

it('pays for nothing, although email fields are looked up automatically', async () => {
  expect(await world.paid()).toEqual([]);
});
