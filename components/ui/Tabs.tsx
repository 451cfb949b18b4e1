import { type JSX, type KeyboardEvent, useId, useRef, useState } from 'react';

export interface TabItem {
  /** Told to its owner. */
  readonly name: string;
  /** What stands on it; without, its name. */
  readonly label?: string;
  readonly panel: () => JSX.Element;
}

export interface TabsProps {
  readonly tabs: readonly TabItem[];
  readonly label: string;
  /** Name of the one in front, where its owner keeps it; one that is not there is the first. */
  readonly chosen?: string;
  readonly onChoose?: (name: string) => void;
}

/** WAI-ARIA tabs with automatic activation: one tab stop, arrows and Home/End move. */
export function Tabs({ tabs, label, chosen, onChoose }: TabsProps) {
  const [own, setOwn] = useState('');
  const current = Math.max(
    0,
    tabs.findIndex(({ name }) => name === (chosen ?? own)),
  );
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const choose = (place: number) => {
    const name = tabs[place]?.name ?? '';
    setOwn(name);
    onChoose?.(name);
    // Under a long answer the panel would open out of sight.
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
        {tabs.map((tab, place) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-tab-${place}`}
            aria-controls={`${id}-panel`}
            aria-selected={place === current}
            tabIndex={place === current ? 0 : -1}
            onClick={() => choose(place)}
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
