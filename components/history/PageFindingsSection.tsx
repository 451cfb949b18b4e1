import { useEffect, useState } from 'react';
import { commonText as common } from '../../lib/texts/common.ts';
import { lookupsText } from '../../lib/texts/lookups.ts';
import { formatCredits, formatNumber } from '../format/index.ts';
import { useReply } from '../hooks/index.ts';
import { type LookupEnvironment, LookupPanel } from '../lookup/index.ts';
import { moveRowFocus } from './row-navigation.ts';
import { ValueRow } from './ValueRow.tsx';

/** As many lines as leave the history within reach. */
const SHOWN = 8;

/** What was found on the page in the active tab, a line each with its free verdict. */
export function PageFindingsSection({ asking }: { asking: LookupEnvironment }) {
  const { ask, value, failure } = useReply(asking.send, 'pageFindings');
  const [all, setAll] = useState(false);
  useEffect(() => {
    void ask({});
  }, [ask]);
  const found = value?.found ?? [];
  const drawn = all ? found : found.slice(0, SHOWN);

  return (
    <section className="block" aria-labelledby="page-findings">
      <div className="block-top">
        <h2 id="page-findings">
          {lookupsText('onThisPage')}{' '}
          {value?.host && <span className="host wrap">{value.host}</span>}{' '}
          {found.length > 0 && (
            <span className="tally">{formatNumber(found.length + (value?.moreFound ?? 0))}</span>
          )}
        </h2>
        {found.length > 1 && (
          <button
            type="button"
            className="quiet"
            onClick={() => void asking.send('openWorkbench', { source: { from: 'page' } })}
          >
            {lookupsText('checkInWorkbench')}
          </button>
        )}
      </div>
      {(failure !== null || value?.found.length === 0) && (
        <p className="hint">{lookupsText(failure ? 'pageUnreadable' : 'nothingFound')}</p>
      )}
      {drawn.length > 0 && (
        <ul className="rows" onKeyDown={moveRowFocus}>
          {drawn.map((each) => {
            const { kind, value: found } = each.verdict;
            const { connected, answeredAt, credits: price } = each.offer;
            return (
              <ValueRow
                key={`${kind} ${found}`}
                verdict={each.verdict}
                kind={kind}
                aside={
                  answeredAt !== undefined
                    ? lookupsText('answered')
                    : connected && price > 0
                      ? formatCredits(price)
                      : ''
                }
              >
                {() => <LookupPanel start={each} asking={asking} />}
              </ValueRow>
            );
          })}
        </ul>
      )}
      {drawn.length < found.length && (
        <button type="button" className="secondary more" onClick={() => setAll(true)}>
          {common('showMore', { count: found.length - drawn.length })}
        </button>
      )}
      {value && value.moreFound > 0 && drawn.length === found.length && (
        <p className="hint">{common('notShown', { count: value.moreFound })}</p>
      )}
    </section>
  );
}
