import { useEffect, useState } from 'react';
import { type Outcome, ok } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { CardSubject, LookupPlace, ParsedText } from '../../lib/extension/schemas/index.ts';
import { useLatestResult } from '../hooks/index.ts';
import { clipToParsable } from '../lookup/index.ts';

/** Free verdicts for what a card is about: one value of a known kind, or whatever a text holds. */
async function readSubject(
  what: CardSubject,
  place: LookupPlace,
  send: SendToBackground,
): Promise<Outcome<ParsedText>> {
  if ('text' in what) return send('parse', { text: clipToParsable(what.text), place });
  const outcome = await send('check', { items: [{ kind: what.kind, value: what.value }], place });
  if (!outcome.ok) return outcome;
  const found = outcome.value.judgements.map((judgement) => ({ raw: what.value, ...judgement }));
  return ok({ found, repeated: 0, moreFound: 0, unread: [], moreUnread: 0 });
}

/** What is shown of a subject; `reading`: what is known of it already. */
export interface KnownSubject {
  readonly subject: CardSubject;
  readonly reading: ParsedText | null;
}

/** Null while it is being read. */
export function useCardReading(
  told: KnownSubject,
  place: LookupPlace,
  send: SendToBackground,
): Outcome<ParsedText> | null {
  const { subject, reading } = told;
  /** What was read, and of what: of another subject it says nothing. */
  const [found, setFound] = useState<{ of: KnownSubject; outcome: Outcome<ParsedText> } | null>(
    null,
  );
  const latest = useLatestResult();
  useEffect(() => {
    if (reading) return;
    void latest(readSubject(subject, place, send), (outcome) => setFound({ of: told, outcome }));
  }, [told, subject, reading, place, send, latest]);
  if (reading) return ok(reading);
  return found?.of === told ? found.outcome : null;
}
