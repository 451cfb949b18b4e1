import { describe, expect, it } from 'vitest';
import { FAILURE_KINDS } from '../../../lib/domain/failure.ts';
import { failureSchema } from '../../../lib/extension/schemas/index.ts';
import { createFailure } from '../../texts/in-texts.ts';

describe('createFailure', () => {
  it.each(FAILURE_KINDS)('gives %s a message and an action that fit the schema', (kind) => {
    const failure = createFailure(kind);
    expect(failure.kind).toBe(kind);
    for (const text of [failure.message, failure.action]) expect(text).toMatch(/^\p{Lu}.{10,}\.$/u);
    expect(failureSchema.parse(failure)).toEqual(structuredClone(failure));
  });

  it('has a different sentence for each kind', () => {
    const messages = FAILURE_KINDS.map((kind) => createFailure(kind).message);
    expect(new Set(messages).size).toBe(FAILURE_KINDS.length);
  });

  it('says that waiting helps after an outage, not after a refusal', () => {
    for (const kind of ['server-error', 'unavailable', 'rate-limited', 'network'] as const) {
      expect(createFailure(kind).waitHelps).toBe(true);
    }
    for (const kind of ['bad-request', 'invalid-key', 'payment-required', 'forbidden'] as const) {
      expect(createFailure(kind).waitHelps).toBe(false);
    }
  });

  it.each(['network', 'timeout', 'aborted', 'job-failed', 'internal'] as const)(
    'does not suggest to retry a %s that may have been billed',
    (kind) => {
      expect(createFailure(kind, { billed: 'possibly' })).toMatchObject({
        action: expect.stringMatching(/may have been billed/),
        remedy: 'refresh',
      });
      expect(createFailure(kind, { billed: 'no' }).action).not.toMatch(/may have been billed/);
    },
  );

  it('warns of two bills only where a browser may have sent the call twice', () => {
    const action = expect.stringContaining('more than once');
    expect(createFailure('network', { billed: 'possibly' })).toMatchObject({ action });
    expect(createFailure('timeout', { billed: 'possibly' })).not.toMatchObject({ action });
  });

  it.each(['not-json', 'rate-limited', 'not-found'] as const)(
    'gives a %s that may have been billed its usual advice, because an answer came',
    (kind) => {
      const { action, remedy } = createFailure(kind);
      expect(createFailure(kind, { billed: 'possibly' })).toMatchObject({ action, remedy });
    },
  );

  it('keeps an answer whole that may have been paid for', () => {
    const raw = 'r'.repeat(100_000);
    expect(createFailure('not-json', { billed: 'possibly', raw }).raw).toBe(raw);
    expect(createFailure('unexpected-answer', { billed: 'yes', raw }).raw).toBe(raw);
    expect(createFailure('not-json', { billed: 'no', raw }).raw).toHaveLength(20_000);
  });

  it('has neither detail nor raw where none is given', () => {
    const failure = createFailure('network');
    expect(failure).not.toHaveProperty('detail');
    expect(failure).not.toHaveProperty('raw');
  });

  it('lets extras override, and limits the length of detail and raw', () => {
    const failure = createFailure('network', {
      message: 'Own words.',
      detail: 'd'.repeat(1000),
      raw: 'r'.repeat(100_000),
      status: 200,
    });
    expect(failure).toMatchObject({ message: 'Own words.', status: 200 });
    expect(failure.detail).toHaveLength(300);
    expect(failure.raw).toHaveLength(20_000);
  });
});
