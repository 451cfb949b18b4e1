import { type JSX, type KeyboardEvent, useId, useRef, useState } from 'react';

interface TabItem {
  /** Passed to `onChoose`. */
  readonly name: string;
  /** Text of the tab; the name if omitted. */
  readonly label?: string;
  readonly panel: () => JSX.Element;
}

export interface TabsProps {
  readonly tabs: readonly TabItem[];
  readonly label: string;
  /** Name of the active tab, if the parent controls it; an unknown name is the first tab. */
  readonly chosen?: string;
  readonly onChoose?: (name: string) => void;
}

/** WAI-ARIA tabs with automatic activation: one tab stop, arrows and Home/End move. */
export function Tabs({ tabs, label, chosen, onChoose }: TabsProps) {
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
    // If the tabs are far down, below a long answer, the panel would open out of view.
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight / 2) list.current?.scrollIntoView({ block: 'start' });
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

  return (
    <div className="tabs">
      <div className="tablist" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => choose(index)}
          >
            {tab.label ?? tab.name}
          </button>
        ))}
      </div>
      <div
        className="tabpanel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${current}`}
      >
        {tabs[current]?.panel()}
      </div>
    </div>
  );
}
