import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Depth, Failure, Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground, SubscribeToAnswers } from '../../lib/extension/index.ts';
import type {
  LookupPlace,
  LookupReply,
  RunningJob,
  StoredAnswer,
  VerdictWithOffer,
} from '../../lib/extension/schemas/index.ts';
import { AccountTrouble } from '../ui/index.ts';
import { NO_JOBS, withAccount, withJobs } from './offer-changes.ts';

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

export type LookupState =
  | { readonly step: 'rest' }
  /** `since`: ms since the epoch. It may have been started on another screen. */
  | { readonly step: 'asking'; readonly since: number }
  /** A job in the background will bring the answer. */
  | { readonly step: 'pending' }
  | { readonly step: 'failed'; readonly failure: Failure; readonly depth: Depth }
  /** Waits in the popup to be confirmed; `opened`: the popup is open. */
  | { readonly step: 'prepared'; readonly opened: boolean };

/** The shown answer: its cost and where it came from. */
export interface LookupAnswer {
  /** Ms since the epoch. */
  readonly at: number;
  readonly credits: number;
  readonly from: 'cache' | 'api';
  /** It is not known whether the credits were charged. */
  readonly unsure: boolean;
  readonly depth: Depth;
  /** The whole answer, if the reply contained it. */
  readonly record: StoredAnswer | undefined;
}

/** Whether the failed call was or may have been billed, so that the next call may be paid for twice. */
export const isRepeatPaid = ({ remedy, billed }: Failure): boolean =>
  remedy === 'refresh' || billed !== 'no';

type AnsweredReply = Extract<LookupReply, { state: 'answered' }>;

const POLL_MS = 2_000;
/** Polling wakes the background, so a card left open stops; the answer is in the history anyway. */
const POLL_LIMIT_MS = 300_000;

