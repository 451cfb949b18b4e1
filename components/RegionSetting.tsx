import { useId } from 'react';
import { DIAL_REGIONS, dialCodeOf } from '../lib/dial-codes.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** Regions that have telephones, as the list is read. */
const REGIONS = DIAL_REGIONS.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) =>
  a.name.localeCompare(b.name),
);

interface RegionSettingProps {
  /** ISO 3166-1 alpha-2; empty: taken from the page and the browser. */
  readonly value: string;
  readonly onSave: (region: string) => void;
}

export function RegionSetting({ value, onSave }: RegionSettingProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Country for national phone numbers</label>
      <select
        id={id}
        value={value}
        aria-describedby={`${id}-means`}
        onChange={(event) => onSave(event.target.value)}
      >
        <option value="">Automatic</option>
        {REGIONS.map(({ code, name }) => (
          <option key={code} value={code}>
            {name} (+{dialCodeOf(code)})
          </option>
        ))}
      </select>
      <p className="hint" id={`${id}-means`}>
        Automatic takes it from the page and the browser.
      </p>
    </div>
  );
}
