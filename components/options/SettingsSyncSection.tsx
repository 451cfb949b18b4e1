import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type SendToBackground, subscribeToSyncedSettings } from '../../lib/extension/index.ts';
import type { Settings, SettingsSync } from '../../lib/extension/schemas/index.ts';
import { commonText, optionsText, settingsSyncText } from '../../lib/texts/areas.ts';
import { ToggleSetting } from '../settings/index.ts';
import { FailureNote, useOutcome } from '../ui/index.ts';
import { diffSettings, type SettingChange } from './file-contents.ts';

export interface SettingsSyncSectionProps {
  readonly send: SendToBackground;
  readonly settings: Settings;
  /** Calls back when settings came from another browser. */
  readonly subscribe?: (listener: () => void) => () => void;
  /** Called when the settings may have changed. */
  readonly onSettings: () => void;
}

function useSettingsSync({
  send,
  subscribe = subscribeToSyncedSettings,
  onSettings,
}: SettingsSyncSectionProps) {
  const { value, failure, track } = useOutcome<SettingsSync>();
  const reload = useCallback(() => track(send('settingsSync', {})), [send, track]);
  const onSynced = useEffectEvent(() => {
    onSettings();
    void reload();
  });
  useEffect(() => {
    void reload();
    return subscribe(() => onSynced());
  }, [reload, subscribe]);
  const act = async (work: ReturnType<typeof send<'setSettingsSync'>>) => {
    await track(work);
    onSettings();
  };
  return {
    sync: value,
    failure,
    reload,
    setOn: (on: boolean, deleteCopy = false) => act(send('setSettingsSync', { on, deleteCopy })),
    answer: (use: boolean) =>
      value?.offered ? act(send('answerSyncedSettings', { use, shown: value.offered })) : undefined,
  };
}

interface WaitingSettingsProps {
  readonly settings: Settings;
  /** The settings if the person accepts. */
  readonly offered: Settings;
  readonly onAnswer: (use: boolean) => void;
}

/** Looser settings from another browser, which apply only if the person agrees. */
function WaitingSettings({ settings, offered, onAnswer }: WaitingSettingsProps) {
  const changes = diffSettings(settings, offered);
  if (changes.length === 0) return null;
  return (
    <section className="import-offer" aria-labelledby="sync-waiting">
      <h3 className="note-title" id="sync-waiting">
        {settingsSyncText('waitingTitle')}
      </h3>
      <p>{settingsSyncText('waitingMeans')}</p>
      <SettingChangeTable changes={changes} />
      <div className="actions">
        <button type="button" className="secondary" onClick={() => onAnswer(true)}>
          {settingsSyncText('useThem')}
        </button>
        <button type="button" className="secondary" onClick={() => onAnswer(false)}>
          {settingsSyncText('keepMine')}
        </button>
      </div>
    </section>
  );
}

/** The settings that an import would change, before and after. */
export function SettingChangeTable({ changes }: { changes: readonly SettingChange[] }) {
  return (
    <div className="scroller">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{optionsText('changedSetting')}</th>
            <th scope="col">{optionsText('settingNow')}</th>
            <th scope="col">{optionsText('settingThen')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ id, what, from, to }) => (
            <tr key={id}>
              <th scope="row">{what}</th>
              <td className="soft">{from}</td>
              <td>{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
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
export function SettingsSyncSection(props: SettingsSyncSectionProps) {
  const { sync, failure, reload, setOn, answer } = useSettingsSync(props);
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
          settings={props.settings}
          offered={sync.offered}
          onAnswer={(use) => void answer(use)}
        />
      )}
    </section>
  );
}
