import { z } from 'zod';
import { createFailure } from '../../api/failures/index.ts';
import {
  type Failure,
  SENTENCES,
  type Verdict,
  withDisposableSetting,
} from '../../domain/index.ts';
import { historyEntrySchema, listAnswerSchema } from '../../extension/schemas/index.ts';
import { isInCodes } from '../../texts/phrases.ts';
import type { KeyStore } from '../account/index.ts';
import type { Ports } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import { codedFailure, codedVerdict } from '../storage/index.ts';
import type { AnswerCache } from './cache.ts';
import { combineVerdicts, mergedVerdict } from './merged-answer.ts';
import { NOT_FOUND } from './paid-result.ts';
import type { StoredAnswers } from './stored-answers.ts';

const FLAG = 'texts-in-codes';
const flagSchema = z.object({ at: z.number() });

interface Dependencies {
  readonly ports: Pick<Ports, 'db' | 'check' | 'now'>;
  readonly key: Pick<KeyStore, 'accountId'>;
  readonly settings: Pick<SettingsStore, 'read'>;
  readonly cache: Pick<AnswerCache, 'find'>;
  readonly storedAnswers: Pick<StoredAnswers, 'read'>;
}

/** The verdict with codes in place of its texts, if value and answer still lead to the same verdict. */
function converted(stored: Verdict, made: Verdict): Verdict | null {
  const isSame =
    // Up to 0.1.0 disposable addresses were always bad.
    made.standing === withDisposableSetting(stored, false).standing &&
    made.reason === stored.reason &&
    made.facts.length >= stored.facts.length;
  return isSame ? codedVerdict(made) : null;
}

/**
 * The failure with codes in place of its sentences, if they are its kind's sentences in today's
 * language.
 */
function convertedFailure(stored: Failure): Failure | null {
  const { kind, message, action, billed } = stored;
  const made = createFailure(kind, { billed });
  if (made.message !== message || made.action !== action) return null;
  return codedFailure({ ...stored, ...(made[SENTENCES] && { [SENTENCES]: made[SENTENCES] }) });
}

/**
 * Migration: up to 0.1.0 the history and lists stored texts. They are replaced by codes where the
 * stored value and answer allow it. The others keep their text, in the language of that time.
 */
export function createTextConversion({ ports, key, settings, cache, storedAnswers }: Dependencies) {
  const { db } = ports;

  async function check({ kind, value }: Verdict): Promise<Verdict> {
    const { region } = await settings.read();
    return ports.check(kind, value, region ? { region } : {});
  }

  async function convertHistory(): Promise<void> {
    for (const entry of await db.newest('history', historyEntrySchema, {})) {
      const { id, verdict } = entry;
      if (isInCodes(verdict.headline)) continue;
      const record = await storedAnswers.read(id);
      const missing = verdict.reason === NOT_FOUND;
      const answers = record ? [{ ...record, missing }, ...(record.older ?? [])] : [];
      const answered = mergedVerdict(
        verdict.kind,
        verdict.value,
        answers.map((answer) => ({ missing: false, ...answer })),
      );
      const offline = await check(verdict);
      const made = answered ? combineVerdicts(offline, answered.verdict) : offline;
      const codes = converted(verdict, made);
      if (codes) await db.write('history', id, { ...entry, verdict: codes });
    }
  }

  async function convertLists(): Promise<void> {
    const account = await key.accountId();
    for (const { id, value: entry } of await db.readByPrefix('listAnswers', '', listAnswerSchema)) {
      if (entry.state === 'failed' && !isInCodes(entry.failure.message)) {
        const failure = convertedFailure(entry.failure);
        if (failure) await db.write('listAnswers', id, { ...entry, failure });
      }
      if (entry.state === 'answered' && !isInCodes(entry.verdict.headline)) {
        const offline = await check(entry.verdict);
        const [hit] = await cache.find(account, [offline]);
        const made = hit ? combineVerdicts(offline, hit.verdict) : offline;
        const verdict = converted(entry.verdict, made);
        if (verdict) await db.write('listAnswers', id, { ...entry, verdict });
      }
    }
  }

  return async (): Promise<void> => {
    if (await db.read('snapshots', FLAG, flagSchema)) return;
    await convertHistory();
    await convertLists();
    await db.write('snapshots', FLAG, { at: ports.now() });
  };
}
