import { type Outcome, ok } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import type { Caller } from '../../service/messaging/index.ts';
import { createMutex, type Ports } from '../../service/platform/index.ts';
import { serviceText } from '../../texts/references.ts';
import type { ListScheduler } from './scheduler.ts';
import type { ListStore } from './store.ts';

export const REMINDERS_ALARM = 'fieldmark.reminders';
export const REMINDER_NOTICE = 'fieldmark.reminders';
/** The shortest alarm period that both browsers allow. */
const MIN_MINUTES = 0.5;
/**
 * Browsers count the time until an alarm only while the computer is awake, and the clock may be set, so a
 * wait of months is split.
 */
const MAX_MINUTES = 60;

interface Dependencies {
  readonly ports: Pick<Ports, 'platform' | 'now'>;
  readonly store: ListStore;
  readonly scheduler: Pick<ListScheduler, 'viewOf'>;
}

/**
 * Reminds the person of lists to check again. A reminder never spends anything. Each alarm compares the dates
 * of all reminders with the clock, because the browser may fire an alarm late.
 */
export function createListReminders({ ports, store, scheduler }: Dependencies) {
  const { platform, now } = ports;
  const locked = createMutex();

  /** Lists that are due stay due, even if the clock is set back. */
  async function review(): Promise<void> {
    const waiting = (await store.all()).flatMap(({ id, reminder }) =>
      reminder && !reminder.isDue ? [{ id, due: reminder.due }] : [],
    );
    const due = waiting.filter((each) => each.due <= now());
    if (due.length > 0) {
      for (const { id, due: at } of due)
        await store.update(id, { reminder: { due: at, isDue: true } });
      await platform.broadcast({ fieldmarkTab: 'popupChanged' }).catch(() => undefined);
      const count = due.length;
      const words = {
        title: serviceText('listsDue', { count }),
        message: serviceText('listsDueAction'),
      };
      await platform.notify(REMINDER_NOTICE, words).catch(() => undefined);
    }
    const later = waiting.filter((each) => each.due > now()).map((each) => each.due);
    if (later.length === 0) return platform.clearAlarm(REMINDERS_ALARM);
    const minutes = (Math.min(...later) - now()) / 60_000;
    await platform.setAlarm(REMINDERS_ALARM, Math.max(MIN_MINUTES, Math.min(minutes, MAX_MINUTES)));
  }
  const reviewInTurn = () => locked(review);

  return {
    /** Call at start-up and when the alarm fires: the browser may have been closed when a list became due. */
    review: reviewInTurn,

    remindOfList: async (
      { id, due }: RequestOf<'remindOfList'>,
      caller: Caller,
    ): Promise<Outcome<ReplyOf<'remindOfList'>>> => {
      if (caller.private) return ok({ run: null });
      const reminder = due === null ? null : { due, isDue: false };
      await store.update(id, { reminder });
      await reviewInTurn().catch(() => undefined);
      return ok({ run: await scheduler.viewOf(id) });
    },

    /** Opens the list that is due, or all lists if several are. */
    async openDue(): Promise<void> {
      const due = (await store.all()).filter(({ reminder }) => reminder?.isDue);
      const [only] = due;
      const query = only && due.length === 1 ? `?list=${encodeURIComponent(only.id)}` : '';
      await platform.openPage('/workbench.html', query);
    },
  };
}
