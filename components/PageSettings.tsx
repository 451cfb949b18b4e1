import { text } from '../lib/texts/options.ts';
import { GuardSettings } from './GuardSettings.tsx';
import { RegionSetting } from './RegionSetting.tsx';
import { TextSetting } from './TextSetting.tsx';
import { Toggle } from './Toggle.tsx';
import type { SectionProps } from './use-settings.ts';

/** A query parameter's name; empty: never sent. */
function readParameter(typed: string): string | null {
  const name = typed.trim();
  return /^[\w.-]{0,64}$/u.test(name) ? name : null;
}

export function PageSettings({ settings, save }: SectionProps) {
  return (
    <section className="section" aria-labelledby="pages">
      <h2 id="pages">{text('sectionPages')}</h2>
      <Toggle
        setting="marks"
        label={text('marks')}
        means={text('marksMeans')}
        checked={settings.marks}
        onChange={(marks) => save({ marks })}
      />
      <Toggle
        setting="beside"
        label={text('beside')}
        means={text('besideMeans')}
        checked={settings.beside}
        onChange={(beside) => save({ beside })}
      />
      <GuardSettings settings={settings} save={save} />
      <RegionSetting value={settings.region} onSave={(region) => save({ region })} />
      <TextSetting
        setting="transparencyParameter"
        label={text('transparencyParameter')}
        means={text('transparencyParameterMeans')}
        value={settings.transparencyParameter}
        placeholder={text('neverSent')}
        read={readParameter}
        wrong={text('transparencyParameterWrong')}
        onSave={(transparencyParameter) => save({ transparencyParameter })}
      />
    </section>
  );
}
