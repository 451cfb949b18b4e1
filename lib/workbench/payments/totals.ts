/** Compares what a file states about its payments with what it has. */
import { formatDecimal, parseDecimal } from './money.ts';
import { clean, type FaultInFile, named } from './payment-file.ts';

/** How many payments, and what they add up to, whatever their currency. */
export interface Total {
  count: number;
  /** In hundred-thousandths. */
  sum: bigint;
  /** An amount could not be read, which is said of its payment: nothing is said about the sum. */
  isPartial: boolean;
}

export const noTotal = (): Total => ({ count: 0, sum: 0n, isPartial: false });

/** Adds a payment with its amount as written. */
export function addTo(total: Total, amount: string): void {
  const units = parseDecimal(amount);
  total.count += 1;
  if (units === null) total.isPartial = true;
  else total.sum += units;
}

/** @param of the number of the block, or of the account; null: the whole file. @param stated as the file writes them; empty: it does not say */
export function totalFaults(
  stated: { readonly count: string; readonly sum: string },
  { count, sum, isPartial }: Total,
  of: string | null,
): FaultInFile[] {
  const block = of === null ? null : named(of);
  const [statedCount, statedSum] = [clean(stated.count), clean(stated.sum)];
  const units = statedSum === '' ? null : parseDecimal(statedSum);
  const unread = [
    ...(statedCount !== '' && !/^\d{1,15}$/.test(statedCount) ? [statedCount] : []),
    ...(statedSum !== '' && units === null ? [statedSum] : []),
  ];
  const isOtherCount = /^\d{1,15}$/.test(statedCount) && Number(statedCount) !== count;
  const isOtherSum = units !== null && !isPartial && units !== sum;
  const faults: FaultInFile[] = unread.map((text) => ({
    is: 'unread',
    block,
    text: named(text),
  }));
  if (!isOtherCount && !isOtherSum) return faults;
  const isSumSaid = units !== null && !isPartial;
  return [
    {
      is: 'total',
      block,
      stated: {
        count: /^\d{1,15}$/.test(statedCount) ? String(Number(statedCount)) : null,
        sum: isSumSaid ? formatDecimal(units) : null,
      },
      found: { count, sum: formatDecimal(sum) },
    },
    ...faults,
  ];
}
