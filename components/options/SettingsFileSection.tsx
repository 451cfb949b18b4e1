import { type JSX, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { Settings } from '../../lib/extension/schemas/index.ts';
import { commonText, optionsText } from '../../lib/texts/areas.ts';
import { listFormat } from '../../lib/texts/intl.ts';
import { type SettingsSectionProps, useSetting } from '../settings/index.ts';
import { FailureNote, FilePicker } from '../ui/index.ts';
import { diffSettings, useSettingsFile } from './file-contents.ts';
import { SettingChangeTable } from './SettingsSyncSection.tsx';

interface SettingsFileSectionProps extends SettingsSectionProps {
  readonly send: SendToBackground;
  /** The settings of a new installation; null while they load. */
  readonly defaults: Settings | null;
}

const joinNames = (names: readonly string[]): string =>
  listFormat({ type: 'unit', style: 'short' }).format(names);

interface ActionRowProps {
  /** Its name in the search (use-settings.ts). */
  readonly setting: string;
  readonly title: string;
  readonly means: string;
  /** Renders the button with this id. */
  readonly children: (buttonId: string) => JSX.Element;
}

function ActionRow({ setting, title, means, children }: ActionRowProps) {
  const { id, className } = useSetting(setting);
  return (
    <div className={className}>
      <div className="setting-words">
        <strong>{title}</strong>
        <p className="hint">{means}</p>
      </div>
      {children(id)}
    </div>
  );
}

/** Export, import and reset of all settings. An import shows its changes first; import and reset can be undone. */
export function SettingsFileSection({ settings, save, send, defaults }: SettingsFileSectionProps) {
  const file = useSettingsFile(send, settings);
  /** The settings before the last import or reset, and the text key that names what happened. */
  const [previous, setPrevious] = useState<{
    settings: Settings;
    done: 'imported' | 'wasReset';
  } | null>(null);
  const changes = file.offered ? diffSettings(settings, file.offered.settings) : [];
  const isDefault = defaults !== null && diffSettings(settings, defaults).length === 0;

  const apply = async (next: Settings, done: 'imported' | 'wasReset') => {
    setPrevious({ settings, done });
    file.dismiss();
    await save(next);
  };

  return (
    <section className="section" aria-labelledby="file">
      <h2 id="file">{optionsText('sectionFile')}</h2>
      <ActionRow
        setting="export"
        title={optionsText('exportSettings')}
        means={optionsText('exportSettingsMeans')}
      >
        {(buttonId) => (
          <button type="button" className="secondary" id={buttonId} onClick={file.save}>
            {optionsText('exportSettings')}
          </button>
        )}
      </ActionRow>
      <ActionRow
        setting="import"
        title={optionsText('importSettings')}
        means={optionsText('importSettingsMeans')}
      >
        {(buttonId) => (
          <FilePicker
            label={optionsText('chooseFile')}
            inputLabel={optionsText('fileOfSettings')}
            accept="application/json,.json"
            buttonId={buttonId}
            onFiles={([chosen]) => void file.read(chosen)}
          />
        )}
      </ActionRow>
      {file.failure && <FailureNote failure={file.failure} />}
      {file.offered && (
        <section className="import-offer" aria-label={optionsText('whatWouldChange')}>
          <p>
            {optionsText.rich(changes.length === 0 ? 'fileWithoutChanges' : 'fileWouldChange', {
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
              {commonText(changes.length > 0 ? 'cancel' : 'close')}
            </button>
          </div>
        </section>
      )}
      <ActionRow
        setting="reset"
        title={optionsText('resetToDefaults')}
        means={optionsText('resetMeans')}
      >
        {(buttonId) => (
          <button
            type="button"
            className="secondary"
            id={buttonId}
            disabled={defaults === null || isDefault}
            onClick={() => defaults && apply(defaults, 'wasReset')}
          >
            {optionsText('resetSettings')}
          </button>
        )}
      </ActionRow>
      <p className="row" role="status">
        {previous && (
          <>
            <span>{optionsText(previous.done)}</span>
            <button
              type="button"
              className="quiet"
              onClick={() => {
                setPrevious(null);
                void save(previous.settings);
              }}
            >
              {commonText('undo')}
            </button>
          </>
        )}
      </p>
    </section>
  );
}
