import { useEffect, useState } from 'react';
import { commonText } from '../../lib/texts/areas.ts';

const SHOWN_MS = 3_000;

/** Shows "Saved" after each save; the changing key makes screen readers announce every one. */
export function SavedNotice({ saves }: { saves: number }) {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setHidden(saves), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [saves]);
  return (
    <p className="saved" role="status">
      {saves > hidden && <span key={saves}>{commonText('saved')}</span>}
    </p>
  );
}