export function useLookup(start: VerdictWithOffer, environment: LookupEnvironment) {
  const {
    send,
    place,
    preparesOnly = false,
    pendingLookupId,
    requestedAnswer,
    hear,
    onAsk,
    onAsked,
  } = environment;
  const [judgement, setJudgement] = useState(start);
  const [answer, setAnswer] = useState<LookupAnswer | null>(null);
  const [state, setShownState] = useState<LookupState>({ step: 'rest' });
  const busy = useRef(false);
  const isPending = useRef(false);
  /** The pending job, if the background named it. */
  const pendingJob = useRef<string | undefined>(undefined);
  const jobs = judgement.offer.jobs ?? NO_JOBS;
  /** When the shown answer came. */
  const answeredAt = useRef(0);
  useEffect(() => {
    answeredAt.current = answer?.at ?? judgement.offer.answeredAt ?? 0;
  });
  const { kind, value } = start.verdict;

  const setState = useCallback((next: LookupState) => {
    // Set here, not in an effect: a job may fail before the effects of the next render run.
    isPending.current = next.step === 'pending';
    setShownState(next);
  }, []);

  const show = (reply: AnsweredReply, depth: Depth) => {
    const { verdict, offer, at, credits, from, billed, record } = reply;
    setJudgement({ verdict, offer });
    setAnswer({ at, credits, from, unsure: billed === 'possibly', depth, record });
    setState({ step: 'rest' });
  };

  const ask = async (depth: Depth, request: () => Promise<Outcome<LookupReply>>) => {
    if (busy.current) return;
    busy.current = true;
    setState({ step: 'asking', since: Date.now() });
    onAsk?.();
    const outcome = await request();
    busy.current = false;
    onAsked?.();
    if (!outcome.ok) return setState({ step: 'failed', failure: outcome.failure, depth });
    if (outcome.value.state === 'answered') return show(outcome.value, depth);
    const { job } = outcome.value;
    pendingJob.current = job?.id;
    if (job) {
      setJudgement((previous) => {
        const others = (previous.offer.jobs ?? NO_JOBS).filter(({ id }) => id !== job.id);
        return withJobs(previous, [job, ...others]);
      });
    }
    setState({ step: 'pending' });
  };

  const prepare = async (depth: Depth, refresh: boolean) => {
    const outcome = await send('prepareLookup', { kind, value, depth, refresh, place });
    setState(
      outcome.ok
        ? { step: 'prepared', opened: outcome.value.opened }
        : { step: 'failed', failure: outcome.failure, depth },
    );
  };

  /** Handles a press on a button that shows the price. */
  const press = (depth: Depth, refresh: boolean) => {
    if (preparesOnly) return void prepare(depth, refresh);
    const earlier = state.step === 'failed' ? state.failure.receipt : undefined;
    const shown = [...jobs.map(({ id }) => id), ...(earlier === undefined ? [] : [earlier])];
    const known = shown.length > 0 ? { shown } : {};
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
        if (outcome.ok && outcome.value.state === 'answered') show(outcome.value, 'standard');
      });
    } else if (requestedAnswer) void ask('standard', requestedAnswer);
    else if (!preparesOnly) press('standard', false);
  };

  /** Shows the cached answer. @param isNewOnly only if it is newer than the one shown */
  const refreshVerdict = useCallback(
    async (isNewOnly: boolean) => {
      const outcome = await send('check', { items: [{ kind, value }], place });
      const fresh = outcome.ok ? outcome.value.judgements[0] : undefined;
      if (!fresh) return;
      const wasPending = isPending.current;
      if (isNewOnly && (fresh.offer.answeredAt ?? 0) <= answeredAt.current) {
        const owed = fresh.offer.jobs ?? NO_JOBS;
        setJudgement((previous) => withJobs(previous, owed, fresh.offer.runningSince));
        const isOver = pendingJob.current && owed.every(({ id }) => id !== pendingJob.current);
        if (wasPending && isOver) setState({ step: 'rest' });
        return;
      }
      setJudgement(fresh);
      // The cache no longer has the shown answer.
      if (fresh.offer.answeredAt === undefined) setAnswer(null);
      setState({ step: 'rest' });
      if (wasPending) onAsked?.();
    },
    [send, kind, value, place, onAsked, setState],
  );

  /** Stops waiting for a job. Its answer is still stored if it comes later. */
  const stop = async ({ id }: RunningJob) => {
    const outcome = await send('stopJob', { id });
    if (!outcome.ok) return setState({ step: 'failed', failure: outcome.failure, depth: 'deep' });
    if (isPending.current) setState({ step: 'rest' });
    await refreshVerdict(true);
  };

  useEffect(
    () =>
      hear?.((answeredKind, answeredValue, failure) => {
        if (answeredKind !== kind || answeredValue !== value) return;
        if (failure === undefined) return void refreshVerdict(false);
        setJudgement((previous) => {
          const others = (previous.offer.jobs ?? NO_JOBS).filter(
            ({ id }) => id !== failure.receipt,
          );
          return withJobs(previous, others);
        });
        // The failed job of another surface does not concern the answer shown here.
        if (!isPending.current) return;
        setState({ step: 'failed', failure, depth: 'deep' });
        onAsked?.();
      }),
    [hear, kind, value, refreshVerdict, onAsked, setState],
  );

  const accountTrouble = useContext(AccountTrouble)?.kind;
  const lastTrouble = useRef(accountTrouble);
  useEffect(() => {
    if (lastTrouble.current === accountTrouble) return;
    lastTrouble.current = accountTrouble;
    void send('check', { items: [{ kind, value }], place }).then((outcome) => {
      const fresh = outcome.ok ? outcome.value.judgements[0] : undefined;
      if (fresh) setJudgement((previous) => withAccount(previous, fresh.offer));
    });
  }, [accountTrouble, send, kind, value, place]);

  const { runningSince } = judgement.offer;
  // The answer of a job, or of a lookup from another screen, goes to the cache; the free check returns it.
  const isWaiting =
    state.step === 'pending' ||
    runningSince !== undefined ||
    jobs.some(({ stoppedAt }) => stoppedAt === undefined);
  useEffect(() => {
    if (!isWaiting) return;
    const since = Date.now();
    const timer = setInterval(() => {
      if (Date.now() - since > POLL_LIMIT_MS) clearInterval(timer);
      else void refreshVerdict(true);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refreshVerdict]);

  const isElsewhere =
    runningSince !== undefined && (state.step === 'rest' || state.step === 'prepared');
  const shown: LookupState = isElsewhere ? { step: 'asking', since: runningSince } : state;
  return { judgement, answer, state: shown, jobs, lookUp, press, stop, refreshVerdict };
}
