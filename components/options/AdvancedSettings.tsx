import { isFlagName } from '../../lib/domain/index.ts';
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
  return name === '' || isFlagName(name) ? name : null;
}

/** The address of a page, https; empty if there is none, null if invalid. */
function parsePageAddress(typed: string): string | null {
  const address = typed.trim();
  if (address === '') return '';
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.href.length <= 300 ? url.href : null;
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
        <TextSetting
          setting="accountPage"
          label={optionsText('accountPage')}
          means={optionsText('accountPageMeans')}
          value={settings.accountPage}
          placeholder="https://"
          inputMode="url"
          parse={parsePageAddress}
          error={optionsText('accountPageWrong')}
          onSave={(accountPage) => save({ accountPage })}
        />
      </section>
      <FieldCorrectionSettings {...props} />
      {hasShortcuts() && <ShortcutList />}
      <DataSetsSection />
    </>
  );
}
