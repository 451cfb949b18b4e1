import { useEffect, useEffectEvent, useState } from 'react';

export interface FileDropProps {
  /** Covers the page while files are dragged over it. */
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Accepts files dropped anywhere on the page. */
export function FileDrop({ label, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(onFiles);
  useEffect(() => {
    const stopper = new AbortController();
    const { signal } = stopper;
    const take = (event: DragEvent, isDropped: boolean) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(!isDropped);
      if (isDropped) drop([...event.dataTransfer.files]);
    };
    addEventListener('dragover', (event) => take(event, false), { signal });
    addEventListener('drop', (event) => take(event, true), { signal });
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    addEventListener('dragleave', leave, { signal });
    return () => stopper.abort();
  }, []);
  if (!isOver) return null;
  return (
    <div className="file-drop" aria-hidden="true">
      <p>{label}</p>
    </div>
  );
}
