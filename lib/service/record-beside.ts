import { z } from 'zod';
import { besides, type Stated } from '../check/beside.ts';
import type { Kind } from '../kinds/index.ts';
import type { HistoryEntry } from '../messages.ts';
import type { History } from './history.ts';
import type { Records } from './records.ts';

/** Looked up on one site within this time, ms, two values are taken to be about one customer. */
const ONE_SITTING = 10 * 60_000;
/** What is held against what: an email's domain against the company's, by its name or its own domain. */
const AGAINST: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  email: ['vat', 'domain'],
  vat: ['email'],
  domain: ['email'],
};
const companySchema = z.object({ company_name: z.string() });
const LOOKED_AT = 100;

interface Parts {
  readonly history: Pick<History, 'list'>;
  readonly records: Pick<Records, 'of'>;
  readonly settings: { read(): Promise<{ readonly beside: boolean }> };
}

const stated = ({ verdict: { kind, value } }: HistoryEntry): Stated => ({ kind, value });

/**
 * What answers at hand say against an entry of the history, in a sentence; from the same site and the
 * same sitting alone, for on a site where many customers are worked on others prove nothing.
 */
export function createRecordBeside({ history, records, settings }: Parts) {
  /** VIES answers `---` where a member state does not disclose the name. */
  async function companyOf({ id, verdict }: HistoryEntry): Promise<string | undefined> {
    const answer = companySchema.safeParse((await records.of(id))?.answer);
    const name = answer.success ? answer.data.company_name.trim() : '';
    return verdict.standing === 'good' && /[^-\s]/.test(name) ? name : undefined;
  }

  return async (id: string): Promise<string | null> => {
    if (!(await settings.read()).beside) return null;
    const entries = await history.list(LOOKED_AT);
    const entry = entries.find((each) => each.id === id);
    const kinds = entry && AGAINST[entry.verdict.kind];
    if (!entry?.site || !kinds) return null;
    const far = ({ at }: HistoryEntry) => Math.abs(at - entry.at);
    const near = entries
      .filter((each) => each.site === entry.site && far(each) <= ONE_SITTING)
      .toSorted((a, b) => far(a) - far(b));
    for (const kind of kinds) {
      const other = near.find(({ verdict }) => verdict.kind === kind);
      if (!other) continue;
      const named = [entry, other].find(({ verdict }) => verdict.kind === 'vat');
      const company = named && (await companyOf(named));
      const [found] = besides([stated(entry), stated(other)], { company });
      if (found) return found.says;
    }
    return null;
  };
}
