import { useMemo } from 'react';
import { ENDPOINT_CONTRACT, type EndpointName, type Kind } from '../../lib/domain/index.ts';
import type { EndpointReply } from '../../lib/extension/schemas/index.ts';
import { answerViewOf } from '../../lib/models/answer/index.ts';
import { consoleText } from '../../lib/texts/console.ts';
import { AnswerPanel } from '../answer/index.ts';
import { CopyButton, JsonTree, RawText, type TabItem, Tabs } from '../ui/index.ts';

export interface ConsoleAnswerBodyProps {
  readonly reply: EndpointReply;
  readonly endpoint: EndpointName;
  readonly kind: Kind | null;
  readonly value: string;
  readonly isWhole: boolean;
}

/** Undefined if the body is not JSON. */
function parseJson(body: string): unknown {
  try {
    // `trim` also removes a byte order mark.
    return JSON.parse(body.trim());
  } catch {
    return undefined;
  }
}

/** An answer's body as a tree, as raw text, and as a record if it is about a value. */
export function ConsoleAnswerBody({
  reply,
  endpoint,
  kind,
  value,
  isWhole,
}: ConsoleAnswerBodyProps) {
  const answer = useMemo(() => parseJson(reply.body), [reply.body]);
  /** False for answers of jobs that nest the fields deeper. */
  const hasFieldsOf = (fieldKind: Kind) =>
    answerViewOf(fieldKind, answer).groups.some(({ lines }) =>
      lines.some(({ state }) => state === 'present'),
    );
  const tabs: TabItem[] = [
    {
      name: consoleText('asRaw'),
      panel: () => (
        <>
          {reply.headers.length > 0 && (
            <section className="console-headers" aria-label={consoleText('responseHeaders')}>
              <h3>{consoleText('responseHeaders')}</h3>
              <dl>
                {reply.headers.map(([name, content]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd className="wrap">{content}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          {reply.body !== '' && <RawText text={reply.body} />}
        </>
      ),
    },
  ];
  if (answer !== undefined) {
    tabs.unshift({
      name: consoleText('asTree'),
      panel: () => <JsonTree value={answer} label={consoleText('answer')} open={3} />,
    });
    if (kind !== null && !reply.failure && hasFieldsOf(kind)) {
      const { path } = ENDPOINT_CONTRACT[endpoint];
      const record = { endpoint, path, at: reply.at, whole: isWhole, answer };
      tabs.push({
        name: consoleText('asRecord'),
        panel: () => <AnswerPanel kind={kind} value={value} record={record} />,
      });
    }
  }
  return (
    <div className="console-body">
      {reply.body !== '' && <CopyButton text={reply.body} label={consoleText('copyAnswer')} />}
      <Tabs label={consoleText('answerAs')} tabs={tabs} />
    </div>
  );
}
