import { useId, useLayoutEffect, useRef, useState } from 'react';
import { requestNotifications } from '../../../lib/extension/index.ts';
import type { ListRun } from '../../../lib/workbench/messages/index.ts';
import { recheckText } from '../../../lib/workbench/texts.ts';
import { focusIfLost } from '../../ui/index.ts';
import { dayOf } from './headline.ts';

/** When reminders are due, ms since the epoch: on the morning of a day, in the time zone of this browser. */
const HOUR_OF_DAY = 9;

/** The months of the choice. */
export const REMINDER_MONTHS = [1, 3, 6, 12] as const;

/** The same day some months later, or the last day of a shorter month. */
export function dueInMonths(months: number, now: number): number {
  const today = new Date(now);
  const [year, month] = [today.getFullYear(), today.getMonth() + months];
  const lastDay = new Date(year, month + 1, 0).getDate();
  return new Date(year, month, Math.min(today.getDate(), lastDay), HOUR_OF_DAY).getTime();
}

/** @param day such as 2027-02-23; null where it is no day after today */
export function dueOnDay(day: string, now: number): number | null {
  const at = new Date(`${day}T0${HOUR_OF_DAY}:00`).getTime();
  return Number.isNaN(at) || day < tomorrow(now) ? null : at;
}

/** The day after today, as a date field has it. */
export function tomorrow(now: number): string {
  const today = new Date(now);
  const next = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1, 12);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${next.getFullYear()}-${two(next.getMonth() + 1)}-${two(next.getDate())}`;
}

export interface ReminderProps {
  readonly reminder: ListRun['reminder'];
  /** `due`: ms since the epoch; null: no reminder any more. */
  readonly onRemind: (due: number | null) => Promise<void>;
  /** Asks for the browser's permission; false if it was denied. */
  readonly permit?: () => Promise<boolean>;
  readonly now?: () => number;
}

const MONTHS = 3;
const ON_DATE = 'date';

/** Sets, shows and removes the reminder of a list. */
export function Reminder({
  reminder,
  onRemind,
  permit = requestNotifications,
  now = Date.now,
}: ReminderProps) {
  const [choice, setChoice] = useState(String(MONTHS));
  const [day, setDay] = useState('');
  const [isRefused, setRefused] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const select = useId();
  const isSet = reminder !== undefined;
  // The pressed button was replaced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a reminder was set or removed
  useLayoutEffect(() => focusIfLost(line.current), [isSet]);
  const due = choice === ON_DATE ? dueOnDay(day, now()) : dueInMonths(Number(choice), now());

  const set = async () => {
    if (due === null) return;
    // Before anything is awaited: afterwards the browser no longer counts the gesture.
    const permitted = permit();
    await onRemind(due);
    setRefused(!(await permitted));
  };

  return (
    <div ref={line} tabIndex={-1} className="again-line">
      {reminder ? (
        <>
          <p role="status" className={reminder.isDue ? 'run-wait' : undefined}>
            {recheckText(reminder.isDue ? 'reminderDue' : 'reminderSet', {
              date: dayOf(reminder.due),
            })}
          </p>
          <button type="button" className="quiet" onClick={() => void onRemind(null)}>
            {recheckText('removeReminder')}
          </button>
          {isRefused && <p className="hint">{recheckText('noNotifications')}</p>}
        </>
      ) : (
        <>
          <label htmlFor={select}>{recheckText('remindMe')}</label>
          <select id={select} value={choice} onChange={({ target }) => setChoice(target.value)}>
            {REMINDER_MONTHS.map((count) => (
              <option key={count} value={count}>
                {recheckText('inMonths', { count })}
              </option>
            ))}
            <option value={ON_DATE}>{recheckText('onDate')}</option>
          </select>
          {choice === ON_DATE && (
            <input
              type="date"
              aria-label={recheckText('date')}
              min={tomorrow(now())}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
          <button
            type="button"
            className="secondary"
            aria-disabled={due === null}
            onClick={() => void set()}
          >
            {recheckText('setReminder')}
          </button>
        </>
      )}
    </div>
  );
}
