import { type ChangeEvent, useRef, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { listFormat } from '../../lib/texts/intl.ts';
import { optionsText } from '../../lib/texts/options.ts';
import { type SettingsSectionProps, useSetting } from '../settings/index.ts';
import { FailureNote } from '../ui/index.ts';
import { diffSettings } from './file-contents.ts';
import { SettingChangeTable } from './SettingChangeTable.tsx';
import { useSettingsFile } from './use-settings-file.ts';

interface SettingsFileSectionProps extends SettingsSectionProps {
  readonly send: SendToBackground;
  /** What holds where nothing was chosen. */
  readonly defaults: Settings | null;
}

/** Names of settings, as the file has them. */
const joinNames = (names: readonly string[]): string =>
  listFormat({ type: 'unit', style: 'short' }).format(names);

/** All settings as a file, from a file, and back to where they began; each step can be looked at or undone. */
export function SettingsFileSection({ settings, save, send, defaults }: SettingsFileSectionProps) {
  const file = useSettingsFile(send, settings);
  const picker = useRef<HTMLInputElement>(null);
  /** The settings before the last step of this section. */
  const [former, setFormer] = useState<{
    settings: Settings;
    word: 'imported' | 'wasReset';
  } | null>(null);
  const [exporting, importing, resetting] = [
    useSetting('export'),
    useSetting('import'),
    useSetting('reset'),
  ];
  const changes = file.offered ? diffSettings(settings, file.offered.settings) : [];
  const isDefault = defaults !== null && diffSettings(settings, defaults).length === 0;

  const apply = async (next: Settings, word: 'imported' | 'wasReset') => {
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
      <h2 id="file">{optionsText('sectionFile')}</h2>
      <div className={exporting.className}>
        <div className="setting-words">
          <strong>{optionsText('exportSettings')}</strong>
          <p className="hint">{optionsText('exportSettingsMeans')}</p>
        </div>
        <button type="button" className="secondary" id={exporting.id} onClick={file.save}>
          {optionsText('exportSettings')}
        </button>
      </div>
      <div className={importing.className}>
        <div className="setting-words">
          <strong>{optionsText('importSettings')}</strong>
          <p className="hint">{optionsText('importSettingsMeans')}</p>
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={optionsText('fileOfSettings')}
          onChange={choose}
        />
        <button
          type="button"
          className="secondary"
          id={importing.id}
          onClick={() => picker.current?.click()}
        >
          {optionsText('chooseFile')}
        </button>
      </div>
      {file.failure && <FailureNote failure={file.failure} />}
      {file.offered && (
        <section className="import-offer" aria-label={optionsText('whatWouldChange')}>
          <p>
            {optionsText.rich(changes.length === 0 ? 'fileHoldsNothingNew' : 'fileWouldChange', {
              file: file.offered.name,
              strong: (inner) => <strong key="strong">{inner}</strong>,
            })}
          </p>
          {changes.length > 0 && <SettingChangeTable changes={changes} />}
          {file.offered.unread.length > 0 && (
            <p className="hint hint-caution">
              {optionsText('notUnderstood', { settings: joinNames(file.offered.unread) })}
            </p>
          )}
          <div className="actions">
            {changes.length > 0 && (
              <button
                type="button"
                className="primary"
                onClick={() => file.offered && apply(file.offered.settings, 'imported')}
              >
                {optionsText('importChanges', { count: changes.length })}
              </button>
            )}
            <button type="button" className="quiet" onClick={file.dismiss}>
              {optionsText(changes.length > 0 ? 'changeNothing' : 'close')}
            </button>
          </div>
        </section>
      )}
      <div className={resetting.className}>
        <div className="setting-words">
          <strong>{optionsText('resetToDefaults')}</strong>
          <p className="hint">{optionsText('resetMeans')}</p>
        </div>
        <button
          type="button"
          className="secondary"
          id={resetting.id}
          disabled={defaults === null || isDefault}
          onClick={() => defaults && apply(defaults, 'wasReset')}
        >
          {optionsText('resetSettings')}
        </button>
      </div>
      <p className="row" role="status">
        {former && (
          <>
            <span>{optionsText(former.word)}</span>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                setFormer(null);
                void save(former.settings);
              }}
            >
              {optionsText('undo')}
            </button>
          </>
        )}
      </p>
    </section>
  );
}
