import { useEffect, useState } from 'react';
import type { Failure, Outcome } from '../lib/failure.ts';
import type { Found } from '../lib/messages.ts';
import type { CardSubject } from '../lib/page/stage.ts';
import type { Send } from '../lib/send.ts';

export type Reading =
  | { readonly at: 'reading' }
  | { readonly at: 'failed'; readonly failure: Failure }
  | { readonly at: 'read'; readonly found: readonly Found[] };

/** Free verdicts for what a card is about: one value of a known kind, or whatever a text holds. */
async function read({ what, place }: CardSubject, send: Send): Promise<Outcome<readonly Found[]>> {
  if ('text' in what) {
    const outcome = await send('parse', { text: what.text.slice(0, 20_000), place });
    return outcome.ok ? { ok: true, value: outcome.value.found } : outcome;
  }
  const outcome = await send('check', { items: [{ kind: what.kind, value: what.value }], place });
  if (!outcome.ok) return outcome;
  return {
    ok: true,
    value: outcome.value.judgements.map((judgement) => ({ raw: what.value, ...judgement })),
  };
}

export function useSubject(subject: CardSubject, send: Send): Reading {
  const [reading, setReading] = useState<Reading>({ at: 'reading' });
  useEffect(() => {
    let current = true;
    setReading({ at: 'reading' });
    void read(subject, send).then((outcome) => {
      if (!current) return;
      setReading(
        outcome.ok
          ? { at: 'read', found: outcome.value }
          : { at: 'failed', failure: outcome.failure },
      );
    });
    return () => {
      current = false;
    };
  }, [subject, send]);
  return reading;
}
