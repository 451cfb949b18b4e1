/** Stored lists have messages, and are shown in the language at the time of reading. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createFailure } from '../../../lib/api/failures/index.ts';
import type { Failure, Phrase } from '../../../lib/domain/index.ts';
import { setLocale } from '../../../lib/texts/locale.ts';
import { serviceText } from '../../../lib/texts/messages.ts';
import { shown } from '../../../lib/texts/shown.ts';
import { createListLog } from '../../../lib/workbench/background/log.ts';
import type { ListAnswer } from '../../../lib/workbench/messages/index.ts';
import { checkValue } from '../../check-data.ts';
import { createWorld } from '../../service/world.ts';
import { withShownTexts } from '../../texts/in-texts.ts';
import { packOf } from '../../texts/packs.ts';
import { pageStoreOf } from '../stored-lists.ts';

const [german, french] = await Promise.all([packOf('de'), packOf('fr')]);
const WRONG = 'DE89370400440532013001';

beforeEach(() => setLocale(german));
afterEach(() => setLocale(null, ''));

it('shows the answers and failures of a list in the current language', async () => {
  const world = createWorld({ check: checkValue });
  const log = createListLog(world.db);
  const verdict = checkValue('iban', WRONG);
  const plain = createFailure('timeout', { billed: 'possibly' });
  const special = createFailure('rate-limited', {
    message: serviceText('listUnreadable', { count: 3, total: 4 }),
  });
  const failed = (n: number, failure: Failure<Phrase>) =>
    ({ state: 'failed', n, at: 1, failure }) as const;
  const entries: ListAnswer<Phrase>[] = [
    { state: 'answered', n: 0, at: 1, verdict, answeredAt: 1 },
    failed(1, plain),
    failed(2, special),
  ];
  await log.add('list', entries);
  const stored = JSON.stringify(await world.db.all('listAnswers', z.unknown()));
  for (const text of [verdict.headline, plain.message, plain.action, special.message]) {
    expect(stored).not.toContain(shown(text));
  }
  setLocale(french);
  const from = { round: 0, disposableIsBad: false };
  const { answers } = await pageStoreOf(world).answers('list', 0, from);
  expect(answers).toEqual(withShownTexts(entries));
  expect(JSON.stringify(answers)).toContain(shown(verdict.headline));
});
