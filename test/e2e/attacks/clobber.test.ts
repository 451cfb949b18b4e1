/**
 * DOM clobbering: a form's controls shadow its properties by their names, in Chromium in our isolated world
 * too. With a control named `parentElement`, `form.parentElement` is that control.
 */
import { expect, it } from 'vitest';
import { markedTexts } from '../support/marked-texts.ts';
import { pressAt, sendAnyway, settled, type Visit, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

/** Properties that our scripts read from elements, each of which a control's name could shadow. */
const NAMES =
  `action append attributes baseURI checkVisibility childElementCount childNodes children cloneNode
  closest compareDocumentPosition contains dataset elements firstChild firstElementChild getAttribute
  getBoundingClientRect getClientRects getRootNode hasAttribute host id innerText isConnected isContentEditable
  lastChild localName matches nextElementSibling nextSibling nodeType nodeValue ownerDocument parentElement
  parentNode previousElementSibling previousSibling querySelector querySelectorAll remove requestSubmit
  shadowRoot slot style submit tagName textContent assignedSlot addEventListener dispatchEvent`
    .trim()
    .split(/\s+/);

const page = (names: readonly string[], style = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Names</title><link rel="icon" href="data:,"><body style="margin:24px;font:16px/1.5 sans-serif">
  <form action="thanks.html" style="${style}"><label>Email <input name="email" type="email"></label>
  <p>Write to within@gmial.com</p><button name="go" value="pay">Pay</button>
  ${names.map((name) => `<input type="hidden" name="${name}">`).join('')}</form>
  <p style="margin-top:120px">Or to after@gmial.com</p>`;

const world = testWorld({
  extra: {
    '/names.html': page(NAMES),
    '/id.html': page(['id']),
    '/faint.html': page([], 'opacity:0'),
    '/faint-names.html': page(NAMES, 'opacity:0'),
    '/faint-parent.html': page(['parentElement'], 'opacity:0'),
  },
  passing: true,
  key: 'auto',
});

const go = (path: string) => visit(world, path);

/** Does without Playwright's clicks, which such forms break too. */
async function fillIn({ page: on }: Visit, value: string): Promise<void> {
  await on.evaluate(() => document.querySelector<HTMLInputElement>('[name=email]')?.select());
  await on.keyboard.type(value);
  await on.keyboard.press('Tab');
}
async function pay({ page: on }: Visit): Promise<void> {
  const box = await on.evaluate(() =>
    document.querySelector('button')?.getBoundingClientRect().toJSON(),
  );
  await pressAt(on, box.x + box.width / 2, box.y + box.height / 2);
}
const emailOf = ({ page: on }: Visit) =>
  on.evaluate(() => document.querySelector<HTMLInputElement>('[name=email]')?.value);

it.each(['names.html', 'id.html'])('checks a field and holds its submit in %s', async (path) => {
  const form = await go(path);
  await fillIn(form, 'someone@gmial.com');
  await form.seen.pressUntil('button', 'Use it', async () =>
    expect(await emailOf(form)).toBe('someone@gmail.com'),
  );
  await fillIn(form, 'someone@mailserver');
  // Waits for the verdict on this value, because a submit waits for a verdict only for a limited time.
  await form.seen.get('status', /no dot/i);
  await pay(form);
  await sendAnyway(form);
  expect(new URL(form.page.url()).searchParams.get('email')).toBe('someone@mailserver');
});

it('marks the values in and after such a form', async () => {
  const form = await go('names.html');
  await until(async () =>
    expect(JSON.stringify(await form.page.evaluate(markedTexts))).toMatch(/after.*within/),
  );
});

it.each(['faint.html', 'faint-names.html', 'faint-parent.html'])(
  'looks up nothing for a field that nobody can see in %s',
  async (path) => {
    const form = await go(path);
    const before = await world.spent();
    await fillIn(form, `someone.${path.replace(/\W/g, '')}@gmail.com`);
    await settled(world);
    expect((await world.spent()) - before).toBe(0);
    // The tab still responds.
    expect(await form.page.evaluate(() => document.title)).toBe('Names');
  },
);
