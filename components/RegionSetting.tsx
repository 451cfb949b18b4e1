import { DIAL_REGIONS, dialCodeOf } from '../lib/dial-codes.ts';
import { LockNote } from './LockNote.tsx';
import { useSetting } from './setting-context.ts';

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
  const { id, locked, className } = useSetting('region');
  return (
    <div className={className}>
      <div className="setting-words">
        <label htmlFor={id}>Country for national phone numbers</label>
        <p className="hint" id={`${id}-means`}>
          Automatic takes it from the page and the browser. <LockNote locked={locked} />
        </p>
      </div>
      <select
        id={id}
        value={value}
        disabled={locked}
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
    </div>
  );
}
