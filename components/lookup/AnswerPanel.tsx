import { type ReactNode, useId, useMemo, useState } from 'react';
import type { Kind } from '../../lib/domain/index.ts';
import type { StoredAnswer } from '../../lib/extension/schemas/index.ts';
import {
  answerCsvHeader,
  answerCsvRow,
  answersToJson,
  answerToJson,
  answerToText,
  answerViewOf,
} from '../../lib/models/answer/index.ts';
import { lookupsText, recordText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import { formatDateTime } from '../format/index.ts';
import { CopyButton, JsonTree } from '../ui/index.ts';
import { AnswerFieldList, sourceText } from './AnswerFieldList.tsx';

export interface AnswerPanelProps {
  readonly kind: Kind;
  readonly value: string;
  readonly record: StoredAnswer;
}

function AnswerSection({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="record-group" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {children}
    </section>
  );
}

/** A paid answer in full: the fields in groups, fields outside the API contract, and the JSON. */
export function AnswerPanel({ kind, value, record }: AnswerPanelProps) {
  const { answer, at, path, whole, older, shared } = record;
  const [showsTree, setShowsTree] = useState(false);
  const view = useMemo(() => answerViewOf(kind, answer, older), [kind, answer, older]);
  const json = older ? answersToJson([record, ...older]) : answerToJson(answer);
  const title = recordText('titleOfText', {
    kind: kindLabel(kind),
    value,
    path,
    when: formatDateTime(at),
  });
  return (
    <div className="record">
      {!whole && <p className="record-part">{recordText('onlyAPart')}</p>}
      {view.groups.map(({ name, lines }) => (
        <AnswerSection key={name} name={name}>
          <AnswerFieldList lines={lines} />
        </AnswerSection>
      ))}
      {view.otherFields !== undefined && (
        <AnswerSection name={recordText('alsoInTheAnswer')}>
          {view.otherSources.map(({ field, path: from, at: when }) => (
            <p key={field} className="hint">
              {recordText('fieldFromLookup', { field, path: from, when: formatDateTime(when) })}
            </p>
          ))}
          <JsonTree value={view.otherFields} label={recordText('alsoInTheAnswer')} open={2} />
        </AnswerSection>
      )}
      <footer className="record-foot">
        <details onToggle={(event) => setShowsTree(event.currentTarget.open)}>
          <summary>{recordText('answerAsJson')}</summary>
          {/* Rendered only when opened, because answers can be long. */}
          {showsTree && (
            <JsonTree
              value={older ? JSON.parse(json) : answer}
              label={recordText('answerAsJson')}
              open={2}
            />
          )}
        </details>
        <div className="row">
          <CopyButton text={json} label={recordText('copyAsJson')} />
          <CopyButton
            text={answerToText(title, view, sourceText)}
            label={recordText('copyAsText')}
          />
          <CopyButton text={answerCsvRow(value, view)} label={recordText('copyAsCsvRow')} />
          <CopyButton text={answerCsvHeader(view)} label={recordText('copyAsCsvHeader')} />
        </div>
        <p className="hint">
          {older ? (
            recordText('allOthersFromLookup', { path, when: formatDateTime(at) })
          ) : (
            <>
              <span className="value">{path}</span> · {formatDateTime(at)}
            </>
          )}
        </p>
        {shared && (
          <p className="hint">{lookupsText('answeredByTeamFree', { dated: 'no', when: '' })}</p>
        )}
      </footer>
    </div>
  );
}
