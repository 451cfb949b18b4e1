import { useId, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { HistoryEntry } from '../../lib/extension/schemas/index.ts';
import { historyText } from '../../lib/texts/areas.ts';
import { ConfirmButton, downloadFile, ExpandIcon, exportFileName } from '../ui/index.ts';
import { historyCsv } from './filter.ts';

export interface HistoryToolsProps {
  /** The shown entries, which are exported. */
  readonly entries: readonly HistoryEntry[];
  readonly send: SendToBackground;
  readonly onClear: () => void;
}

/** A button that shows what can be done with the shown entries. */
export function HistoryTools({ entries, send, onClear }: HistoryToolsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="quiet site-more"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {historyText('tools')}
        <ExpandIcon />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend
        <div className="tools" id={id} role="group" aria-label={historyText('tools')}>
          <button
            type="button"
            className="secondary"
            onClick={() => void send('openWorkbench', { source: { from: 'history' } })}
          >
            {historyText('openAsList')}
          </button>
          <button
            type="button"
            className="secondary"
            onClick={() =>
              downloadFile(exportFileName('history', 'csv'), 'text/csv', historyCsv(entries), {
                bom: true,
              })
            }
          >
            {historyText('exportCsv')}
          </button>
          <ConfirmButton
            label={historyText('clear')}
            confirm={historyText('clearAll')}
            onConfirm={onClear}
          />
        </div>
      )}
    </>
  );
}
