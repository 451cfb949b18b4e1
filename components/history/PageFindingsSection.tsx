import { Fragment, useEffect, useState } from 'react';
import {
  SEVERITIES,
  severityOf,
  type Tone,
  toneOf,
  type Verdict,
  valueKey,
} from '../../lib/domain/index.ts';
import type { FoundValue } from '../../lib/extension/schemas/index.ts';
import { commonText as common, lookupsText } from '../../lib/texts/areas.ts';
import { verdictText } from '../../lib/texts/verdict.ts';
import { formatCredits, formatNumber } from '../format/index.ts';
import { useReply } from '../hooks/index.ts';
import { type LookupEnvironment, LookupPanel } from '../lookup/index.ts';
import { moveRowFocus } from './row-navigation.ts';
import { ValueRow } from './ValueRow.tsx';

/** Rows shown at first; more would push the history far down. */
const PAGE_SIZE = 8;

const rankOf = (verdict: Verdict) => SEVERITIES.indexOf(severityOf(verdict));

/** The tones in which verdicts are counted: the bad ones first, as in the list. */
const COUNTED_TONES = ['bad', 'caution', 'unknown', 'confirmed', 'fits'] as const satisfies Tone[];

/** How many verdicts have which tone: "2 bad · 1 caution · 14 fit". */
function ToneCounts({ verdicts }: { verdicts: readonly Verdict[] }) {
  const tones = verdicts.map(toneOf);
  const counts = COUNTED_TONES.flatMap((tone) => {
    const count = tones.filter((other) => other === tone).length;
    return count > 0 ? [{ tone, count }] : [];
  });
  return (
    <p className="count">
      {counts.map(({ tone, count }, i) => (
        <Fragment key={tone}>
          {i > 0 && ' · '}
          <span className={`count-${tone}`}>{verdictText(`${tone}Count`, { count })}</span>
        </Fragment>
      ))}
    </p>
  );
}

export interface PageFindingsSectionProps {
  readonly environment: LookupEnvironment;
  /** Number of changes of the page; each reloads its values. */
  readonly changes: number;
}

/**
 * The values found on the page in the active tab, a row each with its offline verdict, the bad ones
 * first.
 */
export function PageFindingsSection({ environment, changes }: PageFindingsSectionProps) {
  const { ask, value, failure } = useReply(environment.send, 'pageFindings');
  const [showsAll, setShowsAll] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change may add and remove values
  useEffect(() => {
    void ask({});
  }, [ask, changes]);
  const inFields = new Set<FoundValue>(value?.fields);
  const findings = [...inFields, ...(value?.found ?? [])].toSorted(
    (a, b) => rankOf(a.verdict) - rankOf(b.verdict),
  );
  const rendered = showsAll ? findings : findings.slice(0, PAGE_SIZE);

  return (
    <section className="block" aria-labelledby="page-findings">
      <div className="block-top">
        <h2 id="page-findings">
          {lookupsText('onThisPage')}{' '}
          {value?.host && <span className="host wrap">{value.host}</span>}{' '}
          {findings.length > 0 && (
            <span className="tally">{formatNumber(findings.length + (value?.moreFound ?? 0))}</span>
          )}
        </h2>
        {findings.length > 1 && (
          <button
            type="button"
            className="quiet"
            onClick={() => void environment.send('openWorkbench', { source: { from: 'page' } })}
          >
            {lookupsText('checkInWorkbench')}
          </button>
        )}
      </div>
      {(failure !== null || (value !== null && findings.length === 0)) && (
        <p className="hint">{lookupsText(failure ? 'pageUnreadable' : 'nothingFound')}</p>
      )}
      {findings.length > 1 && <ToneCounts verdicts={findings.map(({ verdict }) => verdict)} />}
      {rendered.length > 0 && (
        <ul className="rows" onKeyDown={moveRowFocus}>
          {rendered.map((finding) => {
            const { verdict, offer } = finding;
            const { connected, answeredAt, credits } = offer;
            return (
              <ValueRow
                key={valueKey(verdict)}
                verdict={verdict}
                kind={verdict.kind}
                inField={inFields.has(finding)}
                aside={
                  answeredAt !== undefined
                    ? lookupsText('answered')
                    : connected && credits > 0
                      ? formatCredits(credits)
                      : ''
                }
              >
                {() => <LookupPanel start={finding} environment={environment} />}
              </ValueRow>
            );
          })}
        </ul>
      )}
      {rendered.length < findings.length && (
        <button type="button" className="secondary more" onClick={() => setShowsAll(true)}>
          {common('showMore', { count: findings.length - rendered.length })}
        </button>
      )}
      {value && value.moreFound > 0 && rendered.length === findings.length && (
        <p className="hint">{common('notShown', { count: value.moreFound })}</p>
      )}
    </section>
  );
}
