import { describe, expect, it } from 'vitest';
import { createFailure } from '../../../lib/api/failures/create-failure.ts';
import { FAILURE_KINDS } from '../../../lib/domain/failure.ts';
import { failureSchema } from '../../../lib/extension/schemas/index.ts';

describe('failure', () => {
  it.each(FAILURE_KINDS)('%s has a sentence and an action that travel in a message', (kind) => {
    const made = createFailure(kind);
    expect(made.kind).toBe(kind);
    for (const text of [made.message, made.action]) expect(text).toMatch(/^\p{Lu}.{10,}\.$/u);
    expect(failureSchema.parse(made)).toEqual(made);
  });

  it('says something of its own for each kind', () => {
    const messages = FAILURE_KINDS.map((kind) => createFailure(kind).message);
    const actions = FAILURE_KINDS.map((kind) => createFailure(kind).action);
    expect(new Set(messages).size).toBe(FAILURE_KINDS.length);
    expect(new Set(actions).size).toBe(FAILURE_KINDS.length);
  });

  it('tells an outage from a refusal: waiting helps against the first alone', () => {
    for (const kind of ['server-error', 'unavailable', 'rate-limited', 'network'] as const) {
      expect(createFailure(kind).waitHelps).toBe(true);
    }
    for (const kind of ['bad-request', 'invalid-key', 'payment-required', 'forbidden'] as const) {
      expect(createFailure(kind).waitHelps).toBe(false);
    }
  });

  it.each(['network', 'timeout', 'aborted', 'job-failed', 'internal'] as const)(
    'does not invite to repeat a %s that may have been billed',
    (kind) => {
      expect(createFailure(kind, { billed: 'possibly' })).toMatchObject({
        action: expect.stringMatching(/may have been billed/),
        remedy: 'refresh',
      });
      expect(createFailure(kind, { billed: 'no' }).action).not.toMatch(/may have been billed/);
    },
  );

  it('lets extras override, and bounds what a server said', () => {
    const made = createFailure('network', {
      message: 'Own words.',
      detail: 'd'.repeat(1000),
      raw: 'r'.repeat(100_000),
      status: 200,
    });
    expect(made).toMatchObject({ message: 'Own words.', status: 200 });
    expect(made.detail).toHaveLength(300);
    expect(made.raw).toHaveLength(20_000);
  });
});
