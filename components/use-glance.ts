import { useEffect, useState } from 'react';
import type { Outcome } from '../lib/failure.ts';
import type { ReplyOf } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { useLatest } from './use-latest.ts';

export type Glance = Outcome<ReplyOf<'glance'>>;

/** @param asked the reply, or its promise, where it was asked for before; else it is asked for here */
export function useGlance(send: Send, asked?: Glance | Promise<Glance>): Glance | null {
  const [glance, setGlance] = useState(asked && 'ok' in asked ? asked : null);
  const latest = useLatest();
  useEffect(() => {
    if (asked && 'ok' in asked) return;
    void latest(asked ?? send('glance', {}), setGlance);
  }, [send, asked, latest]);
  return glance;
}
