/** A balance of the usage record, all amounts in credits. */
export interface CreditBalance {
  readonly used: number;
  readonly total: number;
  readonly remaining: number;
  /** 0 to 100. */
  readonly percentUsed: number;
}

/** A balance as the API reports it: any part may be null or absent. */
export interface ReportedBalance {
  readonly used?: number | null | undefined;
  readonly total?: number | null | undefined;
  readonly remaining?: number | null | undefined;
  readonly percent?: number | null | undefined;
}

/**
 * The contract does not say whether `percent_used` is a fraction or a percentage: 0.42 and 42 may
 * both mean 42 of 100. Uses the reading that is closer to the percentage computed from the amounts.
 */
function percentOf(reported: number | null | undefined, used: number, total: number): number {
  const computed = total > 0 ? (used / total) * 100 : 0;
  if (reported == null || reported < 0) return computed;
  return Math.abs(reported * 100 - computed) < Math.abs(reported - computed)
    ? reported * 100
    : reported;
}

/** Computes the missing amount from the other two; null when fewer than two are known. */
export function completeBalance({
  used,
  total,
  remaining,
  percent,
}: ReportedBalance): CreditBalance | null {
  const fullTotal = total ?? (used != null && remaining != null ? used + remaining : null);
  if (fullTotal === null) return null;
  const fullRemaining = remaining ?? (used != null ? fullTotal - used : null);
  if (fullRemaining === null) return null;
  const fullUsed = used ?? fullTotal - fullRemaining;
  return {
    used: fullUsed,
    total: fullTotal,
    remaining: fullRemaining,
    percentUsed: percentOf(percent, fullUsed, fullTotal),
  };
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** A copy without the properties whose value is undefined. */
export function omitUndefined<T extends object>(values: T): Present<T> {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Present<T>;
}
