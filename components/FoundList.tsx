import { useState } from 'react';
import type { Reading } from '../lib/messages.ts';
import { text } from '../lib/texts/lookups.ts';
import { isDoubtful, type Tone, toneOf, type Verdict } from '../lib/verdict.ts';
import { FoundItems } from './FoundItems.tsx';
import { LookupPanel } from './LookupPanel.tsx';
import { ReadingSummary } from './ReadingSummary.tsx';
import type { Asking } from './use-lookup.ts';

export interface FoundListProps {
  readonly reading: Reading;
  readonly asking: Asking;
  /** The person has asked for the answer already; used up only where one sound value was found. */
  readonly asked?: boolean;
  readonly onSuggestion?: (value: string) => void;
  /** What is shown of a value that stands alone. */
  readonly onVerdict?: (verdict: Verdict) => void;
}

/** Every value of a text, each with its verdict and its price; a single one in full. */
export function FoundList(props: FoundListProps) {
  const { reading, asking, asked = false, onSuggestion, onVerdict } = props;
  /** A choice among the values of one reading: another text is shown whole. */
  const [chosen, setChosen] = useState<{ reading: Reading; tone: Tone | null } | null>(null);
  const only = chosen?.reading === reading ? chosen.tone : null;
  const [first, second] = reading.found;
  if (!first) {
    return (
      <div className="note">
        <p className="note-title">{text('nothingToCheck')}</p>
        <p>{text('whatIsRead')}</p>
      </div>
    );
  }
  const rest = onSuggestion ? { onSuggestion } : {};
  if (!second && reading.unread.length === 0) {
    return (
      <LookupPanel
        key={`${first.verdict.kind} ${first.verdict.value}`}
        start={first}
        asking={asking}
        askNow={asked && !isDoubtful(first.verdict)}
        onVerdict={onVerdict}
        {...rest}
      />
    );
  }
  return (
    <>
      <ReadingSummary
        reading={reading}
        only={only}
        onOnly={(tone) => setChosen({ reading, tone })}
      />
      <FoundItems
        found={reading.found}
        left={reading.left}
        asking={asking}
        shows={(found) => only === null || toneOf(found.verdict) === only}
        {...rest}
      />
    </>
  );
}
