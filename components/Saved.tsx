import { useEffect, useState } from 'react';
import { text } from '../lib/texts/common.ts';

const SHOWN_MS = 3_000;

/** Says "Saved" for each save; the key makes it a new word, so that it is announced anew. */
export function Saved({ saves }: { saves: number }) {
  const [past, setPast] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setPast(saves), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [saves]);
  return (
    <p className="saved" role="status">
      {saves > past && <span key={saves}>{text('saved')}</span>}
    </p>
  );
}
