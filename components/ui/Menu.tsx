import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { ExpandIcon, MenuIcon } from './Icons.tsx';

export interface MenuProps {
  readonly label: string;
  /** The button shows its label, else three dots. */
  readonly hasText?: boolean;
  /** Links and buttons. */
  readonly children: ReactNode;
}

/**
 * A button that shows further links and buttons. A press on one of them, Escape, a press anywhere else and
 * leaving the menu hide them again.
 */
export function Menu({ label, hasText = false, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const items = useRef<HTMLDivElement>(null);
  const all = () => [...(items.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const anchor = `--menu${id}`;
  /** Where CSS does not do it (menu.css): below the button, both ending at the same edge. */
  const place = ({ newState }: ToggleEvent) => {
    const { style } = items.current ?? {};
    const box = button.current?.getBoundingClientRect();
    if (newState !== 'open' || !style || !box || CSS.supports('position-area: end')) return;
    const { clientWidth, dir } = document.documentElement;
    style.top = `${box.bottom + scrollY}px`;
    style.insetInlineEnd = `${dir === 'rtl' ? box.left : clientWidth - box.right}px`;
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Escape') return;
    // Escape would close the toolbar's popup as well.
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) return items.current?.hidePopover();
    const at = all().findIndex((item) => item.matches(':focus'));
    all()
      .at((at + step) % all().length)
      ?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={hasText ? 'secondary' : 'quiet icon-only'}
        {...(hasText ? {} : { 'aria-label': label, title: label })}
        popoverTarget={id}
        style={{ anchorName: anchor }}
      >
        {hasText ? (
          <>
            {label} <ExpandIcon />
          </>
        ) : (
          <MenuIcon />
        )}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and presses of what is in it */}
      <div
        ref={items}
        id={id}
        popover="auto"
        className="menu-items"
        style={{ positionAnchor: anchor }}
        onBeforeToggle={place}
        onToggle={({ newState }) => newState === 'open' && all()[0]?.focus()}
        onKeyDown={handleKey}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
        onClick={() => items.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
