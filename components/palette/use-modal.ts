import { useEffect, useRef } from 'react';

/** Opens a `<dialog>` as a modal when it is mounted. The browser returns the focus when it closes. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return dialog;
}
