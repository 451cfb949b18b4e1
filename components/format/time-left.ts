import { dateFormat } from '../../lib/texts/intl.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';

const MINUTE = 60_000;
const CLOCK: Intl.DateTimeFormatOptions = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
};

/** "less than a minute left", "about 4 minutes left", "about 2 hours left". */
export function formatTimeLeft(ms: number): string {
  if (ms < MINUTE) return workbenchText('timeLeftUnderAMinute');
  const minutes = Math.round(ms / MINUTE);
  if (minutes < 90) return workbenchText('timeLeftMinutes', { minutes });
  return workbenchText('timeLeftHours', { hours: Math.round(minutes / 60) });
}

/** `at` in ms since the epoch: "14:05:09". */
export const formatClockTime = (at: number): string => dateFormat(CLOCK).format(at);
