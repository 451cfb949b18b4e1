import { useCallback, useState } from 'react';
import type { FailureKind } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { AccountWarning } from '../../lib/extension/schemas/index.ts';

/** By failure: the warnings that say the same, so they are not shown with it. */
const COVERED_BY_FAILURE: Readonly<
  Partial<Record<FailureKind, readonly AccountWarning['kind'][]>>
> = {
  'inactive-key': ['key-inactive'],
  'expired-key': ['key-expired'],
};

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
