import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LookupPanel } from '../../../components/lookup/LookupPanel.tsx';
import { NotificationToggle } from '../../../components/settings/PrivacySettings.tsx';
import type { Billed, FailureKind } from '../../../lib/domain/failure.ts';
import { createFailure } from '../../texts/in-texts.ts';
import { fakeAnswers, fakeSend, type Handlers } from '../fake-send.ts';
import { ANSWER, answered, EMAIL, found, verdict } from '../samples.ts';
import { showMore } from '../steps.ts';

function open(start: ReturnType<typeof found>, handlers: Handlers = {}) {
  const background = fakeSend(handlers);
  const { hear, notify } = fakeAnswers();
  const onAsked = vi.fn();
  const environment = { send: background.send, hear, place: 'popup', onAsked } as const;
  render(<LookupPanel start={start} environment={environment} />);
  return { ...background, notify, onAsked, user: userEvent.setup({ delay: null }) };
}

const DOMAIN = verdict('domain', 'example.com');

it('offers a domain’s certificates at their price', async () => {
  const { sent, user } = open(found(DOMAIN, { credits: 7, deep: 4 }), {
    lookup: () => answered(DOMAIN, { credits: 4 }),
  });
  await showMore();
  const button = screen.getByRole('button', { name: 'Look up certificates · 4 credits' });
  expect(button).toHaveAccessibleDescription(/takes 1 to 5 seconds longer/);
  await user.click(button);
  await waitFor(() => expect(sent('lookup')).toMatchObject([{ kind: 'domain', depth: 'deep' }]));
});

it.each([
  ['they are missing', { disposable: false }, true],
  ['they are there', { disposable: false, current_certificate: { issuer: 'Example CA' } }, false],
])('reports missing certificates of a paid check: %s', async (_, answer, isReported) => {
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
  await showMore();
  await user.click(screen.getByRole('button', { name: 'Look up certificates · 4 credits' }));
  await screen.findByText('Full answer');
  expect(screen.queryAllByText(/contains no certificates\. Check the name/)).toHaveLength(
    isReported ? 1 : 0,
  );
});

it('offers no certificates without the parameter’s name', () => {
  open(found(DOMAIN));
  expect(screen.getByRole('button', { name: 'Look up · 2 credits' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /certificates/ })).toBeNull();
});

it('offers nothing for a VAT number that the API cannot know: its verdict names the register', () => {
  open(found(verdict('vat', 'GB980780684')));
  expect(screen.queryByRole('button', { name: /Look up/ })).toBeNull();
  expect(screen.queryByText(/cannot be looked up/)).toBeNull();
});

