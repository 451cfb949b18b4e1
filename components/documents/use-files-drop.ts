import { useEffect, useEffectEvent, useState } from 'react';

/** Accepts files dropped anywhere on the page. Returns whether files are being dragged over it. */
export function useFilesDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent((files: readonly File[]) => onFiles(files));
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
  return isOver;
}
