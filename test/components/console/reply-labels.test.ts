import { expect, it } from 'vitest';
import { billingLabel } from '../../../components/console/answer/reply-labels.ts';

it('an answer that the team already had is free', () => {
  const reply = {
    request: '',
    status: 200,
    ms: 5,
    type: '',
    headers: [],
    body: '{}',
    at: 0,
    ...({ credits: 0, billed: 'no', from: 'api', shared: {} } as const),
  };
  expect(billingLabel(reply, 3)).toBe('free');
});
