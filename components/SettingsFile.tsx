import { type ChangeEvent, useRef, useState } from 'react';
import type { Settings } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { ChangeList } from './ChangeList.tsx';
import { FailureNote } from './FailureNote.tsx';
import { useSetting } from './setting-context.ts';
import { changesOf } from './settings-file.ts';
import type { SectionProps } from './use-settings.ts';
import { useSettingsFile } from './use-settings-file.ts';

interface SettingsFileProps extends SectionProps {
  readonly send: Send;
  /** What holds where nothing was chosen. */
  readonly defaults: Settings | null;
}

/** All settings as a file, from a file, and back to where they began; each step can be looked at or undone. */
export function SettingsFile({ settings, save, send, defaults }: SettingsFileProps) {
  const file = useSettingsFile(send, settings);
  const picker = useRef<HTMLInputElement>(null);
  /** The settings before the last step of this section. */
  const [former, setFormer] = useState<{ settings: Settings; word: string } | null>(null);
  const [exporting, importing, resetting] = [
    useSetting('export'),
    useSetting('import'),
    useSetting('reset'),
  ];
  const changes = file.offered ? changesOf(settings, file.offered.settings) : [];
  const isDefault = defaults !== null && changesOf(settings, defaults).length === 0;

  const apply = async (next: Settings, word: string) => {
    setFormer({ settings, word });
    file.dismiss();
    await save(next);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    if (chosen) void file.read(chosen);
    // The same file again is a new choice.
    event.target.value = '';
  };

  return (
    <section className="section" aria-labelledby="file">
      <h2 id="file">Export and import</h2>
      <div className={exporting.className}>
        <div className="setting-words">
          <strong>Export settings</strong>
          <p className="hint">
            A JSON file with everything on this page but the connection: no key, no address.
          </p>
        </div>
        <button type="button" className="secondary" id={exporting.id} onClick={file.save}>
          Export settings
        </button>
      </div>
      <div className={importing.className}>
        <div className="setting-words">
          <strong>Import settings</strong>
          <p className="hint">
            You see what would change first. Rules for other sites stay; automatic email lookups and
            notifications are never turned on by a file.
          </p>
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label="File of settings"
          onChange={choose}
        />
        <button
          type="button"
          className="secondary"
          id={importing.id}
          onClick={() => picker.current?.click()}
        >
          Choose a file…
        </button>
      </div>
      {file.failure && <FailureNote failure={file.failure} />}
      {file.offered && (
        <section className="import-offer" aria-label="What would change">
          <p>
            <strong>{file.offered.name}</strong>{' '}
            {changes.length === 0 ? 'holds what is set already.' : 'would change:'}
          </p>
          {changes.length > 0 && <ChangeList changes={changes} />}
          {file.offered.unread.length > 0 && (
            <p className="hint hint-caution">
              Not understood, and left out: {file.offered.unread.join(', ')}.
            </p>
          )}
          <div className="actions">
            {changes.length > 0 && (
              <button
                type="button"
                className="primary"
                onClick={() => file.offered && apply(file.offered.settings, 'Imported.')}
              >
                Import {changes.length === 1 ? '1 change' : `${changes.length} changes`}
              </button>
            )}
            <button type="button" className="quiet" onClick={file.dismiss}>
              {changes.length > 0 ? 'Change nothing' : 'Close'}
            </button>
          </div>
        </section>
      )}
      <div className={resetting.className}>
        <div className="setting-words">
          <strong>Reset to defaults</strong>
          <p className="hint">Key, history and receipts stay. You can undo it.</p>
        </div>
        <button
          type="button"
          className="secondary"
          id={resetting.id}
          disabled={defaults === null || isDefault}
          onClick={() => defaults && apply(defaults, 'Reset to the defaults.')}
        >
          Reset settings
        </button>
      </div>
      <p className="row" role="status">
        {former && (
          <>
            <span>{former.word}</span>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                setFormer(null);
                void save(former.settings);
              }}
            >
              Undo
            </button>
          </>
        )}
      </p>
    </section>
  );
}
