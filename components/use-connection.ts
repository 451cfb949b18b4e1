import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '../lib/failure.ts';
import type { Connection, RequestOf, Usage } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';

/** The connection to the API as the UI may know it, and the two acts that change it. */
export function useConnection(send: Send) {
  const [connection, setConnection] = useState<Connection | null>(null);
  const [usage, setUsage] = useState<Usage | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    void send('connection', {}).then((outcome) => {
      if (outcome.ok) setConnection(outcome.value);
      else setFailure(outcome.failure);
    });
  }, [send]);

  /** True: saved and verified. */
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
      } else setFailure(outcome.failure);
      return outcome.ok;
    },
    [send],
  );

  const forget = useCallback(async () => {
    const outcome = await send('forgetKey', {});
    setUsage(null);
    setFailure(outcome.ok ? null : outcome.failure);
    if (outcome.ok) setConnection(outcome.value);
  }, [send]);

  return { connection, usage, failure, busy, connect, forget };
}
