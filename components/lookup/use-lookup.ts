import { useCallback, useEffect, useRef, useState } from 'react';
import type { Depth, Failure, Outcome } from '../../lib/domain/index.ts';
import type { SendToBackground, SubscribeToAnswers } from '../../lib/extension/index.ts';
import type {
  LookupPlace,
  LookupReply,
  StoredAnswer,
  VerdictWithOffer,
} from '../../lib/extension/schemas/index.ts';

/** Who asks, from where, and by what means. */
export interface LookupEnvironment {
  readonly send: SendToBackground;
  readonly place: LookupPlace;
  /** In a page: a press arms the question for the popup, where it is asked. */
  readonly arms?: boolean;
  /** The armed question that a press here confirms. */
  readonly armed?: string;
  /** The answer to the question that was asked before this surface opened. */
  readonly first?: () => Promise<Outcome<LookupReply>>;
  /** Tells of answers that other surfaces of ours got. */
  readonly hear?: SubscribeToAnswers;
  /** A form or button to connect a key is in view already: the panel need not bring its own. */
  readonly connectNear?: boolean;
  /** A lookup ended: the history, receipts and balance have changed. */
  readonly onAsked?: () => void;
}

export type LookupState =
  | { readonly at: 'rest' }
  | { readonly at: 'asking' }
  /** The answer comes later, from a job in the background. */
  | { readonly at: 'pending'; readonly since: number }
  | { readonly at: 'failed'; readonly failure: Failure; readonly depth: Depth }
  /** It waits in the popup for the press that asks it; `opened`: in view already. */
  | { readonly at: 'armed'; readonly opened: boolean };

/** What the answer on show cost and where it came from. */
export interface LookupAnswer {
  readonly at: number;
  readonly credits: number;
  readonly from: 'cache' | 'api';
  /** It may have cost them, or not. */
  readonly unsure: boolean;
  readonly depth: Depth;
  /** The whole answer, where it came with the reply. */
  readonly record: StoredAnswer | undefined;
}

type AnsweredReply = Extract<LookupReply, { state: 'answered' }>;

const POLL_MS = 2_000;
/** A card left open must not wake the background for ever; the answer is in the history anyway. */
const POLL_LIMIT_MS = 300_000;

export function useLookup(start: VerdictWithOffer, asking: LookupEnvironment) {
  const { send, place, arms = false, armed, first, hear, onAsked } = asking;
  const [judgement, setJudgement] = useState(start);
  const [answer, setAnswer] = useState<LookupAnswer | null>(null);
  const [state, setState] = useState<LookupState>({ at: 'rest' });
  const busy = useRef(false);
  const waits = useRef(false);
  const { kind, value } = start.verdict;

  const show = (reply: AnsweredReply, depth: Depth) => {
    const { verdict, offer, at, credits, from, billed, record } = reply;
    setJudgement({ verdict, offer });
    setAnswer({ at, credits, from, unsure: billed === 'possibly', depth, record });
    setState({ at: 'rest' });
  };

  const ask = async (depth: Depth, question: () => Promise<Outcome<LookupReply>>) => {
    if (busy.current) return;
    busy.current = true;
    setState({ at: 'asking' });
    const since = Date.now();
    const outcome = await question();
    busy.current = false;
    onAsked?.();
    if (!outcome.ok) return setState({ at: 'failed', failure: outcome.failure, depth });
    if (outcome.value.state === 'pending') return setState({ at: 'pending', since });
    show(outcome.value, depth);
  };

  const arm = async (depth: Depth, refresh: boolean) => {
    const outcome = await send('prepareLookup', { kind, value, depth, refresh, place });
    setState(
      outcome.ok
        ? { at: 'armed', opened: outcome.value.opened }
        : { at: 'failed', failure: outcome.failure, depth },
    );
  };

  /** A press on a button that showed the price. */
  const press = (depth: Depth, refresh: boolean) => {
    if (arms) return void arm(depth, refresh);
    const body = { kind, value, depth, trigger: 'gesture', refresh, place } as const;
    void ask(depth, () => send('lookup', armed === undefined ? body : { ...body, armed }));
  };

  /** The person has asked already (right-click, command). */
  const lookUp = () => {
    if (first && start.offer.answeredAt !== undefined) {
      // Here already, as a kept one: what is still to be told is what it cost.
      void first().then((told) => {
        if (told.ok && told.value.state === 'answered') show(told.value, 'standard');
      });
    } else if (first) void ask('standard', first);
    else if (!arms) press('standard', false);
  };

  /** Shows the kept answer, if one has come since. */
  const look = useCallback(
    async (since: number) => {
      const outcome = await send('check', { items: [{ kind, value }], place });
      const fresh = outcome.ok ? outcome.value.judgements[0] : undefined;
      if (!fresh || (fresh.offer.answeredAt ?? 0) < since) return;
      setJudgement(fresh);
      setState({ at: 'rest' });
      if (waits.current) onAsked?.();
    },
    [send, kind, value, place, onAsked],
  );

  useEffect(() => {
    waits.current = state.at === 'pending';
  }, [state]);

  useEffect(
    () =>
      hear?.((ofKind, ofValue, failure) => {
        if (ofKind !== kind || ofValue !== value) return;
        if (failure === undefined) return void look(0);
        // A job that nobody waits for here says nothing of what is shown.
        if (!waits.current) return;
        setState({ at: 'failed', failure, depth: 'deep' });
        onAsked?.();
      }),
    [hear, kind, value, look, onAsked],
  );

  // A job's answer lands in the cache; asking for the free verdict shows it.
  const pendingSince = state.at === 'pending' ? state.since : null;
  useEffect(() => {
    if (pendingSince === null) return;
    const timer = setInterval(() => {
      if (Date.now() - pendingSince > POLL_LIMIT_MS) clearInterval(timer);
      else void look(pendingSince);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [pendingSince, look]);

  return { judgement, answer, state, lookUp, press };
}
