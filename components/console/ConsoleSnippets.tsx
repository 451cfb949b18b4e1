import { type ConsoleDraft, SNIPPET_NAMES, snippetOf } from '../../lib/console/request/index.ts';
import { consoleText } from '../../lib/console/texts.ts';
import { CopyButton, Tabs } from '../ui/index.ts';

export interface ConsoleSnippetsProps {
  readonly baseUrl: string;
  readonly draft: ConsoleDraft;
}

/** The request as code to copy, with a placeholder for the key. */
export function ConsoleSnippets({ baseUrl, draft }: ConsoleSnippetsProps) {
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
