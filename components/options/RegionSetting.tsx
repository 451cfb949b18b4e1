import { useMemo } from 'react';
import { DIAL_REGIONS, dialCodeOf } from '../../lib/domain/index.ts';
import { optionsText, policiesText } from '../../lib/texts/areas.ts';
import { collator, displayNames } from '../../lib/texts/intl.ts';
import { activeLocale } from '../../lib/texts/locale.ts';
import { SelectSetting } from '../settings/index.ts';

/** Regions with a dial code, named and sorted in a language (BCP 47). */
function regionsIn(language: string) {
  const names = displayNames({ type: 'region' }, language);
  const { compare } = collator({}, language);
  return DIAL_REGIONS.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
    compare(a.name, b.name),
  );
}

interface RegionSettingProps {
  /** ISO 3166-1 alpha-2; empty: derived from the page and the browser. */
  readonly value: string;
  readonly onSave: (region: string) => void;
}

export function RegionSetting({ value, onSave }: RegionSettingProps) {
  const language = activeLocale();
  const regions = useMemo(() => regionsIn(language), [language]);
  return (
    <SelectSetting
      setting="region"
      label={optionsText('region')}
      means={optionsText('regionMeans')}
      value={value}
      onChange={onSave}
    >
      <option value="">{policiesText('auto')}</option>
      {regions.map(({ code, name }) => (
        <option key={code} value={code}>
          {optionsText('regionWithDialCode', { country: name, dialCode: dialCodeOf(code) ?? '' })}
        </option>
      ))}
    </SelectSetting>
  );
}
