import { counted } from '../lib/counted.ts';

const MINUTE = 60_000;
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** "less than a minute", "about 4 minutes", "about 2 hours". */
export function leftWords(ms: number): string {
  if (ms < MINUTE) return 'less than a minute';
  const minutes = Math.round(ms / MINUTE);
  if (minutes < 90) return `about ${counted(minutes, 'minute')}`;
  return `about ${counted(Math.round(minutes / 60), 'hour')}`;
}

/** `at` in ms since the epoch: "14:05:09". */
export const timeOf = (at: number): string => clock.format(at);
