import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ExpandIcon, MenuIcon } from './Icons.tsx';

export interface MenuProps {
  readonly label: string;
  /** The button shows its label, else three dots. */
  readonly hasText?: boolean;
  /** Links and buttons. */
  readonly children: ReactNode;
}

/**
 * A button that shows further links and buttons. A press on one of them, Escape, and leaving the menu hide
 * them again.
 */
export function Menu({ label, hasText = false, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const items = useRef<HTMLDivElement>(null);
  const all = () => [...(items.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  useEffect(() => {
    if (isOpen) items.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!isOpen || (step === undefined && event.key !== 'Escape')) return;
    // Escape would close the popup as well.
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) {
      close();
      return;
    }
    const at = all().findIndex((item) => item.matches(':focus'));
    all()
      .at((at + step) % all().length)
      ?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of what is in it
    <div
      className="menu"
      onKeyDown={handleKey}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={hasText ? 'secondary' : 'quiet icon-only'}
        {...(hasText ? {} : { 'aria-label': label, title: label })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {hasText ? (
          <>
            {label} <ExpandIcon />
          </>
        ) : (
          <MenuIcon />
        )}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press on an item, also by key, bubbles
        <div ref={items} id={id} className="menu-items" onClick={close}>
          {children}
        </div>
      )}
    </div>
  );
}
