import { dateFormat } from '../../lib/texts/intl.ts';
import { formatDate } from '../format/index.ts';

/** “10 Nov 2026”; “Jun 2026” for a month such as `2026-06`. */
export const formatDataDate = (day: string): string =>
  /^\d{4}-\d\d$/.test(day)
    ? dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(day))
    : formatDate(day);
