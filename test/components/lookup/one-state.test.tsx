/** A lookup is in one state: after any failure, while it runs and after any other failure, one message is shown. */
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LookupPanel } from '../../../components/lookup/LookupPanel.tsx';
import { FAILURE_KINDS, type Failure, isKeyRefused } from '../../../lib/domain/failure.ts';
import type { Outcome } from '../../../lib/domain/index.ts';
import type { LookupReply } from '../../../lib/extension/schemas/index.ts';
import { createFailure } from '../../texts/in-texts.ts';
import { fakeSend } from '../fake-send.ts';
import { ANSWER, answered, EMAIL, found } from '../samples.ts';

/** Failures that last until the API answers, which the next card says before its lookup. */
const LASTING = [
  'invalid-key',
  'inactive-key',
  'expired-key',
  'unauthorized',
  'rate-limited',
  'payment-required',
  'forbidden',
  'no-api',
  'server-error',
  'network',
] as const;

/** A value as it is judged after a failure of an earlier lookup. */
const after = (trouble: Failure) =>
  found(EMAIL, { trouble, connected: !isKeyRefused(trouble), creditsLeft: 0 });

const sentences = FAILURE_KINDS.map((kind) => createFailure(kind).message);
/** The failures that are said now, the account's as well. */
const said = () => {
  const text = document.body.textContent ?? '';
  return [...new Set(sentences)].filter((sentence) => text.includes(sentence));
};
const OTHER_MESSAGES = /Add an API key|no credits left\. Add|to look this up|Settings/;

function open(first: Failure) {
  const { promise, resolve } = Promise.withResolvers<Outcome<LookupReply>>();
  const { send } = fakeSend({});
  const environment = {
    send,
    place: 'selection',
    preparesOnly: true,
    requestedAnswer: () => promise,
  } as const;
  render(<LookupPanel start={after(first)} environment={environment} askNow />);
  return (outcome: Outcome<LookupReply>) => act(async () => resolve(outcome));
}

describe.each(LASTING)('after %s', (first) => {
  it('a running lookup hides what was wrong before', () => {
    open(createFailure(first));
    expect(screen.getByRole('button', { name: 'Looking up…' })).toBeVisible();
    expect(said()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body).not.toHaveTextContent(OTHER_MESSAGES);
    expect(screen.getAllByRole('button', { name: /credit|Look/ })).toHaveLength(1);
  });

  it('an answer is the only thing said', async () => {
    const reply = open(createFailure(first));
    await reply({ ok: true, value: answered(ANSWER) });
    expect(screen.getByText(ANSWER.headline)).toBeVisible();
    expect(said()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(FAILURE_KINDS)('%s is the only thing said', async (second) => {
    const reply = open(createFailure(first));
    const failure = createFailure(second);
    await reply({ ok: false, failure });
    expect(screen.getByRole('alert')).toHaveTextContent(failure.message);
    expect(said()).toEqual([failure.message]);
    const outsideAlert = document.body.cloneNode(true) as HTMLElement;
    for (const alert of outsideAlert.querySelectorAll('[role=alert]')) alert.remove();
    expect(outsideAlert).not.toHaveTextContent(OTHER_MESSAGES);
    expect(screen.queryByRole('button', { name: 'Looking up…' })).toBeNull();
    expect(screen.queryAllByRole('button', { name: /credit/ }).length).toBeLessThan(2);
  });
});
