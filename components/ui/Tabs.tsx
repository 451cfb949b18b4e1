import { type JSX, type KeyboardEvent, useId, useRef, useState } from 'react';

interface TabItem {
  /** Passed to `onChoose`. */
  readonly name: string;
  /** Text of the tab; the name if omitted. */
  readonly label?: string;
  /** @param isShown false only for a panel that stays mounted */
  readonly panel: (isShown: boolean) => JSX.Element;
  /** The panel keeps its state while another tab is chosen. */
  readonly staysMounted?: boolean;
}

export interface TabsProps {
  readonly tabs: readonly TabItem[];
  readonly label: string;
  /** Name of the active tab, if the parent controls it; an unknown name is the first tab. */
  readonly chosen?: string;
  readonly onChoose?: (name: string) => void;
  /** Places the tabs and the panel, if they are not next to each other. */
  readonly render?: (list: JSX.Element, panels: readonly JSX.Element[]) => JSX.Element;
}

const below = (list: JSX.Element, panels: readonly JSX.Element[]) => (
  <div className="tabs">
    {list}
    {panels}
  </div>
);

/** WAI-ARIA tabs with automatic activation: one tab stop, arrows and Home/End move. */
export function Tabs({ tabs, label, chosen, onChoose, render = below }: TabsProps) {
  const [lastChosen, setLastChosen] = useState('');
  const current = Math.max(
    0,
    tabs.findIndex(({ name }) => name === (chosen ?? lastChosen)),
  );
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const choose = (index: number) => {
    const name = tabs[index]?.name ?? '';
    setLastChosen(name);
    onChoose?.(name);
  };

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const step: Readonly<Record<string, number>> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const next = step[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return render(
    <div className="tablist" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map((tab, index) => (
        <button
          key={tab.name}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-controls={`${id}-panel-${index}`}
          aria-selected={index === current}
          tabIndex={index === current ? 0 : -1}
          onClick={() => choose(index)}
        >
          {tab.label ?? tab.name}
        </button>
      ))}
    </div>,
    tabs.map((tab, index) => (
      <div
        key={tab.name}
        className="tabpanel"
        role="tabpanel"
        id={`${id}-panel-${index}`}
        aria-labelledby={`${id}-tab-${index}`}
        hidden={index !== current}
      >
        {(index === current || tab.staysMounted) && tab.panel(index === current)}
      </div>
    )),
  );
}
