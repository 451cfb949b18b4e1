import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LookupPanel } from '../../../components/lookup/LookupPanel.tsx';
import { NotificationToggle } from '../../../components/settings/NotificationToggle.tsx';
import { createFailure } from '../../../lib/api/failures/create-failure.ts';
import type { SubscribeToAnswers } from '../../../lib/extension/send-to-background.ts';
import { fakeSend, type Handlers } from '../fake-send.ts';
import { answered, EMAIL, found, verdict } from '../samples.ts';

function open(start: ReturnType<typeof found>, handlers: Handlers = {}) {
  const background = fakeSend(handlers);
  const heard = new Set<Parameters<SubscribeToAnswers>[0]>();
  const hear: SubscribeToAnswers = (each) => {
    heard.add(each);
    return () => heard.delete(each);
  };
  const onAsked = vi.fn();
  const environment = { send: background.send, hear, place: 'popup', onAsked } as const;
  render(<LookupPanel start={start} environment={environment} />);
  const tell: Parameters<SubscribeToAnswers>[0] = (...said) =>
    act(() => heard.forEach((each) => void each(...said)));
  return { ...background, tell, onAsked, user: userEvent.setup({ delay: null }) };
}

const DOMAIN = verdict('domain', 'example.com');

it('offers a domain’s certificates at their own price, where they can be asked for', async () => {
  const { sent, user } = open(found(DOMAIN, { credits: 7, deep: 4 }), {
    lookup: () => answered(DOMAIN, { credits: 4 }),
  });
  const button = screen.getByRole('button', { name: 'Check certificates · 4 credits' });
  expect(button).toHaveAccessibleDescription(/takes 1 to 5 seconds more/);
  await user.click(button);
  await waitFor(() => expect(sent('lookup')).toMatchObject([{ kind: 'domain', depth: 'deep' }]));
});

it.each([
  ['none came', { disposable: false }, true],
  ['they came', { disposable: false, current_certificate: { issuer: 'Example CA' } }, false],
])('of certificates that were paid for says whether %s', async (_, answer, isSaid) => {
  const record = {
    endpoint: 'intelligenceDomain',
    path: '/v1/intelligence/domain',
    at: 500,
    whole: true,
    answer,
  } as const;
  const { user } = open(found(DOMAIN, { credits: 7, deep: 4 }), {
    lookup: () => ({ ...answered(DOMAIN, { credits: 4 }), record }),
  });
  await user.click(screen.getByRole('button', { name: 'Check certificates · 4 credits' }));
  await screen.findByText('Full record');
  expect(screen.queryAllByText(/holds no certificates: check the flag’s name/)).toHaveLength(
    isSaid ? 1 : 0,
  );
});

it('offers no certificates where the flag’s name is not known', () => {
  open(found(DOMAIN));
  expect(screen.getByRole('button', { name: 'Look up · 2 credits' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /certificates/ })).toBeNull();
});

it('says of an answer whose cost cannot be told that it was possibly paid', async () => {
  const unknown = verdict('iban', 'DE89370400440532013000', {
    standing: 'unknown',
    headline: 'The API knows nothing of this IBAN.',
    basis: ['syntax', 'api'],
  });
  const { user } = open(found(unknown), {
    lookup: () => ({ ...answered(unknown, { credits: 1 }), billed: 'possibly' }),
  });
  await user.click(screen.getByRole('button', { name: 'Look up · 1 credit' }));
  expect(await screen.findByText(/for possibly 1 credit$/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Ask again · 1 credit' })).toBeVisible();
});

it.each([
  [0, /No credits are left/],
  [2, /Only 2 credits left/],
])('warns before a press for which %i credits are left', (left, says) => {
  open(found(EMAIL, { creditsLeft: left }));
  expect(screen.getByText(says)).toBeVisible();
});

it.each([3, undefined])('says nothing where enough is left (%s)', (left) => {
  open(found(EMAIL, left === undefined ? {} : { creditsLeft: left }));
  expect(screen.queryByText(/left/)).toBeNull();
});

it('tells of a job that came to nothing, though it was no longer waited for', async () => {
  const { tell, onAsked, user } = open(found(EMAIL), {
    lookup: () => ({ state: 'pending', credits: 5 }),
  });
  await user.click(screen.getByRole('button', { name: 'Check deliverability · 5 credits' }));
  expect(await screen.findByText(/goes on in the background/)).toBeVisible();
  onAsked.mockClear();
  tell('email', 'else@example.org', createFailure('job-failed'));
  expect(screen.getByText(/goes on in the background/)).toBeVisible();
  tell('email', EMAIL.value, createFailure('job-failed'));
  expect(await screen.findByRole('alert')).toHaveTextContent('It was not billed');
  expect(screen.queryByText(/goes on in the background/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Check deliverability · 5 credits' })).toBeVisible();
  expect(onAsked).toHaveBeenCalledOnce();
});

it('takes no failure to heart that is another surface’s', () => {
  const { tell } = open(found(EMAIL));
  tell('email', EMAIL.value, createFailure('job-failed'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  [true, [[true]]],
  [false, []],
])(
  'asks the browser for notifications when they are turned on (given: %s)',
  async (given, saved) => {
    const onChange = vi.fn();
    const permit = vi.fn(async () => given);
    render(<NotificationToggle checked={false} onChange={onChange} permit={permit} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /background check has ended/ }));
    await waitFor(() => expect(permit).toHaveBeenCalledOnce());
    if (!given) expect(await screen.findByRole('status')).toHaveTextContent(/did not allow/);
    expect(onChange.mock.calls).toEqual(saved);
  },
);

it('shows a kept deep answer for nothing, and asks it anew at its price', async () => {
  const { user } = open(found(EMAIL, { credits: 0, answeredAt: 500, deepAt: 400 }), {
    lookup: () => ({ ...answered(EMAIL, { credits: 0 }), from: 'cache' }),
  });
  await user.click(screen.getByRole('button', { name: 'Check deliverability · free' }));
  expect(await screen.findByRole('button', { name: 'Ask again · 5 credits' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Check deliverability/ })).toBeNull();
});

it('knows the answer of a former visit for a deep one', () => {
  open(found(EMAIL, { credits: 0, answeredAt: 400, deepAt: 400 }));
  expect(screen.getByRole('button', { name: 'Ask again · 5 credits' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Check deliverability/ })).toBeNull();
});
