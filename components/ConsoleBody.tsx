import { CONTRACT, type EndpointName } from '../lib/endpoint.ts';
import type { Kind } from '../lib/kinds/index.ts';
import type { ConsoleReply } from '../lib/messages.ts';
import { recordOf } from '../lib/record/index.ts';
import { text } from '../lib/texts/console.ts';
import { CopyButton } from './CopyButton.tsx';
import { JsonTree } from './JsonTree.tsx';
import { RecordView } from './RecordView.tsx';
import { type Tab, Tabs } from './Tabs.tsx';

export interface ConsoleBodyProps {
  readonly reply: ConsoleReply;
  readonly endpoint: EndpointName;
  readonly kind: Kind | null;
  readonly value: string;
  readonly isWhole: boolean;
}

/** Undefined where it is no JSON. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** An answer's body as a tree, as it came, and as a record where it tells about a value. */
export function ConsoleBody({ reply, endpoint, kind, value, isWhole }: ConsoleBodyProps) {
  const answer = parsed(reply.body);
  /** Any of its fields; a job's record may hold the answer deeper. */
  const tells = (of: Kind) =>
    recordOf(of, answer).groups.some(({ lines }) => lines.some(({ state }) => state === 'told'));
  const tabs: Tab[] = [
    {
      name: text('asRaw'),
      panel: () => (
        <pre className="raw raw-whole">
          {/* Pretty where it can be; what is copied is what came. */}
          {answer === undefined ? reply.body : JSON.stringify(answer, null, 2)}
        </pre>
      ),
    },
  ];
  if (answer !== undefined) {
    tabs.unshift({
      name: text('asTree'),
      panel: () => <JsonTree value={answer} label={text('answer')} open={3} />,
    });
    if (kind !== null && !reply.failure && tells(kind)) {
      const { path } = CONTRACT[endpoint];
      const record = { endpoint, path, at: reply.at, whole: isWhole, answer };
      tabs.push({
        name: text('asRecord'),
        panel: () => <RecordView kind={kind} value={value} record={record} />,
      });
    }
  }
  return (
    <div className="console-body">
      <CopyButton text={reply.body} name={text('answerToCopy')} />
      <Tabs label={text('answerAs')} tabs={tabs} />
    </div>
  );
}
