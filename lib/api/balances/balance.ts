/** A balance of the usage record, all amounts in credits. */
export interface CreditBalance {
  readonly used: number;
  readonly total: number;
  readonly remaining: number;
  /** 0 to 100. */
  readonly percentUsed: number;
}

/** As the API told it: any part may be null or absent. */
export interface ReportedBalance {
  readonly used?: number | null | undefined;
  readonly total?: number | null | undefined;
  readonly remaining?: number | null | undefined;
  readonly percent?: number | null | undefined;
}

/**
 * The contract calls `percent_used` a number and not of what: 0.42 and 42 may both mean 42 of 100
 * used, and the amounts beside it say which.
 */
function percentOf(told: number | null | undefined, used: number, total: number): number {
  const computed = total > 0 ? (used / total) * 100 : 0;
  if (told == null || told < 0) return computed;
  return Math.abs(told * 100 - computed) < Math.abs(told - computed) ? told * 100 : told;
}

/** A ledger of which two amounts are known is known whole; with fewer it is left out. */
export function completeBalance({
  used,
  total,
  remaining,
  percent,
}: ReportedBalance): CreditBalance | null {
  const all = total ?? (used != null && remaining != null ? used + remaining : null);
  const left = remaining ?? (all != null && used != null ? all - used : null);
  const gone = used ?? (all != null && left != null ? all - left : null);
  if (all == null || left == null || gone == null) return null;
  return { used: gone, total: all, remaining: left, percentUsed: percentOf(percent, gone, all) };
}
