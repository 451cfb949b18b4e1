import { type JSX, type KeyboardEvent, useId, useRef, useState } from 'react';

export interface Tab {
  readonly name: string;
  readonly panel: () => JSX.Element;
}

/** WAI-ARIA tabs with automatic activation: one tab stop, arrows and Home/End move. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const [current, setCurrent] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const choose = (place: number) => {
    setCurrent(place);
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
            {tab.name}
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
