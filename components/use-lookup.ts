import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../lib/failure.ts';
import type { Judgement, Place } from '../lib/messages.ts';
import type { Depth } from '../lib/policy.ts';
import type { Send } from '../lib/send.ts';

/** Who asks, from where, and whether a press counts (our own pages: always). */
export interface Asking {
  readonly send: Send;
  readonly place: Place;
  readonly allow: (event: Event) => boolean;
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
  /** The press did not come from a person who could see the button. */
  | { readonly at: 'refused' };

/** What the answer on show cost and where it came from. */
export interface Answer {
  readonly at: number;
  readonly credits: number;
  readonly from: 'cache' | 'api';
  readonly depth: Depth;
}

const POLL_MS = 2_000;
/** A card left open must not wake the background for ever; the answer is in the history anyway. */
const POLL_FOR_MS = 300_000;

export function useLookup(start: Judgement, asking: Asking) {
  const { send, place, allow, onAsked } = asking;
  const [judgement, setJudgement] = useState(start);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [state, setState] = useState<LookupState>({ at: 'rest' });
  const busy = useRef(false);
  const { kind, value } = start.verdict;

  const lookUp = async (depth: Depth, refresh: boolean) => {
    if (busy.current) return;
    busy.current = true;
    setState({ at: 'asking' });
    const since = Date.now();
    const body = { kind, value, depth, trigger: 'gesture', refresh, place } as const;
    const outcome = await send('lookup', body);
    busy.current = false;
    onAsked?.();
    if (!outcome.ok) return setState({ at: 'failed', failure: outcome.failure, depth });
    if (outcome.value.state === 'pending') return setState({ at: 'pending', since });
    const { verdict, offer, at, credits, from } = outcome.value;
    setJudgement({ verdict, offer });
    setAnswer({ at, credits, from, depth });
    setState({ at: 'rest' });
  };

  /** A press on a button that showed the price. */
  const press = (event: Event, depth: Depth, refresh: boolean) => {
    if (!allow(event)) return setState({ at: 'refused' });
    void lookUp(depth, refresh);
  };

  // A job's answer lands in the cache; whoever waits for it may ask whether it is there.
  const pendingSince = state.at === 'pending' ? state.since : null;
  useEffect(() => {
    if (pendingSince === null) return;
    const timer = setInterval(async () => {
      if (Date.now() - pendingSince > POLL_FOR_MS) return clearInterval(timer);
      const body = {
        kind,
        value,
        depth: 'deep',
        trigger: 'waiting',
        refresh: false,
        place,
      } as const;
      const outcome = await send('lookup', body);
      if (!outcome.ok || outcome.value.state === 'pending') return;
      const { verdict, offer, at, credits, from } = outcome.value;
      if (at < pendingSince) return;
      setJudgement({ verdict, offer });
      setAnswer({ at, credits, from, depth: 'deep' });
      setState({ at: 'rest' });
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [pendingSince, send, kind, value, place]);

  return { judgement, answer, state, lookUp, press };
}
