import { useEffect } from 'react';

/** Ms between reads while something changes by itself. */
const RELOAD_MS = 5_000;

/** Loads now, after each lookup, and repeatedly while something changes by itself. */
export function usePolling(load: () => void, lookups: number, isChanging: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each lookup may start or end something
  useEffect(load, [load, lookups]);
  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(load, RELOAD_MS);
    return () => clearInterval(timer);
  }, [isChanging, load]);
}
