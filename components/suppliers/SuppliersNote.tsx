import { useEffect, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { suppliersPageText } from '../../lib/suppliers/texts.ts';

export interface SuppliersNoteProps {
  readonly send: SendToBackground;
  /** Resolves to the id of the list once it is stored as it is. */
  readonly stored: () => Promise<string | null>;
  readonly areSuppliers: boolean;
  /** It was just made. */
  readonly isNew: boolean;
}

/** What comes of naming a list "my suppliers", from the press on. */
export function SuppliersNote({ send, stored, areSuppliers, isNew }: SuppliersNoteProps) {
  /** As the list was opened, which needs no note. */
  const [before] = useState(areSuppliers && !isNew);
  const [isChanged, setChanged] = useState(false);
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (areSuppliers === before && !isChanged) return;
    setChanged(true);
    let isCurrent = true;
    const read = async () => {
      const id = await stored();
      const outcome = id === null ? null : await send('readSuppliers', { id });
      if (isCurrent) setCount(outcome?.ok ? outcome.value.count : null);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [areSuppliers, before, isChanged, send, stored]);
  if (!areSuppliers || !isChanged || count === null) return null;
  return (
    <p className="hint" role="status">
      {count > 0
        ? suppliersPageText('nowCompared', { count })
        : suppliersPageText('nothingCompared')}
    </p>
  );
}
