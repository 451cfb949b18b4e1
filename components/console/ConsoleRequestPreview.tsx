import { useId } from 'react';
import { type ConsoleDraft, missingForSending } from '../../lib/console/request/draft.ts';
import { requestPathOf, SNIPPET_NAMES, snippetOf } from '../../lib/console/request/snippets.ts';
import { consoleText } from '../../lib/console/texts.ts';
import { ENDPOINT_CONTRACT } from '../../lib/domain/index.ts';
import type { Connection } from '../../lib/extension/schemas/index.ts';
import { lookupsText, menuText } from '../../lib/texts/areas.ts';
import { isMac, modifierKey } from '../page-menu/index.ts';
import { CopyButton, Tabs } from '../ui/index.ts';

export interface ConsoleRequestPreviewProps {
  readonly draft: ConsoleDraft;
  readonly connection: Connection | null;
  readonly isBusy: boolean;
  /** Why the request cannot be sent yet; null if it can. */
  readonly missing: string | null;
  /** Whether the reason is shown; screen readers always get it with the button. */
  readonly showsMissing: boolean;
  readonly onSend: () => void;
}

/** The exact request, and the button that sends it, with its price. */
export function ConsoleRequestPreview({
  draft,
  connection,
  isBusy,
  missing,
  showsMissing,
  onSend,
}: ConsoleRequestPreviewProps) {
  const id = useId();
  const base = connection?.baseUrl ?? '';
  const key = connection?.key;
  const label = lookupsText('sendFor', { price: ENDPOINT_CONTRACT[draft.endpoint].credits });
  return (
    <section className="console-request" aria-label={consoleText('request')}>
      <pre className="wire">
        <span className="wire-method">GET</span> <span className="soft">{base}</span>
        {requestPathOf(draft)}
        {'\n'}
        <span className="soft">x-api-key: {key?.set ? `••••${key.endsIn}` : '<API_KEY>'}</span>
      </pre>
      <div className="row">
        <button
          type="button"
          className="primary"
          aria-disabled={isBusy || missing !== null}
          aria-describedby={missing === null ? undefined : id}
          aria-keyshortcuts={isMac ? 'Meta+Enter' : 'Control+Enter'}
          onClick={onSend}
        >
          {isBusy ? consoleText('sending') : label}
        </button>
        <span className="hint by-keys">
          <kbd>{modifierKey()}</kbd> <kbd>{menuText('enterKey')}</kbd>
        </span>
      </div>
      {missing !== null && (
        <p className={showsMissing ? 'hint' : 'visually-hidden'} id={id}>
          {missing}
        </p>
      )}
      {missingForSending(draft) === null && <ConsoleSnippets baseUrl={base} draft={draft} />}
    </section>
  );
}

interface ConsoleSnippetsProps {
  readonly baseUrl: string;
  readonly draft: ConsoleDraft;
}

/** The request as code to copy, with a placeholder for the key. */
function ConsoleSnippets({ baseUrl, draft }: ConsoleSnippetsProps) {
  return (
    <details className="console-snippets">
      <summary>{consoleText('asCode')}</summary>
      <Tabs
        label={consoleText('asCode')}
        tabs={SNIPPET_NAMES.map((name) => ({
          name,
          panel: () => {
            const code = snippetOf(name, baseUrl, draft);
            return (
              <>
                <CopyButton text={code} name={name} />
                <pre className="raw">{code}</pre>
              </>
            );
          },
        }))}
      />
    </details>
  );
}
