import { type Kind, type Outcome, type Phrase, withDisposableSetting } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import { serviceText } from '../../texts/messages.ts';
import { shown, shownFailure } from '../../texts/shown.ts';
import { kindLabel, verdictText } from '../../texts/verdict.ts';
import type { PaidResult } from '../answers/index.ts';
import type { Platform } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';

/** A job that ended. */
export interface EndedJob {
  readonly id: string;
  readonly kind: Kind | null;
  readonly value: string;
  readonly outcome: Outcome<PaidResult, Phrase>;
  /** A caller waits for the job and gets the answer directly. */
  readonly isWatched: boolean;
}

/**
 * Title and text of a notification: kind and verdict. Never the value, because others may see the
 * screen.
 */
function notificationTexts(
  about: Kind,
  outcome: Outcome<PaidResult, Phrase>,
  disposableIsBad: boolean,
): { title: string; message: string } {
  const kind = kindLabel(about);
  if (!outcome.ok) {
    const { message, billed } = outcome.failure;
    const lines = [message, serviceText('lookupBilled', { billed })];
    const title = shown(serviceText('lookupNotAnswered', { kind }));
    return { title, message: lines.map(shown).join('\n') };
  }
  const verdict =
    outcome.value.verdict && withDisposableSetting(outcome.value.verdict, disposableIsBad);
  const message = verdict ? `${verdictText(verdict.standing)}\n${shown(verdict.headline)}` : '';
  return { title: shown(serviceText('lookupFinished', { kind })), message };
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
      : { fieldmarkTab: 'jobFailed', kind, value, failure: shownFailure(outcome.failure) };
    // A caller that waited for the answer announces it.
    if (!(isWatched && outcome.ok)) await platform.broadcast(message);
    const { notify, disposableIsBad } = await settings.read();
    if (isWatched || !notify) return;
    await platform.notify(id, notificationTexts(kind, outcome, disposableIsBad));
  };
}
