import { expect, it } from 'vitest';
import { connected, openPopup, panel, priced } from './open-popup.tsx';
import type { RealService } from './real-service.ts';

/** The API calls about a value: path, number of parameters, status and credits. */
const callsOf = async ({ log }: RealService, value: string) =>
  (await log())
    .filter(({ query }) => query.query === value)
    .map(({ path, query, status, credits }) => [path, Object.keys(query).length, status, credits]);

it('recognises a catch-all by the endpoint that reports it', async () => {
  const address = 'anyone@catch-all.test';
  const service = await connected();
  const { fill, user } = openPopup(service);
  await fill(address);
  await user.click(await priced('Look up deliverability · 5 credits'));
  expect(await panel().findByText(/accepts every name, so/)).toBeVisible();
  const mailbox = panel().getByText('Mailbox accepts email').parentElement;
  expect(mailbox).toHaveTextContent(/The server accepts every name/);
  // query, qualification_check, is_async; no `fields`, because a paid lookup requests all of them.
  expect(await callsOf(service, address)).toEqual([
    ['/v1/email', 3, 202, 0],
    ['/v1/email', 3, 201, 5],
  ]);
});

it('requests a domain’s certificates as a job, at the shown price', async () => {
  const service = await connected();
  const without = openPopup(service);
  await without.fill('example.com');
  await priced('Look up · 2 credits');
  expect(panel().queryByRole('button', { name: /certificates/ })).toBeNull();
  without.unmount();

  const transparencyParameter = 'certificate_transparency';
  await service.send('setSettings', { patch: { transparencyParameter } });
  const { fill, user } = openPopup(service);
  await fill('example.com');
  await user.click(await priced('Look up certificates · 2 credits'));
  expect(await panel().findByText(/Looked up .* for 2 credits/)).toBeVisible();
  expect(panel().queryByText(/contains no certificates/)).toBeNull();
  expect(await callsOf(service, 'example.com')).toEqual([
    ['/v1/intelligence/domain', 3, 202, 0],
    ['/v1/intelligence/domain', 3, 201, 2],
  ]);
  const request = (await service.log()).find(({ path }) => path === '/v1/intelligence/domain');
  expect(request?.query).toMatchObject({ [transparencyParameter]: 'true', is_async: 'true' });
});
