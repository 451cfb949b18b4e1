/** What was paid for is shown in full: every field that the API answered, under its name. */
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANSWERS, type OddApi, startOddApi } from '../../e2e/support/odd-api.ts';
import { receiptsOf } from '../../service/world.ts';
import { openPopup, panel, priced } from './open-popup.tsx';
import { type RealService, startService } from './real-service.ts';

let api: OddApi;
beforeAll(async () => {
  api = await startOddApi();
});
afterAll(() => api.close());

async function connectedToOdd(): Promise<RealService> {
  const service = await startService();
  const { baseUrl } = api;
  const key = 'a-key-of-the-odd-api';
  expect(await service.send('connect', { baseUrl, key, keep: 'disk' })).toMatchObject({ ok: true });
  return service;
}

/** What the record says, by path of the field: each name and value as a person reads them. */
function toldIn(record: HTMLElement): Record<string, string> {
  const told = within(record)
    .getAllByRole('term')
    .filter(({ title }) => title !== '')
    .map((name) => {
      const value = name.nextElementSibling?.cloneNode(true);
      if (!(value instanceof Element)) throw new Error(`${name.title} has no value`);
      for (const silent of value.querySelectorAll('button, svg')) silent.remove();
      return [name.title, value.textContent.replace(/\s+/g, ' ').trim()] as const;
    });
  return Object.fromEntries(told);
}

it.each([
  ['odd@odd.example', 'Look up · 3 credits', '/v1/intelligence/email'],
  ['odd2@odd.example', 'Check deliverability · 5 credits', '/v1/email'],
  ['odd.example', 'Look up · 2 credits', '/v1/intelligence/domain'],
  ['198.51.100.77', 'Look up · 2 credits', '/v1/intelligence/ip'],
  ['+32470123456', 'Look up · 1 credit', '/v1/intelligence/phone'],
  ['DE136695976', 'Look up · 1 credit', '/v1/vat'],
  ['NL91ABNA0417164300', 'Look up · 1 credit', '/v1/vat/iban'],
] as const)('%s: “%s” shows all that %s answers', async (value, button, path) => {
  const { fill, user } = openPopup(await connectedToOdd());
  await fill(value);
  await user.click(await priced(button));
  await user.click(await panel().findByText('Full record'));
  await panel().findByText('Answer as JSON');
  const wanted: Record<string, string> = Object.fromEntries(
    ANSWERS[path].map(([field, , says]) => [field, says]),
  );
  const told = toldIn(screen.getByRole('region', { name: 'Look up' }));
  // What this endpoint does not tell is said to be missing, not left out.
  const lacks = Object.keys(told).filter((field) => !(field in wanted));
  const missing = Object.fromEntries(lacks.map((field) => [field, 'Not in this answer']));
  expect(told).toEqual({ ...wanted, ...missing });
});

it('is still there in the history of the next popup, and asks nothing', async () => {
  const service = await connectedToOdd();
  const first = openPopup(service);
  await first.fill('NL91ABNA0417164300');
  await first.user.click(await priced('Look up · 1 credit'));
  await priced('Ask again · 1 credit');
  first.unmount();
  const before = await receiptsOf(service.world);
  expect(before).toHaveLength(1);

  const { user } = openPopup(service);
  const region = screen.getByRole('region', { name: /^History/ });
  const history = within(region);
  await user.click(await history.findByRole('button', { name: /NL91ABNA0417164300/ }));
  await history.findByRole('button', { name: 'Ask again · 1 credit' });
  await user.click(history.getByText('Full record'));
  await history.findByText('Answer as JSON');
  expect(toldIn(region)).toMatchObject({ bic: 'ODDBNL2A', branch_code: 'Empty' });
  // Each paid call has a receipt.
  expect(await receiptsOf(service.world)).toEqual(before);
});
