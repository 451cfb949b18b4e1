import { useState } from 'react';
import { valueKey } from '../../lib/domain/index.ts';
import type { FoundValue } from '../../lib/extension/schemas/index.ts';
import { commonText } from '../../lib/texts/areas.ts';
import { LookupPanel } from './LookupPanel.tsx';
import type { LookupEnvironment } from './use-lookup.ts';

/** Panels rendered at first: hundreds would delay the first one. */
const PAGE_SIZE = 50;

export interface FindingListProps {
  readonly found: readonly FoundValue[];
  /** Number of values beyond `found`. */
  readonly moreFound: number;
  readonly environment: LookupEnvironment;
  /** Filters the values; filtered ones stay mounted, with their answers. */
  readonly isShown?: (found: FoundValue) => boolean;
  readonly onSuggestion?: (value: string) => void;
}

/** The values in their order, each with its verdict and price. */
export function FindingList(props: FindingListProps) {
  const { found, moreFound, environment, isShown = () => true, onSuggestion } = props;
  const [showsAll, setShowsAll] = useState(false);
  const suggestionProps = onSuggestion ? { onSuggestion } : {};
  const matching = found.filter(isShown);
  const limit = showsAll ? found.length : PAGE_SIZE;
  const rendered = new Set([...found.slice(0, limit), ...matching.slice(0, limit)]);
  const hiddenCount = Math.max(0, matching.length - limit);
  return (
    <>
      <ul className="found" aria-live="off">
        {found
          .filter((value) => rendered.has(value))
          .map((value) => (
            <li key={valueKey(value.verdict)} hidden={!isShown(value)}>
              <LookupPanel start={value} environment={environment} dense {...suggestionProps} />
            </li>
          ))}
      </ul>
      {hiddenCount > 0 && (
        <button type="button" className="secondary more" onClick={() => setShowsAll(true)}>
          {commonText('showMore', { count: hiddenCount })}
        </button>
      )}
      {moreFound > 0 && hiddenCount === 0 && (
        <p className="hint">{commonText('notShown', { count: moreFound })}</p>
      )}
    </>
  );
}
