import { useState } from 'react';
import { isDoubtful, type Tone, toneOf, type Verdict } from '../../lib/domain/index.ts';
import type { ParsedText } from '../../lib/extension/schemas/index.ts';
import { lookupsText } from '../../lib/texts/lookups.ts';
import { FindingList } from './FindingList.tsx';
import { FindingSummary } from './FindingSummary.tsx';
import { LookupPanel } from './LookupPanel.tsx';
import type { LookupEnvironment } from './use-lookup.ts';

export interface TextFindingsProps {
  readonly reading: ParsedText;
  readonly asking: LookupEnvironment;
  /** The person has asked for the answer already; used up only where one sound value was found. */
  readonly asked?: boolean;
  readonly onSuggestion?: (value: string) => void;
  /** What is shown of a value that stands alone. */
  readonly onVerdict?: (verdict: Verdict) => void;
}

/** Every value of a text, each with its verdict and its price; a single one in full. */
export function TextFindings(props: TextFindingsProps) {
  const { reading, asking, asked = false, onSuggestion, onVerdict } = props;
  /** A choice among the values of one reading: another text is shown whole. */
  const [chosen, setChosen] = useState<{ reading: ParsedText; tone: Tone | null } | null>(null);
  const only = chosen?.reading === reading ? chosen.tone : null;
  const [first, second] = reading.found;
  if (!first) {
    return (
      <div className="note">
        <p className="note-title">{lookupsText('nothingToCheck')}</p>
        <p>{lookupsText('whatIsRead')}</p>
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
      <FindingSummary
        reading={reading}
        shownTone={only}
        onShownTone={(tone) => setChosen({ reading, tone })}
      />
      <FindingList
        found={reading.found}
        left={reading.moreFound}
        asking={asking}
        shows={(found) => only === null || toneOf(found.verdict) === only}
        {...rest}
      />
    </>
  );
}
