import { expect, it } from 'vitest';
import {
  type UnansweredCall,
  unansweredBefore as unansweredBeforeInMessages,
} from '../../../lib/service/billing/unanswered-before.ts';
import type { Caller } from '../../../lib/service/messaging/caller.ts';
import { inTexts } from '../../texts/in-texts.ts';
import { callerOf } from '../world.ts';

const unansweredBefore = inTexts(unansweredBeforeInMessages);

const failureOf = (earlier: Partial<UnansweredCall>, caller: Partial<Caller> = {}) =>
  unansweredBefore(
    {
      id: 'id-7',
      at: new Date(2026, 10, 21, 12).getTime(),
      credits: 3,
      state: 'possibly-billed',
      ...earlier,
    },
    { credits: 10, caller: callerOf(caller) },
  );

it.each<[string, Partial<UnansweredCall>, RegExp]>([
  [
    'no answer',
    {},
    /^An earlier lookup \(.*2026.*\) returned no answer\. 3 credits may have been billed\.$/,
  ],
  [
    'no answer in time',
    { failure: 'timeout' },
    /returned no answer\. \d+ credits? may have been billed/,
  ],
  [
    'an answer that is not JSON',
    { failure: 'not-json' },
    /that cannot be read\. \d+ credits? may have been billed/,
  ],
  [
    'a billed answer of another form',
    { state: 'answered', failure: 'unexpected-answer', credits: 1 },
    /that cannot be read\. 1 credit was billed\.$/,
  ],
])('a person reads what an earlier call brought: %s', (_, earlier, message) => {
  expect(failureOf(earlier)).toMatchObject({
    kind: 'possibly-billed-before',
    billed: 'no',
    receipt: 'id-7',
    message: expect.stringMatching(message),
    action: 'Looking the value up again costs 10 credits.',
  });
});

it('a page learns only that there was an earlier call', () => {
  const failure = failureOf({ state: 'answered' }, { context: 'page' });
  expect(failure).toMatchObject({ kind: 'possibly-billed-before', billed: 'no' });
  expect(JSON.stringify(failure)).not.toMatch(/id-7|2026|3 credits|10 credits/);
});
