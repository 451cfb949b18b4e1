/** Quotas of credits that a team's gateway sets (lib/gateway), by its name for them. */
const TEXT_NAMES: ReadonlyMap<string, string> = new Map([
  ['person-day', 'personDay'],
  ['person-month', 'personMonth'],
  ['team-day', 'teamDay'],
  ['team-month', 'teamMonth'],
]);

/** Gateways may report quotas of something else, such as requests a second. */
export const isCreditQuota = (name: string): boolean => TEXT_NAMES.has(name);

/** The quota as texts name it: `personDay` …, or `other`. */
export const quotaTextName = (name: string): string => TEXT_NAMES.get(name) ?? 'other';

interface CreditsKnown {
  /** Of the account. */
  readonly remaining?: number;
  readonly team?: {
    readonly quotas: readonly {
      readonly name: string;
      readonly remaining: number;
      /** Ms since the epoch. From then on, the quota is whole again. */
      readonly resetsAt?: number;
    }[];
  };
}

/**
 * Credits that this person can still spend: those of the account, or of a quota of the team if that has
 * fewer. Undefined where neither is known.
 */
export function spendableCredits(known: CreditsKnown | undefined, now: number): number | undefined {
  const { remaining, team } = known ?? {};
  const amounts = (team?.quotas ?? [])
    .filter(({ name, resetsAt = now + 1 }) => isCreditQuota(name) && resetsAt > now)
    .map((quota) => quota.remaining);
  if (remaining !== undefined) amounts.push(remaining);
  return amounts.length > 0 ? Math.min(...amounts) : undefined;
}
