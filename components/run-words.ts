import { dateFormat } from '../lib/texts/intl.ts';
import { text } from '../lib/texts/workbench.ts';

const MINUTE = 60_000;
const CLOCK: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
};

/** "less than a minute left", "about 4 minutes left", "about 2 hours left". */
export function leftWords(ms: number): string {
  if (ms < MINUTE) return text('timeLeftUnderAMinute');
  const minutes = Math.round(ms / MINUTE);
  if (minutes < 90) return text('timeLeftMinutes', { minutes });
  return text('timeLeftHours', { hours: Math.round(minutes / 60) });
}

/** `at` in ms since the epoch: "14:05:09". */
export const timeOf = (at: number): string => dateFormat(CLOCK).format(at);
