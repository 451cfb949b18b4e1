import { useEffect, useState } from 'react';
import { lookupsText } from '../../lib/texts/areas.ts';
import { LiveRegion } from '../ui/index.ts';

/** After this time a person wonders whether anything happens, ms. */
export const SLOW_AFTER_MS = 8_000;

/** Says that the API is slow, some seconds after a lookup began. @param since ms since the epoch */
export function SlowNote({ since }: { since: number }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    const timer = setTimeout(() => setSlow(true), Math.max(0, since + SLOW_AFTER_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return (
    <LiveRegion as="p" className="hint">
      {isSlow && lookupsText('stillLookingUp')}
    </LiveRegion>
  );
}
