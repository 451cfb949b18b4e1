import type { Outcome } from '../failure.ts';
import type { Kind } from '../kinds/index.ts';
import type { TabMessage } from '../tab-message.ts';
import { kindLabel } from '../texts/kinds.ts';
import type { Standing } from '../verdict.ts';
import type { Platform } from './platform.ts';
import type { SettingsStore } from './settings.ts';
import type { Finished } from './settle.ts';

/** A job that has come to its end. */
export interface Ended {
  readonly id: string;
  readonly kind: Kind | null;
  readonly value: string;
  readonly outcome: Outcome<Finished>;
  /** Somebody waits for it and is told anyway. */
  readonly isWatched: boolean;
}

const STANDING: Readonly<Record<Standing, string>> = {
  good: 'good',
  caution: 'with a caution',
  bad: 'bad',
  unknown: 'cannot be told',
};

/** What a notification says: the kind and the verdict. The value may be read over a shoulder: never. */
function words(kind: Kind, outcome: Outcome<Finished>): { title: string; message: string } {
  const label = kindLabel(kind);
  if (!outcome.ok) {
    const { message, billed } = outcome.failure;
    const cost = billed === 'no' ? 'It was not billed.' : 'Look at the receipts in the popup.';
    return { title: `${label} check not answered`, message: `${message} ${cost}` };
  }
  const { verdict } = outcome.value;
  const standing = verdict ? `: ${STANDING[verdict.standing]}` : '';
  return { title: `${label} check finished${standing}`, message: verdict?.headline ?? '' };
}

interface Parts {
  readonly platform: Pick<Platform, 'broadcast' | 'notify'>;
  readonly settings: Pick<SettingsStore, 'read'>;
}

export type JobNews = ReturnType<typeof createJobNews>;

/**
 * A job that ends tells its person: our open surfaces, each of which asks for what it shows, and, where
 * nobody waits for it and the person wants it so, a notification of the system.
 */
export function createJobNews({ platform, settings }: Parts) {
  return async ({ id, kind, value, outcome, isWatched }: Ended): Promise<void> => {
    if (kind === null) return;
    const message: TabMessage = outcome.ok
      ? { fieldmarkTab: 'answered', kind, value }
      : { fieldmarkTab: 'jobFailed', kind, value, failure: outcome.failure };
    // Of an answer whoever waited for it tells the others.
    if (!(isWatched && outcome.ok)) await platform.broadcast(message);
    if (isWatched || !(await settings.read()).notify) return;
    await platform.notify(id, words(kind, outcome));
  };
}
