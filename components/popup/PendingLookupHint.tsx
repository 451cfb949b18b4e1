import type { PendingLookup } from '../../lib/extension/schemas/index.ts';
import { commonText, lookupsText } from '../../lib/texts/areas.ts';
import { formatCredits } from '../format/index.ts';
import { GroupedValue } from '../lookup/index.ts';

export interface PendingLookupHintProps {
  readonly pendingLookup: PendingLookup;
  /** Shows the pending lookup with its priced button. */
  readonly onShow: () => void;
}

/** In the tabs without the pending lookup: that it waits, and its price. */
export function PendingLookupHint({ pendingLookup, onShow }: PendingLookupHintProps) {
  const { verdict, credits } = pendingLookup;
  return (
    <section className="armed armed-hint" aria-label={lookupsText('readyToLookUp')}>
      <p>
        <strong>{lookupsText('readyToLookUp')}</strong>{' '}
        <span className="value wrap">
          <GroupedValue {...verdict} />
        </span>{' '}
        · {formatCredits(credits)}
      </p>
      <button type="button" className="secondary" onClick={onShow}>
        {commonText('show')}
      </button>
    </section>
  );
}
