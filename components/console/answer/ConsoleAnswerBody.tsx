import { type JSX, useDeferredValue, useMemo, useState } from 'react';
import type { EndpointReply } from '../../../lib/console/messages/schemas.ts';
import { consoleText } from '../../../lib/console/texts.ts';
import { ENDPOINT_CONTRACT, type EndpointName, type Kind } from '../../../lib/domain/index.ts';
import {
  answerViewOf,
  levelsWithin,
  parseJson,
  searchJson,
} from '../../../lib/models/answer/index.ts';
import { AnswerPanel } from '../../lookup/index.ts';
import { JsonTree, RawText, Tabs } from '../../ui/index.ts';
import { AnswerComparison } from './AnswerComparison.tsx';
import type { SentRequest } from './reply-labels.ts';

/** Entries that are opened at once: browsers need seconds for tens of thousands. */
const MAX_OPENED = 2_000;
/** Levels that are open at first. */
const FIRST_LEVELS = 3;

/** An answer as a tree, with a search and buttons that open and close all of it. */
export function AnswerTree({ value }: { value: unknown }) {
  const [typed, setTyped] = useState('');
  /** Null until a button is pressed: a search then opens all that it finds. */
  const [levels, setLevels] = useState<number | null>(null);
  /** A press of a button applies to branches that the person opened or closed, too. */
  const [presses, setPresses] = useState(0);
  const text = useDeferredValue(typed.trim());
  const found = useMemo(() => (text === '' ? null : searchJson(value, text)), [value, text]);
  const mostLevels = useMemo(() => levelsWithin(value, MAX_OPENED, found?.matches), [value, found]);
  const show = (count: number) => {
    setLevels(count);
    setPresses(presses + 1);
  };
  return (
    <div className="answer-tree">
      <div className="row">
        <input
          type="search"
          aria-label={consoleText('searchAnswer')}
          placeholder={consoleText('searchAnswer')}
          spellCheck={false}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setLevels(null);
          }}
        />
        <button type="button" className="quiet" onClick={() => show(mostLevels)}>
          {consoleText('expandAll')}
        </button>
        <button type="button" className="quiet" onClick={() => show(0)}>
          {consoleText('collapseAll')}
        </button>
      </div>
      <p className="hint" role="status">
        {found && consoleText('matches', { count: found.count })}
      </p>
      {found?.count !== 0 && (
        <div className="answer-scroller">
          <JsonTree
            key={`${presses} ${text}`}
            value={value}
            label={consoleText('answer')}
            open={levels ?? (found ? mostLevels : Math.min(FIRST_LEVELS, mostLevels))}
            matches={found?.matches}
          />
        </div>
      )}
    </div>
  );
}

export interface ConsoleAnswerBodyProps {
  readonly reply: EndpointReply;
  readonly endpoint: EndpointName;
  readonly kind: Kind | null;
  readonly value: string;
  readonly isWhole: boolean;
  /** Other requests with an answer, to compare with. */
  readonly others: readonly SentRequest[];
  /** Loads the answer of a request from an earlier visit. */
  readonly onLoad: (request: SentRequest) => void;
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

/** An answer as a tree, as it arrived, its headers, as a record if it is about a value, and compared with others. */
export function ConsoleAnswerBody({
  reply,
  endpoint,
  kind,
  value,
  isWhole,
  others,
  onLoad,
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
  const tab = (
    name: 'asTree' | 'asRaw' | 'headers' | 'asRecord' | 'compare',
    panel: () => JSX.Element,
  ) => [{ name, label: consoleText(name), panel }];
  const tabs = [
    ...(answer === undefined ? [] : tab('asTree', () => <AnswerTree value={answer} />)),
    ...(body === '' ? [] : tab('asRaw', () => <RawText text={body} />)),
    ...(headers.length === 0 ? [] : tab('headers', () => <Headers headers={headers} />)),
    ...(hasRecord ? tab('asRecord', () => recordPanel(kind)) : []),
    ...(body === '' || others.length === 0
      ? []
      : tab('compare', () => <AnswerComparison reply={reply} others={others} onChoose={onLoad} />)),
  ];
  return (
    <div className="console-body">
      <Tabs label={consoleText('answerAs')} tabs={tabs} />
    </div>
  );
}
