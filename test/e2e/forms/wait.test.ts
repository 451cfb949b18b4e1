/** A submit that waits for an answer: the wait is short and visible, and can be skipped. */
import { expect, it } from 'vitest';
import { guarded } from '../support/our-world.ts';
import { asked, settled, typeInto, type Visit, visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const FORM = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Wait</title><body style="margin:24px;font:16px/1.5 sans-serif">
<form action="thanks.html"><label>Email <input type="email" name="email" autocomplete="email"></label>
<button name="go" value="pay" onclick="setTimeout(() => { this.disabled = true })">Pay</button></form>
<script>
addEventListener('keydown', ({ key, timeStamp }) => { if (key === 'Enter') sessionStorage.pressed = timeStamp; });
document.querySelector('form').addEventListener('submit', ({ timeStamp }) => { sessionStorage.sent = timeStamp; });
</script>`;

const world = testWorld({ extra: { '/wait.html': FORM }, key: 'auto' });

const go = () => visit(world, 'wait.html');
const slow = () => world.fault({ path: '/v1/intelligence/email', latencyMs: 20_000, times: 1 });
const type = async ({ page }: Visit, value: string) => {
  const field = page.getByLabel('Email');
  await field.click();
  await guarded(page);
  await typeInto(page, field, value);
};
const enter = async (tab: Visit, value: string) => {
  await type(tab, value);
  await tab.page.keyboard.press('Enter');
};
/** The setting stays for the tests after this one; the first test has the default. */
const setLongestWait = async (seconds: string) => {
  const options = await world.browser.open(world.browser.pageUrl('options.html#setting-guardWait'));
  const wait = options.getByLabel(/Longest wait/);
  await wait.fill(seconds);
  await wait.press('Enter');
  await options.getByText('Saved', { exact: true }).waitFor();
  await options.close();
};
/** Ms from the key press to the page's submit event. */
const waited = ({ page }: Visit) =>
  page.evaluate(() => Number(sessionStorage.sent) - Number(sessionStorage.pressed));

it('is sent by itself after a second and a half, however long the API takes', async () => {
  await slow();
  const tab = await go();
  await enter(tab, 'slow.two@fastmail.com');
  await tab.page.waitForURL(/thanks\.html/);
  const ms = await waited(tab);
  expect(ms).toBeGreaterThanOrEqual(1400);
  expect(ms).toBeLessThan(10_000);
});

it('is sent once by “Send now”, with the pressed button, whatever the page did to that button', async () => {
  await setLongestWait('4');
  await slow();
  const tab = await go();
  await type(tab, 'slow.one@fastmail.com');
  await tab.page.getByRole('button', { name: 'Pay' }).click();
  await tab.seen.get('status', 'Checking…');
  await tab.seen.press('button', 'Send now');
  await tab.page.waitForURL(/thanks\.html/);
  expect(new URL(tab.page.url()).search).toBe('?email=slow.one%40fastmail.com&go=pay');
});

it('looks up a good address once, and is sent without the full wait', async () => {
  const tab = await go();
  await enter(tab, 'at.once@gmail.com');
  await tab.page.waitForURL(/thanks\.html/);
  expect(await waited(tab)).toBeLessThan(3900);
  await until(async () => expect(await asked(world, 'at.once@gmail.com')).toBe(3));
  await settled(world);
  expect(await asked(world, 'at.once@gmail.com')).toBe(3);
});
