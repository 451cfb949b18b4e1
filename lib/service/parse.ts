import type { Finding } from '../finding.ts';
import type { Kind } from '../kinds/index.ts';
import type { Found } from '../messages.ts';
import { guess } from './guess.ts';
import type { Judge, Where } from './judge.ts';
import type { Ports } from './ports.ts';
import { DEFAULT_SETTINGS, type SettingsStore } from './settings.ts';

/** More than a person can look through in a card; the rest of a long text is left out. */
const SHOWN = 50;

interface Parts {
  readonly ports: Ports;
  readonly settings: SettingsStore;
  readonly judge: Judge;
}

function distinct(findings: readonly Finding[]): Finding[] {
  const byValue = new Map<string, Finding>();
  for (const finding of findings) {
    const name = `${finding.kind} ${finding.value}`;
    if (!byValue.has(name)) byValue.set(name, finding);
  }
  return [...byValue.values()].slice(0, SHOWN);
}

export type Parse = ReturnType<typeof createParse>;

/** Text that a person selected or pasted: every value in it, each with a free verdict. */
export function createParse({ ports, settings, judge }: Parts) {
  const found = async (
    findings: readonly { kind: Kind; value: string; raw: string }[],
    where: Where,
  ): Promise<Found[]> => {
    const judged = await judge(findings, where);
    return judged.map((judgement, i) => ({ raw: findings[i]?.raw ?? '', ...judgement }));
  };
  return {
    async text(text: string, where: Where): Promise<Found[]> {
      const { region } = await settings.read().catch(() => DEFAULT_SETTINGS);
      const options = { scope: 'selection', ...(region ? { region } : {}) } as const;
      const sure = distinct(ports.detect(text, options));
      if (sure.length > 0) return found(sure, where);
      const meant = guess(text, ports.check);
      return meant ? found([{ ...meant, raw: text.trim() }], where) : [];
    },
    findings: (findings: readonly Finding[], where: Where) => found(distinct(findings), where),
  };
}
