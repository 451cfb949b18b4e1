import { useEffect, useMemo, useRef, useState } from 'react';
import { toneOf, valueKey } from '../../../lib/domain/index.ts';
import { commonText } from '../../../lib/texts/areas.ts';
import { kindLabel } from '../../../lib/texts/verdict.ts';
import type { ListAsks } from '../../../lib/workbench/checked-list/index.ts';
import type { ListChange } from '../../../lib/workbench/messages/index.ts';
import { recheckText, workbenchText } from '../../../lib/workbench/texts.ts';
import { GroupedValue } from '../../lookup/index.ts';
import { ToneIcon, toneLabel, useLatestResult } from '../../ui/index.ts';
import type { ShownListProps } from '../list-props.ts';
import { CHANGE_KINDS, type ChangeKind, changeKindOf, dayOf, titleOfChange } from './headline.ts';

export interface ChangesProps extends Pick<ShownListProps, 'client' | 'result'> {
  readonly changes: readonly ListChange[];
  /** Shows the table again, with the row of this `index` open. */
  readonly onOpen: (index: number) => void;
  readonly onClose: () => void;
}

const COUNT_TEXTS = {
  worse: 'showWorse',
  better: 'showBetter',
  other: 'showOther',
} as const satisfies Record<ChangeKind, Parameters<typeof recheckText>[0]>;

type RowsOfValue = ReturnType<ListAsks['rowsOf']>;

/** Changes that are drawn at a time. */
const PAGE = 50;

function Side({ side, isNow = false }: { side: ListChange['before']; isNow?: boolean }) {
  const tone = toneOf(side);
  const date = dayOf(side.at);
  return (
    <div>
      <dt>{isNow ? recheckText('now', { date }) : recheckText('before', { date })}</dt>
      <dd>
        <ToneIcon tone={tone} label={null} /> <strong>{toneLabel(tone)}.</strong> {side.headline}
      </dd>
    </div>
  );
}

interface ChangeItemProps extends Pick<ChangesProps, 'onOpen'> {
  readonly change: ListChange;
  readonly rows: NonNullable<ReturnType<RowsOfValue['get']>> | undefined;
}

function ChangeItem({ change, rows, onOpen }: ChangeItemProps) {
  const { kind, value, verdict, before, after, facts } = change;
  const { first = [], count = 0, verdict: found } = rows ?? {};
  const given = (text: string | null) => text ?? recheckText('notReported');
  return (
    <li className="again-change">
      <h3>
        {recheckText(titleOfChange(change))}
        <span className="again-value">
          {kindLabel(kind)}{' '}
          <bdi>
            <GroupedValue {...(found ?? { kind, value })} />
          </bdi>
        </span>
      </h3>
      <dl className="facts">
        {verdict && (
          <>
            <Side side={before} />
            <Side side={after} isNow />
          </>
        )}
        {facts.map(({ label, before: was, after: is }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{recheckText('factChanged', { before: given(was), after: given(is) })}</dd>
          </div>
        ))}
      </dl>
      <p className="again-line">
        {first.map(({ index, number }) => (
          <button key={index} type="button" className="secondary" onClick={() => onOpen(index)}>
            {recheckText('openRow', { row: number })}
          </button>
        ))}
        {count > first.length && (
          <span className="hint">{recheckText('rows', { count: count - first.length })}</span>
        )}
      </p>
    </li>
  );
}

/** The values whose answers have changed, before and now, in place of the table. */
export function Changes({ changes, client, result, onOpen, onClose }: ChangesProps) {
  const [kind, setKind] = useState<ChangeKind | null>(null);
  const [shown, setShown] = useState(PAGE);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const byKind = useMemo(() => Map.groupBy(changes, changeKindOf), [changes]);
  const [rowsOf, setRowsOf] = useState<RowsOfValue>(new Map());
  const take = useLatestResult();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are those of the result
  useEffect(() => {
    void take(client.ask('rowsOf', changes.map(valueKey)), setRowsOf);
  }, [client, result, changes]);
  const chosen = kind === null ? changes : (byKind.get(kind) ?? []);
  const choose = (next: ChangeKind | null) => {
    setKind(next);
    setShown(PAGE);
  };
  return (
    <section
      className="again-changes"
      aria-label={recheckText('whatChanged')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <h2 ref={heading} tabIndex={-1}>
        {recheckText('whatChanged')}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend */}
      <div className="chips" role="group" aria-label={commonText('show')}>
        <button
          type="button"
          className="chip-filter"
          aria-pressed={kind === null}
          onClick={() => choose(null)}
        >
          {workbenchText('showAll', { count: changes.length })}
        </button>
        {CHANGE_KINDS.filter((each) => byKind.has(each)).map((each) => (
          <button
            key={each}
            type="button"
            className="chip-filter"
            aria-pressed={kind === each}
            onClick={() => choose(kind === each ? null : each)}
          >
            {recheckText(COUNT_TEXTS[each], { count: byKind.get(each)?.length ?? 0 })}
          </button>
        ))}
      </div>
      <ul>
        {chosen.slice(0, shown).map((change) => (
          <ChangeItem
            key={valueKey(change)}
            change={change}
            rows={rowsOf.get(valueKey(change))}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {chosen.length > shown && (
        <button type="button" className="secondary" onClick={() => setShown(shown + PAGE)}>
          {commonText('showMore', { count: Math.min(PAGE, chosen.length - shown) })}
        </button>
      )}
    </section>
  );
}
