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

/** What an account had, in hundred-thousandths. */
export interface Balance {
  readonly currency: string;
  readonly units: bigint;
}

/** A statement that does not end with what it began with and what was booked. */
export function balanceFaults(
  opening: Balance,
  booked: bigint,
  closing: Balance,
  account: string,
): FaultInFile[] {
  const { currency, units } = closing;
  const found = opening.units + booked;
  if (found === units || currency !== opening.currency) return [];
  return [
    {
      is: 'balance',
      account: named(account),
      currency,
      stated: formatDecimal(units),
      found: formatDecimal(found),
    },
  ];
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
  const isCount = /^\d{1,15}$/.test(statedCount);
  const isOtherCount = isCount && Number(statedCount) !== count;
  const isSumSaid = units !== null && !isPartial;
  const unread = [isCount ? '' : statedCount, units === null ? statedSum : ''].filter(Boolean);
  const faults: FaultInFile[] = unread.map((text) => ({
    is: 'unread',
    block,
    text: named(text),
  }));
  if (!isOtherCount && !(isSumSaid && units !== sum)) return faults;
  return [
    {
      is: 'total',
      block,
      stated: {
        count: isCount ? String(Number(statedCount)) : null,
        sum: isSumSaid ? formatDecimal(units) : null,
      },
      found: { count, sum: formatDecimal(sum) },
    },
    ...faults,
  ];
}
