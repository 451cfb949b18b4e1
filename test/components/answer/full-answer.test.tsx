import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FullAnswer } from '../../../components/answer/FullAnswer.tsx';
import { LookupPanel } from '../../../components/lookup/LookupPanel.tsx';
import type { Kind } from '../../../lib/domain/kind.ts';
import type { RequestOf } from '../../../lib/extension/messages/table.ts';
import type { StoredAnswer } from '../../../lib/extension/schemas/index.ts';
import { SAMPLES } from '../../api/samples.ts';
import { fakeSend } from '../fake-send.ts';
import { ANSWER, answered, EMAIL, found, NOW, verdict } from '../samples.ts';

const kept = (answer: unknown, more: Partial<StoredAnswer> = {}): StoredAnswer => ({
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
  return { ...background, user, press: () => user.click(screen.getByText('Full record')) };
}

const rowOf = (name: string) => {
  const row = screen.getByText(name, { selector: 'dt' }).parentElement;
  if (!row) throw new Error(`no row "${name}"`);
  return within(row);
};

describe('the full record', () => {
  it('is fetched when it is opened, and not before', async () => {
    const { sent, press } = open('iban', 'NL91ABNA0417164300', kept(SAMPLES.iban));
    expect(sent('record')).toEqual([]);
    await press();
    expect(await screen.findByRole('heading', { name: 'Bank' })).toBeVisible();
    expect(sent('record')).toEqual([{ kind: 'iban', value: 'NL91ABNA0417164300' }]);
    expect(screen.getByText('ABNANL2A')).toBeVisible();
    expect(screen.getByText('Netherlands (NL)')).toBeVisible();
  });

  it('copies one value by itself', async () => {
    const { user, press } = open('iban', 'NL91ABNA0417164300', kept(SAMPLES.iban));
    await press();
    await user.click(await screen.findByRole('button', { name: 'Copy BIC' }));
    expect(await navigator.clipboard.readText()).toBe('ABNANL2A');
  });

  it('copies all of it as JSON, text and CSV', async () => {
    const { user, press } = open('iban', 'NL91ABNA0417164300', kept(SAMPLES.iban));
    await press();
    const copied = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Copy ${name}` }));
      return navigator.clipboard.readText();
    };
    expect(JSON.parse(await copied('JSON'))).toEqual(SAMPLES.iban);
    expect(await copied('text')).toContain('\nBIC: ABNANL2A\n');
    expect(await copied('CSV row')).toMatch(/^NL91ABNA0417164300,true,NL91ABNA0417164300,91,/);
    expect(await copied('CSV header')).toMatch(/^value,valid,iban,checksum_digits,/);
  });

  it('tells null, missing and false apart', async () => {
    const answer = { ...SAMPLES.ip, is_vpn: false, is_tor: undefined, is_proxy: null };
    const { press } = open('ip', '198.51.100.7', kept(answer, { endpoint: 'ip' }));
    await press();
    await screen.findByText('Not a VPN');
    expect(rowOf('Tor').getByText('Not in this answer')).toBeVisible();
    expect(rowOf('Proxy').getByText('Not known')).toBeVisible();
  });

  it('links to a map, which only a press opens, and which learns nothing of where from', async () => {
    const { press } = open('ip', '198.51.100.7', kept(SAMPLES.ip, { endpoint: 'ip' }));
    await press();
    const link = await screen.findByRole('link', { name: 'Show on a map' });
    expect(link).toHaveAttribute('href', expect.stringContaining('mlat=52.09&mlon=5.12'));
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(document.querySelector('iframe, img[src*="openstreetmap"]')).toBeNull();
  });

  it('shows what no line names as a tree', async () => {
    const answer = { domain: 'example.org', certificates: { issuers: ['Example CA'] } };
    const { press } = open('domain', 'example.org', kept(answer, { endpoint: 'domain' }));
    await press();
    const also = await screen.findByRole('region', { name: 'Also in the answer' });
    expect(within(also).getByText('"Example CA"')).toBeVisible();
  });

  it('says when only a part was asked for', async () => {
    const { press } = open('vat', 'NL000000000B00', kept(SAMPLES.vat, { whole: false }));
    await press();
    expect(await screen.findByText(/Only what the line needed was asked for/)).toBeVisible();
  });

  it('says when the answer is no longer kept', async () => {
    const { press } = open('vat', 'NL000000000B00', null);
    await press();
    expect(await screen.findByText(/no longer kept/)).toBeVisible();
  });
});

describe('in a panel', () => {
  const panel = (handlers: Parameters<typeof fakeSend>[0]) => {
    const background = fakeSend(handlers);
    const environment = { send: background.send, place: 'popup' } as const;
    render(<LookupPanel start={found(EMAIL)} environment={environment} />);
    return { ...background, user: userEvent.setup({ delay: null }) };
  };

  it('stands there once there is an answer', async () => {
    const { user } = panel({ lookup: () => answered(ANSWER), record: () => ({ record: null }) });
    expect(screen.queryByText('Full record')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Look up · 3 credits' }));
    expect(await screen.findByText('Full record')).toBeVisible();
  });

  it('shows the answer that came with the reply, for in a private window none is kept', async () => {
    const record = kept(SAMPLES.email, { endpoint: 'email', path: '/v1/email' });
    const { user, sent } = panel({ lookup: () => ({ ...answered(ANSWER), record }) });
    await user.click(screen.getByRole('button', { name: 'Look up · 3 credits' }));
    await user.click(await screen.findByText('Full record'));
    expect(await screen.findByRole('heading', { name: 'Mailbox' })).toBeVisible();
    expect(sent('record')).toEqual([]);
  });

  it('fetches anew what was asked again', async () => {
    let at = NOW;
    const record = vi.fn((_: RequestOf<'record'>) => ({
      record: kept({ ...SAMPLES.email, risk_score: at === NOW ? 12 : 34 }),
    }));
    const { user } = panel({ lookup: () => answered(ANSWER, { at }), record });
    await user.click(screen.getByRole('button', { name: 'Look up · 3 credits' }));
    await user.click(await screen.findByText('Full record'));
    expect(await screen.findByText('12 of 100')).toBeVisible();
    at += 60_000;
    await user.click(screen.getByRole('button', { name: 'Ask again · 3 credits' }));
    await waitFor(() => expect(screen.getByText('34 of 100')).toBeVisible());
    expect(record).toHaveBeenCalledTimes(2);
  });
});

it('says of phone numbers, where they are offered and where they are told, that it is experimental', async () => {
  const phone = verdict('phone', '+31612345678');
  const told = verdict('phone', '+31612345678', { basis: ['api'] });
  const background = fakeSend({ lookup: () => answered(told) });
  const environment = { send: background.send, place: 'popup' } as const;
  render(<LookupPanel start={found(phone)} environment={environment} />);
  expect(screen.getAllByText('Experimental')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Look up · 1 credit' }));
  await screen.findByText('Full record');
  expect(screen.getAllByText('Experimental')).toHaveLength(1);
});
