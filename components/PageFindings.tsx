import { useEffect, useState } from 'react';
import { credits, number } from './format.ts';
import { LookupPanel } from './LookupPanel.tsx';
import { walkRows } from './row-keys.ts';
import type { Asking } from './use-lookup.ts';
import { useReply } from './use-reply.ts';
import { ValueRow } from './ValueRow.tsx';

/** As many lines as leave the history within reach. */
const SHOWN = 8;

/** What was found on the page in the active tab, a line each with its free verdict. */
export function PageFindings({ asking }: { asking: Asking }) {
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
          On this page {value?.host && <span className="host wrap">{value.host}</span>}{' '}
          {found.length > 0 && (
            <span className="tally">{number(found.length + (value?.left ?? 0))}</span>
          )}
        </h2>
        {found.length > 1 && (
          <button
            type="button"
            className="quiet"
            onClick={() => void asking.send('openWorkbench', { source: { from: 'page' } })}
          >
            Check these in the workbench
          </button>
        )}
      </div>
      {(failure !== null || value?.found.length === 0) && (
        <p className="hint">
          {failure ? 'This page cannot be read.' : 'Nothing found that can be checked.'}
        </p>
      )}
      {drawn.length > 0 && (
        <ul className="rows" onKeyDown={walkRows}>
          {drawn.map((each) => {
            const { kind, value: text } = each.verdict;
            const { connected, answeredAt, credits: price } = each.offer;
            return (
              <ValueRow
                key={`${kind} ${text}`}
                verdict={each.verdict}
                kind={kind}
                aside={
                  answeredAt !== undefined
                    ? 'answered'
                    : connected && price > 0
                      ? credits(price)
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
          Show {number(found.length - drawn.length)} more
        </button>
      )}
      {value && value.left > 0 && drawn.length === found.length && (
        <p className="hint">
          {number(value.left)} more {value.left === 1 ? 'value is' : 'values are'} not shown: a list
          this long is best read in parts.
        </p>
      )}
    </section>
  );
}
