import { useState } from 'react';
import { commonText } from '../../lib/texts/areas.ts';
import { startOfDay } from '../format/index.ts';

/**
 * The items by local day (its start in ms since the epoch), in their order: whole days that together have at
 * least `pageSize` items, and a button that shows as many more.
 */
export function useDays<T extends { readonly at: number }>(items: readonly T[], pageSize: number) {
  const [limit, setLimit] = useState(pageSize);
  let rendered = 0;
  const days = [...Map.groupBy(items, ({ at }) => startOfDay(at))].flatMap(([day, ofDay]) => {
    if (rendered >= limit) return [];
    rendered += ofDay.length;
    return [{ day, items: ofDay }];
  });
  const more = rendered < items.length && (
    <button type="button" className="secondary more" onClick={() => setLimit(rendered + pageSize)}>
      {commonText('showOlder', { count: items.length - rendered })}
    </button>
  );
  return { days, more };
}
