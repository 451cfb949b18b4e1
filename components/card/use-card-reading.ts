import { useEffect, useState } from 'react';
import { type Outcome, ok } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { CardSubject, LookupPlace, ParsedText } from '../../lib/extension/schemas/index.ts';
import { clipToParsable } from '../lookup/index.ts';
import { useLatestResult } from '../ui/index.ts';

/** Offline verdicts for a card: for one value of a known kind, or for all values in a text. */
async function readSubject(
  subject: CardSubject,
  place: LookupPlace,
  send: SendToBackground,
): Promise<Outcome<ParsedText>> {
  if ('text' in subject) return send('parse', { text: clipToParsable(subject.text), place });
  const outcome = await send('check', {
    items: [{ kind: subject.kind, value: subject.value }],
    place,
  });
  if (!outcome.ok) return outcome;
  const found = outcome.value.judgements.map((judgement) => ({ raw: subject.value, ...judgement }));
  return ok({ found, repeated: 0, moreFound: 0, unread: [], moreUnread: 0 });
}

/** A subject, and its verdicts if they came with the claim. */
interface KnownSubject {
  readonly subject: CardSubject;
  readonly reading: ParsedText | null;
}

/** The verdicts of a subject; null while they load. */
export function useCardReading(
  known: KnownSubject,
  place: LookupPlace,
  send: SendToBackground,
): Outcome<ParsedText> | null {
  const { subject, reading } = known;
  /** The last result with its subject, so that it is not shown for another one. */
  const [result, setResult] = useState<{
    source: KnownSubject;
    outcome: Outcome<ParsedText>;
  } | null>(null);
  const latest = useLatestResult();
  useEffect(() => {
    if (reading) return;
    void latest(readSubject(subject, place, send), (outcome) =>
      setResult({ source: known, outcome }),
    );
  }, [known, subject, reading, place, send, latest]);
  if (reading) return ok(reading);
  return result?.source === known ? result.outcome : null;
}
