import { type JSX, useMemo, useState } from 'react';
import type { EndpointReply } from '../../../lib/console/messages/schemas.ts';
import { consoleText } from '../../../lib/console/texts.ts';
import { ENDPOINT_CONTRACT, type EndpointName, type Kind } from '../../../lib/domain/index.ts';
import { answerViewOf, levelsWithin, parseJson } from '../../../lib/models/answer/index.ts';
import { AnswerPanel } from '../../lookup/index.ts';
import { JsonTree, RawText, Tabs } from '../../ui/index.ts';

/** Entries that are opened at once: browsers need seconds for tens of thousands. */
const MAX_OPENED = 2_000;
/** Levels that are open at first. */
const FIRST_LEVELS = 3;

/** An answer as a tree, with buttons that open and close all of it. */
export function AnswerTree({ value }: { value: unknown }) {
  const mostLevels = useMemo(() => levelsWithin(value, MAX_OPENED), [value]);
  const [levels, setLevels] = useState(Math.min(FIRST_LEVELS, mostLevels));
  /** A press of a button applies to branches that the person opened or closed, too. */
  const [presses, setPresses] = useState(0);
  const show = (count: number) => {
    setLevels(count);
    setPresses(presses + 1);
  };
  return (
    <div className="answer-tree">
      <div className="row">
        <button type="button" className="quiet" onClick={() => show(mostLevels)}>
          {consoleText('expandAll')}
        </button>
        <button type="button" className="quiet" onClick={() => show(0)}>
          {consoleText('collapseAll')}
        </button>
      </div>
      <div className="answer-scroller">
        <JsonTree key={presses} value={value} label={consoleText('answer')} open={levels} />
      </div>
    </div>
  );
}

export interface ConsoleAnswerBodyProps {
  readonly reply: EndpointReply;
  readonly endpoint: EndpointName;
  readonly kind: Kind | null;
  readonly value: string;
  readonly isWhole: boolean;
}

function Headers({ headers }: Pick<EndpointReply, 'headers'>) {
  return (
    <dl className="console-headers">
      {headers.map(([name, content]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="wrap">{content}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An answer as a tree, as it arrived, its headers, and as a record if it is about a value. */
export function ConsoleAnswerBody({
  reply,
  endpoint,
  kind,
  value,
  isWhole,
}: ConsoleAnswerBodyProps) {
  const { body, headers, at, failure } = reply;
  const answer = useMemo(() => parseJson(body), [body]);
  /** False for answers of jobs that nest the fields deeper. */
  const hasFieldsOf = (fieldKind: Kind) =>
    answerViewOf(fieldKind, answer).groups.some(({ lines }) =>
      lines.some(({ state }) => state === 'present'),
    );
  const recordPanel = (recordKind: Kind) => {
    const { path } = ENDPOINT_CONTRACT[endpoint];
    const record = { endpoint, path, at, whole: isWhole, answer };
    return <AnswerPanel kind={recordKind} value={value} record={record} />;
  };
  const hasRecord = answer !== undefined && !failure && kind !== null && hasFieldsOf(kind);
  const tab = (name: 'asTree' | 'asRaw' | 'headers' | 'asRecord', panel: () => JSX.Element) => [
    { name, label: consoleText(name), panel },
  ];
  const tabs = [
    ...(answer === undefined ? [] : tab('asTree', () => <AnswerTree value={answer} />)),
    ...(body === '' ? [] : tab('asRaw', () => <RawText text={body} />)),
    ...(headers.length === 0 ? [] : tab('headers', () => <Headers headers={headers} />)),
    ...(hasRecord ? tab('asRecord', () => recordPanel(kind)) : []),
  ];
  return (
    <div className="console-body">
      <Tabs label={consoleText('answerAs')} tabs={tabs} />
    </div>
  );
}
