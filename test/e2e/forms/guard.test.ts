/** A held submit is later sent with the button that the person pressed; otherwise it must not be held. */
import { describe, expect, it } from 'vitest';
import { fillIn, sendAnyway, type Visit, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const EMAIL = '<label>Email <input type="email" name="email" autocomplete="email"></label>';

const page = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Guard</title><body style="margin:24px;font:16px/1.5 sans-serif">${body}`;

/** A form with two buttons. Right after Pay is pressed, the page runs `meanwhile` on it. */
const busy = (meanwhile: string, button = '<button name="go" value="pay">Pay</button>') =>
  page(`<form action="thanks.html">${EMAIL}<button name="go" value="save">Save</button>${button}</form>
  <script>
  const pay = document.querySelector('form').lastElementChild;
  pay.addEventListener('click', () => setTimeout(() => { ${meanwhile} }));
  const said = [];
  document.querySelector('form').addEventListener('submit', (event) => {
    said.push(new URLSearchParams(new FormData(event.target, event.submitter)).toString());
    sessionStorage.setItem('said', JSON.stringify(said));
  });
  </script>`);

const MEANWHILE: Readonly<Record<string, string>> = {
  'relabels and revalues it': 'pay.value = "wait"; pay.textContent = "Please wait…"',
  'disables the fieldset around it':
    'const box = document.createElement("fieldset"); pay.replaceWith(box); box.append(pay); box.disabled = true',
};

const PAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(MEANWHILE).map((script, i) => [`/busy${i}.html`, busy(script)]),
  ),
  '/gone-elsewhere.html': busy(
    'pay.remove()',
    '<button name="go" value="pay" formaction="paid.html" formnovalidate>Pay</button>',
  ),
  '/click.html':
    page(`<div>${EMAIL}<button type="button" id="show">Show</button> <button type="button" id="go">Subscribe</button></div>
  <script>
  const sent = [];
  const send = (how) => { sent.push(how + ' ' + document.querySelector('input').value); document.title = sent.join(); };
  document.querySelector('#go').addEventListener('click', () => send('click'));
  document.querySelector('#show').addEventListener('click', () => send('show'));
  document.querySelector('input').addEventListener('keydown', ({ key }) => { if (key === 'Enter') send('key'); });
  </script>`),
  '/paid.html': page('<p>Paid</p>'),
  '/image.html': busy('pay.remove()', '<input type="image" name="go" alt="Pay">'),
  '/low.html': page(
    '<p>A newsletter</p><iframe title="low" src="strip.html" width="460" height="60" style="border:0"></iframe>',
  ),
  '/strip.html': `<!doctype html><html lang="en"><title>Strip</title><body style="margin:4px;font:14px sans-serif"><form action="thanks.html">${EMAIL}<button>Subscribe</button></form>`,
  '/long.html': page(
    `<form action="thanks.html">${EMAIL}<div style="height:3000px">…</div><button>Place the order</button></form>`,
  ),
};

const world = testWorld({ extra: PAGES });

const go = (path: string) => visit(world, path);

/** Presses Pay, waits for the held submit, and sends it anyway. Returns the submitted data. */
async function payAnyway(tab: Visit, target: RegExp): Promise<URLSearchParams> {
  await fillIn(tab, 'someone@mailserver');
  await tab.seen.get('status');
  await tab.page.getByRole('button', { name: 'Pay' }).click();
  await tab.seen.get('alertdialog');
  await sendAnyway(tab, target);
  return new URL(tab.page.url()).searchParams;
}

const submissions = ({ page: on }: Visit) => on.evaluate(() => sessionStorage.getItem('said'));

describe('the button that was pressed', () => {
  it.each(Object.keys(MEANWHILE).map((name, i) => [name, i] as const))(
    'is in the submitted data although the page %s meanwhile',
    async (_, i) => {
      const tab = await go(`busy${i}.html`);
      const sent = await payAnyway(tab, /thanks\.html/);
      expect(sent.getAll('go')).toEqual(['pay']);
      expect(sent.get('email')).toBe('someone@mailserver');
      // The page received one submit event, with the same data.
      expect(await submissions(tab)).toBe(JSON.stringify(['email=someone%40mailserver&go=pay']));
    },
  );

  it('sends the form to its `formaction`, although the page removes it', async () => {
    const sent = await payAnyway(await go('gone-elsewhere.html'), /paid\.html/);
    expect(sent.getAll('go')).toEqual(['pay']);
  });

  it('sends its coordinates if it is an image button', async () => {
    const sent = await payAnyway(await go('image.html'), /thanks\.html/);
    expect([...sent.keys()]).toEqual(['email', 'go.x', 'go.y']);
  });
});

describe('a page that sends by script, without a form', () => {
  const titled = ({ page: on }: Visit, title: string) =>
    until(async () => expect(await on.title()).toBe(title));

  it('has its press held once, and done again', async () => {
    const tab = await go('click.html');
    await fillIn(tab, 'someone@mailserver');
    await tab.seen.get('status');
    // Another button of the same group is not held.
    await tab.page.getByRole('button', { name: 'Show' }).click();
    await titled(tab, 'show someone@mailserver');
    await tab.page.getByRole('button', { name: 'Subscribe' }).click();
    await tab.seen.get('alertdialog');
    await titled(tab, 'show someone@mailserver');
    await tab.seen.press('button', 'Send anyway');
    await titled(tab, 'show someone@mailserver,click someone@mailserver');
    await tab.seen.gone('alertdialog');
  });

  it('has Enter held once, and done again', async () => {
    const tab = await go('click.html');
    await fillIn(tab, 'someone@mailserver');
    await tab.seen.get('status');
    await tab.page.getByLabel('Email').press('Enter');
    await tab.seen.get('alertdialog');
    expect(await tab.page.title()).toBe('Guard');
    await tab.seen.press('button', 'Send anyway');
    await titled(tab, 'key someone@mailserver');
  });

  it('sends a value that passes', async () => {
    const tab = await go('click.html');
    await fillIn(tab, 'someone@gmail.com');
    await tab.page.getByRole('button', { name: 'Subscribe' }).click();
    await titled(tab, 'click someone@gmail.com');
  });
});

describe('the question of a held submit', () => {
  it('holds no submit if there is no room to show the question', async () => {
    const tab = await go('low.html');
    const frame = tab.page.frameLocator('[title=low]');
    await fillIn(tab, 'someone@mailserver', 'Email', frame);
    await frame.getByRole('button', { name: 'Subscribe' }).click();
    const element = await tab.page.locator('[title=low]').elementHandle();
    const strip = await element?.contentFrame();
    await until(async () => expect(strip?.url()).toContain('thanks.html'));
  });

  it('scrolls into view with its field', async () => {
    const tab = await go('long.html');
    await fillIn(tab, 'someone@mailserver');
    // The line is out of view with its field.
    await tab.page.getByLabel('Email').scrollIntoViewIfNeeded();
    await tab.seen.get('status', /no dot/i);
    await tab.page.getByRole('button', { name: 'Place the order' }).click();
    const { y } = await tab.seen.box(await tab.seen.get('button', 'Fix it'));
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(tab.page.viewportSize()?.height ?? 0);
  });
});
