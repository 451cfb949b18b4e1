/**
 * Reads texts as the extension does: pasted into the popup, through the service with its settings;
 * and as blocks of a page, where only values worth marking are shown.
 */

import type { Finding, Phrase, Verdict } from '../../../lib/domain/index.ts';
import { detect } from '../../../lib/values/detect/index.ts';
import { detectCandidates } from '../../../lib/values/detect/page-detector.ts';
import { checkValue } from '../../check-data.ts';
import { createWorld, settingsOf, ui, type World } from '../../service/world.ts';

/** A value that a person is shown. */
export interface ShownValue {
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
  readonly verdict: Verdict<Phrase>;
  /** Why it is a finding: its pattern, a label, its shape, or a guess from a whole cell. */
  readonly evidence: NonNullable<Finding['evidence']> | 'pattern' | 'guess';
}

export interface ReadOptions {
  /** ISO 3166-1 region of both the settings and the page. */
  readonly region: string;
  /** BCP 47. */
  readonly language: string;
}

export type TextReader = (text: string, options: ReadOptions) => Promise<ShownValue[]>;

const worlds = new Map<string, Promise<World>>();

async function worldIn(region: string): Promise<World> {
  const world = createWorld({ check: checkValue, detect });
  await settingsOf(world, { region });
  return world;
}

/** The offset of each value of an ordered list; each is searched for after the one before it. */
function located(text: string, raws: readonly string[]): number[] {
  let floor = 0;
  return raws.map((raw) => {
    const after = text.indexOf(raw, floor);
    const at = after >= 0 ? after : text.indexOf(raw);
    floor = Math.max(floor, at + raw.length);
    return at;
  });
}

/** A text pasted into the popup: at most 20,000 characters. */
export const readPasted: TextReader = async (text, { region }) => {
  const existing = worlds.get(region);
  const world = existing ?? worldIn(region);
  if (!existing) worlds.set(region, world);
  const outcome = await (await world).send('parse', { text, place: 'popup' }, ui);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  const { found } = outcome.value;
  const starts = located(
    text,
    found.map(({ raw }) => raw),
  );
  const findings = detect(text, { scope: 'selection', region });
  return found.map(({ raw, verdict }, i): ShownValue => {
    const finding = findings.find((other) => other.raw === raw && other.kind === verdict.kind);
    const start = finding?.start ?? starts[i] ?? -1;
    const evidence = finding ? (finding.evidence ?? 'pattern') : 'guess';
    return { start, end: start + raw.length, verdict, evidence };
  });
};

/** Whether a candidate would be marked. With only its pattern as evidence, its structure must not be wrong. */
const isShown = ({ evidence }: Finding, { standing, basis }: Verdict<Phrase>) =>
  evidence !== undefined || standing !== 'bad' || basis.includes('list');

/** A text as blocks of a page, separated by empty lines. */
export const readPage: TextReader = async (text, { region, language }) => {
  let offset = 0;
  return text.split(/(\n\n+)/).flatMap((block) => {
    const blockStart = offset;
    offset += block.length;
    return detectCandidates(block, { region, lang: language }).flatMap((finding): ShownValue[] => {
      const verdict = checkValue(finding.kind, finding.value, region ? { region } : {});
      if (!isShown(finding, verdict)) return [];
      return [
        {
          start: blockStart + finding.start,
          end: blockStart + finding.end,
          verdict,
          evidence: finding.evidence ?? 'pattern',
        },
      ];
    });
  });
};
