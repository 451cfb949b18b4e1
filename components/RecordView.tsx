import { type JSX, useId, useMemo, useState } from 'react';
import type { Kind } from '../lib/kinds/index.ts';
import type { AnswerRecord } from '../lib/messages.ts';
import { asJson, asText, csvNames, csvRow } from '../lib/record/export.ts';
import { recordOf } from '../lib/record/index.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { text } from '../lib/texts/record.ts';
import { CopyButton } from './CopyButton.tsx';
import { dateTime } from './format.ts';
import { JsonTree } from './JsonTree.tsx';
import { RecordLines } from './RecordLines.tsx';

export interface RecordViewProps {
  readonly kind: Kind;
  readonly value: string;
  readonly record: AnswerRecord;
}

function Group({ name, children }: { name: string; children: JSX.Element }) {
  const id = useId();
  return (
    <section className="record-group" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {children}
    </section>
  );
}

/** Everything that was paid for: every field in its group, what came beside them, and the answer itself. */
export function RecordView({ kind, value, record }: RecordViewProps) {
  const { answer, at, path, whole } = record;
  const [tree, setTree] = useState(false);
  const told = useMemo(() => recordOf(kind, answer), [kind, answer]);
  const title = text('titleOfText', {
    kind: kindLabel(kind),
    value,
    path,
    when: dateTime(at),
  });
  return (
    <div className="record">
      {!whole && <p className="record-part">{text('onlyAPart')}</p>}
      {told.groups.map(({ name, lines }) => (
        <Group key={name} name={name}>
          <RecordLines lines={lines} />
        </Group>
      ))}
      {told.also !== undefined && (
        <Group name={text('alsoInTheAnswer')}>
          <JsonTree value={told.also} label={text('alsoInTheAnswer')} open={2} />
        </Group>
      )}
      <footer className="record-foot">
        <details onToggle={(event) => setTree(event.currentTarget.open)}>
          <summary>{text('answerAsJson')}</summary>
          {/* An answer may be long: drawn when it is wanted. */}
          {tree && <JsonTree value={answer} label={text('answerAsJson')} open={2} />}
        </details>
        <div className="row">
          <span className="soft">{text('copyAs')}</span>
          <CopyButton text={asJson(answer)} name={text('copyAsJson')} look="word" />
          <CopyButton text={asText(title, told)} name={text('copyAsText')} look="word" />
          <CopyButton text={csvRow(value, told)} name={text('copyAsCsvRow')} look="word" />
          <CopyButton text={csvNames(told)} name={text('copyAsCsvHeader')} look="word" />
        </div>
        <p className="hint">
          <span className="value">{path}</span> · {dateTime(at)}
        </p>
      </footer>
    </div>
  );
}
