import { createLanes } from '../platform/index.ts';

/** Messages of one name that the scripts or the cards of a tab may have running at once. */
const PAGE_LIMITS = { free: 4, paid: 8 } as const;
/** The longest that work for pages waits for our surfaces, ms: these may themselves wait for the API. */
const YIELD_MS = 1_000;

/**
 * Whose turn it is in the background: the person's own surfaces go first, and what pages ask for is begun
 * when none of them waits. So no flood from a page makes a popup wait.
 */
export function createTurns() {
  const inLane = createLanes();
  let ours = 0;
  const waiting: (() => void)[] = [];

  /** Resolves when none of our surfaces waits for an answer, at the latest after YIELD_MS. */
  async function afterOurs(): Promise<void> {
    if (ours === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, YIELD_MS);
      waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  return {
    /** Runs work for one of our own surfaces at once. @param pays it may wait for the API */
    async forPerson<T>(pays: boolean, work: () => Promise<T>): Promise<T> {
      if (pays) return work();
      ours += 1;
      let isFirst = true;
      const letOthersGo = () => {
        if (isFirst) ours -= 1;
        isFirst = false;
        if (ours === 0) for (const go of waiting.splice(0)) go();
      };
      const timer = setTimeout(letOthersGo, YIELD_MS);
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        letOthersGo();
      }
    },

    /** Runs work for a page when it is its turn. None is dropped, and each lane keeps its order. */
    forPage: <T>(lane: string, pays: boolean, work: () => Promise<T>): Promise<T> =>
      inLane(lane, pays ? PAGE_LIMITS.paid : PAGE_LIMITS.free, async () => {
        await afterOurs();
        return work();
      }),
  };
}
