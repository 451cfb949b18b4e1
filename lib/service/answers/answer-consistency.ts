import { z } from 'zod';
import { contradictionsAmong, type SoundValue } from '../../check/index.ts';
import type { Kind } from '../../domain/index.ts';
import type { HistoryEntry } from '../../extension/schemas/index.ts';
import type { Ports } from '../platform/index.ts';
import type { LookupHistory } from './history.ts';
import type { StoredAnswers } from './stored-answers.ts';

/** Two values looked up on one site within this time, ms, are taken to belong to one customer. */
const SAME_VISIT_MS = 10 * 60_000;
/** Which kinds are compared: an email's domain with the company's name or domain. */
const COMPARED_KINDS: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  email: ['vat', 'domain'],
  vat: ['email'],
  domain: ['email'],
};
const companySchema = z.object({ company_name: z.string() });
const MAX_COMPARED = 100;

interface Dependencies {
  readonly history: Pick<LookupHistory, 'list'>;
  readonly storedAnswers: Pick<StoredAnswers, 'read'>;
  readonly ports: Pick<Ports, 'loadCheck'>;
  readonly settings: { read(): Promise<{ readonly beside: boolean }> };
}

const valueOfEntry = ({ verdict: { kind, value } }: HistoryEntry): SoundValue => ({ kind, value });

/**
 * Finds a contradiction between an entry of the history and other answers, as a sentence. Compares
 * only answers from the same site and visit: others may be about another customer.
 */
export function createAnswerConsistencyCheck({
  history,
  storedAnswers,
  ports,
  settings,
}: Dependencies) {
  /** VIES answers `---` where a member state does not disclose the name. */
  async function companyOf({ id, verdict }: HistoryEntry): Promise<string | undefined> {
    const answer = companySchema.safeParse((await storedAnswers.read(id))?.answer);
    const name = answer.success ? answer.data.company_name.trim() : '';
    return verdict.standing === 'good' && /[^-\s]/.test(name) ? name : undefined;
  }

  return async (id: string): Promise<string | null> => {
    if (!(await settings.read()).beside) return null;
    const entries = await history.list(MAX_COMPARED);
    const entry = entries.find((candidate) => candidate.id === id);
    const kinds = entry && COMPARED_KINDS[entry.verdict.kind];
    if (!entry?.site || !kinds) return null;
    const distance = ({ at }: HistoryEntry) => Math.abs(at - entry.at);
    const near = entries
      .filter((candidate) => candidate.site === entry.site && distance(candidate) <= SAME_VISIT_MS)
      .toSorted((a, b) => distance(a) - distance(b));
    // Comparing domains needs the tables of the checks.
    await ports.loadCheck();
    for (const kind of kinds) {
      const other = near.find(({ verdict }) => verdict.kind === kind);
      if (!other) continue;
      const named = [entry, other].find(({ verdict }) => verdict.kind === 'vat');
      const company = named && (await companyOf(named));
      const [found] = contradictionsAmong([valueOfEntry(entry), valueOfEntry(other)], { company });
      if (found) return found.says;
    }
    return null;
  };
}
