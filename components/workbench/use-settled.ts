import { useEffect, useState } from 'react';

const SETTLE_MS = 400;

/** Whether a price has not changed for a moment, so that a new one cannot be pressed by accident. */
export function useSettled(price: number): boolean {
  const [settled, setSettled] = useState(price);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(price), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [price]);
  return settled === price;
}
