import { type Draft, isSendable } from '../lib/console/draft.ts';
import { curlOf, pathOf } from '../lib/console/request-line.ts';
import { CONTRACT } from '../lib/endpoint.ts';
import type { Connection } from '../lib/messages.ts';
import { text } from '../lib/texts/console.ts';
import { CopyButton } from './CopyButton.tsx';
import { sendLabel } from './price.ts';

export interface ConsoleRequestProps {
  readonly draft: Draft;
  readonly connection: Connection | null;
  readonly isBusy: boolean;
  readonly onSend: () => void;
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What would be sent, to the letter, and the button that sends it at its price. */
export function ConsoleRequest({ draft, connection, isBusy, onSend }: ConsoleRequestProps) {
  const base = connection?.baseUrl ?? '';
  const key = connection?.key;
  const label = sendLabel(CONTRACT[draft.endpoint].credits);
  return (
    <section className="console-request" aria-label={text('request')}>
      <pre className="wire">
        <span className="wire-method">GET</span> <span className="soft">{base}</span>
        {pathOf(draft)}
        {'\n'}
        <span className="soft">x-api-key: {key?.set ? `••••${key.endsIn}` : '<API_KEY>'}</span>
      </pre>
      <div className="row">
        <button
          type="button"
          className="primary"
          aria-disabled={isBusy}
          aria-keyshortcuts={isMac ? 'Meta+Enter' : 'Control+Enter'}
          onClick={onSend}
        >
          {isBusy ? text('sending') : label}
        </button>
        <span className="hint by-keys">
          <kbd>{isMac ? '⌘' : text('controlKey')}</kbd> <kbd>{text('enterKey')}</kbd>
        </span>
        {isSendable(draft) && <CopyButton text={curlOf(base, draft)} name="curl" look="word" />}
      </div>
    </section>
  );
}
