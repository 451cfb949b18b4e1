import { useCallback, useState } from 'react';
import type { FailureKind } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { AccountWarning } from '../../lib/extension/schemas/index.ts';
import { usageText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import { formatDate, formatDateTime, formatPercent } from '../format/index.ts';
import { CloseIcon, ToneIcon } from '../ui/index.ts';

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
        // On its last day, the hour counts, if the API says it.
        message: usageText('warnKeyExpires', {
          days,
          date: days === 0 && at.includes('T') ? formatDateTime(Date.parse(at)) : formatDate(at),
        }),
        action: usageText('renewKey'),
      };
    }
    case 'key-expired':
      return {
        message: usageText('warnKeyExpired', { date: formatDate(warning.at) }),
        action: usageText('renewKey'),
      };
    case 'quota': {
      const { quota, used, total, usedUp } = warning;
      if (total <= 0) {
        const message = usageText('warnKeyQuotaNone', { quota });
        return { message, action: usageText('allowKeyQuota') };
      }
      return {
        message: usedUp
          ? usageText('warnKeyQuotaUsedUp', { quota, total })
          : usageText('warnKeyQuota', { quota, used, total }),
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

/** By failure: the warnings that say the same, so they are not shown with it. */
const COVERED_BY_FAILURE: Readonly<
  Partial<Record<FailureKind, readonly AccountWarning['kind'][]>>
> = { 'inactive-key': ['key-inactive'], 'expired-key': ['key-expired'] };

/**
 * The warnings to show, and the function that dismisses one until its level rises.
 *
 * @param trouble the failure that is shown already
 */
export function useWarnings(
  send: SendToBackground,
  warnings: readonly AccountWarning[],
  trouble: FailureKind | undefined,
) {
  const [dismissedLevels, setDismissedLevels] = useState<Readonly<Record<string, number>>>({});
  const dismiss = useCallback(
    ({ id, level }: AccountWarning) => {
      setDismissedLevels((levels) => ({ ...levels, [id]: level }));
      void send('dismissWarning', { id, level });
    },
    [send],
  );
  const covered = (trouble && COVERED_BY_FAILURE[trouble]) ?? [];
  const shown = warnings.filter(
    ({ id, kind, level, dismissed }) =>
      !dismissed && level > (dismissedLevels[id] ?? 0) && !covered.includes(kind),
  );
  return { shown, dismiss };
}

interface WarningNoteProps {
  readonly warning: AccountWarning;
  /** If omitted, no dismiss button is shown. */
  readonly onDismiss?: ((warning: AccountWarning) => void) | undefined;
}

function WarningNote({ warning, onDismiss }: WarningNoteProps) {
  const { message, action } = warningText(warning);
  return (
    <li className="note note-caution">
      <ToneIcon tone="caution" />
      <div className="note-body">
        <p className="note-title">{message}</p>
        <p>{action}</p>
      </div>
      {onDismiss && (
        <button
          type="button"
          className="quiet icon-only note-close"
          aria-label={usageText('dismissWarning', { warning: message })}
          onClick={() => onDismiss(warning)}
        >
          <CloseIcon />
        </button>
      )}
    </li>
  );
}

export interface WarningListProps {
  readonly warnings: readonly AccountWarning[];
  readonly onDismiss?: (warning: AccountWarning) => void;
}

/** Warnings about problems that stop lookups now or soon, worst first. */
export function WarningList({ warnings, onDismiss }: WarningListProps) {
  if (warnings.length === 0) return null;
  return (
    <ul className="warnings" aria-label={usageText('warnings')}>
      {warnings.map((warning) => (
        <WarningNote key={warning.id} warning={warning} onDismiss={onDismiss} />
      ))}
    </ul>
  );
}
