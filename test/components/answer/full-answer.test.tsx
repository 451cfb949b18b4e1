import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FullAnswer } from '../../../components/lookup/FullAnswer.tsx';
import { LookupPanel } from '../../../components/lookup/LookupPanel.tsx';
import type { StoredAnswer } from '../../../lib/extension/schemas/index.ts';
import type { Kind } from '../../../lib/values/domain/kind.ts';
import { SAMPLES } from '../../api/samples.ts';
import { fakeSend } from '../fake-send.ts';
import { ANSWER, answered, EMAIL, found, NOW, verdict } from '../samples.ts';

const stored = (answer: unknown, more: Partial<StoredAnswer> = {}): StoredAnswer => ({
  endpoint: 'iban',
  path: '/v1/vat/iban',
  at: NOW,
  whole: true,
  answer,
  ...more,
});

function open(kind: Kind, value: string, record: StoredAnswer | null) {
  const background = fakeSend({ record: () => ({ record }) });
  render(
    <FullAnswer
      send={background.send}
      kind={kind}
      value={value}
      request={{ kind, value }}
      answeredAt={NOW}
    />,
  );
  const user = userEvent.setup({ delay: null });
  return { ...background, user, press: () => user.click(screen.getByText('Full answer')) };
}

const rowOf = (name: string) => {
  const row = screen.getByText(name, { selector: 'dt' }).parentElement;
  if (!row) throw new Error(`no row "${name}"`);
  return within(row);
};

