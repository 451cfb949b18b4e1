import { useEffect, useState } from 'react';
import { commonText } from '../../lib/texts/common.ts';

const SHOWN_MS = 3_000;

/** Says "Saved" for each save; the key makes it a new word, so that it is announced anew. */
export function SavedNotice({ saves }: { saves: number }) {
  const [past, setPast] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setPast(saves), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [saves]);
  return (
    <p className="saved" role="status">
      {saves > past && <span key={saves}>{commonText('saved')}</span>}
    </p>
  );
}
