import { useEffect, useState } from 'react';
import type { Outcome } from '../lib/failure.ts';
import type { Reading } from '../lib/messages.ts';
import type { CardSubject } from '../lib/page/stage.ts';
import type { Send } from '../lib/send.ts';
import { useLatest } from './use-latest.ts';
import { readable } from './use-parse.ts';

/** Free verdicts for what a card is about: one value of a known kind, or whatever a text holds. */
async function read({ what, place }: CardSubject, send: Send): Promise<Outcome<Reading>> {
  if ('text' in what) return send('parse', { text: readable(what.text), place });
  const outcome = await send('check', { items: [{ kind: what.kind, value: what.value }], place });
  if (!outcome.ok) return outcome;
  const found = outcome.value.judgements.map((judgement) => ({ raw: what.value, ...judgement }));
  return { ok: true, value: { found, repeated: 0, left: 0, unread: [], unreadLeft: 0 } };
}

/** Null while it is being read. */
export function useSubject(subject: CardSubject, send: Send): Outcome<Reading> | null {
  const [reading, setReading] = useState<Outcome<Reading> | null>(null);
  const latest = useLatest();
  useEffect(() => {
    setReading(null);
    void latest(read(subject, send), setReading);
  }, [subject, send, latest]);
  return reading;
}
