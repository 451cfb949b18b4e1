import { type Finding, type Phrase, verdictKey } from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import type { FoundValue, ParsedText } from '../../extension/schemas/index.ts';
import type { Ports } from '../platform/index.ts';
import { DEFAULT_SETTINGS, type SettingsStore } from '../settings/index.ts';
import { type Candidates, findCandidates } from './candidates.ts';
import type { EvaluationContext, ValueEvaluator, ValueRef } from './evaluate-values.ts';
import type { Candidate } from './guess-value.ts';
import type { FoundTogether, ValueNotes } from './notes.ts';

/** Most values and unread texts that are returned. Further ones are counted. */
export const MAX_FOUND = 500;
export const MAX_UNREAD = 100;
/** Characters of an unread line that are returned: enough to recognise it. */
const MAX_LINE_LENGTH = 80;

interface Dependencies {
  readonly ports: Pick<Ports, 'loadCheck' | 'detect'>;
  readonly settings: SettingsStore;
  readonly evaluate: ValueEvaluator;
  readonly notes: Pick<ValueNotes, 'annotate'>;
}

/** `beside`: further values that stand with those of the text. */
type ReadContext = EvaluationContext & Pick<FoundTogether, 'beside'>;

/** Distinct values, in order of first appearance. */
function distinctValues(all: readonly FoundValue<Phrase>[]): FoundValue<Phrase>[] {
  const byValue = new Map<string, FoundValue<Phrase>>();
  for (const found of all) {
    const name = verdictKey(found.verdict);
    if (!byValue.has(name)) byValue.set(name, found);
  }
  return [...byValue.values()];
}

const shortened = (text: string): string =>
  text.length <= MAX_LINE_LENGTH ? text : `${text.slice(0, MAX_LINE_LENGTH - 1)}…`;

const asWritten = (value: Candidate) => ({ ...value, written: value.raw });

type FoundPage = Pick<ParsedText<Phrase>, 'found' | 'repeated' | 'moreFound'>;

export type TextParser = ReturnType<typeof createTextParser>;

/**
 * Reads selected or pasted text: every value in order, each with a free verdict, and the parts that
 * were not read. Values beyond the limits are counted.
 */
export function createTextParser({ ports, settings, evaluate, notes }: Dependencies) {
  async function listed(
    all: readonly (Candidate & Pick<ValueRef, 'written'>)[],
    where: ReadContext,
  ): Promise<FoundPage> {
    const judged = await evaluate(all, where);
    const values = judged.map((judgement, i) => ({ raw: all[i]?.raw ?? '', ...judgement }));
    const distinct = distinctValues(values);
    const together = { found: distinct, isRecord: false, beside: where.beside };
    const [noted = distinct] = await notes.annotate([together], where.caller);
    return {
      found: noted.slice(0, MAX_FOUND),
      repeated: values.length - distinct.length,
      moreFound: Math.max(0, distinct.length - MAX_FOUND),
    };
  }
  async function read(text: string): Promise<Candidates> {
    // Storage that cannot be read must not keep values from being checked.
    const { region } = await settings.read().catch(() => DEFAULT_SETTINGS);
    return findCandidates(text, { check: await ports.loadCheck(), detect: ports.detect }, region);
  }
  return {
    /** The values of a text without verdicts, repeats included. */
    values: async (text: string): Promise<readonly Candidate[]> => (await read(text)).values,

    async text(text: string, where: ReadContext): Promise<ReplyOf<'parse', Phrase>> {
      const { values, unread } = await read(text);
      return {
        ...(await listed(values.map(asWritten), where)),
        unread: unread
          .slice(0, MAX_UNREAD)
          .map((entry) => ({ ...entry, text: shortened(entry.text) })),
        moreUnread: Math.max(0, unread.length - MAX_UNREAD),
      };
    },
    async parseFindings(
      findings: readonly Finding[],
      where: ReadContext,
    ): Promise<Omit<FoundPage, 'repeated'>> {
      const { found, moreFound } = await listed(findings, where);
      return { found, moreFound };
    },
  };
}
