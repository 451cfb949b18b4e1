import { useCallback, useState } from 'react';
import type { FailureKind } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { AccountWarning } from '../../lib/extension/schemas/index.ts';

/** What a refusal of the key or the account says already, in its own note. */
const COVERED_BY_FAILURE: Readonly<
  Partial<Record<FailureKind, readonly AccountWarning['kind'][]>>
> = {
  'inactive-key': ['key-inactive'],
  'expired-key': ['key-expired'],
  'payment-required': ['credits-none', 'credits-short'],
};

/** The warnings that still stand, and the way to put one away until it gets worse. */
export function useWarnings(
  send: SendToBackground,
  all: readonly AccountWarning[],
  trouble: FailureKind | undefined,
) {
  const [away, setAway] = useState<Readonly<Record<string, number>>>({});
  const dismiss = useCallback(
    ({ id, level }: AccountWarning) => {
      setAway((before) => ({ ...before, [id]: level }));
      void send('dismissWarning', { id, level });
    },
    [send],
  );
  const said = (trouble && COVERED_BY_FAILURE[trouble]) ?? [];
  const standing = all.filter(
    ({ id, kind, level, dismissed }) =>
      !dismissed && level > (away[id] ?? 0) && !said.includes(kind),
  );
  return { standing, dismiss };
}
