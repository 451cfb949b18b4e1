import { GUARD_MODES, LONGEST_WAIT } from '../lib/policy.ts';
import { GUARD_MEANS, GUARD_WORD } from './guard-words.ts';
import { LockNote } from './LockNote.tsx';
import { useSetting } from './setting-context.ts';
import { TextSetting } from './TextSetting.tsx';
import type { SectionProps } from './use-settings.ts';

/** Seconds as a person writes them, as ms; null for what is none, or too many. */
function readWait(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  const ms = Math.round(Number(trimmed) * 1000);
  return /^\d*\.?\d+$|^\d+\.$/u.test(trimmed) && ms <= LONGEST_WAIT ? ms : null;
}

const inSeconds = (ms: number) => String(ms / 1000);

/** What is done about form fields, and how long a form may wait for it. */
export function GuardSettings({ settings, save }: SectionProps) {
  const { id, locked, className } = useSetting('guard');
  return (
    <>
      <fieldset className={`${className} setting-group`}>
        <legend>Form fields</legend>
        <p className="hint" aria-live="polite">
          {settings.guard === 'hold' && `${GUARD_MEANS.warn.split('.')[0]}. `}
          {GUARD_MEANS[settings.guard]} A site may have a rule of its own.{' '}
          <LockNote locked={locked} />
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
              <span>{GUARD_WORD[mode]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {settings.guard === 'hold' && (
        <TextSetting
          setting="guardWait"
          label="Longest wait before a form is sent, seconds"
          means="For an answer that is on its way, 0 to 4. After a moment “Send now” stands there. 0: never waits."
          value={inSeconds(settings.guardWait)}
          inputMode="numeric"
          read={(text) => {
            const ms = readWait(text);
            return ms === null ? null : inSeconds(ms);
          }}
          wrong="Enter seconds from 0 to 4, such as 1.5."
          onSave={(seconds) => save({ guardWait: readWait(seconds) ?? settings.guardWait })}
        />
      )}
    </>
  );
}