describe('full answer', () => {
  it('is fetched when it is opened, and copied as JSON, text and CSV', async () => {
    const { sent, user, press } = open('iban', 'NL91ABNA0417164300', stored(SAMPLES.iban));
    expect(sent('record')).toEqual([]);
    await press();
    expect(await screen.findByRole('heading', { name: 'Bank' })).toBeVisible();
    expect(sent('record')).toEqual([{ kind: 'iban', value: 'NL91ABNA0417164300' }]);
    expect(screen.getByText('ABNANL2A')).toBeVisible();
    expect(screen.getByText('Netherlands (NL)')).toBeVisible();
    const copied = async (name: string) => {
      await user.click(screen.getByRole('button', { name: `Copy ${name}` }));
      return navigator.clipboard.readText();
    };
    expect(JSON.parse(await copied('as JSON'))).toEqual(SAMPLES.iban);
    expect(await copied('as text')).toContain('\nBIC: ABNANL2A\n');
    expect(await copied('as CSV row')).toMatch(/^NL91ABNA0417164300,true,NL91ABNA0417164300,91,/);
    expect(await copied('CSV header')).toMatch(/^value,valid,iban,checksum_digits,/);
  });

  it('shows each field of an older answer with its lookup and time, and copies both answers', async () => {
    const older = [
      {
        endpoint: 'vat',
        path: '/v1/older',
        at: NOW - 86_400_000,
        whole: true,
        answer: { bic: 'ABNANL2A' },
      },
    ] as const;
    const answer = { valid: true, bank_name: ['?'] };
    const { user, press } = open('iban', 'NL91ABNA0417164300', stored(answer, { older }));
    await press();
    expect(await screen.findByText('ABNANL2A')).toBeVisible();
    expect(rowOf('BIC').getByText(/^from \/v1\/older, 19 Nov 2026/)).toBeVisible();
    expect(
      screen.getByText(/^All other details are from \/v1\/vat\/iban, 20 Nov 2026/),
    ).toBeVisible();
    expect(rowOf('Valid').queryByText(/^from /)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject([
      { path: '/v1/vat/iban', answer },
      { path: '/v1/older', answer: { bic: 'ABNANL2A' } },
    ]);
  });

  it('distinguishes a field that could not be read from one that is missing', async () => {
    const answer = { valid: true, bic: { a: 1 } };
    const { user, press } = open('iban', 'NL91ABNA0417164300', stored(answer));
    await press();
    expect(await screen.findByText('Not readable: {"a":1}')).toBeVisible();
    expect(rowOf('IBAN').getByText('Not in this answer')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy BIC' }));
    expect(await navigator.clipboard.readText()).toBe('{"a":1}');
  });

  it('lists the values of a field with their details, each to be copied by itself', async () => {
    const mx_records = [
      { hostname: 'mx7.example', priority: 17 },
      { hostname: 'mx8.example', priority: 20 },
    ];
    const record = stored({ dns: { mx_records } }, { endpoint: 'email' });
    const { user, press } = open('email', EMAIL.value, record);
    await press();
    expect(await screen.findByText(/mx7\.example/)).toHaveTextContent('mx7.example priority 17');
    await user.click(screen.getByRole('button', { name: /mx8\.example/ }));
    expect(await navigator.clipboard.readText()).toBe('mx8.example');
  });

  it('links to a map without a referrer, and loads nothing from it', async () => {
    const { press } = open('ip', '198.51.100.7', stored(SAMPLES.ip, { endpoint: 'ip' }));
    await press();
    const link = await screen.findByRole('link', { name: 'Show on a map' });
    expect(link).toHaveAttribute('href', expect.stringContaining('mlat=52.09&mlon=5.12'));
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(document.querySelector('iframe, img[src*="openstreetmap"]')).toBeNull();
  });

  it('shows fields outside the contract as a tree', async () => {
    const answer = { domain: 'example.org', certificates: { issuers: ['Example CA'] } };
    const { press } = open('domain', 'example.org', stored(answer, { endpoint: 'domain' }));
    await press();
    const also = await screen.findByRole('region', { name: 'Also in the answer' });
    expect(within(also).getByText('"Example CA"')).toBeVisible();
  });

  it('says when only some fields were requested', async () => {
    const { press } = open('vat', 'NL000000000B00', stored(SAMPLES.vat, { whole: false }));
    await press();
    expect(await screen.findByText(/This answer contains only some of the fields/)).toBeVisible();
  });

  it('says when the answer is no longer stored', async () => {
    const { press } = open('vat', 'NL000000000B00', null);
    await press();
    expect(await screen.findByText(/no longer stored/)).toBeVisible();
  });
});

describe('full answer in a lookup panel', () => {
  const panel = (handlers: Parameters<typeof fakeSend>[0]) => {
    const background = fakeSend(handlers);
    const environment = { send: background.send, place: 'popup' } as const;
    render(<LookupPanel start={found(EMAIL)} environment={environment} />);
    return { ...background, user: userEvent.setup({ delay: null }) };
  };

  it('shows the answer from the reply, because private windows store none', async () => {
    const record = stored(SAMPLES.email, { endpoint: 'email', path: '/v1/email' });
    const { user, sent } = panel({ lookup: () => ({ ...answered(ANSWER), record }) });
    expect(screen.queryByText('Full answer')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Look up · 3 credits' }));
    await user.click(await screen.findByText('Full answer'));
    expect(await screen.findByRole('heading', { name: 'Mailbox' })).toBeVisible();
    expect(sent('record')).toEqual([]);
  });

  it('is fetched again after a repeated lookup', async () => {
    let answeredAt = NOW;
    const { user, sent } = panel({
      lookup: () => answered(ANSWER, { at: answeredAt }),
      record: () => ({
        record: stored({ ...SAMPLES.email, risk_score: answeredAt === NOW ? 12 : 34 }),
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Look up · 3 credits' }));
    await user.click(await screen.findByText('Full answer'));
    expect(await screen.findByText('12 out of 100')).toBeVisible();
    answeredAt += 60_000;
    await user.click(screen.getByRole('button', { name: 'Look up again · 3 credits' }));
    await waitFor(() => expect(screen.getByText('34 out of 100')).toBeVisible());
    expect(sent('record')).toHaveLength(2);
  });
});

it('marks phone lookups as experimental, before and after the answer', async () => {
  const phone = verdict('phone', '+31612345678');
  const answer = verdict('phone', '+31612345678', { basis: ['api'] });
  const background = fakeSend({ lookup: () => answered(answer) });
  const environment = { send: background.send, place: 'popup' } as const;
  render(<LookupPanel start={found(phone)} environment={environment} />);
  expect(screen.getAllByText('Experimental')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Look up · 1 credit' }));
  await screen.findByText('Full answer');
  expect(screen.getAllByText('Experimental')).toHaveLength(1);
});
