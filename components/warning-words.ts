import { counted } from '../lib/counted.ts';
import type { Warning } from '../lib/messages.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { credits, date, number, percent } from './format.ts';

interface Words {
  readonly says: string;
  /** What helps against it. */
  readonly helps: string;
}

/** What a quota's own browser used, in the words of its window. */
const WINDOW: Readonly<Record<string, string>> = {
  daily: 'today',
  weekly: 'this week',
  monthly: 'this month',
  total: 'so far',
};

function soon(days: number, at: string): string {
  const when = days === 0 ? 'within a day' : `in ${counted(days, 'day')}`;
  return `The API key expires ${when}, on ${date(at)}.`;
}

function lasts(days: number): string {
  if (days === 0) return 'less than a day';
  return days === 1 ? 'about a day' : `about ${number(days)} days`;
}

const NEW_KEY = 'Renew it in the account dashboard, then enter the new key in the settings.';
const TOP_UP = 'Add a pack or credits, or turn on automatic top-up, in the account dashboard.';

/** A warning in two sentences: what is the matter, and what helps. */
export function wordsOf(warning: Warning): Words {
  switch (warning.kind) {
    case 'key-inactive':
      return {
        says: 'The API key is inactive: lookups are refused.',
        helps: 'Activate it in the account dashboard, or enter another key in the settings.',
      };
    case 'key-expires':
      return { says: soon(warning.days, warning.at), helps: NEW_KEY };
    case 'key-expired':
      return {
        says: `The API key expired on ${date(warning.at)}: lookups are refused.`,
        helps: NEW_KEY,
      };
    case 'quota': {
      const { quota, used, total } = warning;
      const when = WINDOW[quota];
      return {
        says: `This browser alone used ${number(used)} of the ${credits(total)} of the key’s ${quota} quota${when ? ` ${when}` : ''}.`,
        helps:
          'Others with this key count too. Once it is reached, lookups are refused: raise it in the account dashboard, or wait for its next period.',
      };
    }
    case 'subscription': {
      const { used, total, packs, beyond } = warning;
      const what = packs ? 'quota and packs' : 'quota';
      if (used >= total) {
        const is = packs ? 'are' : 'is';
        return { says: `The account’s ${what} ${is} used up.`, helps: after(beyond) };
      }
      return {
        says: `${percent((used / total) * 100)} of the account’s ${what} used.`,
        helps: after(beyond),
      };
    }
    case 'credits-low':
      return {
        says: `${credits(warning.remaining)} left: ${lasts(warning.days)} at this browser’s pace of the last week.`,
        helps: TOP_UP,
      };
    case 'credits-short': {
      const { remaining, price, about } = warning;
      return {
        says: `${credits(remaining)} left. ${kindLabel(about)} lookups cost ${number(price)}.`,
        helps: TOP_UP,
      };
    }
    case 'credits-none':
      return {
        says: 'No credits are left: lookups are refused.',
        helps: `${TOP_UP} Offline checks go on.`,
      };
  }
}

function after(beyond: number): string {
  return beyond > 0
    ? `Lookups draw from credits next: ${number(beyond)} left.`
    : `Nothing is left after that. ${TOP_UP}`;
}
