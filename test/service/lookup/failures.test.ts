import { describe, expect, it } from 'vitest';
import { createFailure } from '../../../lib/api/failures/index.ts';
import { fail, ok } from '../../../lib/domain/index.ts';
import type { AnswersApi } from '../../../lib/service/answers/index.ts';
import {
  createEarlierCallExplainer,
  queueRefused,
  withReceipt,
} from '../../../lib/service/lookup/failures.ts';
import { inTexts } from '../../texts/in-texts.ts';

type History = AnswersApi['history'];

const refused = inTexts((why: Parameters<typeof queueRefused>[0]) => {
  const outcome = queueRefused(why);
  if (outcome.ok) throw new Error('it was sent');
  return outcome.failure;
});

it('a call that the queue did not send was free, and says why and what to do', () => {
  const waits = {
    kind: 'rate-limited',
    billed: 'no',
    message: 'Earlier lookups are still waiting for the API. This one was not sent.',
    action: 'Wait a few seconds, then try again.',
  };
  for (const reason of ['busy', 'rate'] as const) {
    expect(refused({ reason })).toMatchObject(waits);
    expect(refused({ reason })).not.toHaveProperty('retryAt');
  }
  expect(refused({ reason: 'paused', until: 7_000 })).toMatchObject({
    kind: 'rate-limited',
    billed: 'no',
    message: 'The API asked Fieldmark to wait. This lookup was not sent.',
    retryAt: 7_000,
  });
});

describe('a refusal to repeat a paid call', () => {
  const refusal = fail(createFailure('possibly-billed-before', { receipt: 'call-1' }));
  const kept = (entry: object): Pick<History, 'read'> => ({
    read: async (id) => (id === 'call-1' ? ({ id, ...entry } as never) : undefined),
  });
  const rawAnswers = { shown: async () => ({}) };
  const explained = (history: Pick<History, 'read'>, outcome = refusal) =>
    createEarlierCallExplainer({ history, rawAnswers })(outcome);

  it('contains the answer of the earlier call', async () => {
    const outcome = await explained(kept({ raw: '{"odd":1}' }));
    expect(outcome).toEqual({ ok: false, failure: { ...refusal.failure, raw: '{"odd":1}' } });
  });

  it('has the id of the rest of a long answer', async () => {
    const outcome = await explained(kept({ raw: '{"odd":', rawLength: 70_000 }));
    const { failure } = refusal;
    const rest = { raw: '{"odd":', rawId: 'call-1', rawLength: 70_000 };
    expect(outcome).toEqual({ ok: false, failure: { ...failure, ...rest } });
  });

  it.each<[string, Pick<History, 'read'>]>([
    ['nothing came', kept({})],
    ['its entry was deleted', { read: async () => undefined }],
    ['the history cannot be read', { read: () => Promise.reject(new Error('the disk is gone')) }],
  ])('is unchanged where %s', async (_, history) => {
    expect(await explained(history)).toEqual(refusal);
  });

  it('does not change other outcomes', async () => {
    const history = kept({ raw: '{"odd":1}' });
    const other = fail(createFailure('timeout', { billed: 'possibly', receipt: 'call-1' }));
    expect(await explained(history, other)).toEqual(other);
    const explain = createEarlierCallExplainer({ history, rawAnswers });
    expect(await explain(ok('id-1'))).toEqual(ok('id-1'));
  });
});

describe('the receipt of a paid call', () => {
  it.each(['possibly', 'yes'] as const)('is in a failure that was billed: %s', (billed) => {
    const failure = createFailure('timeout', { billed });
    expect(withReceipt(fail(failure), 'id-1')).toEqual(fail({ ...failure, receipt: 'id-1' }));
  });

  it('is not in an answer or a free failure', () => {
    const free = fail(createFailure('server-error'));
    expect(withReceipt(free, 'id-1')).toBe(free);
    expect(withReceipt(ok(5), 'id-1')).toEqual(ok(5));
  });
});