it('says that an answer was possibly billed if its cost is unknown', async () => {
  const unknown = verdict('iban', 'DE89370400440532013000', {
    standing: 'unknown',
    headline: 'The API has no information about this value.',
    basis: ['syntax', 'api'],
  });
  const { user } = open(found(unknown), {
    lookup: () => ({ ...answered(unknown, { credits: 1 }), billed: 'possibly' }),
  });
  await user.click(screen.getByRole('button', { name: 'Look up · 1 credit' }));
  expect(await screen.findByText(/\(1 credit, may have been billed\)$/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Look up again · 1 credit' })).toBeVisible();
});

it.each([
  [0, /You have no credits left/],
  [2, /Only 2 credits left/],
  [3, null],
  [undefined, null],
])('warns before a lookup that %s credits cannot pay: %s', (creditsLeft, warning) => {
  open(found(EMAIL, creditsLeft === undefined ? {} : { creditsLeft }));
  if (warning) expect(screen.getByText(warning)).toBeVisible();
  else expect(screen.queryByText(/left/)).toBeNull();
});

it('shows the failure of its pending job, and ignores other values and the jobs of other surfaces', async () => {
  const { notify, onAsked, user } = open(found(EMAIL), {
    lookup: () => ({ state: 'pending', credits: 5 }),
  });
  notify('email', EMAIL.value, createFailure('job-failed'));
  expect(screen.queryByRole('alert')).toBeNull();
  await showMore();
  await user.click(screen.getByRole('button', { name: 'Look up deliverability · 5 credits' }));
  expect(await screen.findByText(/continues in the background/)).toBeVisible();
  onAsked.mockClear();
  notify('email', 'else@example.org', createFailure('job-failed'));
  expect(screen.getByText(/continues in the background/)).toBeVisible();
  notify('email', EMAIL.value, createFailure('job-failed'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No credits were billed');
  expect(screen.queryByText(/continues in the background/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again · 5 credits' })).toBeVisible();
  expect(onAsked).toHaveBeenCalledOnce();
});

it('shows a failure that arrives right after the job is shown as pending', async () => {
  const { notify, user } = open(found(EMAIL), { lookup: () => ({ state: 'pending', credits: 5 }) });
  // Runs after the DOM has changed and before React runs effects.
  const observer = new MutationObserver(() => {
    if (!screen.queryByText(/continues in the background/)) return;
    observer.disconnect();
    notify('email', EMAIL.value, createFailure('job-failed'));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await showMore();
  await user.click(screen.getByRole('button', { name: 'Look up deliverability · 5 credits' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No credits were billed');
});

it.each([
  [true, [[true]]],
  [false, []],
])(
  'asks the browser’s permission for notifications when they are turned on (granted: %s)',
  async (given, saved) => {
    const onChange = vi.fn();
    const permit = vi.fn(async () => given);
    render(<NotificationToggle checked={false} onChange={onChange} permit={permit} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /background lookup finishes/ }));
    await waitFor(() => expect(permit).toHaveBeenCalledOnce());
    if (!given) expect(await screen.findByRole('status')).toHaveTextContent(/does not allow/);
    expect(onChange.mock.calls).toEqual(saved);
  },
);

it('shows a cached deep answer for free, and repeats it at its price', async () => {
  const { user } = open(found(EMAIL, { credits: 0, answeredAt: 500, deepAt: 400 }), {
    lookup: () => ({ ...answered(EMAIL, { credits: 0 }), from: 'cache' }),
  });
  await showMore();
  await user.click(screen.getByRole('button', { name: 'Look up deliverability · free' }));
  expect(await screen.findByRole('button', { name: 'Look up again · 5 credits' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More lookups' })).toBeNull();
});

it('recognises a cached deep answer by its time', () => {
  open(found(EMAIL, { credits: 0, answeredAt: 400, deepAt: 400 }));
  expect(screen.getByRole('button', { name: 'Look up again · 5 credits' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More lookups' })).toBeNull();
});

it('shows the lookup and time of facts that are from an older answer', () => {
  const newest = { path: '/v1/email', at: Date.UTC(2026, 10, 20, 12) };
  const older = { path: '/v1/intelligence/email', at: Date.UTC(2026, 10, 19, 12) };
  const facts = [
    { name: 'record.deliverability', label: 'Deliverability', value: 'valid', source: newest },
    { name: 'domain.mailServer', label: 'Mail server', value: 'example-mail', source: older },
    { name: 'Format', label: 'Format', value: 'good' },
  ];
  open(found(verdict('email', 'ada@example.org', { facts }), { answeredAt: newest.at }));
  const factOf = (label: string) => screen.getByText(label).parentElement;
  expect(factOf('Mail server')).toHaveTextContent(
    /example-mail from \/v1\/intelligence\/email, 19 Nov 2026/,
  );
  expect(factOf('Deliverability')).not.toHaveTextContent('from');
  expect(screen.getByText(/^All other details are from \/v1\/email, 20 Nov 2026/)).toBeVisible();
});

describe('a failed lookup', () => {
  const IBAN = verdict('iban', 'DE89370400440532013000', { headline: 'The check digits match.' });
  const failure = (kind: FailureKind, billed: Billed = 'no') => createFailure(kind, { billed });

  /** Everything that a person reads in the panel, in order. */
  const panelText = () => screen.getByRole('article').textContent;

  it.each<[FailureKind, Billed, string | null]>([
    ['rate-limited', 'no', 'Try again · 1 credit'],
    ['payment-required', 'no', 'Try again · 1 credit'],
    ['network', 'no', 'Try again · 1 credit'],
    ['timeout', 'possibly', 'Look up again · 1 credit'],
    ['network', 'possibly', 'Look up again · 1 credit'],
    ['invalid-key', 'no', null],
    ['no-key', 'no', null],
  ])(
    'says so before the offline check, and never sells first (%s, %s)',
    async (kind, billed, button) => {
      const { user } = open(found(IBAN), { lookup: () => ({ failure: failure(kind, billed) }) });
      await user.click(screen.getByRole('button', { name: 'Look up · 1 credit' }));
      const { message, action } = failure(kind, billed);
      const note = await screen.findByRole('alert');
      expect(note).toHaveTextContent(message);
      expect(note).toHaveTextContent(action);
      expect(panelText()).toMatch(/^IBANDE89/);
      const offline = panelText()?.indexOf('Checked offline only: The check digits match.') ?? -1;
      expect(offline).toBeGreaterThan(panelText()?.indexOf(action) ?? -1);
      expect(document.querySelector('.primary')).toBeNull();
      expect(screen.queryByText('Add an API key')).toBeNull();
      const priced = screen.queryAllByRole('button', { name: /credit/ });
      expect(priced.map((each) => each.textContent)).toEqual(button === null ? [] : [button]);
      if (button === null) {
        const settings = screen.getByRole('button', { name: 'Open settings' });
        // The pressed button is gone, so this has the focus.
        expect(settings).toHaveFocus();
      }
    },
  );

  it('leaves an earlier answer an answer', async () => {
    const start = found(ANSWER, { credits: 0, answeredAt: 500 });
    const { user } = open(start, { lookup: () => ({ failure: failure('unavailable') }) });
    await user.click(screen.getByRole('button', { name: 'Look up again · 3 credits' }));
    await screen.findByRole('alert');
    expect(screen.getByText(ANSWER.headline)).toBeVisible();
    expect(screen.queryByText(/Checked offline only/)).toBeNull();
  });
});

describe('what is known to be wrong before a lookup', () => {
  it.each(['payment-required', 'server-error'] as const)(
    'is said, and the price is not the first button (%s)',
    (kind) => {
      open(found(EMAIL, { trouble: createFailure(kind) }));
      expect(screen.getByText(createFailure(kind).message)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Look up · 3 credits' })).not.toHaveClass(
        'primary',
      );
    },
  );

  it('is the refused key: it leads to the settings and asks for no key', async () => {
    const trouble = createFailure('inactive-key');
    const { sent, user } = open(found(EMAIL, { connected: false, trouble }), {
      openOptions: () => ({}),
    });
    expect(screen.getByText('This API key is inactive.')).toBeVisible();
    expect(screen.queryByText('Add an API key')).toBeNull();
    expect(screen.queryByRole('button', { name: /credit/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open settings' }));
    expect(sent('openOptions')).toHaveLength(1);
  });
});
