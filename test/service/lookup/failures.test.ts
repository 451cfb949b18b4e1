import { expect, it } from 'vitest';
import { createFailure } from '../../../lib/api/failures/index.ts';
import { fail } from '../../../lib/domain/index.ts';
import { createEarlierCallExplainer } from '../../../lib/service/lookup/failures.ts';

it('a refusal to repeat a paid call is unchanged where its answer cannot be read', async () => {
  const refusal = fail(createFailure('possibly-billed-before', { receipt: 'call-1' }));
  const rawAnswers = { shown: async () => ({}) };
  for (const read of [async () => undefined, () => Promise.reject(new Error('the disk is gone'))])
    expect(await createEarlierCallExplainer({ history: { read }, rawAnswers })(refusal)).toEqual(
      refusal,
    );
});
