import { GUARD_MODES, MAX_SUBMIT_WAIT_MS } from '../../lib/domain/index.ts';
import { optionsText } from '../../lib/texts/areas.ts';
import { numberFormat } from '../../lib/texts/intl.ts';
import { guardDescription, guardLabel } from '../format/index.ts';
import { LockNote, type SettingsSectionProps, TextSetting, useSetting } from '../settings/index.ts';

/** Seconds as typed ("1.5", "1,5") in ms; null if invalid or too long. */
function parseWait(typed: string): number | null {
  const trimmed = typed.trim().replace(',', '.');
  const ms = Math.round(Number(trimmed) * 1000);
  return /^(?:\d+\.?|\d*\.\d+)$/.test(trimmed) && ms <= MAX_SUBMIT_WAIT_MS ? ms : null;
}

/** "1.5" or "1,5", by the active language; Latin digits, so that `parseWait` can parse it. */
const formatSeconds = (ms: number) =>
  numberFormat({ numberingSystem: 'latn', maximumFractionDigits: 3 }).format(ms / 1000);

/** The guard mode of form fields, and how long a form may wait for verdicts. */
export function GuardSettings({ settings, save }: SettingsSectionProps) {
  const { id, locked, className } = useSetting('guard');
  return (
    <>
      <fieldset className={`${className} setting-group`}>
        <legend>{optionsText('formFields')}</legend>
        <p className="hint" aria-live="polite">
          {guardDescription(settings.guard)} <LockNote locked={locked} />
        </p>
        <div className="segments" id={id}>
          {GUARD_MODES.map((mode) => (
            <label key={mode}>
              <input
                type="radio"
                name="guard"
                checked={settings.guard === mode}
                disabled={locked}
                onChange={() => save({ guard: mode })}
              />
              <span>{guardLabel(mode)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {settings.guard === 'hold' && (
        <TextSetting
          setting="guardWait"
          label={optionsText('guardWaitInSeconds')}
          means={optionsText('guardWaitMeans')}
          value={formatSeconds(settings.guardWait)}
          inputMode="numeric"
          parse={(typed) => {
            const ms = parseWait(typed);
            return ms === null ? null : formatSeconds(ms);
          }}
          error={optionsText('guardWaitWrong', { example: 1.5 })}
          onSave={(seconds) => save({ guardWait: parseWait(seconds) ?? settings.guardWait })}
        />
      )}
    </>
  );
}
