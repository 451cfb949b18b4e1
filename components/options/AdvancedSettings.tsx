import { hasShortcuts } from '../../lib/extension/index.ts';
import { optionsText } from '../../lib/texts/areas.ts';
import { TextSetting } from '../settings/index.ts';
import { DataSetsSection } from './DataSetsSection.tsx';
import {
  FieldCorrectionSettings,
  type FieldCorrectionSettingsProps,
} from './FieldCorrectionSettings.tsx';
import { ShortcutList } from './ShortcutList.tsx';

/** The name of a query parameter; empty if it is never sent, null if invalid. */
function parseParameterName(typed: string): string | null {
  const name = typed.trim();
  return /^[\w.-]{0,64}$/u.test(name) ? name : null;
}

/** What few people need. */
export function AdvancedSettings(props: FieldCorrectionSettingsProps) {
  const { settings, save } = props;
  return (
    <>
      <section className="section" aria-labelledby="advanced">
        <h2 id="advanced">{optionsText('sectionAdvanced')}</h2>
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
      <FieldCorrectionSettings {...props} />
      {hasShortcuts() && <ShortcutList />}
      <DataSetsSection />
    </>
  );
}
