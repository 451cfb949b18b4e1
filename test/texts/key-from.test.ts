/** Who an organisation gave an API key cannot enter another one, nor pay for its account. */
import { expect, it } from 'vitest';
import { areasOf } from '../../lib/build/index.ts';
import { type KeyFrom, setKeyFrom } from '../../lib/texts/locale.ts';
import { failuresText } from '../../lib/texts/messages.ts';
import { shown } from '../../lib/texts/shown.ts';
import { GAPS, textsIn } from './message-texts.ts';

/** Advice to change the key, its quota, its account or its address. */
const ADVICE =
  /\b(?:another|enter an|add an) (?:API )?key\b|\btop up\b|\btop-up\b|\bdashboard\b|\bbase URL\b|\bupgrade\b|\braise the .*quota\b|\badd a pack\b/i;
/** Who is shown these chooses or describes the connection, which nobody set. */
const ELSEWHERE = /^(?:welcome|options|connect|service|console|settingsSync)\./;
/** The form's own sentences and those of the failures that only the form can have. */
const OF_THE_FORM = ['failures.noBaseUrl', 'failures.keyReadOverHttp', 'failureNote.topUp'];

it('gives no advice that only the owner of the account could follow', async () => {
  const found = [...(await areasOf('en'))].flatMap(([area, messages]) =>
    Object.entries(messages).flatMap(([name, message]) =>
      textsIn(message, { ...GAPS, keyFrom: 'organisation' })
        .filter((text) => ADVICE.test(text) && !/your organisation/.test(text))
        .map((text) => `${area}.${name}: ${text}`),
    ),
  );
  const shownToThem = found.filter(
    (text) => !ELSEWHERE.test(text) && !OF_THE_FORM.some((name) => text.startsWith(`${name}:`)),
  );
  expect(shownToThem).toEqual([]);
});

it.each<[KeyFrom, string]>([
  ['person', 'Renew it in the account’s dashboard, or enter another key.'],
  ['organisation', 'Ask your organisation to renew the key.'],
])('says to a %s what helps when a key has expired', (from, expected) => {
  setKeyFrom(from);
  expect(shown(failuresText('renewKey'))).toBe(expected);
});
