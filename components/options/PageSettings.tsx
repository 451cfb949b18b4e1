import { optionsText } from '../../lib/texts/areas.ts';
import { type SettingsSectionProps, TextSetting, ToggleSetting } from '../settings/index.ts';
import { GuardSettings } from './GuardSettings.tsx';
import { RegionSetting } from './RegionSetting.tsx';

/** The name of a query parameter; empty if it is never sent, null if invalid. */
function parseParameterName(typed: string): string | null {
  const name = typed.trim();
  return /^[\w.-]{0,64}$/u.test(name) ? name : null;
}

export function PageSettings({ settings, save }: SettingsSectionProps) {
  return (
    <section className="section" aria-labelledby="pages">
      <h2 id="pages">{optionsText('sectionPages')}</h2>
      <ToggleSetting
        setting="marks"
        label={optionsText('marks')}
        means={optionsText('marksMeans')}
        checked={settings.marks}
        onChange={(marks) => save({ marks })}
      />
      <ToggleSetting
        setting="badgeCount"
        label={optionsText('badgeCount')}
        means={optionsText('badgeCountMeans')}
        checked={settings.badgeCount}
        onChange={(badgeCount) => save({ badgeCount })}
      />
      <ToggleSetting
        setting="beside"
        label={optionsText('beside')}
        means={optionsText('besideMeans')}
        checked={settings.beside}
        onChange={(checked) => save({ beside: checked })}
      />
      <GuardSettings settings={settings} save={save} />
      <ToggleSetting
        setting="disposableIsBad"
        label={optionsText('disposableIsBad')}
        means={optionsText('disposableIsBadMeans')}
        checked={settings.disposableIsBad}
        onChange={(disposableIsBad) => save({ disposableIsBad })}
      />
      <RegionSetting value={settings.region} onSave={(region) => save({ region })} />
      <TextSetting
        setting="transparencyParameter"
        label={optionsText('transparencyParameter')}
        means={optionsText('transparencyParameterMeans')}
        value={settings.transparencyParameter}
        placeholder={optionsText('neverSent')}
        parse={parseParameterName}
        error={optionsText('transparencyParameterWrong')}
        onSave={(transparencyParameter) => save({ transparencyParameter })}
      />
    </section>
  );
}
