/** A held submit can still be sent if the page disables its button or renders the field again. */
import { describe, expect, it } from 'vitest';
import { fillIn, sendAnyway, typeInto, type Visit, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { KEPT_PRESS_PAGES } from './kept-press-pages.ts';

const BAD = 'someone@mailserver';

const world = testWorld({ extra: KEPT_PRESS_PAGES });

/** Opens a page, types a value and presses its button, until the submit is held. */
async function holdOn(path: string, value: string): Promise<Visit> {
  const form = await visit(world, path);
  await fillIn(form, value);
  await form.seen.get('status');
  await form.page.getByRole('button', { name: 'Pay' }).click();
  await form.seen.get('alertdialog');
  return form;
}

const email = ({ page }: Visit) => page.getByLabel('Email');

/** Waits until the form was sent, and returns what was sent. */
async function sent({ page }: Visit): Promise<string> {
  await page.waitForURL(/thanks\.html/);
  return new URL(page.url()).search;
}

/** Presses the line's button. A new verdict renders it again, so the first press may miss it. */
async function sendNow(form: Visit): Promise<string> {
  await form.seen.pressUntil('button', 'Send now', async () =>
    expect(form.page.url()).toMatch(/thanks\.html/),
  );
  return sent(form);
}

const query = (address: string) => `?email=${encodeURIComponent(address)}&name=&go=pay`;

it('a page that disables its buttons on a press sends a corrected value', async () => {
  const form = await holdOn('disabling.html', BAD);
  await form.seen.press('button', 'Fix it');
  await form.seen.gone('alertdialog');
  await typeInto(form.page, email(form), 'someone@example.com');
  expect(await sendNow(form)).toBe(query('someone@example.com'));
});

it('offers no second submit after the form’s button has sent the form', async () => {
  const form = await holdOn('staying.html', BAD);
  await form.seen.press('button', 'Fix it');
  await typeInto(form.page, email(form), 'someone@example.com');
  await form.seen.get('button', 'Send now');
  await form.page.getByRole('button', { name: 'Pay' }).click();
  await until(async () =>
    expect(await form.page.title()).toBe('["email=someone%40example.com&name=&go=pay"]'),
  );
  await form.seen.gone('button', 'Send now');
});

describe.each(['redrawn-field.html', 'redrawn-form.html'])('a page that redraws (%s)', (path) => {
  const redrawn = async () => {
    const form = await holdOn(path, BAD);
    await form.page.waitForFunction(() => document.title === 'Redrawn');
    await form.seen.get('alertdialog');
    return form;
  };

  it('sends the held value anyway', async () => {
    const form = await redrawn();
    await sendAnyway(form);
    expect(await sent(form)).toBe(query(BAD));
  });

  it('lets the person fix the new field', async () => {
    const form = await redrawn();
    // The question is gone for a moment while it moves to the new field, so its absence proves nothing.
    await form.seen.pressUntil('button', 'Fix it', async () =>
      expect(await email(form).evaluate((field) => field === document.activeElement)).toBe(true),
    );
    await form.seen.gone('alertdialog');
    await typeInto(form.page, email(form), 'someone@example.com');
    expect(await sendNow(form)).toBe(query('someone@example.com'));
  });
});

it('asks again at the next submit if the field was missing for a while', async () => {
  const form = await holdOn('redrawn-slowly.html', BAD);
  await form.seen.gone('alertdialog');
  await form.page.waitForFunction(() => document.title === 'Redrawn');
  await form.page.getByRole('button', { name: 'Pay' }).click();
  await sendAnyway(form);
  expect(await sent(form)).toBe(query(BAD));
});
