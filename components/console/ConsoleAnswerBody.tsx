import { ENDPOINT_CONTRACT, type EndpointName, type Kind } from '../../lib/domain/index.ts';
import type { EndpointReply } from '../../lib/extension/schemas/index.ts';
import { answerViewOf } from '../../lib/models/answer/index.ts';
import { consoleText } from '../../lib/texts/console.ts';
import { AnswerPanel } from '../answer/index.ts';
import { CopyButton, JsonTree, type TabItem, Tabs } from '../ui/index.ts';

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
    return JSON.parse(body);
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
  const answer = parseJson(reply.body);
  /** False for answers of jobs that nest the fields deeper. */
  const hasFieldsOf = (fieldKind: Kind) =>
    answerViewOf(fieldKind, answer).groups.some(({ lines }) =>
      lines.some(({ state }) => state === 'told'),
    );
  const tabs: TabItem[] = [
    {
      name: consoleText('asRaw'),
      panel: () => (
        <pre className="raw raw-whole">
          {/* Indented if it is JSON; the copy button copies the original text. */}
          {answer === undefined ? reply.body : JSON.stringify(answer, null, 2)}
        </pre>
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
      <CopyButton text={reply.body} name={consoleText('answerToCopy')} />
      <Tabs label={consoleText('answerAs')} tabs={tabs} />
    </div>
  );
}
