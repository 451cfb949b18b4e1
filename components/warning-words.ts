import type { Warning } from '../lib/messages.ts';
import { text } from '../lib/texts/usage.ts';
import { date, percent } from './format.ts';

interface Words {
  readonly says: string;
  /** What helps against it. */
  readonly helps: string;
}

/** A warning in two sentences: what is the matter, and what helps. */
export function wordsOf(warning: Warning): Words {
  switch (warning.kind) {
    case 'key-inactive':
      return { says: text('warnKeyInactive'), helps: text('activateKey') };
    case 'key-expires': {
      const { days, at } = warning;
      return { says: text('warnKeyExpires', { days, date: date(at) }), helps: text('renewKey') };
    }
    case 'key-expired':
      return { says: text('warnKeyExpired', { date: date(warning.at) }), helps: text('renewKey') };
    case 'quota': {
      const { quota, used, total } = warning;
      return { says: text('warnKeyQuota', { quota, used, total }), helps: text('raiseKeyQuota') };
    }
    case 'subscription': {
      const { used, total, packs, beyond } = warning;
      const helps = after(beyond);
      if (used >= total) {
        return { says: text(packs ? 'warnQuotaAndPacksUsedUp' : 'warnQuotaUsedUp'), helps };
      }
      const share = { percent: percent((used / total) * 100) };
      return { says: text(packs ? 'warnQuotaAndPacksShare' : 'warnQuotaShare', share), helps };
    }
    case 'credits-low': {
      const { remaining, days } = warning;
      return { says: text('warnCreditsLow', { remaining, days }), helps: text('topUp') };
    }
    case 'credits-short': {
      const { remaining, price, about: kind } = warning;
      const says = [text('warnCreditsShort', { remaining }), text('lookupsCost', { kind, price })];
      return { says: says.join(' '), helps: text('topUp') };
    }
    case 'credits-none':
      return {
        says: text('warnCreditsNone'),
        helps: [text('topUp'), text('offlineGoesOn')].join(' '),
      };
  }
}

function after(beyond: number): string {
  return beyond > 0
    ? text('creditsComeNext', { beyond })
    : [text('nothingComesNext'), text('topUp')].join(' ');
}
