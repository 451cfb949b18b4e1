/** No live region is inside another one, because screen readers would say the same text for each of the two. */
import { afterEach, expect } from 'vitest';

const LIVE = ':is([aria-live]:not([aria-live=off]),[role=status],[role=alert],[role=log],output)';

/** Checks the state in which each test of the file ends. */
export function expectNoNestedLiveRegions(): void {
  afterEach(() => {
    const nested = [...document.querySelectorAll(LIVE)].filter((region) =>
      region.parentElement?.closest(LIVE),
    );
    expect(nested.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  });
}
