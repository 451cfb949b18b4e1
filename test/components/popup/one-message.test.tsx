/** Usage in the popup and in the side panel: in every state of key, API and credits, one message and one number. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FAILURE_KINDS } from '../../../lib/domain/failure.ts';
import type { ReplyOf } from '../../../lib/extension/messages/index.ts';
import { createFailure } from '../../texts/in-texts.ts';
import type { Handlers } from '../fake-send.ts';
import { CONNECTED, fails, LEFT, SNAPSHOT, SPENT, USAGE } from '../samples.ts';
import { openPanel, openPopup, openTab } from './open-popup.tsx';

type Reply = ReplyOf<'usage'>;

const account = (more: Partial<Reply> = {}): Reply => ({
  usage: USAGE,
  left: LEFT,
  spent: SPENT,
  warnings: [],
  ...more,
});

const spending: Handlers['spending'] = () => ({
  today: '2026-11-20',
  rows: [{ day: '2026-11-20', endpoint: '/v1/vat', origin: 'popup', possibly: 0, credits: 3 }],
});

const known: Handlers = {
  popupSnapshot: () => ({ ...SNAPSHOT, account: account() }),
  spending,
};

const refused = (kind: (typeof FAILURE_KINDS)[number]): Handlers => {
  const connection = { ...CONNECTED, trouble: createFailure(kind) };
  return {
    popupSnapshot: () => ({ ...SNAPSHOT, account: account(), connection }),
    connection: () => connection,
    usage: () => account(),
    spending,
  };
};

const usedUp = account({ left: { credits: 0, by: 'key', quota: 'monthly', usedUp: true } });

const NUMBERS = {
  now: /^12,480 ?credits left/,
  none: /^0 ?credits left/,
  old: /^12,480 credits were left when/,
} as const;

/** The state, what the background replies, the failure that is said, and the number that is shown. */
const STATES: readonly (readonly [
  name: string,
  handlers: Handlers,
  failure: string | undefined,
  number: keyof typeof NUMBERS | undefined,
])[] = [
  ['answered', { ...known, usage: () => account() }, undefined, 'now'],
  ['running', { ...known, usage: () => new Promise(() => {}) }, undefined, 'now'],
  ['quota used up', { ...known, usage: () => usedUp }, undefined, 'none'],
  ...FAILURE_KINDS.map(
    (kind) =>
      [
        `refresh: ${kind}`,
        { ...known, usage: fails(kind) },
        createFailure(kind).message,
        'old',
      ] as const,
  ),
  ...(['forbidden', 'inactive-key', 'payment-required'] as const).map(
    (kind) => [`refused: ${kind}`, refused(kind), createFailure(kind).message, 'old'] as const,
  ),
];

const sentences = [...new Set(FAILURE_KINDS.map((kind) => createFailure(kind).message))];
const plain = (text: string | null) => (text ?? '').replace(/\s+/gu, ' ');

describe.each([
  ['popup', openPopup],
  ['side panel', openPanel],
] as const)('Usage in the %s', (_, open) => {
  it.each(STATES)('%s', async (_name, handlers, failure, number) => {
    const { user } = open(handlers);
    const panel = await openTab(user, 'Usage', false);
    await within(panel).findByRole('region', { name: 'Balance' });
    if (failure !== undefined) await screen.findByText(failure);
    const text = plain(document.body.textContent);
    expect(sentences.filter((sentence) => text.includes(sentence))).toEqual(
      failure === undefined ? [] : [failure],
    );
    const balance = plain(within(panel).getByRole('region', { name: 'Balance' }).textContent);
    const shown = Object.entries(NUMBERS).filter(([, says]) => says.test(balance));
    expect(shown.map(([name]) => name)).toEqual([number]);
    expect(text).not.toMatch(/Add an API key/);
    // Nothing is said from an old number.
    if (number === 'old') expect(balance).not.toMatch(/Updated|This browser uses/);
  });
});
