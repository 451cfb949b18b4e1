/** Stored data has messages, and is shown in the language at the time of reading. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createFailure } from '../../lib/api/failures/index.ts';
import type { Verdict } from '../../lib/domain/index.ts';
import { JOBS_ALARM } from '../../lib/service/jobs/runner.ts';
import { setLocale } from '../../lib/texts/locale.ts';
import { shown } from '../../lib/texts/shown.ts';
import { checkValue } from '../check-data.ts';
import { packOf } from '../texts/packs.ts';
import { connect, createWorld, fails, lookup, type World } from './world.ts';

const [german, french] = await Promise.all([packOf('de'), packOf('fr')]);
const IBAN = 'DE89370400440532013000';

let world: World;
beforeEach(async () => {
  world = createWorld({ check: checkValue });
  await connect(world);
  await world.service.languageReady();
  setLocale(german);
});
afterEach(() => setLocale(null, ''));

const entryOf = async (of: World): Promise<Verdict> => {
  const history = await of.send('history', { limit: 1 });
  const verdict = history.ok && history.value.entries[0]?.verdict;
  if (!verdict) throw new Error('no entry');
  return verdict;
};
const lookUpIban = async (of: World): Promise<Verdict> => {
  const reply = await of.send('lookup', lookup(IBAN, { kind: 'iban', place: 'popup' }));
  if (!reply.ok || reply.value.state !== 'answered') throw new Error('no answer');
  return reply.value.verdict;
};

it('shows a history entry in the current language', async () => {
  const inGerman = await lookUpIban(world);
  expect(await entryOf(world)).toEqual(inGerman);
  const [stored] = await world.db.all('history', z.unknown());
  expect(JSON.stringify(stored)).not.toContain(inGerman.headline);

  setLocale(french);
  const other = createWorld({ check: checkValue });
  await connect(other);
  await other.service.languageReady();
  setLocale(french);
  const inFrench = await lookUpIban(other);
  expect(inFrench.headline).not.toBe(inGerman.headline);
  expect(await entryOf(world)).toEqual(inFrench);
  setLocale(null);
  expect((await entryOf(world)).headline).toBe('A valid IBAN of a known bank.');
});

it('shows a history entry that was deleted and restored in the current language', async () => {
  await lookUpIban(world);
  const [before] = await world.db.all('history', z.object({ id: z.string() }).loose());
  const id = before?.id ?? '';
  await world.send('deleteEntry', { id });
  setLocale(french);
  await world.send('restoreEntry', { id });
  expect(await world.db.all('history', z.unknown())).toEqual([before]);
});

it('shows a job’s offline verdict and its last poll’s failure in the current language', async () => {
  world.setReply('email', { ok: { jobId: 'job-1' } }, 'submit');
  world.setReply('email', fails('forbidden'), 'poll');
  const value = 'ann@example.com';
  await world.send('lookup', lookup(value, { depth: 'deep', place: 'popup' }));
  await world.service.onAlarm(JOBS_ALARM);
  const [stored] = await world.db.all('jobs', z.unknown());
  expect(JSON.stringify(stored)).not.toContain(shown(checkValue('email', value).headline));
  setLocale(french);
  const reply = await world.send('jobs', {});
  const [job] = reply.ok ? reply.value.jobs : [];
  expect(job?.trouble?.failure.message).toBe(shown(createFailure('forbidden').message));
});
