import type { AccountWarning } from '../../lib/extension/schemas/index.ts';
import { usageText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { formatDate, formatPercent } from '../format/index.ts';

interface WarningText {
  /** What is wrong. */
  readonly message: string;
  /** What helps. */
  readonly action: string;
}

/** The texts of a warning. */
export function warningText(warning: AccountWarning): WarningText {
  switch (warning.kind) {
    case 'key-inactive':
      return { message: usageText('warnKeyInactive'), action: usageText('activateKey') };
    case 'key-expires': {
      const { days, at } = warning;
      return {
        message: usageText('warnKeyExpires', { days, date: formatDate(at) }),
        action: usageText('renewKey'),
      };
    }
    case 'key-expired':
      return {
        message: usageText('warnKeyExpired', { date: formatDate(warning.at) }),
        action: usageText('renewKey'),
      };
    case 'quota': {
      const { quota, used, total } = warning;
      return {
        message: usageText('warnKeyQuota', { quota, used, total }),
        action: usageText('raiseKeyQuota', { quota }),
      };
    }
    case 'subscription': {
      const { used, total, packs, beyond } = warning;
      const none = beyond > 0 ? null : `${usageText('noOtherCredits')} ${usageText('topUp')}`;
      if (used >= total) {
        return {
          message: usageText(packs ? 'warnQuotaAndPacksUsedUp' : 'warnQuotaUsedUp'),
          action: none ?? usageText('otherCreditsNow', { beyond }),
        };
      }
      const share = { percent: formatPercent((used / total) * 100) };
      return {
        message: usageText(packs ? 'warnQuotaAndPacksShare' : 'warnQuotaShare', share),
        action: none ?? usageText('otherCreditsNext', { beyond }),
      };
    }
    case 'credits-low': {
      const { remaining, days } = warning;
      return {
        message: usageText('warnCreditsLow', { remaining, days }),
        action: usageText('topUp'),
      };
    }
    case 'credits-short': {
      const { remaining, price, about } = warning;
      const kind = kindLabel(about);
      const message = usageText('warnCreditsShort', { remaining, kind, price });
      return { message, action: usageText('topUp') };
    }
    case 'credits-none':
      return { message: usageText('warnCreditsNone'), action: usageText('topUp') };
  }
}
