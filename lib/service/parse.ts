import type { Finding } from '../finding.ts';
import type { Found, Reading, ReplyOf } from '../messages.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import type { Judge, Where } from './judge.ts';
import type { Ports } from './ports.ts';
import { DEFAULT_SETTINGS, type SettingsStore } from './settings.ts';

/** What a person can still work through in one list; how many more there were is said. */
export const MOST_FOUND = 500;
export const MOST_UNREAD = 100;
/** Enough of a line to know it again, UTF-16 units. */
const LONGEST_LINE = 80;

interface Parts {
  readonly ports: Ports;
  readonly settings: SettingsStore;
  readonly judge: Judge;
}

/** One of each value, in the place where it stands first. */
function distinct(all: readonly Found[]): Found[] {
  const byValue = new Map<string, Found>();
  for (const found of all) {
    const { kind, value } = found.verdict;
    const name = `${kind} ${value}`;
    if (!byValue.has(name)) byValue.set(name, found);
  }
  return [...byValue.values()];
}

const shortened = (text: string): string =>
  text.length <= LONGEST_LINE ? text : `${text.slice(0, LONGEST_LINE - 1)}…`;

type Listed = Pick<Reading, 'found' | 'repeated' | 'left'>;

export type Parse = ReturnType<typeof createParse>;

/**
 * Text that a person selected or pasted: every value in it in its order, each with a free verdict,
 * and the lines that were not read. What is left out is counted.
 */
export function createParse({ ports, settings, judge }: Parts) {
  async function listed(all: readonly Candidate[], where: Where): Promise<Listed> {
    const judged = await judge(all, where);
    const each = judged.map((judgement, i) => ({ raw: all[i]?.raw ?? '', ...judgement }));
    const once = distinct(each);
    return {
      found: once.slice(0, MOST_FOUND),
      repeated: each.length - once.length,
      left: Math.max(0, once.length - MOST_FOUND),
    };
  }
  return {
    async text(text: string, where: Where): Promise<ReplyOf<'parse'>> {
      const { region } = await settings.read().catch(() => DEFAULT_SETTINGS);
      const options = { scope: 'selection', ...(region ? { region } : {}) } as const;
      const { values, unread } = candidatesOf(text, ports.detect(text, options), ports.check);
      return {
        ...(await listed(values, where)),
        unread: unread
          .slice(0, MOST_UNREAD)
          .map(({ line, text: said }) => ({ line, text: shortened(said) })),
        unreadLeft: Math.max(0, unread.length - MOST_UNREAD),
      };
    },
    async findings(findings: readonly Finding[], where: Where): Promise<Omit<Listed, 'repeated'>> {
      const { found, left } = await listed(findings, where);
      return { found, left };
    },
  };
}
