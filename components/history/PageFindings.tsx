import { useState } from 'react';
import { SEVERITIES, severityOf, toneOf, type Verdict, valueKey } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { FoundValue } from '../../lib/extension/schemas/index.ts';
import { commonText as common, historyText, lookupsText } from '../../lib/texts/areas.ts';
import { formatCredits } from '../format/index.ts';
import { type LookupEnvironment, LookupPanel } from '../lookup/index.ts';
import { useAsked } from '../ui/index.ts';
import { moveRowFocus } from './HistoryList.tsx';
import { ValueRow } from './ValueRow.tsx';

/** Rows shown at first: more wrong values would push the box far down; the others are opened by the person. */
const SHOWN = { wrong: 5, rest: 30 } as const;

const rankOf = (verdict: Verdict) => SEVERITIES.indexOf(severityOf(verdict));

/** Asks for the values of the page in the active tab, if there is one; each change of the page may add and remove some. */
export function usePageFindings(send: SendToBackground, changes: number, hasPage: boolean) {
  const { value, failure } = useAsked(send, 'pageFindings', hasPage ? {} : null, changes);
  const found = [...(value?.fields ?? []), ...(value?.found ?? [])];
  const needsLook = ({ verdict }: FoundValue) => {
    const tone = toneOf(verdict);
    return tone === 'bad' || tone === 'caution';
  };
  return {
    isUnreadable: failure !== null,
    isRead: value !== null,
    isEmpty: value !== null && found.length === 0,
    inFields: new Set<FoundValue>(value?.fields),
    /** The values that are wrong or doubtful, the wrong ones first. */
    wrong: found.filter(needsLook).toSorted((a, b) => rankOf(a.verdict) - rankOf(b.verdict)),
    rest: found.filter((finding) => !needsLook(finding)),
    /** Number of values that were found and are not listed. */
    moreFound: value?.moreFound ?? 0,
  };
}

export type PageFindings = ReturnType<typeof usePageFindings>;

interface PartProps {
  readonly environment: LookupEnvironment;
  readonly page: PageFindings;
}

/** A row for each value, with its offline verdict. */
function FindingRows({ environment, page, part }: PartProps & { part: keyof typeof SHOWN }) {
  const findings = page[part];
  const [showsAll, setShowsAll] = useState(false);
  const rendered = showsAll ? findings : findings.slice(0, SHOWN[part]);
  return (
    <>
      <ul className="rows" onKeyDown={moveRowFocus}>
        {rendered.map((finding) => {
          const { verdict, offer } = finding;
          const { connected, answeredAt, credits } = offer;
          // What is wrong is to be corrected, not looked up.
          const hasPrice = part === 'rest' && connected && credits > 0;
          return (
            <ValueRow
              key={valueKey(verdict)}
              verdict={verdict}
              inField={page.inFields.has(finding)}
              aside={
                answeredAt !== undefined
                  ? lookupsText('answered')
                  : hasPrice
                    ? formatCredits(credits)
                    : ''
              }
            >
              {() => <LookupPanel start={finding} environment={environment} />}
            </ValueRow>
          );
        })}
      </ul>
      {rendered.length < findings.length && (
        <button type="button" className="secondary more" onClick={() => setShowsAll(true)}>
          {common('showMore', { count: findings.length - rendered.length })}
        </button>
      )}
    </>
  );
}

/** What can be done with a tab that is no page, such as a PDF. */
function TabOffer({ send }: { send: SendToBackground }) {
  const { value } = useAsked(send, 'tabOffer', {});
  if (!value?.offer) return null;
  return (
    <section className="note" aria-label={value.offer.says}>
      <p>{value.offer.says}</p>
      <button type="button" className="primary" onClick={() => void send('acceptTabOffer', {})}>
        {value.offer.action}
      </button>
    </section>
  );
}

interface WrongOnPageProps extends PartProps {
  /** Says so where nothing is wrong. */
  readonly saysNone: boolean;
}

/** The wrong and doubtful values of the page, or what a tab without a page offers. */
export function WrongOnPage({ environment, page, saysNone }: WrongOnPageProps) {
  const count = page.wrong.length;
  if (count === 0) {
    return (
      <>
        {saysNone && page.isRead && (
          <p className="hint">
            {lookupsText('noneWrongOnPage', { found: page.isEmpty ? 'none' : 'some' })}
          </p>
        )}
        {page.isEmpty && <TabOffer send={environment.send} />}
      </>
    );
  }
  return (
    <section className="block" aria-labelledby="page-wrong">
      <h2 id="page-wrong">{lookupsText('wrongOnPage', { count })}</h2>
      <FindingRows environment={environment} page={page} part="wrong" />
    </section>
  );
}

/** The other values of the page. */
export function RestOfPage({ environment, page, isOpen }: PartProps & { isOpen: boolean }) {
  const { wrong, rest, moreFound, isUnreadable } = page;
  const count = rest.length + moreFound;
  if (isUnreadable) return <p className="hint">{lookupsText('pageUnreadable')}</p>;
  const openAsList = wrong.length + rest.length > 1 && (
    <button
      type="button"
      className="quiet page-list"
      onClick={() => void environment.send('openWorkbench', { source: { from: 'page' } })}
    >
      {historyText('openAsList')}
    </button>
  );
  if (count === 0) return openAsList;
  return (
    <details className="more-values" open={isOpen}>
      <summary>
        {lookupsText('restOfPage', { count, more: wrong.length > 0 ? 'yes' : 'no' })}
      </summary>
      <FindingRows environment={environment} page={page} part="rest" />
      {moreFound > 0 && <p className="hint">{common('notShown', { count: moreFound })}</p>}
      {openAsList}
    </details>
  );
}
