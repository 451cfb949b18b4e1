import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseButton, focusIfLost } from '../ui/index.ts';

export interface PanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What a menu opens over the list. Escape closes it. */
export function Panel({ title, onClose, children }: PanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement) focusIfLost(before);
    };
  }, []);
  return (
    <section
      className="wb-panel"
      aria-labelledby={id}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <CloseButton onClose={onClose} />
      </header>
      {children}
    </section>
  );
}
