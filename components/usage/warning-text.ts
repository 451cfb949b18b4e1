import type { AccountWarning } from '../../lib/extension/schemas/index.ts';
import { usageText } from '../../lib/texts/usage.ts';
import { formatDate, formatPercent } from '../format/index.ts';

interface WarningText {
  readonly says: string;
  /** What helps against it. */
  readonly helps: string;
}

/** A warning in two sentences: what is the matter, and what helps. */
export function warningText(warning: AccountWarning): WarningText {
  switch (warning.kind) {
    case 'key-inactive':
      return { says: usageText('warnKeyInactive'), helps: usageText('activateKey') };
    case 'key-expires': {
      const { days, at } = warning;
      return {
        says: usageText('warnKeyExpires', { days, date: formatDate(at) }),
        helps: usageText('renewKey'),
      };
    }
    case 'key-expired':
      return {
        says: usageText('warnKeyExpired', { date: formatDate(warning.at) }),
        helps: usageText('renewKey'),
      };
    case 'quota': {
      const { quota, used, total } = warning;
      return {
        says: usageText('warnKeyQuota', { quota, used, total }),
        helps: usageText('raiseKeyQuota'),
      };
    }
    case 'subscription': {
      const { used, total, packs, beyond } = warning;
      const helps = nextCreditsText(beyond);
      if (used >= total) {
        return { says: usageText(packs ? 'warnQuotaAndPacksUsedUp' : 'warnQuotaUsedUp'), helps };
      }
      const share = { percent: formatPercent((used / total) * 100) };
      return { says: usageText(packs ? 'warnQuotaAndPacksShare' : 'warnQuotaShare', share), helps };
    }
    case 'credits-low': {
      const { remaining, days } = warning;
      return { says: usageText('warnCreditsLow', { remaining, days }), helps: usageText('topUp') };
    }
    case 'credits-short': {
      const { remaining, price, about: kind } = warning;
      const says = [
        usageText('warnCreditsShort', { remaining }),
        usageText('lookupsCost', { kind, price }),
      ];
      return { says: says.join(' '), helps: usageText('topUp') };
    }
    case 'credits-none':
      return {
        says: usageText('warnCreditsNone'),
        helps: [usageText('topUp'), usageText('offlineGoesOn')].join(' '),
      };
  }
}

function nextCreditsText(beyond: number): string {
  return beyond > 0
    ? usageText('creditsComeNext', { beyond })
    : [usageText('nothingComesNext'), usageText('topUp')].join(' ');
}
