import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, FailureKind } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { RequestOf } from '../../lib/extension/messages/index.ts';
import type { Connection, Usage } from '../../lib/extension/schemas/index.ts';
import { refreshLanguage, useLatestResult, useOnReturn } from '../ui/index.ts';

export type ConnectionHandle = ReturnType<typeof useConnection>;

/** The connection to the API, without the key itself, and the functions that change it. */
export function useConnection(send: SendToBackground) {
  const [connection, setConnection] = useState<Connection | null>(null);
  const [usage, setUsage] = useState<Usage | null>(null);
  /** The last part of the entered address, which was not saved. */
  const [leftOut, setLeftOut] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  /** The last entries were refused, and the person has neither saved others nor given up. */
  const [isRefused, setRefused] = useState(false);

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
  useOnReturn(load);

  /** Resolves to true if the key was saved and verified. */
  const connect = useCallback(
    async (body: RequestOf<'connect'>): Promise<boolean> => {
      setBusy(true);
      setFailure(null);
      setUsage(null);
      const outcome = await send('connect', body);
      setBusy(false);
      setRefused(!outcome.ok);
      if (outcome.ok) {
        setConnection(outcome.value.connection);
        setUsage(outcome.value.usage);
        setLeftOut(outcome.value.leftOut ?? null);
        // Advice about the key differs if an organisation set it.
        refreshLanguage();
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
    setRefused(false);
    setFailure(outcome.ok ? null : outcome.failure);
    if (outcome.ok) setConnection(outcome.value);
    refreshLanguage();
  }, [send]);

  /** Gives up what was refused. */
  const dismiss = useCallback(() => {
    setRefused(false);
    setFailure(null);
  }, []);

  return { connection, usage, leftOut, failure, busy, isRefused, connect, forget, dismiss };
}

type ConnectField = 'key' | 'url';

/** The field that a person must change after a failure; failures that only need waiting have none. */
const FIELD_BY_FAILURE: Partial<Record<FailureKind, ConnectField>> = {
  'invalid-key': 'key',
  'inactive-key': 'key',
  'expired-key': 'key',
  'no-key': 'key',
  unauthorized: 'key',
  forbidden: 'key',
  'bad-input': 'url',
  'no-api': 'url',
  'not-found': 'url',
  'not-json': 'url',
  'other-script': 'url',
  'unexpected-answer': 'url',
  network: 'url',
  redirected: 'url',
  timeout: 'url',
};

/** Marks the field that a refused connection is about, and moves the focus there. */
export function useRefusedField(failure: Failure | null) {
  const keyInput = useRef<HTMLInputElement>(null);
  const urlInput = useRef<HTMLInputElement>(null);
  /** How often the present entries were refused. */
  const [refusals, setRefusals] = useState(0);
  const refused = failure === null || refusals === 0 ? undefined : FIELD_BY_FAILURE[failure.kind];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus again
  useEffect(() => {
    if (refused) (refused === 'key' ? keyInput : urlInput).current?.focus();
  }, [refused, refusals]);

  return {
    keyInput,
    urlInput,
    refused,
    onRefused: () => setRefusals((count) => count + 1),
    onEdited: () => setRefusals(0),
  };
}
