import { describe, expect, it } from 'vitest';
import { createFailure } from '../../../lib/api/failures/index.ts';
import { disclosureLimitReached, queueRefused } from '../../../lib/service/lookup/failures.ts';

describe('a call that the queue did not send', () => {
  const refused = (why: Parameters<typeof queueRefused>[0]) => {
    const outcome = queueRefused(why);
    if (outcome.ok) throw new Error('it was sent');
    return outcome.failure;
  };

  it('is free, and says when it may be sent if the API named a time', () => {
    const paused = refused({ reason: 'paused', until: 7_000 });
    expect(paused).toMatchObject({ kind: 'rate-limited', billed: 'no', retryAt: 7_000 });
    expect(refused({ reason: 'busy' })).not.toHaveProperty('retryAt');
    expect(refused({ reason: 'rate' })).not.toHaveProperty('retryAt');
  });

  it('has its own sentences for each reason, and says what to do', () => {
    const all = [
      refused({ reason: 'busy' }),
      refused({ reason: 'rate' }),
      refused({ reason: 'paused', until: 7_000 }),
    ];
    expect(new Set(all.map(({ message }) => message)).size).toBe(3);
    for (const { message, action } of all) {
      expect(message).not.toBe('');
      expect(action).not.toBe('');
    }
    expect(all[0]?.action).toBe(all[1]?.action);
    expect(all[0]?.action).not.toBe(all[2]?.action);
  });
});

it('has a sentence of its own for too many saved answers, not its kind’s', () => {
  const plain = createFailure('gesture-needed');
  const failure = disclosureLimitReached();
  expect(failure).toMatchObject({ kind: 'gesture-needed', billed: 'no' });
  expect(['', plain.message]).not.toContain(failure.message);
  expect(['', plain.action]).not.toContain(failure.action);
});
