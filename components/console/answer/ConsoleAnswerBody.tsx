import { useMemo } from 'react';
import type { EndpointReply } from '../../../lib/console/messages/index.ts';
import { consoleText } from '../../../lib/console/texts.ts';
import { ENDPOINT_CONTRACT, type EndpointName, type Kind } from '../../../lib/domain/index.ts';
import { answerViewOf, parseJson } from '../../../lib/models/answer/index.ts';
import { AnswerPanel } from '../../answer/index.ts';
import { CopyButton, RawText, Tabs } from '../../ui/index.ts';
import { AnswerTree } from './AnswerTree.tsx';

export interface ConsoleAnswerBodyProps {
  readonly reply: EndpointReply;
  readonly endpoint: EndpointName;
  readonly kind: Kind | null;
  readonly value: string;
  readonly isWhole: boolean;
}

function Headers({ headers }: Pick<EndpointReply, 'headers'>) {
  return (
    <section className="console-headers" aria-label={consoleText('responseHeaders')}>
      <h3>{consoleText('responseHeaders')}</h3>
      <dl>
        {headers.map(([name, content]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="wrap">{content}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** An answer's body as a tree beside its raw text, as a record if it is about a value, and its headers. */
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
  const panes = () => (
    <div className="console-panes">
      {answer !== undefined && (
        <section aria-label={consoleText('asTree')}>
          <h3>{consoleText('asTree')}</h3>
          <AnswerTree value={answer} />
        </section>
      )}
      <section aria-label={consoleText('asRaw')}>
        <h3>{consoleText('asRaw')}</h3>
        <RawText text={body} />
      </section>
    </div>
  );
  const recordPanel = (recordKind: Kind) => {
    const { path } = ENDPOINT_CONTRACT[endpoint];
    const record = { endpoint, path, at, whole: isWhole, answer };
    return <AnswerPanel kind={recordKind} value={value} record={record} />;
  };
  const hasRecord = answer !== undefined && !failure && kind !== null && hasFieldsOf(kind);
  return (
    <div className="console-body">
      {body !== '' && <CopyButton text={body} label={consoleText('copyAnswer')} />}
      {hasRecord ? (
        <Tabs
          label={consoleText('answerAs')}
          tabs={[
            { name: consoleText('asBody'), panel: panes },
            { name: consoleText('asRecord'), panel: () => recordPanel(kind) },
          ]}
        />
      ) : (
        body !== '' && panes()
      )}
      {headers.length > 0 && <Headers headers={headers} />}
    </div>
  );
}
