import { useState } from 'react';
import type { FoundValue } from '../../lib/extension/schemas/index.ts';
import { commonText } from '../../lib/texts/common.ts';
import { LookupPanel } from './LookupPanel.tsx';
import type { LookupEnvironment } from './use-lookup.ts';

/** As many as a person sees without asking for more; drawing hundreds would delay the first. */
const SHOWN = 50;

export interface FindingListProps {
  readonly found: readonly FoundValue[];
  /** How many values there are beyond `found`. */
  readonly left: number;
  readonly asking: LookupEnvironment;
  /** Which of them are wanted in view; the others stay, with what was asked about them. */
  readonly shows?: (found: FoundValue) => boolean;
  readonly onSuggestion?: (value: string) => void;
}

/** Values in their order, each with its verdict and its price. */
export function FindingList(props: FindingListProps) {
  const { found, left, asking, shows = () => true, onSuggestion } = props;
  const [all, setAll] = useState(false);
  const rest = onSuggestion ? { onSuggestion } : {};
  const wanted = found.filter(shows);
  const reach = all ? found.length : SHOWN;
  const drawn = new Set([...found.slice(0, reach), ...wanted.slice(0, reach)]);
  const hidden = Math.max(0, wanted.length - reach);
  return (
    <>
      <ul className="found" aria-live="off">
        {found
          .filter((each) => drawn.has(each))
          .map((each) => (
            <li key={`${each.verdict.kind} ${each.verdict.value}`} hidden={!shows(each)}>
              <LookupPanel start={each} asking={asking} dense {...rest} />
            </li>
          ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className="secondary more" onClick={() => setAll(true)}>
          {commonText('showMore', { count: hidden })}
        </button>
      )}
      {left > 0 && hidden === 0 && (
        <p className="hint">{commonText('notShown', { count: left })}</p>
      )}
    </>
  );
}
