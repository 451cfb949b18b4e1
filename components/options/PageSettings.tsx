import { optionsText } from '../../lib/texts/areas.ts';
import { type SettingsSectionProps, ToggleSetting } from '../settings/index.ts';
import { GuardSettings } from './GuardSettings.tsx';
import { RegionSetting } from './RegionSetting.tsx';

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
        setting="passingMarks"
        label={optionsText('passingMarks')}
        means={optionsText('passingMarksMeans')}
        checked={settings.passingMarks}
        onChange={(passingMarks) => save({ passingMarks })}
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
    </section>
  );
}
