import { z } from 'zod';
import { contradictionsAmong, type SoundValue } from '../../check/index.ts';
import type { Kind } from '../../domain/index.ts';
import type { HistoryEntry } from '../../extension/schemas/index.ts';
import type { LookupHistory } from './history.ts';
import type { StoredAnswers } from './stored-answers.ts';

/** Looked up on one site within this time, ms, two values are taken to be about one customer. */
const SAME_VISIT_MS = 10 * 60_000;
/** What is held against what: an email's domain against the company's, by its name or its own domain. */
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
  readonly settings: { read(): Promise<{ readonly beside: boolean }> };
}

const valueOfEntry = ({ verdict: { kind, value } }: HistoryEntry): SoundValue => ({ kind, value });

/**
 * What answers at hand say against an entry of the history, in a sentence; from the same site and the
 * same sitting alone, for on a site where many customers are worked on others prove nothing.
 */
export function createAnswerConsistencyCheck({
  history,
  storedAnswers: records,
  settings,
}: Dependencies) {
  /** VIES answers `---` where a member state does not disclose the name. */
  async function companyOf({ id, verdict }: HistoryEntry): Promise<string | undefined> {
    const answer = companySchema.safeParse((await records.read(id))?.answer);
    const name = answer.success ? answer.data.company_name.trim() : '';
    return verdict.standing === 'good' && /[^-\s]/.test(name) ? name : undefined;
  }

  return async (id: string): Promise<string | null> => {
    if (!(await settings.read()).beside) return null;
    const entries = await history.list(MAX_COMPARED);
    const entry = entries.find((each) => each.id === id);
    const kinds = entry && COMPARED_KINDS[entry.verdict.kind];
    if (!entry?.site || !kinds) return null;
    const far = ({ at }: HistoryEntry) => Math.abs(at - entry.at);
    const near = entries
      .filter((each) => each.site === entry.site && far(each) <= SAME_VISIT_MS)
      .toSorted((a, b) => far(a) - far(b));
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
