import type { Kind, Outcome } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import { serviceText } from '../../texts/service.ts';
import type { PaidResult } from '../answers/index.ts';
import type { Platform } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';

/** A job that has come to its end. */
export interface EndedJob {
  readonly id: string;
  readonly kind: Kind | null;
  readonly value: string;
  readonly outcome: Outcome<PaidResult>;
  /** Somebody waits for it and is told anyway. */
  readonly isWatched: boolean;
}

/** What a notification says: the kind and the verdict. The value may be read over a shoulder: never. */
function notificationTexts(
  kind: Kind,
  outcome: Outcome<PaidResult>,
): { title: string; message: string } {
  if (!outcome.ok) {
    const { message, billed } = outcome.failure;
    const cost = serviceText(billed === 'no' ? 'notBilled' : 'seeReceiptsInPopup');
    return { title: serviceText('checkNotAnswered', { kind }), message: `${message} ${cost}` };
  }
  const { verdict } = outcome.value;
  const title = serviceText('checkFinished', { kind, standing: verdict?.standing ?? 'none' });
  return { title, message: verdict?.headline ?? '' };
}

interface Dependencies {
  readonly platform: Pick<Platform, 'broadcast' | 'notify'>;
  readonly settings: Pick<SettingsStore, 'read'>;
}

export type JobNotifier = ReturnType<typeof createJobNotifier>;

/**
 * A job that ends tells its person: our open surfaces, each of which asks for what it shows, and, where
 * nobody waits for it and the person wants it so, a notification of the system.
 */
export function createJobNotifier({ platform, settings }: Dependencies) {
  return async ({ id, kind, value, outcome, isWatched }: EndedJob): Promise<void> => {
    if (kind === null) return;
    const message: TabMessage = outcome.ok
      ? { fieldmarkTab: 'answered', kind, value }
      : { fieldmarkTab: 'jobFailed', kind, value, failure: outcome.failure };
    // Of an answer whoever waited for it tells the others.
    if (!(isWatched && outcome.ok)) await platform.broadcast(message);
    if (isWatched || !(await settings.read()).notify) return;
    await platform.notify(id, notificationTexts(kind, outcome));
  };
}
