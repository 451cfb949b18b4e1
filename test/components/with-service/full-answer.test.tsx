/** A full answer shows every field of the API's answer. */
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { showMore } from '../show-more.ts';
import { ANSWERS, type OddApi, startOddApi } from './odd-api.ts';
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

/** Field path → shown value. */
function shownFields(record: HTMLElement): Record<string, string> {
  const fields = within(record)
    .getAllByRole('term')
    .filter(({ title }) => title !== '')
    .map((name) => {
      const value = name.nextElementSibling?.cloneNode(true);
      if (!(value instanceof Element)) throw new Error(`${name.title} has no value`);
      for (const control of value.querySelectorAll('button, svg')) control.remove();
      return [name.title, value.textContent.replace(/\s+/g, ' ').trim()] as const;
    });
  return Object.fromEntries(fields);
}

it.each([
  ['odd@odd.example', 'Look up · 3 credits', '/v1/intelligence/email'],
  ['odd2@odd.example', 'Look up deliverability · 5 credits', '/v1/email'],
  ['odd.example', 'Look up · 2 credits', '/v1/intelligence/domain'],
  ['198.51.100.77', 'Look up · 2 credits', '/v1/intelligence/ip'],
  ['+32470123456', 'Look up · 1 credit', '/v1/intelligence/phone'],
  ['DE136695976', 'Look up · 1 credit', '/v1/vat'],
  ['NL91ABNA0417164300', 'Look up · 1 credit', '/v1/vat/iban'],
] as const)('%s: “%s” shows all fields of %s', async (value, button, path) => {
  const { fill, user } = openPopup(await connectedToOdd());
  await fill(value);
  if (button.includes('deliverability')) await showMore();
  await user.click(await priced(button));
  await user.click(await panel().findByText('Full answer'));
  await panel().findByText('Answer as JSON');
  const wanted: Record<string, string> = Object.fromEntries(
    ANSWERS[path].map(([field, , text]) => [field, text]),
  );
  const shown = shownFields(screen.getByRole('region', { name: 'Look up' }));
  // Fields that the endpoint does not return are shown as missing.
  const absent = Object.keys(shown).filter((field) => !(field in wanted));
  const missing = Object.fromEntries(absent.map((field) => [field, 'Not in this answer']));
  expect(shown).toEqual({ ...wanted, ...missing });
});
