import { useEffect, useState } from 'react';
import { type Outcome, ok } from '../lib/failure.ts';
import type { Place, Reading, Subject } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { useLatest } from './use-latest.ts';
import { readable } from './use-parse.ts';

/** Free verdicts for what a card is about: one value of a known kind, or whatever a text holds. */
async function read(what: Subject, place: Place, send: Send): Promise<Outcome<Reading>> {
  if ('text' in what) return send('parse', { text: readable(what.text), place });
  const outcome = await send('check', { items: [{ kind: what.kind, value: what.value }], place });
  if (!outcome.ok) return outcome;
  const found = outcome.value.judgements.map((judgement) => ({ raw: what.value, ...judgement }));
  return ok({ found, repeated: 0, left: 0, unread: [], unreadLeft: 0 });
}

/** What is shown of a subject; `reading`: what is known of it already. */
export interface Told {
  readonly subject: Subject;
  readonly reading: Reading | null;
}

/** Null while it is being read. */
export function useSubject(told: Told, place: Place, send: Send): Outcome<Reading> | null {
  const { subject, reading } = told;
  /** What was read, and of what: of another subject it says nothing. */
  const [found, setFound] = useState<{ of: Told; outcome: Outcome<Reading> } | null>(null);
  const latest = useLatest();
  useEffect(() => {
    if (reading) return;
    void latest(read(subject, place, send), (outcome) => setFound({ of: told, outcome }));
  }, [told, subject, reading, place, send, latest]);
  if (reading) return ok(reading);
  return found?.of === told ? found.outcome : null;
}
