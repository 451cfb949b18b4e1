import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Depth, Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground, SubscribeToAnswers } from '../../lib/extension/index.ts';
import type {
  LookupPlace,
  LookupReply,
  RunningJob,
  VerdictWithOffer,
} from '../../lib/extension/schemas/index.ts';
import { AccountTrouble } from '../ui/index.ts';
import {
  isReplacedBy,
  type LookupEvent,
  type LookupState,
  reduceLookup,
  type ShownLookup,
} from './lookup-state.ts';
import { jobsOf } from './offer-changes.ts';

/** How lookups are made from a surface. */
export interface LookupEnvironment {
  readonly send: SendToBackground;
  readonly place: LookupPlace;
  /** In web pages: a press only prepares the lookup, and the person confirms it in the popup. */
  readonly preparesOnly?: boolean;
  /** Id of the prepared lookup that a press confirms. */
  readonly pendingLookupId?: string;
  /** Gets the answer to the lookup that was requested before this surface opened. */
  readonly requestedAnswer?: () => Promise<Outcome<LookupReply>>;
  /** Subscribes to answers that other surfaces of the extension received. */
  readonly hear?: SubscribeToAnswers | undefined;
  /** A form or button to connect a key is in view, so the panel shows none. */
  readonly connectNear?: boolean;
  /** Called when a lookup begins. */
  readonly onAsk?: () => void;
  /** Called when a lookup has ended: history, receipts and balance have changed. */
  readonly onAsked?: () => void;
}

const POLL_MS = 2_000;
/** Polling wakes the background, so a card left open stops; the answer is in the history anyway. */
const POLL_LIMIT_MS = 300_000;

/** The shown lookup. A change is known at once, not at the next render: a job may fail before. */
function useShownLookup(start: VerdictWithOffer) {
  const [first] = useState<ShownLookup>({
    judgement: start,
    answer: null,
    state: { step: 'rest' },
    isAsked: false,
  });
  const now = useRef(first);
  const [shown, setShown] = useState(first);
  const change = useCallback((event: LookupEvent) => {
    now.current = reduceLookup(now.current, event);
    setShown(now.current);
  }, []);
  return { shown, now, change };
}

export function useLookup(start: VerdictWithOffer, environment: LookupEnvironment) {
  const { send, place, preparesOnly = false, pendingLookupId } = environment;
  const { requestedAnswer, hear, onAsk, onAsked } = environment;
  const { shown, now, change } = useShownLookup(start);
  const { judgement, answer, state } = shown;
  const jobs = jobsOf(judgement);
  const { kind, value } = start.verdict;

  const ask = async (depth: Depth, request: () => Promise<Outcome<LookupReply>>) => {
    if (now.current.isAsked) return;
    change({ is: 'asked', since: Date.now() });
    onAsk?.();
    const outcome = await request();
    onAsked?.();
    change({ is: 'replied', outcome, depth });
  };

  const prepare = async (depth: Depth, refresh: boolean) => {
    const outcome = await send('prepareLookup', { kind, value, depth, refresh, place });
    if (outcome.ok) change({ is: 'prepared', opened: outcome.value.opened });
    else change({ is: 'failed', failure: outcome.failure, depth });
  };

  /** Handles a press on a button that shows the price. */
  const press = (depth: Depth, refresh: boolean) => {
    if (preparesOnly) return void prepare(depth, refresh);
    const earlier = state.step === 'failed' ? state.failure.receipt : undefined;
    const seen = [...jobs.map(({ id }) => id), ...(earlier === undefined ? [] : [earlier])];
    const known = seen.length > 0 ? { shown: seen } : {};
    const body = { kind, value, depth, trigger: 'gesture', refresh, place, ...known } as const;
    void ask(depth, () =>
      send('lookup', pendingLookupId === undefined ? body : { ...body, pendingLookupId }),
    );
  };

  /** Shows the answer that the person has requested already (context menu, command). */
  const lookUp = () => {
    if (requestedAnswer && start.offer.answeredAt !== undefined) {
      // The answer is cached and shown already; only its cost is missing.
      void requestedAnswer().then((outcome) => {
        if (outcome.ok && outcome.value.state === 'answered')
          change({ is: 'answered', reply: outcome.value, depth: 'standard' });
      });
    } else if (requestedAnswer) void ask('standard', requestedAnswer);
    else if (!preparesOnly) press('standard', false);
  };

  /** The free check of the value, which shows what the cache has. */
  const check = useCallback(async () => {
    const outcome = await send('check', { items: [{ kind, value }], place });
    return outcome.ok ? outcome.value.judgements[0] : undefined;
  }, [send, kind, value, place]);

  /** Shows the cached answer. @param isNewOnly only if it is newer than the one shown */
  const refreshVerdict = useCallback(
    async (isNewOnly: boolean) => {
      const fresh = await check();
      if (!fresh) return;
      const { state: before } = now.current;
      const isEnd = before.step === 'pending' && isReplacedBy(now.current, fresh, isNewOnly);
      change({ is: 'checked', fresh, isNewOnly });
      if (isEnd) onAsked?.();
    },
    [check, now, change, onAsked],
  );

  /** Stops waiting for a job. Its answer is still stored if it comes later. */
  const stop = async ({ id }: RunningJob) => {
    const outcome = await send('stopJob', { id });
    if (!outcome.ok) return change({ is: 'failed', failure: outcome.failure, depth: 'deep' });
    change({ is: 'stopped' });
    await refreshVerdict(true);
  };

  useEffect(
    () =>
      hear?.((answeredKind, answeredValue, failure) => {
        if (answeredKind !== kind || answeredValue !== value) return;
        if (failure === undefined) return void refreshVerdict(false);
        const wasPending = now.current.state.step === 'pending';
        change({ is: 'job-failed', failure });
        if (wasPending) onAsked?.();
      }),
    [hear, kind, value, refreshVerdict, now, change, onAsked],
  );
  useAccountChanges(check, change);
  const { runningSince } = judgement.offer;
  // The answer of a job, or of a lookup from another screen, goes to the cache; the free check returns it.
  usePolling(
    state.step === 'pending' ||
      runningSince !== undefined ||
      jobs.some(({ stoppedAt }) => stoppedAt === undefined),
    refreshVerdict,
  );

  const isElsewhere =
    runningSince !== undefined && (state.step === 'rest' || state.step === 'prepared');
  const seen: LookupState = isElsewhere ? { step: 'asking', since: runningSince } : state;
  return { judgement, answer, state: seen, jobs, lookUp, press, stop, refreshVerdict };
}

/** Reads again what the account allows when its trouble has begun or ended. */
function useAccountChanges(
  check: () => Promise<VerdictWithOffer | undefined>,
  change: (event: LookupEvent) => void,
): void {
  const trouble = useContext(AccountTrouble)?.kind;
  const last = useRef(trouble);
  useEffect(() => {
    if (last.current === trouble) return;
    last.current = trouble;
    void check().then((fresh) => fresh && change({ is: 'account-changed', offer: fresh.offer }));
  }, [trouble, check, change]);
}

function usePolling(isWaiting: boolean, refreshVerdict: (isNewOnly: boolean) => Promise<void>) {
  useEffect(() => {
    if (!isWaiting) return;
    const since = Date.now();
    const timer = setInterval(() => {
      if (Date.now() - since > POLL_LIMIT_MS) clearInterval(timer);
      else void refreshVerdict(true);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refreshVerdict]);
}
