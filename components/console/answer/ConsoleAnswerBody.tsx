import { type JSX, useMemo } from 'react';
import type { EndpointReply } from '../../../lib/console/messages/index.ts';
import { consoleText } from '../../../lib/console/texts.ts';
import { ENDPOINT_CONTRACT, type EndpointName, type Kind } from '../../../lib/domain/index.ts';
import { answerViewOf, parseJson } from '../../../lib/models/answer/index.ts';
import { AnswerPanel } from '../../lookup/index.ts';
import { RawText, Tabs } from '../../ui/index.ts';
import { AnswerComparison } from './AnswerComparison.tsx';
import { AnswerTree } from './AnswerTree.tsx';
import type { SentRequest } from './sent-request.ts';

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
