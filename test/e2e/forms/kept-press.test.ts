/** A held submit can still be sent if the page renders the field again. */
import { describe, expect, it } from 'vitest';
import { fillIn, sendAnyway, typeInto, type Visit, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const EMAIL = '<label>Email <input name="email" autocomplete="email"></label>';
const FORM = `<form action="thanks.html">${EMAIL}<label>Name <input name="name"></label><button name="go" value="save">Save</button><button name="go" value="pay">Pay</button></form>`;

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Form</title><link rel="icon" href="data:,"><body style="margin:24px;font:16px/1.5 sans-serif">${body}`;

const scripted = (script: string) => page(`${FORM}<script>${script}</script>`);

/** Has `redraw()`, which replaces the element by a copy with the typed value, as a server-rendered fragment would. */
const redrawn = (selector: string) =>
  scripted(`function redraw() {
  const old = document.querySelector('${selector}');
  const next = old.cloneNode(true);
  next.querySelector('[name=email]').value = old.querySelector('[name=email]').value;
  const place = document.createElement('div');
  old.replaceWith(place);
  setTimeout(() => { place.replaceWith(next); document.title = 'Redrawn'; });
}`);

const PAGES: Readonly<Record<string, string>> = {
  /** Handles the submit by script and stays, so a button in the line must not send it again. */
  '/staying.html': scripted(`const sent = [];
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  sent.push(new URLSearchParams(new FormData(event.target, event.submitter)).toString());
  document.title = JSON.stringify(sent);
});`),
  '/redrawn-field.html': redrawn('label'),
  '/redrawn-form.html': redrawn('form'),
};

const BAD = 'someone@mailserver';

const world = testWorld({ extra: PAGES });

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
    // Not at a time of the page's own: it would move the button away while the mouse presses it.
    await form.page.evaluate('redraw()');
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
