/** A failure says what happened and what helps. Both must be known to a reader of `npm run texts -- --pairs`. */
import { expect, it } from 'vitest';
import { areasOf } from '../../lib/build/index.ts';
import { failurePairs, warningPairs } from './failure-pairs.ts';

const areas = await areasOf('en');
const names = new Set(
  ['failures', 'service'].flatMap((area) => Object.keys(areas.get(area) ?? {})),
);
const pairs = failurePairs((text) => names.has(text));

/** Calls that pass on the sentences of another failure. */
const PASSED_ON = [
  'lib/service/answers/not-found.ts: no-api',
  'lib/api/client/build-request.ts: bad-input',
  'lib/service/account/connect.ts: bad-input',
  'lib/service/lookup/authorization.ts: bad-input',
];

it('knows the sentences of every failure and what follows them', () => {
  const unread = pairs.filter(({ messages, actions }) => messages.length * actions.length === 0);
  expect(unread.map(({ where }) => where).filter((where) => !PASSED_ON.includes(where))).toEqual(
    [],
  );
});

it('finds each warning about the account with what helps', async () => {
  const isName = (text: string) => text in (areas.get('usage') ?? {});
  const advice = Object.fromEntries(
    warningPairs(isName).flatMap(({ messages, actions }) =>
      messages.map((message) => [message, actions] as const),
    ),
  );
  expect(advice).toMatchObject({
    warnKeyInactive: ['activateKey'],
    warnQuotaUsedUp: ['otherCreditsNow', 'noOtherCredits', 'topUp'],
    warnQuotaAndPacksShare: ['otherCreditsNext', 'noOtherCredits', 'topUp'],
    warnCreditsNone: ['topUp'],
  });
});
