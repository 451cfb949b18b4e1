/** What changes in the offer of a judgement while it is shown. */
import type {
  LookupOffer,
  RunningJob,
  VerdictWithOffer,
} from '../../lib/extension/schemas/index.ts';

const NO_JOBS: readonly RunningJob[] = [];

export const jobsOf = ({ offer }: VerdictWithOffer): readonly RunningJob[] => offer.jobs ?? NO_JOBS;

/** The judgement with these jobs in its offer, instead of those that it had, and with this running call. */
export function withJobs(
  { verdict, offer: { jobs: _, runningSince: __, ...offer } }: VerdictWithOffer,
  jobs: readonly RunningJob[],
  runningSince?: number,
): VerdictWithOffer {
  const owed = jobs.length > 0 ? { jobs: [...jobs] } : {};
  const running = runningSince === undefined ? {} : { runningSince };
  return { verdict, offer: { ...offer, ...owed, ...running } };
}

/** The judgement with what the account allows now. */
export function withAccount(
  { verdict, offer: { trouble: _, creditsLeft: __, ...offer } }: VerdictWithOffer,
  { connected, trouble, creditsLeft }: LookupOffer,
): VerdictWithOffer {
  const balance = creditsLeft === undefined ? {} : { creditsLeft };
  return { verdict, offer: { ...offer, connected, ...balance, ...(trouble ? { trouble } : {}) } };
}
