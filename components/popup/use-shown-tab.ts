import { useState } from 'react';

/** The tab with the lookup box, which also has the pending lookup. */
export const LOOKUPS_TAB = 'Lookups';

/**
 * The tab that is shown: the last one, or that of the lookups if there is a reason for it.
 *
 * @param last the tab that the person chose last
 * @param reason what makes the lookups come first until the person chooses, such as the id of a pending
 * lookup. Each new reason does so again.
 */
export function useShownTab(
  last: string,
  change: (tab: string) => void,
  reason: string | undefined,
) {
  const [known, setKnown] = useState<string>();
  const [isFirst, setFirst] = useState(false);
  if (reason !== undefined && reason !== known) {
    setKnown(reason);
    setFirst(true);
  }
  return {
    shownTab: isFirst || last === '' ? LOOKUPS_TAB : last,
    choose: (tab: string) => {
      setFirst(false);
      change(tab);
    },
  };
}
