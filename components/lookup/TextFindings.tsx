import { useEffect, useRef, useState } from 'react';
import {
  type Failure,
  isDoubtful,
  type Outcome,
  type Tone,
  toneOf,
  type Verdict,
  verdictKey,
} from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { FoundValue, LookupPlace, ParsedText } from '../../lib/extension/schemas/index.ts';
import { lookupsText } from '../../lib/texts/areas.ts';
import { useLatestResult } from '../ui/index.ts';
import { FindingList, FindingSummary, UnreadList } from './FindingSummary.tsx';
import { LookupPanel } from './LookupPanel.tsx';
import type { LookupEnvironment } from './use-lookup.ts';

export interface TextFindingsProps {
  readonly reading: ParsedText;
  readonly environment: LookupEnvironment;
  /** The person has requested the lookup already; applies only if the text has a single value without doubts. */
  readonly isRequested?: boolean;
  readonly onSuggestion?: (value: string) => void;
  /** Called with the shown verdict and failure, if exactly one value was found. */
  readonly onVerdict?: (verdict: Verdict, failure?: Failure) => void;
}

/** Order of the values in a list: those that need attention first, the others as in the text. */
const FIRST_TONES: readonly Tone[] = ['bad', 'caution'];
const rankOf = ({ verdict }: FoundValue): number => {
  const rank = FIRST_TONES.indexOf(toneOf(verdict));
  return rank < 0 ? FIRST_TONES.length : rank;
};

/** The values of a text: a single one in full, several as a list with a summary. */
export function TextFindings(props: TextFindingsProps) {
  const { reading, environment, isRequested = false, onSuggestion, onVerdict } = props;
  /** Stored with the text that it applies to, so that another text is shown unfiltered. */
  const [filter, setFilter] = useState<{ reading: ParsedText; tone: Tone | null } | null>(null);
  const shownTone = filter?.reading === reading ? filter.tone : null;
  const [first, second] = reading.found;
  if (!first) {
    return (
      <>
        <div className="note">
          <p className="note-title">{lookupsText('nothingToCheck')}</p>
          <p>{lookupsText('whatIsRead')}</p>
        </div>
        <UnreadList reading={reading} />
      </>
    );
  }
  if (!second && reading.unread.length === 0) {
    return (
      <LookupPanel
        key={verdictKey(first.verdict)}
        start={first}
        environment={environment}
        askNow={isRequested && !isDoubtful(first.verdict)}
        onVerdict={onVerdict}
        onSuggestion={onSuggestion}
      />
    );
  }
  return (
    <>
      <FindingSummary
        reading={reading}
        shownTone={shownTone}
        onShownTone={(tone) => setFilter({ reading, tone })}
      />
      <FindingList
        found={reading.found.toSorted((a, b) => rankOf(a) - rankOf(b))}
        moreFound={reading.moreFound}
        environment={environment}
        isShown={(found) => shownTone === null || toneOf(found.verdict) === shownTone}
        onSuggestion={onSuggestion}
      />
    </>
  );
}

/** Pause in typing after which a text is parsed, ms. */
const DEBOUNCE_MS = 250;
/** Limit of the `parse` message, UTF-16 code units. */
export const MAX_PARSE_LENGTH = 20_000;

/** Trims a text and cuts it to the limit, at a separator so that no value is split. */
export function clipToParsable(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= MAX_PARSE_LENGTH) return trimmed;
  const clipped = trimmed.slice(0, MAX_PARSE_LENGTH);
  return clipped.replace(/(?<![^\s;|,])[^\s;|,]*$/, '') || clipped;
}

/**
 * Finds values in a text, for free: after a pause (`parseSoon`) or at once (`parseNow`). `parsed` is
 * null before the first result and for an empty text; `isParsed(text)` tells whether it is about that text.
 */
export function useParsedText(send: SendToBackground, place: LookupPlace) {
  const [parsed, setParsed] = useState<Outcome<ParsedText> | null>(null);
  const [source, setSource] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatestResult();

  const parseNow = (text: string) => {
    clearTimeout(timer.current);
    const clipped = clipToParsable(text);
    const work = clipped === '' ? Promise.resolve(null) : send('parse', { text: clipped, place });
    return latest(work, (outcome) => {
      setParsed(outcome);
      setSource(clipped);
    });
  };
  const parseSoon = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void parseNow(text), DEBOUNCE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const isParsed = (text: string) => clipToParsable(text) === source;
  return { parsed, isParsed, parseNow, parseSoon };
}
