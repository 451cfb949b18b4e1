import { type Kind, type Outcome, withDisposableSetting } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import { kindsMessage, serviceText } from '../../texts/messages.ts';
import { verdictText } from '../../texts/verdict.ts';
import type { PaidResult } from '../answers/index.ts';
import type { Platform } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';

/** A job that ended. */
export interface EndedJob {
  readonly id: string;
  readonly kind: Kind | null;
  readonly value: string;
  readonly outcome: Outcome<PaidResult>;
  /** A caller waits for the job and gets the answer directly. */
  readonly isWatched: boolean;
}

/**
 * Title and text of a notification: kind and verdict. Never the value, because others may see the
 * screen.
 */
function notificationTexts(
  about: Kind,
  outcome: Outcome<PaidResult>,
  disposableIsBad: boolean,
): { title: string; message: string } {
  const kind = kindsMessage(`${about}Label`);
  if (!outcome.ok) {
    const { message, billed } = outcome.failure;
    const cost = serviceText('lookupBilled', { billed });
    return { title: serviceText('lookupNotAnswered', { kind }), message: `${message}\n${cost}` };
  }
  const verdict =
    outcome.value.verdict && withDisposableSetting(outcome.value.verdict, disposableIsBad);
  const message = verdict ? `${verdictText(verdict.standing)}\n${verdict.headline}` : '';
  return { title: serviceText('lookupFinished', { kind }), message };
}

interface Dependencies {
  readonly platform: Pick<Platform, 'broadcast' | 'notify'>;
  readonly settings: Pick<SettingsStore, 'read'>;
}

export type JobNotifier = ReturnType<typeof createJobNotifier>;

/**
 * Announces the end of a job: to our open surfaces, which then refresh, and by a system notification
 * if no caller waits for the job and the person allowed notifications.
 */
export function createJobNotifier({ platform, settings }: Dependencies) {
  return async ({ id, kind, value, outcome, isWatched }: EndedJob): Promise<void> => {
    if (kind === null) return;
    const message: TabMessage = outcome.ok
      ? { fieldmarkTab: 'answered', kind, value }
      : { fieldmarkTab: 'jobFailed', kind, value, failure: outcome.failure };
    // A caller that waited for the answer announces it.
    if (!(isWatched && outcome.ok)) await platform.broadcast(message);
    const { notify, disposableIsBad } = await settings.read();
    if (isWatched || !notify) return;
    await platform.notify(id, notificationTexts(kind, outcome, disposableIsBad));
  };
}
