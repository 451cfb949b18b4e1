import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { RequestOf } from '../../lib/extension/messages/index.ts';
import type { Connection, Usage } from '../../lib/extension/schemas/index.ts';
import { useLatestResult } from '../hooks/index.ts';

export type ConnectionHandle = ReturnType<typeof useConnection>;

/** The connection to the API, without the key itself, and the functions that change it. */
export function useConnection(send: SendToBackground) {
  const [connection, setConnection] = useState<Connection | null>(null);
  const [usage, setUsage] = useState<Usage | null>(null);
  /** The last part of the entered address, which was not saved. */
  const [leftOut, setLeftOut] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);

  const latest = useLatestResult();

  const load = useCallback(
    () =>
      latest(send('connection', {}), (outcome) => {
        if (outcome.ok) setConnection(outcome.value);
        // Keeps a failure of the key if one is shown, because it is more useful than this one.
        else setFailure((shown) => shown ?? outcome.failure);
      }),
    [send, latest],
  );
  useEffect(() => {
    const refresh = () => void load();
    refresh();
    // Lookups in other tabs spend credits.
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [load]);

  /** Resolves to true if the key was saved and verified. */
  const connect = useCallback(
    async (body: RequestOf<'connect'>): Promise<boolean> => {
      setBusy(true);
      setFailure(null);
      setUsage(null);
      const outcome = await send('connect', body);
      setBusy(false);
      if (outcome.ok) {
        setConnection(outcome.value.connection);
        setUsage(outcome.value.usage);
        setLeftOut(outcome.value.leftOut ?? null);
      } else setFailure(outcome.failure);
      // Its credits are known only now; and a failure that does not reject the key leaves it stored.
      await load();
      return outcome.ok;
    },
    [send, load],
  );

  const forget = useCallback(async () => {
    const outcome = await send('forgetKey', {});
    setUsage(null);
    setFailure(outcome.ok ? null : outcome.failure);
    if (outcome.ok) setConnection(outcome.value);
  }, [send]);

  return { connection, usage, leftOut, failure, busy, connect, forget };
}
