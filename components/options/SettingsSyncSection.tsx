import { useState } from 'react';
import { subscribeToSyncedSettings } from '../../lib/extension/index.ts';
import type { Settings, SettingsSync } from '../../lib/extension/schemas/index.ts';
import { commonText, optionsText, settingsSyncText } from '../../lib/texts/areas.ts';
import { ToggleSetting } from '../settings/index.ts';
import { FailureNote } from '../ui/index.ts';
import { type SettingsSyncSources, useSettingsSync } from './use-settings-sync.ts';
import { WaitingSettings } from './WaitingSettings.tsx';

export interface SettingsSyncSectionProps extends Omit<SettingsSyncSources, 'subscribe'> {
  readonly settings: Settings;
  readonly subscribe?: SettingsSyncSources['subscribe'];
}

function ProblemNote({ problem, unfit }: Pick<SettingsSync, 'problem' | 'unfit'>) {
  if (problem === 'none') return null;
  return (
    <div className={problem === 'busy' ? 'note' : 'note note-caution'} role="status">
      <p>
        {problem === 'full'
          ? settingsSyncText('full', { count: unfit })
          : settingsSyncText(problem)}
      </p>
    </div>
  );
}

interface StopQuestionProps {
  readonly onStop: (deleteCopy: boolean) => void;
  readonly onCancel: () => void;
}

function StopQuestion({ onStop, onCancel }: StopQuestionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend
    <div
      className="import-offer"
      role="group"
      aria-labelledby="sync-stop"
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <p className="note-title" id="sync-stop">
        {settingsSyncText('stopTitle')}
      </p>
      <p>{settingsSyncText('stopMeans')}</p>
      <div className="actions">
        <button
          type="button"
          className="secondary"
          // biome-ignore lint/a11y/noAutofocus: answers the switch that was pressed
          autoFocus
          onClick={() => onStop(false)}
        >
          {settingsSyncText('stopHere')}
        </button>
        <button type="button" className="danger" onClick={() => onStop(true)}>
          {settingsSyncText('stopEverywhere')}
        </button>
        <button type="button" className="quiet" onClick={onCancel}>
          {commonText('cancel')}
        </button>
      </div>
    </div>
  );
}

/** The switch that lets settings follow the person, and what they have to know or decide about it. */
export function SettingsSyncSection({
  settings,
  subscribe = subscribeToSyncedSettings,
  ...sources
}: SettingsSyncSectionProps) {
  const { sync, failure, reload, setOn, answer } = useSettingsSync({ ...sources, subscribe });
  const [isStopping, setStopping] = useState(false);
  const isOn = sync?.on ?? false;
  const stop = (deleteCopy: boolean) => {
    setStopping(false);
    void setOn(false, deleteCopy);
  };
  return (
    <section className="section" aria-labelledby="sync">
      <h2 id="sync">{optionsText('sectionSync')}</h2>
      <ToggleSetting
        setting="sync"
        label={optionsText('syncSettings')}
        means={settingsSyncText('means')}
        checked={isOn && !isStopping}
        onChange={(checked) => {
          if (isOn) setStopping(!checked);
          else void setOn(true);
        }}
      />
      {isStopping && isOn && <StopQuestion onStop={stop} onCancel={() => setStopping(false)} />}
      {failure && <FailureNote failure={failure} onRetry={() => void reload()} />}
      {sync && !isOn && <p className="hint">{settingsSyncText('needs')}</p>}
      {sync?.endedElsewhere && (
        <div className="note" role="status">
          <p>{settingsSyncText('endedElsewhere')}</p>
        </div>
      )}
      {sync && <ProblemNote problem={sync.problem} unfit={sync.unfit} />}
      {sync?.offered && (
        <WaitingSettings
          settings={settings}
          offered={sync.offered}
          onAnswer={(use) => void answer(use)}
        />
      )}
    </section>
  );
}
